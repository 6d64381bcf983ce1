#if Web
  import Foundation
  import RenderTree

  /// The size and the look of a browser's last page, which its script keeps in a cookie for the next first response.
  ///
  /// Like everything in a request, the cookie is a stranger's text: anything but five numbers counts as absent, and one out
  /// of range as the nearest one in it.
  struct KeptWindow: Hashable, Sendable {
    /// The name of the cookie. Its path is the app's base: other apps of a host keep their own.
    static let cookieName = "pergola-window"
    /// The range of the width, in points. Anyone may ask for a first response, and a large one costs more.
    private static let widths = 200.0...Double(PageEvent.maximumSize.width)
    /// The range of the height, in points.
    private static let heights = 200.0...Double(PageEvent.maximumSize.height)
    /// The range of the pixels of a point.
    private static let scales = 0.25...16.0
    /// The maximum number of digits of a number.
    private static let digits = 5

    let width: Double
    let height: Double
    let isDark: Bool
    /// The number of pixels of a point.
    let scale: Double
    let textSize: SceneConfiguration.TextSize

    /// Reads the width, the height, 1 for the dark appearance or 0, the pixels of a hundred points, and the size of the
    /// root's font, with hyphens between them; nil for any other text.
    init?(_ text: String) {
      guard text.utf8.count <= 5 * Self.digits + 4 else { return nil }
      let parts = text.split(separator: "-", omittingEmptySubsequences: false)
      let numbers = parts.compactMap(Self.number)
      guard parts.count == 5, numbers.count == 5, numbers[2] <= 1 else { return nil }
      width = Self.clamped(numbers[0], to: Self.widths)
      height = Self.clamped(numbers[1], to: Self.heights)
      isDark = numbers[2] == 1
      scale = Self.clamped(numbers[3] / 100, to: Self.scales)
      textSize = SceneConfiguration.TextSize(rootFontSize: numbers[4])
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
