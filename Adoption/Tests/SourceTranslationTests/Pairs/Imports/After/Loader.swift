#if canImport(XCTest)
import class XCTest.XCTestCase
#endif
#if canImport(os)
import os
#endif
#sourceLocation(file: "Loader.swift", line: 1)
import UIKit
import Foundation
import UIKit
import UIKit

func load(_ url: URL) -> URLRequest { URLRequest(url: url) }
