import Foundation
import RenderTree

extension CALayer {
  /// Discards the rendered node and those of all containing layers.
  final func setNeedsRender() {
    if let view {
      view.setNeedsRender()
      return
    }
    renderedNode = nil
    (ownSuperlayer ?? maskedLayer)?.setNeedsRender()
  }

  /// The node that represents the layer in a frame; nil if the layer is not drawn.
  ///
  /// - Complexity: O(*n*) in the number of nodes that changed since the last frame.
  final func render(with traits: UITraitCollection) -> RenderNode? {
    if let view { return view.render(with: traits) }
    guard !isHidden, opacity > 0 || isAnimated else { return nil }
    if let renderedNode { return renderedNode }
    layoutIfNeeded()
    let shown = animatedCopy(with: traits) ?? self
    guard shown.opacity > 0 else { return nil }
    var style = shown.boxStyle
    style.background = shown.backgroundColor.map(RenderColor.init)
    style.opacity = Double(min(shown.opacity, 1))
    style.clips = masksToBounds
    if style.clips { style.shadow = nil }
    style.mask = renderedMask(with: traits)
    let geometry = shown.geometry
    let node = RenderNode(
      id: nodeID, frame: geometry.untransformedFrame, transform: geometry.renderedTransform, style: style,
      content: shown.renderedContent(with: traits), contentOrigin: geometry.bounds.origin,
      children: CALayer.inDrawingOrder(mixedSublayers ?? []).compactMap { $0.render(with: traits) })
    renderedNode = node
    return node
  }

  /// The combined content: the recorded drawing, the contents and the shapes; nil if it has none.
  final func renderedContent(with traits: UITraitCollection) -> NodeContent? {
    if markForDisplay { traits.performAsCurrent { displayIfNeeded() } }
    let box = CGRect(origin: .zero, size: bounds.size)
    var operations = shapes()
    if let recording {
      operations.insert(.drawing(recording.drawing(fitting: contentsGravity.frame(of: recording.size, in: box))), at: 0)
    }
    if let image = contents as? CGImage {
      let size = CGSize(width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
      let frame = contentsGravity.frame(of: size, in: box)
      if operations.isEmpty { return image.source.content(in: frame) }
      operations.insert(contentsOf: image.source.operations(in: frame), at: 0)
    }
    return operations.isEmpty ? nil : .drawing(Drawing(operations))
  }

  /// The mask in the coordinates of the layer's box; nil if the layer has no mask.
  final func renderedMask(with traits: UITraitCollection) -> Drawing? {
    guard let mask else { return nil }
    let shown = mask.render(with: traits).map { Drawing.Operation.drawing($0.placedDrawing) }
    let move = Drawing.Operation.transform(.translation(x: -bounds.minX, y: -bounds.minY))
    return Drawing(bounds.origin == .zero ? [shown].compactMap { $0 } : [move] + [shown].compactMap { $0 })
  }

  /// The layers ordered by z position, and by index if these are equal.
  static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The part of the box's style that a view does not store itself.
  final var boxStyle: BoxStyle {
    var style = BoxStyle(
      cornerRadius: cornerRadius, roundedCorners: maskedCorners.rendered,
      hasContinuousCorners: cornerCurve == .continuous, compositing: compositing)
    if borderWidth > 0, let borderColor {
      style.border = BoxStyle.Border(color: RenderColor(borderColor), width: borderWidth)
    }
    if shadowOpacity > 0, let shadowColor {
      var color = RenderColor(shadowColor)
      color.alpha *= Double(shadowOpacity)
      style.shadow = BoxStyle.Shadow(color: color, offset: shadowOffset, radius: shadowRadius)
    }
    return style
  }

  /// Paints the layer with its sublayers, in their current appearance, in its own coordinates, without its position,
  /// opacity and transform.
  public final func render(in ctx: CGContext) {
    layoutIfNeeded()
    guard let node = render(with: view?.traitCollection ?? .current) else { return }
    ctx.paint(
      .drawing(Drawing([.transform(.translation(x: bounds.minX, y: bounds.minY)), .drawing(node.drawing)])))
  }
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Arcs of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Smooth curves that start 1.5 times as far from the corner, if there is enough space.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement and scaling of a layer's contents in its box.
///
/// As in Core Animation, top and bottom are those of coordinates whose y axis points up: `.top` is at the bottom edge
/// on the screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the center, at the original size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the middle of the bottom edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the middle of the top edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the bottom left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the bottom right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the top left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the top right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the box.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the box, with the original aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the box, with the original aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  private static let contentModes: [CALayerContentsGravity: UIView.ContentMode] = [
    .center: .center, .top: .bottom, .bottom: .top, .left: .left, .right: .right, .topLeft: .bottomLeft,
    .topRight: .bottomRight, .bottomLeft: .topLeft, .bottomRight: .topRight, .resize: .scaleToFill,
    .resizeAspect: .scaleAspectFit, .resizeAspectFill: .scaleAspectFill,
  ]

  func frame(of size: CGSize, in box: CGRect) -> CGRect {
    (Self.contentModes[self] ?? .scaleToFill).frame(of: size, in: box)
  }
}
