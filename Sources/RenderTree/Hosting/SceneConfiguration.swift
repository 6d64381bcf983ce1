import Foundation

/// What a host offers a scene: room, text and a person's preferences.
public struct SceneConfiguration: Sendable {
  public enum Appearance: String, Hashable, Sendable, CaseIterable { case light, dark }
  public enum Idiom: String, Hashable, Sendable, CaseIterable { case phone, pad }
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
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

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
  public var textEngine: any TextEngine
  /// The size of a character cell where the host has nothing smaller; nil elsewhere.
  public var pointGrid: CGSize?
  public var appearance: Appearance
  public var idiom: Idiom
  public var textSize: TextSize
  public var layoutDirection: LayoutDirection
  public var safeArea: Insets
  public var time: Time
  /// What the app is opened with.
  public var url: URL?

  public init(
    size: CGSize,
    scale: CGFloat = 2,
    textEngine: any TextEngine,
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
