import Foundation

/// What a host offers a scene: room, text and a person's preferences.
public struct SceneConfiguration: Sendable {
  /// Whether the app is to look light or dark.
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
  /// What kind of device the app takes the host for.
  public enum Idiom: String, Hashable, Sendable, CaseIterable { case phone, pad }
  /// The direction that the interface runs in.
  public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

  /// A person's preferred size of text, from the smallest to the largest.
  public enum TextSize: String, Hashable, Sendable, CaseIterable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  }

  /// How the scene's animations, gestures and decelerations pass.
  public enum Time: Hashable, Sendable {
    /// As on the wall.
    case live
    /// Only when the scene is settled: for tests and pictures, which show final states.
    case stepped
  }

  /// Room left free of content at the edges, in points.
  public struct Insets: Hashable, Sendable {
    /// In points.
    public var top: CGFloat
    /// In points.
    public var left: CGFloat
    /// In points.
    public var bottom: CGFloat
    /// In points.
    public var right: CGFloat

    /// Insets in points; no room is kept free at sides that are not named.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// In points.
  public var size: CGSize
  /// Pixels to a point.
  public var scale: CGFloat
  /// What measures and breaks the scene's texts.
  public var textEngine: any TextEngine
  /// What makes pixels of what the app paints; nil where the host was built without.
  public var rasterizer: (any Rasterizer)?
  /// The size of a character cell where the host has nothing smaller; nil elsewhere.
  public var pointGrid: CGSize?
  /// Light or dark; light by default.
  public var appearance: Appearance
  /// The kind of device; a phone by default.
  public var idiom: Idiom
  /// The person's preferred size of text; `.large` by default.
  public var textSize: TextSize
  /// The interface's direction; left to right by default.
  public var layoutDirection: LayoutDirection
  /// The edges that the host covers, in points; none by default.
  public var safeArea: Insets
  /// How animations pass; `.live` by default.
  public var time: Time
  /// What the app is opened with.
  public var url: URL?

  /// A configuration for a light phone in a left-to-right language, where nothing else is said.
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
