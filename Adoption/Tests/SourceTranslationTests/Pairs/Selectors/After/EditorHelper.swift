import UIKit
#sourceLocation(file: "EditorHelper.swift", line: 1)
import Foundation; import FoundationNetworking; import FoundationXML; import Observation

class EditorHelper: NSObject, ObjectMembers {
        func help() {}
        func help(with topic: String) {}
        @MainActor func show() {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("help", calling: { (target: EditorHelper) in target.help() })); members.append(.method("helpWith:", EditorHelper.help(with:))); members.append(.method("show", calling: { (target: EditorHelper) in target.show() })); return members }; }
