#if Web
  import Foundation

  /// The size and the appearance of a browser's last page, which its script keeps in a cookie for the next first response.
  ///
  /// Like everything in a request, the cookie is a stranger's text: anything but three numbers counts as absent, and a size
  /// that no window has as the nearest one that a window may have.
  struct KeptWindow: Hashable, Sendable {
    /// The name of the cookie. The size is the browser's, so that all apps of a host share it.
    static let cookieName = "pergola-window"
    /// The range of the sides, in points.
    private static let sides = 200.0...8192.0
    /// The maximum number of digits of a number.
    private static let digits = 5

    let width: Double
    let height: Double
    let isDark: Bool

    /// Reads the width, the height, and 1 for the dark appearance or 0, with hyphens between them; nil for any other text.
    init?(_ text: String) {
      guard text.utf8.count <= 3 * Self.digits + 2 else { return nil }
      let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
      guard parts.count == 3, let width = parts[0], let height = parts[1], let look = parts[2], look <= 1 else {
        return nil
      }
      self.width = Self.clamped(width)
      self.height = Self.clamped(height)
      isDark = look == 1
    }

    /// Reads the cookie of a request; nil if there is none, or the page is shown inside another one, which is smaller.
    init?(_ request: WebRequest) {
      if ["iframe", "frame"].contains(request.header("Sec-Fetch-Dest")) { return nil }
      guard let text = request.cookie(Self.cookieName) else { return nil }
      self.init(text)
    }

    private static func number(_ text: Substring) -> Double? {
      guard (1...digits).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return Double(text)
    }

    private static func clamped(_ side: Double) -> Double { min(max(side, sides.lowerBound), sides.upperBound) }
  }
#endif
