import Foundation
import UIKitCore

// The values of attributes and of children. The closures are called only if the file has a value, so that a property
// keeps its default otherwise.
extension NibCoder {
  /// A text, translated into the user's language.
  ///
  /// - Parameter property: The name of the property in `.strings` files, if it differs from that of the attribute.
  func text(_ name: String, property: String? = nil) -> String? {
    if let id = element.id, let translated = builder.file.strings["\(id).\(property ?? name)"] {
      _ = element[name]
      return translated
    }
    if let text = element[name] { return text }
    guard let child = element.child(key: name), ["string", "mutableString"].contains(child.tag) else { return nil }
    return child.nibText
  }

  @MainActor
  func text(_ name: String, property: String? = nil, _ set: (String) -> Void) {
    if let text = text(name, property: property) { set(text) }
  }

  @MainActor
  func flag(_ name: String, _ set: (Bool) -> Void) {
    guard let text = element[name] else { return }
    guard text == "YES" || text == "NO" else { return invalid(name, text, "YES or NO") }
    set(text == "YES")
  }

  @MainActor
  func number(_ name: String, _ set: (CGFloat) -> Void) {
    guard let text = element[name] else { return }
    guard let number = Double(text), number.isFinite else { return invalid(name, text, "a number") }
    set(CGFloat(number))
  }

  @MainActor
  func integer(_ name: String, _ set: (Int) -> Void) {
    number(name) { number in
      guard let integer = Int(exactly: number.rounded()) else { return invalid(name, "\(number)", "an integer") }
      set(integer)
    }
  }

  /// A value with a name, such as that of a case. The table of the names is only made if the file has a value.
  @MainActor
  func choice<Value>(_ name: String, _ values: @autoclosure () -> [String: Value], _ set: (Value) -> Void) {
    guard let text = element[name] else { return }
    let values = values()
    guard let value = values[text] else {
      return invalid(name, text, values.keys.sorted().joined(separator: ", "))
    }
    set(value)
  }

  @MainActor
  func color(_ key: String, _ set: (UIColor?) -> Void) {
    guard let child = element.child(key: key) else { return }
    set(builder.values.color(child))
  }

  @MainActor
  func font(_ key: String, _ set: (UIFont) -> Void) {
    guard let child = element.child(key: key), let font = builder.values.font(child) else { return }
    set(font)
  }

  /// An image: an attribute with its name, or a child with more of it.
  @MainActor
  func image(_ name: String, _ set: (UIImage) -> Void) {
    if let child = element.child(key: name), child.tag == "imageReference" {
      if let image = builder.values.image(child) { set(image) }
    } else if let text = element[name], let image = builder.values.image(named: text, catalog: element["catalog"]) {
      set(image)
    }
  }

  @MainActor
  func attributedText(_ key: String, _ set: (NSAttributedString) -> Void) {
    guard let child = element.child(key: key), child.tag == "attributedString" else { return }
    set(
      builder.values.attributedString(child, translation: element.id.flatMap { builder.file.strings["\($0).\(key)"] }))
  }

  @MainActor
  func rect(_ key: String, _ set: (CGRect) -> Void) {
    if let child = element.child(key: key) { set(child.rect) }
  }

  @MainActor
  func size(_ key: String, _ set: (CGSize) -> Void) {
    if let child = element.child(key: key) { set(child.rect.size) }
  }

  /// Insets, which are written as `minX`, `minY`, `maxX` and `maxY`, or by their edges.
  @MainActor
  func insets(_ key: String, _ set: (UIEdgeInsets) -> Void) {
    guard let child = element.child(key: key) else { return }
    let isNamed = child.tag == "edgeInsets"
    set(
      UIEdgeInsets(
        top: child.number(isNamed ? "top" : "minY"), left: child.number(isNamed ? "left" : "minX"),
        bottom: child.number(isNamed ? "bottom" : "maxY"), right: child.number(isNamed ? "right" : "maxX")))
  }

  @MainActor
  func directionalInsets(_ key: String, _ set: (NSDirectionalEdgeInsets) -> Void) {
    guard let child = element.child(key: key) else { return }
    set(
      NSDirectionalEdgeInsets(
        top: child.number("top"), leading: child.number("leading"), bottom: child.number("bottom"),
        trailing: child.number("trailing")))
  }

  /// The object of a property, if it has a type.
  @MainActor
  func object<Object>(_ key: String, _ set: (Object) -> Void) {
    guard let child = element.child(key: key) else { return }
    if let object = builder.value(of: child) as? Object { set(object) }
  }

  /// The properties and subviews of a view's content view.
  ///
  /// It fills the view whatever the file says of its frame and of its autoresizing: the original's cells set the frame of
  /// their content views themselves. The subviews are resized from the frame of the file, for which they were arranged.
  @MainActor
  func contentView(_ content: UIView) {
    guard let child = element.child(key: "contentView") else { return }
    builder.adopt(content, child)
    content.translatesAutoresizingMaskIntoConstraints = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let owner = content.superview { content.frame = owner.bounds }
  }

  /// The objects of a child with a tag, such as `items`.
  @MainActor
  func objects<Object>(_ tag: String, _ set: ([Object]) -> Void) {
    guard let child = element.child(tag) else { return }
    set(child.children.compactMap { builder.value(of: $0) as? Object })
  }

  @MainActor
  private func invalid(_ name: String, _ text: String, _ expected: String) {
    builder.log.report("\(name)=\"\(text)\" of \(element.tag)", "is not known; expected \(expected)", at: element)
  }
}

extension NibElement {
  /// A number of an attribute; 0 without one.
  func number(_ name: String) -> CGFloat { self[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil } ?? 0 }

  /// The rectangle of the attributes `x`, `y`, `width` and `height`.
  var rect: CGRect { CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")) }

  func flag(_ name: String) -> Bool { self[name] == "YES" }

  /// The text of a `string` element, which may be encoded because of its blanks.
  var nibText: String {
    guard self["base64-UTF8"] == "YES" else { return text }
    let compact = text.filter { !$0.isWhitespace }
    let padded = compact + String(repeating: "=", count: (4 - compact.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
