/// One cell of a character grid.
///
/// Cells are small and cheap to compare, so that a host can find the changes between two grids.
public struct CharacterCell: Hashable, Sendable {
  /// The kind of a cell's character.
  public enum Kind: UInt8, Hashable, Sendable {
    /// An empty cell: the character is a space.
    case blank
    /// Part of a text, or a symbol.
    case text
    /// A thin line: a separator, an edge of a border.
    case line
    /// A block character that shows two colours: the upper and the lower half of the background.
    case halfBlock
    /// The right half of the wide character to the left. The character is a space, which must not be written.
    case continuation
  }

  /// The style of a cell's character; plain by default.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bold.
    public static let bold = Style(rawValue: 1)
    /// Italic.
    public static let italic = Style(rawValue: 2)
    /// Underlined.
    public static let underline = Style(rawValue: 4)
    /// Struck through.
    public static let strikethrough = Style(rawValue: 8)
    /// Dimmed. The foreground colour includes the dimming already; the style is for hosts without colours.
    public static let dim = Style(rawValue: 16)
    /// Foreground and background are exchanged, for hosts without colours.
    public static let reversed = Style(rawValue: 32)
  }

  /// One grapheme cluster, never a control character.
  public var character: Character
  /// The kind of the character.
  public var kind: Kind
  /// The style of the character.
  public var style: Style
  /// The colour of the character; nil if the cell has none.
  public var foreground: CellColor?
  /// The colour behind the character; nil for the host's own background.
  public var background: CellColor?

  /// A cell with the given parts; an empty cell without colours by default.
  public init(
    character: Character = " ", kind: Kind = .blank, style: Style = [], foreground: CellColor? = nil,
    background: CellColor? = nil
  ) {
    self.character = character
    self.kind = kind
    self.style = style
    self.foreground = foreground
    self.background = background
  }

  /// A blank cell without colours.
  public static let empty = CharacterCell()
}

/// An opaque colour, as terminals use it.
public struct CellColor: Hashable, Sendable {
  /// The red component from 0 to 255, in sRGB.
  public var red: UInt8
  /// The green component from 0 to 255, in sRGB.
  public var green: UInt8
  /// The blue component from 0 to 255, in sRGB.
  public var blue: UInt8

  /// A colour with the given sRGB components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The nearest cell colour, ignoring the opacity.
  public init(_ color: RenderColor) {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}
