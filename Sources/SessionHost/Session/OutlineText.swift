import Foundation
import RenderTree
import ScreenUse

/// An outline in lines: an element on each, indented by what contains it.
///
/// ```
/// e4 list (0, 97, 390, 664) scroll
///   e5 cell "Buy milk, Today" selected (0, 97, 390, 44) tap, swipe
/// ```
struct OutlineText {
  private let elements: [ScreenOutline.Element]

  init(_ elements: [ScreenOutline.Element]) { self.elements = elements }

  /// Returns the lines.
  func lines(_ names: inout ElementNames) -> [String] {
    var lines: [String] = []
    func add(_ elements: [ScreenOutline.Element], _ depth: Int) {
      for element in elements {
        lines.append(String(repeating: "  ", count: depth) + Self.line(element, &names))
        add(element.children, depth + 1)
      }
    }
    add(elements, 0)
    return lines
  }

  /// Returns the line of an element.
  static func line(_ element: ScreenOutline.Element, _ names: inout ElementNames) -> String {
    var words = [names.name(of: element.id), element.role.listed]
    if !element.name.isEmpty { words.append(element.name.listed) }
    if let value = element.value { words.append("value \(value.listed)") }
    if let identifier = element.identifier { words.append("#\(identifier)") }
    words += element.stateNames
    words.append(element.frame.listed)
    let uses = element.uses
    if !uses.isEmpty { words.append(uses.joined(separator: ", ")) }
    return words.joined(separator: " ")
  }
}

extension Semantics.Role {
  /// The name in outlines and of arguments; that of a box for a node without a role.
  var listed: String { self == .none ? "box" : rawValue }
}

extension ScreenOutline.Element {
  /// The names of the state.
  var stateNames: [String] {
    let all: [(Semantics.State, String)] = [
      (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"), (.expanded, "expanded"),
      (.editing, "editing"), (.collapsed, "collapsed"), (.checked, "checked"), (.mixed, "mixed"),
    ]
    return all.filter { state.contains($0.0) }.map(\.1)
  }

  /// The requests that make sense for the element.
  var uses: [String] {
    var uses: [String] = []
    if state.contains(.disabled) { return uses }
    let customs = actions.compactMap { if case .custom(let name) = $0 { name } else { nil } }
    if actions.contains(.activate) || role == .cell || role == .tab || role == .menuItem { uses.append("tap") }
    if role == .textField || role == .searchField { uses.append("type") }
    if actions.contains(.increment) || actions.contains(.decrement) { uses.append("drag") }
    if !customs.isEmpty { uses.append("swipe for \(customs.map(\.listed).joined(separator: ", "))") }
    if !scrollAxes.isEmpty {
      let ways = [
        scrollAxes.contains(.vertical) ? "vertically" : nil, scrollAxes.contains(.horizontal) ? "horizontally" : nil,
      ]
      uses.append("scroll " + ways.compactMap(\.self).joined(separator: " and "))
    }
    return uses
  }
}

extension CGRect {
  /// The box in whole points.
  var listed: String { "(\(minX.listed), \(minY.listed), \(width.listed), \(height.listed))" }
}

extension CGFloat {
  fileprivate var listed: String {
    guard magnitude < 1e9 else { return "\(self)" }
    let tenths = (self * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }
}

extension String {
  /// The text in quotes on one line, shortened after 120 characters.
  var listed: String { (count > 120 ? prefix(120) + "…" : self).quoted }

  /// The text as a literal of Swift on one line, in which what cannot be seen is escaped.
  var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\"", "\\": result += "\\\(scalar)"
      default:
        let isHidden = [.control, .format, .lineSeparator, .paragraphSeparator].contains(
          scalar.properties.generalCategory)
        // Emoji are joined by a format character that belongs to them.
        if isHidden, scalar != "\u{200D}" {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
