/// The surroundings in which a preview is rendered.
package struct PreviewVariant: Hashable, Sendable {
  /// The size of the window.
  package var size = PreviewSize.phone
  /// "light" or "dark".
  package var appearance = "light"
  /// The user's text size, as `--text-size` of an app takes it.
  package var textSize = "large"
  /// The language, as a tag of BCP 47; nil for the process's own.
  package var language: String?
  /// The layout runs from right to left, whatever the language.
  package var isRightToLeft = false

  /// A phone in light appearance.
  package init() {}

  /// The arguments of an app that show a preview so.
  var arguments: [String] {
    ["--size", size.text, "--idiom", size.isPad ? "pad" : "phone", "--appearance", appearance, "--text-size", textSize]
      + (language.map { ["--language", $0] } ?? []) + (isRightToLeft ? ["--right-to-left"] : [])
  }
}

/// The size of a window, in points.
package struct PreviewSize: Hashable, Sendable {
  /// The name, for the sizes that have one.
  package let name: String?
  let width: Int
  let height: Int

  package static let phone = PreviewSize(name: "phone", width: 390, height: 844)
  /// The sizes with names.
  package static let named = [
    PreviewSize(name: "small-phone", width: 375, height: 667), phone,
    PreviewSize(name: "large-phone", width: 440, height: 956), PreviewSize(name: "small-pad", width: 744, height: 1133),
    PreviewSize(name: "pad", width: 820, height: 1180), PreviewSize(name: "large-pad", width: 1032, height: 1376),
  ]

  private init(name: String?, width: Int, height: Int) { (self.name, self.width, self.height) = (name, width, height) }

  /// The size of a name, or of a text such as `320x480`; nil for any other text.
  package init?(_ text: String) {
    if let size = Self.named.first(where: { $0.name == text }) {
      self = size
      return
    }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...20_000).contains(width),
      (1...20_000).contains(height)
    else { return nil }
    self.init(name: nil, width: width, height: height)
  }

  /// The size as apps take it.
  var text: String { "\(width)x\(height)" }
  /// The window is that of a pad.
  var isPad: Bool { min(width, height) >= 700 }
  /// The size for people.
  var label: String { name ?? text }
}
