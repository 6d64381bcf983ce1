import Foundation

extension Frame {
  /// A readable description of the tree, the same in every run of an app: a line per node with its frame in the scene's
  /// coordinates, its texts and its semantics.
  ///
  /// ```
  /// list (0, 0, 390, 844) offset (0, 120) of (390, 2080)
  ///   cell (16, 52, 358, 44) selected
  ///     text (32, 66, 96, 16) "Granny Smith"
  /// ```
  public var treeDescription: String { root.treeDescription }
}

extension RenderNode {
  /// A readable description of the node and its descendants, with all frames in the coordinates of the node's parent.
  public var treeDescription: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0, origin: .zero)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int, origin: CGPoint) {
    let box = CGRect(
      x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width, height: frame.height)
    let words =
      [kind, box.listing] + [contentListing, semanticsListing, scrollListing, styleListing].compactMap { $0 }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
    let inner = CGPoint(x: box.minX - contentOrigin.x, y: box.minY - contentOrigin.y)
    for child in children { child.describe(into: &lines, depth: depth + 1, origin: inner) }
  }

  private var kind: String {
    if let role = semantics?.role, role != .none { return role.rawValue }
    switch content {
    case .text: return "text"
    case .symbol: return "symbol"
    case .image: return "image"
    case .drawing: return "drawing"
    case nil: return scroll == nil ? "box" : "scroll"
    }
  }

  private var contentListing: String? {
    switch content {
    case .text(let content):
      let lines = content.layout.lines.map { $0.runs.map(\.text).joined() }
      return lines.joined(separator: "\n").listing
    case .symbol(let content): return content.name
    case .image(let content): return "\(content.bitmap.pixelWidth) x \(content.bitmap.pixelHeight) pixels"
    case .drawing(let drawing):
      let texts = drawing.texts.map { $0.layout.lines.map { $0.runs.map(\.text).joined() }.joined(separator: "\n") }
      return texts.isEmpty ? nil : texts.map(\.listing).joined(separator: " ")
    case nil: return nil
    }
  }

  private var semanticsListing: String? {
    guard let semantics else { return nil }
    var words: [String] = []
    if let label = semantics.label { words.append("label \(label.listing)") }
    if let value = semantics.value { words.append("value \(value.listing)") }
    if let identifier = semantics.identifier { words.append("identifier \(identifier.listing)") }
    let states: [(Semantics.State, String)] = [
      (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"), (.expanded, "expanded"),
      (.editing, "editing"), (.collapsed, "collapsed"), (.checked, "checked"), (.mixed, "mixed"),
    ]
    words += states.filter { semantics.state.contains($0.0) }.map(\.1)
    if semantics.isModal { words.append("modal") }
    if semantics.isHidden { words.append("hidden from assistive technologies") }
    if semantics.hidesContent { words.append("one element") }
    if semantics.isDragHandle { words.append("drag handle") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private var scrollListing: String? {
    guard let scroll else { return nil }
    let size = scroll.contentSize
    return "offset (\(scroll.offset.x.listing), \(scroll.offset.y.listing)) of "
      + "(\(size.width.listing), \(size.height.listing))"
  }

  private var styleListing: String? {
    var words: [String] = []
    if style.mask != nil { words.append("masked") }
    if !style.compositing.effects.isEmpty {
      words.append("effects (\(style.compositing.effects.map(\.listing).joined(separator: ", ")))")
    }
    if style.compositing.blendMode != .normal { words.append("blend mode \(style.compositing.blendMode.rawValue)") }
    if style.opacity != 1 { words.append("opacity \(CGFloat(style.opacity).listing)") }
    if let transform {
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      words.append("transform (\(parts.map(\.listing).joined(separator: ", ")))")
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension PixelEffect {
  fileprivate var listing: String {
    switch self {
    case .blur(let radius, let isOpaque): "blur \(radius.listing)\(isOpaque ? " opaque" : "")"
    case .saturation(let amount): "saturation \(CGFloat(amount).listing)"
    case .contrast(let amount): "contrast \(CGFloat(amount).listing)"
    case .brightness(let amount): "brightness \(CGFloat(amount).listing)"
    case .hueRotation(let angle): "hue rotation \(CGFloat(angle).listing)"
    case .multiplication(let color):
      "multiplied by (\([color.red, color.green, color.blue, color.alpha].map { CGFloat($0).listing }.joined(separator: ", ")))"
    case .inversion: "inverted"
    }
  }
}

extension CGRect {
  fileprivate var listing: String {
    "(\(minX.listing), \(minY.listing), \(width.listing), \(height.listing))"
  }
}

extension CGFloat {
  /// The number with at most two decimals, and without any if it is integral.
  fileprivate var listing: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let hundredths = (self * 100).rounded()
    // Zero has no sign.
    let value = hundredths == 0 ? 0 : hundredths / 100
    return value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}

extension String {
  /// The string in quotes, with invisible characters escaped, truncated after 80 characters.
  fileprivate var listing: String {
    let limit = 80
    var result = "\""
    for character in prefix(limit) {
      for scalar in character.unicodeScalars {
        switch scalar {
        case "\n": result += "\\n"
        case "\t": result += "\\t"
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        default:
          if scalar.properties.generalCategory == .control || (scalar.isInvisibleFormat && scalar != "\u{200D}") {
            result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
          } else {
            result.unicodeScalars.append(scalar)
          }
        }
      }
    }
    return result + (dropFirst(limit).isEmpty ? "\"" : "…\"")
  }
}
