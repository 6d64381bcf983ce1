import Foundation

/// The declarations of an element's style, in order; each property occurs once.
struct PageStyle: Hashable, Sendable {
  /// A property with its value.
  struct Declaration: Hashable, Sendable {
    let property: String
    let value: String
  }

  private(set) var declarations: [Declaration] = []

  /// True if a property has a declaration.
  func declares(_ property: String) -> Bool { declarations.contains { $0.property == property } }

  /// Appends a declaration. The value contains no semicolon.
  mutating func add(_ property: String, _ value: String) {
    declarations.append(Declaration(property: property, value: value))
  }

  /// Appends the declarations of another style.
  mutating func add(_ style: PageStyle) { declarations += style.declarations }

  /// A position, in hundredths of a point.
  struct Origin: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  /// Replaces the position in a style that has one.
  mutating func move(to origin: Origin) {
    let values = ["left": origin.x, "top": origin.y]
    declarations = declarations.map { declaration in
      guard let value = values[declaration.property] else { return declaration }
      return Declaration(property: declaration.property, value: PageNumber.length(hundredths: value))
    }
  }

  /// Appends a position and a size, in points.
  mutating func add(_ box: CGRect) {
    add("left", PageNumber.length(box.minX))
    add("top", PageNumber.length(box.minY))
    add("width", PageNumber.length(box.width))
    add("height", PageNumber.length(box.height))
  }

  var isEmpty: Bool { declarations.isEmpty }

  /// The declarations as a style sheet contains them.
  var text: String { declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";") }

  /// Returns the declarations that turn another style into this one; removed properties have an empty value.
  func changes(from old: PageStyle) -> String {
    let before = Dictionary(old.declarations.map { ($0.property, $0.value) }) { $1 }
    let added = declarations.filter { before[$0.property] != $0.value }.map { "\($0.property):\($0.value)" }
    let kept = Set(declarations.map(\.property))
    let removed = old.declarations.filter { !kept.contains($0.property) }.map { "\($0.property):" }
    return (removed + added).joined(separator: ";")
  }
}
