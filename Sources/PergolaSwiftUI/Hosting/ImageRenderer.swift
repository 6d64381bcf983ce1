import Foundation
import PergolaCombine
@_spi(Toolkit) import UIKitCore

/// The colours in which a view is drawn as an image.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Colours of sRGB, mixed as they are. All modes are drawn so.
  case nonLinear
  case linear, extendedLinear
}

/// A maker of images of a view. The view has the default environment, and its own state.
///
/// Views that appear on the screen when they are in a window, such as the rows of a `List`, are left out. An image of a view is
/// a drawing, which is sharp at every scale.
///
/// It reports that later images may differ: because the content was set, or has changed its state.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content {
    get { controller.rootView }
    set {
      objectWillChange.send()
      controller.rootView = newValue
    }
  }

  /// The size that is proposed to the view. By default the view has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// The number of pixels in a point; 1 by default.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// True for images without transparent parts: they are black.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// The colours of images. Without an effect: all are those of sRGB.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }
  /// False if changes of the content's state are not reported.
  public var isObservationEnabled = true

  private let controller: UIHostingController<Content>

  /// Creates a maker of images of a view.
  public init(content: Content) {
    controller = UIHostingController(rootView: content)
    controller.overrideUserInterfaceStyle = .light
    controller.view.backgroundColor = nil
    controller.onContentChange = { [weak self] in
      guard let self, isObservationEnabled, !isLayingOut else { return }
      objectWillChange.send()
    }
  }

  private var isLayingOut = false

  /// The image; nil if the view has no size.
  public var uiImage: UIImage? {
    let size = layOut()
    guard let pixels = pixelScale(for: size) else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = pixels
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: size, format: format).image { draw(in: $0.cgContext) }
  }

  /// The image of Core Graphics; nil if the view has no size.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// Draws the view by a closure.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels in a point of what is drawn as pixels. Nothing is: drawings are sharp at every
  ///     scale.
  ///   - renderer: Receives the size of the view, in points, and a closure that draws it in a context.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
  ) {
    let size = layOut()
    renderer(size) { draw(in: $0) }
  }

  /// The number of pixels in a point, if an image of a size has pixels, and no more than there can be.
  private func pixelScale(for size: CGSize) -> CGFloat? {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    guard size.width > 0, size.height > 0, max(size.width, size.height) * scale <= 32_767 else { return nil }
    return scale
  }

  /// Lays the view out, and returns its size on whole pixels.
  private func layOut() -> CGSize {
    isLayingOut = true
    defer { isLayingOut = false }
    controller.traitOverrides.displayScale = scale.isFinite && scale > 0 ? scale : 1
    let pixel = controller.traitOverrides.displayScale
    func whole(_ length: CGFloat) -> CGFloat {
      length.isFinite ? ((length * pixel - 0.001).rounded(.up) / pixel) : 0
    }
    let ideal = controller.size(for: proposedSize)
    let size = CGSize(width: whole(ideal.width), height: whole(ideal.height))
    controller.view.frame = CGRect(origin: .zero, size: size)
    controller.view.layoutIfNeeded()
    controller.graph.performTurnWithoutScene()
    controller.view.layoutIfNeeded()
    return size
  }

  private func draw(in context: CGContext) { controller.view.layer.render(in: context) }
}
