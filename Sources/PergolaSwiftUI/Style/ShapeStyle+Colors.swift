extension ShapeStyle where Self == Color {
  /// The system's red, which adapts to the appearance.
  public static var red: Color { Color.red }
  /// The system's orange, which adapts to the appearance.
  public static var orange: Color { Color.orange }
  /// The system's yellow, which adapts to the appearance.
  public static var yellow: Color { Color.yellow }
  /// The system's green, which adapts to the appearance.
  public static var green: Color { Color.green }
  /// The system's mint, which adapts to the appearance.
  public static var mint: Color { Color.mint }
  /// The system's teal, which adapts to the appearance.
  public static var teal: Color { Color.teal }
  /// The system's cyan, which adapts to the appearance.
  public static var cyan: Color { Color.cyan }
  /// The system's blue, which adapts to the appearance.
  public static var blue: Color { Color.blue }
  /// The system's indigo, which adapts to the appearance.
  public static var indigo: Color { Color.indigo }
  /// The system's purple, which adapts to the appearance.
  public static var purple: Color { Color.purple }
  /// The system's pink, which adapts to the appearance.
  public static var pink: Color { Color.pink }
  /// The system's brown, which adapts to the appearance.
  public static var brown: Color { Color.brown }
  /// The system's gray, which adapts to the appearance.
  public static var gray: Color { Color.gray }
  /// White in every appearance.
  public static var white: Color { Color.white }
  /// Black in every appearance.
  public static var black: Color { Color.black }
  /// A transparent colour.
  public static var clear: Color { Color.clear }
}
