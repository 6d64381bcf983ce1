#if canImport(Combine)
import class Combine.AnyCancellable
#endif
#if canImport(Foundation)
import class Foundation.NSObject
#endif
#if canImport(FoundationNetworking)
import class FoundationNetworking.URLSession
#endif
#if canImport(FoundationXML)
import class FoundationXML.XMLParser
#endif
#if canImport(GardenTools)
import GardenTools
#endif
#if canImport(PergolaFoundation)
import PergolaFoundation
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
#sourceLocation(file: "Bed.swift", line: 1)
struct Bed { var path = rows() }

func count(of bed: Bed) -> Int { bed.path.count + bed.path[0].row }

let afterBed = #line
