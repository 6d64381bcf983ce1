import Foundation

/// The screen of a scene, which the scene fills.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene?) {
    self.scene = scene
    super.init()
  }

  private static let processDefault = UIScreen(scene: nil)

  /// The screen of the current scene; a phone's outside of any scene.
  public static var main: UIScreen { SceneContext.current.scene?.value?.screen ?? processDefault }

  /// The bounds in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: scene?.size ?? CGSize(width: 390, height: 844)) }

  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }

  /// Pixels per point, the same as `scale`.
  public var nativeScale: CGFloat { scale }

  /// The bounds in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The screens of the current scene: the one that it fills.
  public static var screens: [UIScreen] { [main] }

  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { SceneCoordinateSpace(size: bounds.size) }

  /// The coordinates of the screen in its natural orientation, which are those of `coordinateSpace`: hosts do not turn.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The nominal frame rate: 60. Hosts may not reach it.
  public var maximumFramesPerSecond: Int { 60 }

  /// The traits of the scene; the process's default for a screen without one.
  public var traitCollection: UITraitCollection { scene?.traitCollection ?? .processDefault }
}
