/// The place of a value in a column.
public struct OSLogStringAlignment {
  private enum Anchor { case start, end }

  private let anchor: Anchor
  private let columns: (() -> Int)?

  /// No column.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(anchor: .end, columns: nil) }

  /// The value stands at the right of a column.
  public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(anchor: .end, columns: columns)
  }

  /// The value stands at the left of a column.
  public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(anchor: .start, columns: columns)
  }

  func callAsFunction(_ text: String) -> String {
    guard let width = columns?() else { return text }
    let space = String(repeating: " ", count: max(0, width - text.count))
    return anchor == .start ? text + space : space + text
  }
}
