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

  public var nativeScale: CGFloat { scale }

  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var maximumFramesPerSecond: Int { 60 }

  public var traitCollection: UITraitCollection { scene?.traitCollection ?? .processDefault }
}
