#if Web
  import Foundation

  /// The size and the appearance of a browser's last page, which its script keeps in a cookie for the next first response.
  ///
  /// Like everything in a request, the cookie is a stranger's text: anything but three numbers counts as absent, and a size
  /// out of range as the nearest one in it.
  struct KeptWindow: Hashable, Sendable {
    /// The name of the cookie. Its path is the app's base: other apps of a host keep their own.
    static let cookieName = "pergola-window"
    /// The range of the width, in points. Anyone may ask for a first response, and a large one costs more.
    private static let widths = 200.0...Double(PageEvent.maximumSize.width)
    /// The range of the height, in points.
    private static let heights = 200.0...Double(PageEvent.maximumSize.height)
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
      self.width = Self.clamped(width, to: Self.widths)
      self.height = Self.clamped(height, to: Self.heights)
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

    private static func clamped(_ side: Double, to range: ClosedRange<Double>) -> Double {
      min(max(side, range.lowerBound), range.upperBound)
    }
  }
#endif
