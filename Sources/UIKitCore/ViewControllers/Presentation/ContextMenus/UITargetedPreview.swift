import Foundation

/// The look of a preview. It has no properties, because hosts display the view as it is.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {}

/// A container and a point in it.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject {
  /// The view that contains the target.
  public final let container: UIView
  /// The middle of the target in the container.
  public final let center: CGPoint

  /// A point of a container. Traps if the container is not in a window.
  public init(container: UIView, center: CGPoint) {
    guard container.window != nil else {
      fatalError(
        "UIPreviewTarget requires that the container view is in a window, but it is not. (container: \(container))")
    }
    self.container = container
    self.center = center
    super.init()
  }
}

/// The view that a context menu belongs to: the menu opens beside it.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The look of the view.
  public final let parameters: UIPreviewParameters
  /// The position of the preview.
  public final let target: UIPreviewTarget

  /// A preview at a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// A preview at the position of a view. Traps if the view is not in a window.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard view.window != nil, let container = view.superview else {
      fatalError(
        """
        This UITargetedPreview initializer requires that the view is in a window, but it is not. Either fix that, or \
        use the other initializer that takes a target with an explicit container. (view: \(view))
        """)
    }
    self.init(
      view: view, parameters: parameters, target: UIPreviewTarget(container: container, center: view.center))
  }

  /// A preview at the position of a view. Traps if the view is not in a window.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view, in points.
  public final var size: CGSize { view.bounds.size }

  /// The rectangle at which a menu opens, in a view's coordinates; nil if the target is not in the same window.
  final func anchor(in other: UIView) -> CGRect? {
    guard let window = target.container.enclosingWindow, other.enclosingWindow === window else { return nil }
    let center = target.container.convert(target.center, to: other)
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }
}
