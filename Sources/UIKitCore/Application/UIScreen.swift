import Foundation

/// The surface that a scene is shown on: here a scene has the whole of it.
@MainActor
public final class UIScreen: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene?) {
    self.scene = scene
    super.init()
  }

  private static let processDefault = UIScreen(scene: nil)

  /// The screen of the scene that is served; a phone's outside of any.
  public static var main: UIScreen { SceneContext.current.scene?.value?.screen ?? processDefault }

  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: scene?.size ?? CGSize(width: 390, height: 844)) }

  /// Pixels to a point.
  public var scale: CGFloat { traitCollection.displayScale }

  /// Pixels to a point, as `scale`.
  public var nativeScale: CGFloat { scale }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// 60: what hosts are asked for, not what they reach.
  public var maximumFramesPerSecond: Int { 60 }

  /// The scene's traits; the process's own for a screen without one.
  public var traitCollection: UITraitCollection { scene?.traitCollection ?? .processDefault }
}
