import Foundation
import PergolaDiagnostics
import RenderTree

/// The format of an image renderer's images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point; by default those of the screen in the current traits.
  open var scale: CGFloat

  /// A Boolean value that indicates whether images are opaque and begin as black. False by default.
  open var opaque = false

  /// A format with the screen scale of the current traits.
  public override init() {
    scale = max(1, UITraitCollection.current.displayScale)
    super.init()
  }

  /// A format with the screen scale of the given traits, or of the current ones if those have none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// A format with the screen scale of the current traits.
  open class func `default`() -> Self { Self.construct(Self.self) }

  /// A format with the screen scale of the current traits.
  open class func preferred() -> Self { Self.construct(Self.self) }

  private static func construct<Format: UIGraphicsImageRendererFormat>(_ type: Format.Type) -> Format {
    guard let format = type.construct() as? Format else { fatalError("\(type).init() made no \(type)") }
    return format
  }
}

/// Creates images from drawing operations.
open class UIGraphicsImageRenderer: NSObject {
  /// A closure that paints an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// The format of the images.
  public let format: UIGraphicsImageRendererFormat

  /// The bounds of the images, in points.
  private let bounds: CGRect

  /// A renderer for images of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// A renderer for images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer for images of an area, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// A renderer for images of an area, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
    super.init()
  }

  /// An image of what the actions paint. It records vectors and text, and is sharp at any scale.
  open func image(actions: DrawingActions) -> UIImage { run(actions).currentImage }

  /// The data of a PNG file of what the actions paint. Empty, with the reason in the log, if the host has no
  /// rasterizer, as in a terminal, or if the image has no pixels.
  open func pngData(actions: DrawingActions) -> Data {
    file(actions, caller: "pngData(actions:)") { rasterizer, drawing in
      rasterizer.png(of: drawing, size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    }
  }

  /// The data of a JPEG file of what the actions paint, on white. Empty, with the reason in the log, if the host has no
  /// rasterizer, as in a terminal, or if the image has no pixels.
  ///
  /// - Parameter compressionQuality: from 0, the smallest file, to 1, the best picture.
  open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
    file(actions, caller: "jpegData(withCompressionQuality:actions:)") { rasterizer, drawing in
      rasterizer.jpeg(of: drawing, size: bounds.size, scale: format.scale, quality: compressionQuality)
    }
  }

  private func file(
    _ actions: DrawingActions, caller: String, _ write: (any Rasterizer, Drawing) -> Data?
  ) -> Data {
    let context = run(actions)
    guard let rasterizer = SceneContext.current.rasterizer else {
      Log.warning("UIGraphicsImageRenderer.\(caller): this host has no rasterizer.")
      return Data()
    }
    let data = write(rasterizer, context.cgContext.pointDrawing)
    if data == nil {
      Log.warning("UIGraphicsImageRenderer.\(caller): cannot create an image of \(bounds.size) points.")
    }
    return data ?? Data()
  }

  private func run(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
    let context = UIGraphicsImageRendererContext(bounds: bounds, format: format)
    UIGraphicsPushContext(context.cgContext)
    actions(context)
    UIGraphicsPopContext()
    return context
  }
}

/// The drawing environment of an image renderer's actions.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context, which is the current one during the actions.
  public let cgContext: CGContext

  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext = CGContext(imageIn: bounds, scale: format.scale, isOpaque: format.opaque)
    super.init()
  }

  /// An image of what has been painted so far.
  open var currentImage: UIImage { cgContext.image }

  /// Fills a rectangle with the fill colour, which replaces the pixels there, even if it is transparent.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Paints a line one point wide inside a rectangle's edge with the fill colour, which replaces the pixels there.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Paints a line one point wide inside a rectangle's edge with the fill colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }

  /// Clips to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  /// A context for an image.
  ///
  /// - Parameter isOpaque: true to begin with black.
  convenience init(imageIn bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.init(bounds: bounds, scale: scale > 0 ? scale : 1)
    if isOpaque { paint(.fill(Path(rect: bounds), rule: .winding, .color(.black))) }
  }

  /// The drawing recorded so far, in points from the upper left corner.
  var pointDrawing: Drawing {
    let drawing = drawing
    guard bounds.origin != .zero else { return drawing }
    return Drawing([.transform(.translation(x: -bounds.minX, y: -bounds.minY)), .drawing(drawing)])
  }

  /// An image of what has been painted so far.
  var image: UIImage {
    let pixels = CGSize(
      width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
    let drawing = Drawing([.transform(.scale(x: scale, y: scale)), .drawing(pointDrawing)])
    return UIImage(.drawing(drawing, pixels: pixels), scale: scale)
  }
}

// MARK: Image contexts

/// Begins an image at one pixel per point. Drawing goes into it until `UIGraphicsEndImageContext()`.
///
/// - Parameter size: in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image. Drawing goes into it until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points.
///   - opaque: true to begin with black.
///   - scale: pixels per point; 0 uses those of the screen in the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  GraphicsStack.current.pushImage(
    CGContext(imageIn: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// An image of what has been painted so far; nil if the current context is not an image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current.imageContext?.image }

/// Ends the current image context. Does nothing if the current context is not an image context.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.imageContext != nil { GraphicsStack.current.pop() }
}
