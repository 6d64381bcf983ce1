import Foundation
import Testing

@testable import UIKitCore

/// As the translation of `@objc(PGRSoil) class Soil` adds it.
final class Soil: UIView {}

final class _ObjectiveCClass_PGRSoil: _NamedClass { static var named: AnyClass { Soil.self } }

@Suite("Classes with names in Objective-C")
struct NamedClassTests {
  @Test("a class is found by its name in Objective-C in the calling module, and by its own with the module")
  func find() {
    #expect(_classFromString("PGRSoil") == Soil.self)
    #expect(_classFromString(NSStringFromClass(Soil.self)) == Soil.self)
    #expect(_classFromString("PGRSoil", in: "Elsewhere/File.swift") == nil)
    #expect(_classFromString("Soil") == nil)
  }
}
