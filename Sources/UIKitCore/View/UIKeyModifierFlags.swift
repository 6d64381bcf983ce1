import RenderTree

/// The modifier keys that are held down with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit per key.
  public let rawValue: Int
  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock, which no host reports.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, or option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command: the alt key in a terminal.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad, which no host tells apart.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  init(_ modifiers: KeyEvent.Modifiers) {
    self = Self.pairs.reduce(into: []) { if modifiers.contains($1.event) { $0.insert($1.flag) } }
  }

  /// The modifier keys as those of an event.
  var eventModifiers: KeyEvent.Modifiers {
    Self.pairs.reduce(into: []) { if contains($1.flag) { $0.insert($1.event) } }
  }

  private static var pairs: [(flag: UIKeyModifierFlags, event: KeyEvent.Modifiers)] {
    [(.shift, .shift), (.control, .control), (.alternate, .alternate), (.command, .command)]
  }
}
