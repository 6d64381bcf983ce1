import Foundation
import PergolaDiagnostics
import RenderTree

/// How an image renderer's pictures are made.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels to a point; those of the screen under the current traits by default.
  open var scale: CGFloat

  /// Whether pictures begin with black, and have no transparency. False by default.
  open var opaque = false

  /// As the screen asks under the current traits.
  public override init() {
    scale = max(1, UITraitCollection.current.displayScale)
    super.init()
  }

  /// As a screen of those traits asks.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// As the screen asks under the current traits.
  open class func `default`() -> Self { Self.construct(Self.self) }

  /// As the screen asks under the current traits.
  open class func preferred() -> Self { Self.construct(Self.self) }

  private static func construct<Format: UIGraphicsImageRendererFormat>(_ type: Format.Type) -> Format {
    guard let format = type.construct() as? Format else { fatalError("\(type).init() made no \(type)") }
    return format
  }
}

/// Makes pictures of what is painted.
open class UIGraphicsImageRenderer: NSObject {
  /// What paints a picture.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat

  /// What is painted on, in points.
  private let bounds: CGRect

  /// Pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

  /// Pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Pictures of what is inside a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

  /// Pictures of what is inside a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds.standardized
    self.format = format
    super.init()
  }

  /// A picture of what the actions paint. It keeps its lines and letters, and is sharp at any scale.
  open func image(actions: DrawingActions) -> UIImage { run(actions).currentImage }

  /// A PNG file of what the actions paint; empty, with the reason in the log, where there is nothing that makes pixels,
  /// as in a terminal, or the picture has none.
  open func pngData(actions: DrawingActions) -> Data {
    let context = run(actions)
    guard let rasterizer = SceneContext.current.rasterizer else {
      Log.warning("UIGraphicsImageRenderer.pngData(actions:): this host has nothing that makes pixels.")
      return Data()
    }
    let data = rasterizer.png(
      of: context.cgContext.pointDrawing, size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    if data == nil {
      Log.warning("UIGraphicsImageRenderer.pngData(actions:): a picture of \(bounds.size) points cannot be made.")
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

/// What an image renderer's actions paint into.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that is the current one meanwhile.
  public let cgContext: CGContext

  /// How the picture is made.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    cgContext = CGContext(imageIn: bounds, scale: format.scale, isOpaque: format.opaque)
    super.init()
  }

  /// The picture as it is so far.
  open var currentImage: UIImage { cgContext.image }

  /// Paints a rectangle in the fill colour, in the place of what is there: a transparent colour is seen through.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  /// Paints a rectangle in the fill colour.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

  /// Paints a line one point wide inside a rectangle's edge, in the fill colour, in the place of what is there.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  /// Paints a line one point wide inside a rectangle's edge, in the fill colour.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFrameUsingBlendMode(rect, blendMode) }

  /// Leaves only what is inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  /// A context for a picture.
  ///
  /// - Parameter isOpaque: whether it begins with black.
  convenience init(imageIn bounds: CGRect, scale: CGFloat, isOpaque: Bool) {
    self.init(bounds: bounds, scale: scale > 0 ? scale : 1)
    if isOpaque { paint(.fill(Path(rect: bounds), rule: .winding, .color(.black))) }
  }

  /// What was painted so far, in points from the upper left corner.
  var pointDrawing: Drawing {
    let drawing = drawing
    guard bounds.origin != .zero else { return drawing }
    return Drawing([.transform(.translation(x: -bounds.minX, y: -bounds.minY)), .drawing(drawing)])
  }

  /// What was painted so far, as a picture.
  var image: UIImage {
    let pixels = CGSize(
      width: (bounds.width * scale).rounded(.up), height: (bounds.height * scale).rounded(.up))
    let drawing = Drawing([.transform(.scale(x: scale, y: scale)), .drawing(pointDrawing)])
    return UIImage(.drawing(drawing, pixels: pixels), scale: scale)
  }
}

// MARK: The older form

/// Begins a picture at one pixel to a point, to be painted by what follows, until `UIGraphicsEndImageContext()`.
///
/// - Parameter size: in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture, to be painted by what follows, until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: in points.
///   - opaque: whether it begins with black.
///   - scale: pixels to a point; 0 takes those of the screen under the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(1, UITraitCollection.current.displayScale)
  GraphicsStack.current.pushImage(
    CGContext(imageIn: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque))
}

/// The picture as it is so far; nil where none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsStack.current.imageContext?.image }

/// Ends the picture that was begun last. Nothing happens where none was.
public func UIGraphicsEndImageContext() {
  if GraphicsStack.current.imageContext != nil { GraphicsStack.current.pop() }
}
