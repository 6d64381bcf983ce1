import Foundation

/// A view or a view controller that is shown by itself, without the app, while a developer works on it.
///
/// `--preview NAME` on the command line of an app shows a preview in any host, and `Driver(preview:)` in a test.
@MainActor
public struct Preview {
  /// The kind of preview that a trait is for.
  public struct ViewTraits: Sendable {
    var canvas = PreviewCanvas.device
  }

  /// The name that the developer gave the preview; nil for none.
  package let name: String?
  /// The room that the preview gives its content.
  let canvas: PreviewCanvas
  /// Makes the controller that shows the content.
  let makeContent: @MainActor () -> UIViewController
  /// The size that the content chooses in a size.
  let fittingSize: @MainActor (UIViewController, CGSize) -> CGSize

  /// - Parameters:
  ///   - content: Makes the controller that shows the content.
  ///   - fittingSize: The size that the controller's content chooses in a size.
  package init(
    _ name: String?, canvas: PreviewCanvas, content: @escaping @MainActor () -> UIViewController,
    fittingSize: @escaping @MainActor (UIViewController, CGSize) -> CGSize
  ) {
    self.name = name
    self.canvas = canvas
    makeContent = content
    self.fittingSize = fittingSize
  }

  /// A preview of a view controller.
  ///
  /// - Parameters:
  ///   - name: The name to choose the preview by; by default that of its file.
  ///   - traits: The room that the controller has; that of the window by default.
  ///   - body: Makes the controller.
  @_disfavoredOverload
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, canvas: PreviewCanvas(traits), content: body) { controller, size in
      controller.view.fittingSize(in: size)
    }
  }

  /// A preview of a view.
  ///
  /// - Parameters:
  ///   - name: The name to choose the preview by; by default that of its file.
  ///   - traits: The room that the view has; that of the window by default.
  ///   - body: Makes the view.
  @_disfavoredOverload
  public init(_ name: String? = nil, traits: PreviewTrait<ViewTraits>..., body: @escaping @MainActor () -> UIView) {
    self.init(name, canvas: PreviewCanvas(traits)) {
      let controller = UIViewController()
      controller.view = body()
      return controller
    } fittingSize: { controller, size in
      controller.view.fittingSize(in: size)
    }
  }

  /// Makes the controller that shows the preview in a window.
  package func makeController() -> UIViewController {
    canvas == .device ? makeContent() : PreviewController(self)
  }
}

extension UIView {
  /// The size that the constraints inside determine, no wider than a given size.
  fileprivate func fittingSize(in available: CGSize) -> CGSize {
    let free = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    guard free.width > available.width else { return free }
    return systemLayoutSizeFitting(
      CGSize(width: available.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
