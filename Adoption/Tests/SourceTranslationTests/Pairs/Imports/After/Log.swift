#if canImport(Foundation)
import class Foundation.NSObject
#endif
#if canImport(FoundationNetworking)
import class FoundationNetworking.URLSession
#endif
#if canImport(FoundationXML)
import class FoundationXML.XMLParser
#endif
#if canImport(PergolaFoundation)
import PergolaFoundation
#endif
#if canImport(UIKit)
import class UIKit.UIView
#endif
#if canImport(XCTest)
import class XCTest.XCTestCase
#endif
#sourceLocation(file: "Log.swift", line: 1)
#if canImport(os)
  import os
#endif

let afterLog = #line
