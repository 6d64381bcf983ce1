import Foundation

extension FontDescriptor {
  /// The letter spacing of the system's font, in points: Inter is drawn for small sizes and needs less space at larger
  /// ones (Andersson, "Inter Dynamic Metrics", https://rsms.me/inter/dynmetrics/). Nil for other fonts.
  public var tracking: CGFloat? {
    switch family {
    case .system, .monospacedDigits: size * (-0.0223 + 0.185 * exp(-0.1745 * size))
    case .monospaced, .named: nil
    }
  }
}
