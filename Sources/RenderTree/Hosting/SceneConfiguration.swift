import Foundation

/// The environment of a scene: its size, its text engine and the user's preferences.
public struct SceneConfiguration: Sendable {
  /// The appearance of the interface.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
  /// The kind of device that the app sees.
  public enum Idiom: String, Hashable, Sendable, CaseIterable { case phone, pad }
  /// The layout direction of the interface.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

  /// The contrast that the user prefers.
  public enum Contrast: String, Hashable, Sendable, CaseIterable { case normal, high }

  /// The user's preferred text size, from the smallest to the largest.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// The clock of the scene's animations, gestures and decelerations.
  public enum Time: Hashable, Sendable {
    /// Real time.
    case live
    /// Time advances only when the scene settles: for tests and images, which show final states.
    case stepped
  }

  /// Distances from the edges that stay free of content, in points.
  public struct Insets: Hashable, Sendable {
    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Insets in points; zero by default.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The scene's size, in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The engine that measures the scene's texts and breaks them into lines.
  public var textEngine: any TextEngine
  /// The rasterizer for the app's drawings; nil if the host has none.
  public var rasterizer: (any Rasterizer)?
  /// The size of a character cell on a character-based host, in points; nil elsewhere.
  public var pointGrid: CGSize?
  /// The appearance; light by default.
  public var appearance: Appearance
  /// The kind of device; a phone by default.
  public var idiom: Idiom
  /// The user's preferred text size; `.large` by default.
  public var textSize: TextSize
  /// The layout direction; left to right by default.
  public var layoutDirection: LayoutDirection
  /// The insets of the area that the host does not cover, in points; zero by default.
  public var safeArea: Insets
  /// The clock of animations; `.live` by default.
  public var time: Time
  /// The modifier key that stands for the command key: that key itself by default, and another where the host reports
  /// none.
  public var commandModifier = KeyEvent.Modifiers.command
  /// The contrast that the user prefers; normal by default.
  public var contrast = Contrast.normal
  /// The languages that the user prefers, the first one most, as tags of BCP 47 such as `de-CH`; empty, the default, for
  /// the locale of the process.
  public var languages: [String] = []
  /// The user's time zone; nil, the default, for that of the process.
  public var timeZone: TimeZone?
  /// The identifier of the user, as the host knows them; nil, the default, if it does not.
  public var userIdentifier: String?
  /// True if the host lets the user choose files for the app; false by default.
  public var acceptsFiles = false
  /// The maximum length of a text that the host's users edit, in UTF-16 units; nil, the default, for no limit.
  public var longestText: Int?
  /// The schemes of the URLs that the host opens for the app, in lower case; none by default. `file` if it hands out
  /// files.
  public var openedSchemes: Set<String> = []
  /// The URL that the app is opened with.
  public var url: URL?
  /// A record of `HostedScene.keepRestoration()` that the scene is restored from; nil to restore no state, or that of
  /// `restorationFile`. A damaged one is logged, and ignored.
  public var restoration: Data?
  /// The link to the content that the restored scene showed, its `HostedScene.address`: opened if the restored state has
  /// no activity that says what to show.
  public var restorationURL: URL?
  /// The file that keeps the scene's state between two starts of the app; nil to restore no state and to keep none.
  public var restorationFile: URL?
  /// True to keep texts that the user typed and scroll positions in `restorationFile`, too.
  public var keepsInterface = false
  /// True to restore no state, and only to keep that of this start in `restorationFile`.
  public var startsFresh = false

  /// A configuration with the given values; by default a phone with light appearance and left-to-right layout.
  public init(
    size: CGSize,
    scale: CGFloat = 2,
    textEngine: any TextEngine,
    rasterizer: (any Rasterizer)? = nil,
    pointGrid: CGSize? = nil,
    appearance: Appearance = .light,
    idiom: Idiom = .phone,
    textSize: TextSize = .large,
    layoutDirection: LayoutDirection = .leftToRight,
    safeArea: Insets = Insets(),
    time: Time = .live,
    url: URL? = nil
  ) {
    self.size = size
    self.scale = scale
    self.textEngine = textEngine
    self.rasterizer = rasterizer
    self.pointGrid = pointGrid
    self.appearance = appearance
    self.idiom = idiom
    self.textSize = textSize
    self.layoutDirection = layoutDirection
    self.safeArea = safeArea
    self.time = time
    self.url = url
  }
}
