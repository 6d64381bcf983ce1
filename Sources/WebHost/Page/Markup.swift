/// An element of a page with its attributes, its style and its content, as a value.
struct Markup: Hashable, Sendable {
  /// An attribute with its value.
  struct Attribute: Hashable, Sendable {
    let name: String
    let value: String
  }

  /// A part of an element's content.
  enum Piece: Hashable, Sendable {
    case text(String)
    case element(Markup)
  }

  /// The element's name.
  let name: String
  /// The attributes in order, each once.
  var attributes: [Attribute] = []
  /// The style.
  var style = PageStyle()
  /// The content in order.
  var pieces: [Piece] = []

  /// An element without content, by default without attributes.
  init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) {
    self.name = name
    self.attributes = attributes.map { Attribute(name: $0.key, value: $0.value) }
  }

  /// The value of an attribute. Setting nil removes it.
  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      if let index = attributes.firstIndex(where: { $0.name == name }) { attributes.remove(at: index) }
      if let newValue { attributes.append(Attribute(name: name, value: newValue)) }
    }
  }

  /// Appends an element to the content.
  mutating func append(_ element: Markup) { pieces.append(.element(element)) }

  /// The text if the content is a single one; the empty text if there is no content.
  var onlyText: String? {
    if pieces.isEmpty { return "" }
    if pieces.count == 1, case .text(let text) = pieces[0] { return text }
    return nil
  }
}
