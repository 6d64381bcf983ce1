/// One cell of a character grid.
///
/// Small and cheaply compared, so that a host finds what changed between two grids.
public struct Cell: Hashable, Sendable {
  /// What a cell's character is for.
  public enum Kind: UInt8, Hashable, Sendable {
    /// Nothing stands in the cell: the character is a space.
    case blank
    /// Of a text, or a symbol.
    case text
    /// A thin line: a separator, an edge of a border.
    case line
    /// Not a character of anything, but a picture of two colours: the upper and the lower half of the background.
    case halfBlock
    /// The right half of the wide character to the left; the character is a space and is not to be written.
    case continuation
  }

  /// How a cell's character is set; nothing of it by default.
  public struct Style: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// In heavy strokes.
    public static let bold = Style(rawValue: 1)
    /// Slanted.
    public static let italic = Style(rawValue: 2)
    /// With a line below.
    public static let underline = Style(rawValue: 4)
    /// With a line through the middle.
    public static let strikethrough = Style(rawValue: 8)
    /// Drawn with less than full strength. The foreground is mixed already: this is for hosts without colours.
    public static let dim = Style(rawValue: 16)
    /// Fore- and background change places: for hosts without colours.
    public static let reversed = Style(rawValue: 32)
  }

  /// One grapheme cluster; never a control character.
  public var character: Character
  /// What the character is for.
  public var kind: Kind
  /// How the character is set.
  public var style: Style
  /// nil where nothing is drawn in the foreground.
  public var foreground: CellColor?
  /// nil where nothing lies behind: the host's own background is seen.
  public var background: CellColor?

  /// A cell without colours, and with a space in it where no character is given.
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

  /// Nothing at all.
  public static let empty = Cell()
}

/// A colour without transparency, as terminals take it.
public struct CellColor: Hashable, Sendable {
  /// From 0 to 255, in sRGB.
  public var red: UInt8
  /// From 0 to 255, in sRGB.
  public var green: UInt8
  /// From 0 to 255, in sRGB.
  public var blue: UInt8

  /// A colour by its sRGB components.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The nearest to a colour, whatever its opacity.
  public init(_ color: RenderColor) {
    func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
    self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
  }
}
