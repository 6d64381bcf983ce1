import UIKit
#if canImport(XCTest)
import class XCTest.XCTestCase
#endif
#if canImport(os)
import os
#endif
#sourceLocation(file: "Model.swift", line: 1)
import Foundation; import FoundationNetworking; import FoundationXML; import Observation

class Model: NSObject, ObjectMembers {
        func changed() {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("changed", Model.changed)); return members }; }
