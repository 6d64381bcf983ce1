/// A form of a glyph: filled, enclosed in a circle or square, slashed, with a badge.
struct SymbolForm: Hashable, Sendable {
  enum Enclosure: String, Sendable { case circle, square }
  /// A small sign in the lower right corner.
  enum Badge: String, Sendable {
    case plus, minus, checkmark, xmark, exclamationmark, questionmark, ellipsis, clock, gearshape
    case person = "person.crop"
    /// An exclamation mark in a triangle.
    case warning

    /// The badge's part of the symbol's name.
    var suffix: String { self == .warning ? ".trianglebadge.exclamationmark" : ".badge.\(rawValue)" }
  }

  var isFilled = false
  var isSlashed = false
  var enclosure: Enclosure?
  var badge: Badge?
  /// The character that stands for the symbol on a character grid, one cell wide.
  let character: Character
  /// The character in a right-to-left layout.
  let mirrored: Character

  private init(_ character: Character, _ mirrored: Character?) {
    self.character = character
    self.mirrored = mirrored ?? character
  }

  /// The suffix of the symbol's name, after the glyph's name.
  var suffix: String {
    [
      isSlashed ? ".slash" : "", enclosure.map { ".\($0.rawValue)" } ?? "", isFilled ? ".fill" : "",
      badge?.suffix ?? "",
    ].joined()
  }

  static func plain(_ character: Character, mirrored: Character? = nil) -> Self { Self(character, mirrored) }
  static func fill(_ character: Character, mirrored: Character? = nil) -> Self {
    plain(character, mirrored: mirrored).filled
  }
  static func circle(_ character: Character, mirrored: Character? = nil) -> Self {
    plain(character, mirrored: mirrored).enclosed(.circle)
  }
  static func circleFill(_ character: Character, mirrored: Character? = nil) -> Self {
    circle(character, mirrored: mirrored).filled
  }
  static func square(_ character: Character, mirrored: Character? = nil) -> Self {
    plain(character, mirrored: mirrored).enclosed(.square)
  }
  static func squareFill(_ character: Character, mirrored: Character? = nil) -> Self {
    square(character, mirrored: mirrored).filled
  }
  static func slash(_ character: Character) -> Self {
    var form = plain(character)
    form.isSlashed = true
    return form
  }
  static func slashFill(_ character: Character) -> Self { slash(character).filled }
  static func badge(_ badge: Badge, _ character: Character) -> Self {
    var form = plain(character)
    form.badge = badge
    return form
  }
  static func fillBadge(_ badge: Badge, _ character: Character) -> Self { Self.badge(badge, character).filled }

  private var filled: Self {
    var form = self
    form.isFilled = true
    return form
  }

  private func enclosed(_ enclosure: Enclosure) -> Self {
    var form = self
    form.enclosure = enclosure
    return form
  }
}
