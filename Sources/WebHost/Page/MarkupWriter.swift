/// Writes elements as HTML.
///
/// A strict content security policy forbids style attributes. A document has rules instead, one for each class of
/// elements with the same style; in a patch an element carries its style as data, which the script sets.
struct MarkupWriter {
  /// The form in which styles are written.
  private enum Styles {
    case data
    /// The classes by their declarations.
    case rules([String: Int])
  }

  /// The HTML that was written.
  private(set) var html = ""
  private var styles: Styles

  private init(_ styles: Styles) { self.styles = styles }

  /// A writer for patches: the attribute `data-s` has an element's style.
  static func forPatches() -> MarkupWriter { MarkupWriter(.data) }

  /// A writer for documents: classes stand for styles, and ``rules`` has them.
  static func forDocuments() -> MarkupWriter { MarkupWriter(.rules([:])) }

  /// The rules of the classes, by ascending class. They win over those of the page's style sheet for kinds of elements.
  var rules: String {
    guard case .rules(let classes) = styles else { return "" }
    return classes.sorted { $0.value < $1.value }.map { "#scene .s\(MarkupWriter.name($0.value)){\($0.key)}" }
      .joined(separator: "\n")
  }

  private static func name(_ number: Int) -> String { String(number, radix: 36) }

  /// Writes an element with its content.
  mutating func write(_ element: Markup) {
    open(element)
    for piece in element.pieces {
      switch piece {
      case .text(let text): write(text: text)
      case .element(let inner): write(inner)
      }
    }
    close(element)
  }

  /// Writes an element's start tag.
  mutating func open(_ element: Markup) {
    html += "<" + element.name
    let style = element.style.text
    var classes = element["class"]
    if !style.isEmpty {
      switch styles {
      case .data: html += " data-s=\"" + MarkupWriter.escaped(style) + "\""
      case .rules(var known):
        styles = .data
        let number = known[style] ?? known.count
        known[style] = number
        styles = .rules(known)
        classes = (classes.map { $0 + " " } ?? "") + "s" + MarkupWriter.name(number)
      }
    }
    if let classes { html += " class=\"" + classes + "\"" }
    for attribute in element.attributes where attribute.name != "class" {
      html += " " + attribute.name
      if !attribute.value.isEmpty { html += "=\"" + MarkupWriter.escaped(attribute.value) + "\"" }
    }
    html += ">"
    // The first line break of a text area is not part of its text.
    if element.name == "textarea" { html += "\n" }
  }

  /// Writes an element's end tag, if it has one.
  mutating func close(_ element: Markup) {
    if !["input", "img", "meta", "link"].contains(element.name) { html += "</" + element.name + ">" }
  }

  /// Writes text.
  mutating func write(text: String) { html += MarkupWriter.escaped(text) }

  /// Returns text with character references for the characters that mean something in HTML. Control characters, which
  /// HTML forbids, become replacement characters.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case _ where scalar.isForbiddenInHTML: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x21, 0x23...0x25, 0x28...0x3B, 0x3D, 0x3F...0x7E: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// True for control characters other than white space, and for noncharacters.
  var isForbiddenInHTML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
