#if Web
  import Foundation
  import RenderTree

  /// The browser's side of a scene's configuration, as it is kept with a restoration record.
  struct SceneEnvironment: Codable, Hashable, Sendable {
    var width = 390.0
    var height = 844.0
    var scale = 2.0
    /// The insets at the top, left, bottom and right edges.
    var safeArea = [0.0, 0.0, 0.0, 0.0]
    var isDark = false
    var hasHighContrast = false
    var isPhone = true
    var textSize = SceneConfiguration.TextSize.large.rawValue
    /// The languages that the user prefers, the first one most.
    var languages: [String] = []
    var timeZone: String?
    /// The languages of the app's texts.
    var appLanguages = ["en"]
    /// The language that the server chose for all users; nil for each user's own.
    var commonLanguage: String?
    /// True if all pages are laid out from right to left; nil for the direction of the page's language.
    var isAlwaysRightToLeft: Bool?

    /// The environment of a phone with default settings.
    init() {}

    /// The environment of a browser that has sent only a request for a document.
    init(_ request: WebRequest, _ options: WebHost.Options) {
      isDark = options.appearance == .dark
      textSize = options.textSize.rawValue
      languages = Self.languages(request.header("Accept-Language") ?? "")
      isPhone = Self.isPhone(request)
      if !isPhone { (width, height, scale) = (1024, 768, 1) }
      guard let kept = KeptWindow(request) else { return }
      (width, height, isDark, scale) = (kept.width, kept.height, kept.isDark, kept.scale)
      textSize = kept.textSize.rawValue
    }

    /// True if a request comes from a phone: as the browser says, or by the name that browsers of phones have in common.
    private static func isPhone(_ request: WebRequest) -> Bool {
      switch request.header("Sec-CH-UA-Mobile") {
      case "?1": true
      case "?0": false
      default: request.header("User-Agent")?.contains("Mobi") ?? false
      }
    }

    /// Takes over what the page's script reports.
    mutating func update(with opening: PageEvent.Opening) {
      (width, height) = (opening.size.width, opening.size.height)
      scale = opening.scale
      update(safeArea: opening.safeArea)
      isDark = opening.appearance == .dark
      hasHighContrast = opening.contrast == .high
      textSize = opening.textSize.rawValue
      languages = opening.languages.filter { Self.isLanguage($0) }
      timeZone = opening.timeZone
    }

    mutating func update(safeArea insets: SceneConfiguration.Insets) {
      safeArea = [insets.top, insets.left, insets.bottom, insets.right]
    }

    /// The language of the page, as a tag of BCP 47: the user's most preferred one among those of the app's texts, or the
    /// first one of the texts.
    var language: String { interfaceLanguage.tag }

    private var interfaceLanguage: InterfaceLanguage {
      InterfaceLanguage(preferring: preferredLanguages, among: appLanguages)
    }

    private var preferredLanguages: [String] { commonLanguage.map { [$0] } ?? languages }

    /// True if the interface is laid out from right to left.
    var isRightToLeft: Bool { isAlwaysRightToLeft ?? (interfaceLanguage.direction == .rightToLeft) }

    /// The size and the appearance, as the page's script compares them with its own: those of a window that the browser
    /// keeps, see ``KeptWindow``.
    var look: String { "\(Int(width))-\(Int(height))-\(isDark ? 1 : 0)" }

    /// Changes a configuration to this environment.
    func apply(to configuration: inout SceneConfiguration) {
      configuration.size = CGSize(width: width, height: height)
      configuration.scale = scale
      if safeArea.count == 4 {
        configuration.safeArea = SceneConfiguration.Insets(
          top: safeArea[0], left: safeArea[1], bottom: safeArea[2], right: safeArea[3])
      }
      configuration.appearance = isDark ? .dark : .light
      configuration.contrast = hasHighContrast ? .high : .normal
      configuration.textSize = SceneConfiguration.TextSize(rawValue: textSize) ?? .large
      configuration.languages = interfaceLanguage.leading(preferredLanguages)
      configuration.timeZone = timeZone.flatMap { TimeZone(identifier: $0) }
      configuration.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// Returns the languages of an `Accept-Language` field, the preferred one first.
    private static func languages(_ field: String) -> [String] {
      let ranked = field.split(separator: ",").prefix(16).enumerated().compactMap {
        index, part -> (String, Double, Int)? in
        let parts = part.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let tag = parts.first, isLanguage(tag) else { return nil }
        let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
        return (tag, quality, index)
      }
      return ranked.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.map(\.0)
    }

    private static func isLanguage(_ tag: String) -> Bool {
      (2...35).contains(tag.utf8.count)
        && tag.utf8.allSatisfy { byte in
          (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45
        }
    }
  }
#endif
