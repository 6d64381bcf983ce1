import Foundation
@_spi(Toolkit) import UIKitCore

/// The coder of one object of a nib or a storyboard. Its keys are the names of the attributes and of the properties of
/// children in the file.
///
/// An app's `init?(coder:)` gets it. The framework's classes read their properties through it, class by class.
final class NibCoder: NSCoder, InterfaceCoder {
  let element: NibElement
  let builder: NibBuilder

  init(_ element: NibElement, _ builder: NibBuilder) {
    self.element = element
    self.builder = builder
  }

  @MainActor
  func setProperties(of object: NSObject, declaredBy type: AnyClass) {
    if type == UIView.self || type == UIViewController.self || !(object is UIResponder) {
      builder.register(object, element)
    }
    NibKind.setProperties(of: object, from: self, declaredBy: type)
  }

  // MARK: Keys

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { element[key] != nil || element.child(key: key) != nil }

  /// The object of a property: a view, an item, a colour, a font, a text; nil if the file has none.
  override func decodeObject(forKey key: String) -> Any? {
    nonisolated(unsafe) let coder = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated {
      if let child = coder.element.child(key: key) {
        value = coder.builder.value(of: child)
      } else {
        value = coder.text(key)
      }
    }
    return value
  }

  override func decodeBool(forKey key: String) -> Bool { element[key] == "YES" }

  override func decodeInteger(forKey key: String) -> Int { element[key].flatMap(Int.init) ?? 0 }

  override func decodeInt32(forKey key: String) -> Int32 { element[key].flatMap(Int32.init) ?? 0 }

  override func decodeInt64(forKey key: String) -> Int64 { element[key].flatMap(Int64.init) ?? 0 }

  override func decodeDouble(forKey key: String) -> Double { element[key].flatMap(Double.init) ?? 0 }

  override func decodeFloat(forKey key: String) -> Float { element[key].flatMap(Float.init) ?? 0 }
}
