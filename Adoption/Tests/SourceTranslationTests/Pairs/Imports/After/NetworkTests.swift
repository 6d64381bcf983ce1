#if canImport(PergolaFoundation)
import PergolaFoundation
#endif
#if canImport(UIKit)
import class UIKit.UIView
#endif
#if canImport(os)
import os
#endif
#sourceLocation(file: "NetworkTests.swift", line: 1)
import XCTest; import FoundationNetworking; import FoundationXML; import Observation

func response(from url: URL) -> HTTPURLResponse? {
  HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
}
