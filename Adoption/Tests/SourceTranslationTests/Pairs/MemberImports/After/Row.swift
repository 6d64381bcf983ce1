#if canImport(PergolaFoundation)
import PergolaFoundation
#endif
#if canImport(Combine)
import class Combine.AnyCancellable
#endif
#if canImport(GardenTools)
import GardenTools
#endif
#if canImport(RegexBuilder)
internal import RegexBuilder
#endif
#if canImport(SwiftUI)
import struct SwiftUI.EnvironmentValues
#endif
#if canImport(UIKit)
import class UIKit.UIView
#endif
#sourceLocation(file: "Row.swift", line: 1)
import Foundation; import FoundationNetworking; import FoundationXML; import Observation

func row(at path: IndexPath) -> Int { path.row }

let afterRow = #line
