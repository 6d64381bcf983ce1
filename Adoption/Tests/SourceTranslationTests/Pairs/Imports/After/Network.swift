#if canImport(PergolaFoundation)
import PergolaFoundation
#endif
#if canImport(UIKit)
import class UIKit.UIView
#endif
#if canImport(XCTest)
import class XCTest.XCTestCase
#endif
#if canImport(os)
import os
#endif
#sourceLocation(file: "Network.swift", line: 1)
import Foundation; import FoundationNetworking; import FoundationXML; import Observation

func session() -> URLSession { .shared }

func parser(of data: Data) -> XMLParser { XMLParser(data: data) }
