import Foundation
import FoundationXML
import RenderTree

/// Reads the areas and the guides of a symbol's template.
final class SymbolTemplateParser: NSObject, XMLParserDelegate {
  /// An area of a group, in the template's units.
  struct Area {
    let path: Path
    let role: SymbolGlyph.Role
    let color: SymbolColor?
  }

  /// A group that is open.
  private struct Group {
    var transform: Transform
    /// The name of the weight and scale around it; nil outside of one.
    var name: String?
    var classes: String
  }

  /// The areas of the groups by the groups' names.
  private(set) var areas: [String: [Area]] = [:]
  /// The points at which guides begin, by the guides' names.
  private(set) var guides: [String: CGPoint] = [:]
  private var groups: [Group] = [Group(transform: .identity, name: nil, classes: "")]
  private var isVectorGraphics = false

  static func parse(_ data: Data) throws(SymbolTemplateProblem) -> SymbolTemplateParser {
    // No entity of a template is worth the risk of expanding it.
    guard data.range(of: Data("<!ENTITY".utf8)) == nil else {
      throw SymbolTemplateProblem(description: "it declares entities, which are refused")
    }
    let delegate = SymbolTemplateParser()
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    guard parser.parse(), delegate.isVectorGraphics else {
      throw SymbolTemplateProblem(description: "it is no vector graphics file, at line \(max(1, parser.lineNumber))")
    }
    return delegate
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes: [String: String]
  ) {
    var group = groups.last ?? Group(transform: .identity, name: nil, classes: "")
    if let text = attributes["transform"] { group.transform = Self.transform(text).concatenating(group.transform) }
    if let name = attributes["id"] {
      if name.contains(/^[A-Z][a-z]+-[SML]$/), elementName == "g" { group.name = name }
      if elementName == "line" || elementName == "path" || elementName == "rect" {
        note(guide: name, elementName, attributes, group.transform)
      }
    }
    if let classes = attributes["class"] { group.classes = classes }
    groups.append(group)
    if elementName == "svg" { isVectorGraphics = true }
    guard let name = group.name, let path = Self.path(elementName, attributes), !path.isEmpty,
      attributes["fill"] != "none"
    else { return }
    areas[name, default: []].append(
      Area(
        path: path.applying(group.transform), role: Self.role(group.classes), color: Self.color(group.classes)))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    if groups.count > 1 { groups.removeLast() }
  }

  private func note(guide: String, _ element: String, _ attributes: [String: String], _ transform: Transform) {
    func number(_ name: String) -> CGFloat? { attributes[name].flatMap(Self.number) }
    let point: CGPoint? =
      switch element {
      case "line": number("x1").map { CGPoint(x: $0, y: number("y1") ?? 0) }
      case "rect": number("x").map { CGPoint(x: $0, y: number("y") ?? 0) }
      default: attributes["d"].flatMap { VectorPathReader.path($0).elements.first?.end }
      }
    guides[guide] = point.map(transform.apply(to:))
  }

  // MARK: Shapes

  private static func path(_ element: String, _ attributes: [String: String]) -> Path? {
    func number(_ name: String) -> CGFloat { attributes[name].flatMap(Self.number) ?? 0 }
    switch element {
    case "path": return VectorPathReader.path(attributes["d"] ?? "")
    case "rect":
      let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let rx = attributes["rx"] == nil ? number("ry") : number("rx")
      let ry = attributes["ry"] == nil ? rx : number("ry")
      return rx > 0 ? Path(roundedRect: rect, radii: CGSize(width: rx, height: ry)) : Path(rect: rect)
    case "circle":
      let radius = number("r")
      return Path(
        ellipseIn: CGRect(
          x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius))
    case "ellipse":
      let (rx, ry) = (number("rx"), number("ry"))
      return Path(ellipseIn: CGRect(x: number("cx") - rx, y: number("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "polygon": return VectorPathReader.path("M\(attributes["points"] ?? "")Z")
    default: return nil
    }
  }

  // MARK: Attributes

  /// The number that a text is; nil for others, and for those that are not finite.
  private static func number(_ text: String) -> CGFloat? {
    Double(text).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// The transform of a list such as `translate(1 2) scale(3)`. Unknown functions change nothing.
  static func transform(_ text: String) -> Transform {
    var result = Transform.identity
    for match in text.matches(of: /([a-zA-Z]+)\s*\(([^)]*)\)/) {
      let numbers = match.2.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { number(String($0)) }
      let step: Transform? =
        switch (match.1, numbers.count) {
        case ("matrix", 6):
          Transform(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): .translation(x: numbers[0], y: 0)
        case ("translate", 2): .translation(x: numbers[0], y: numbers[1])
        case ("scale", 1): .scale(x: numbers[0], y: numbers[0])
        case ("scale", 2): .scale(x: numbers[0], y: numbers[1])
        case ("rotate", 1): rotation(numbers[0], about: .zero)
        case ("rotate", 3): rotation(numbers[0], about: CGPoint(x: numbers[1], y: numbers[2]))
        default: nil
        }
      if let step { result = step.concatenating(result) }
    }
    return result
  }

  private static func rotation(_ degrees: CGFloat, about center: CGPoint) -> Transform {
    let (sine, cosine) = (sin(degrees.radians), cos(degrees.radians))
    let turn = Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    return Transform.translation(x: -center.x, y: -center.y).concatenating(turn)
      .concatenating(.translation(x: center.x, y: center.y))
  }

  /// The layer from classes such as `hierarchical-0:secondary`.
  private static func role(_ classes: String) -> SymbolGlyph.Role {
    guard let match = classes.firstMatch(of: /hierarchical-\d+:(primary|secondary|tertiary)/) else { return .primary }
    return match.1 == "primary" ? .primary : match.1 == "secondary" ? .secondary : .tertiary
  }

  /// The colour from classes such as `multicolor-0:systemRedColor`; nil for the tint.
  private static func color(_ classes: String) -> SymbolColor? {
    guard let match = classes.firstMatch(of: /multicolor-\d+:(?:system)?([A-Za-z]+?)(?:Color)?(?:\s|$)/) else {
      return nil
    }
    return colors[match.1.lowercased()]
  }

  private static let colors: [String: SymbolColor] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "teal": .teal, "cyan": .cyan, "blue": .blue,
    "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray, "white": .white,
    "black": .black,
  ]
}
