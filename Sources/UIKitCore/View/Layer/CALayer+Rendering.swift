import Foundation
import RenderTree

extension CALayer {
  /// Forgets the node, and those of all that hold it.
  final func setNeedsRender() {
    if let view {
      view.setNeedsRender()
      return
    }
    renderedNode = nil
    (ownSuperlayer ?? maskedLayer)?.setNeedsRender()
  }

  /// The node that the layer is drawn as; nil where it is not drawn.
  ///
  /// - Complexity: O(what changed since the last frame).
  final func render(with traits: UITraitCollection) -> RenderNode? {
    if let view { return view.render(with: traits) }
    guard !isHidden, opacity > 0 else { return nil }
    if let renderedNode { return renderedNode }
    layoutIfNeeded()
    var style = boxStyle
    style.background = backgroundColor.map(RenderColor.init)
    style.opacity = Double(min(opacity, 1))
    style.clips = masksToBounds
    if style.clips { style.shadow = nil }
    style.mask = renderedMask(with: traits)
    let geometry = geometry
    let node = RenderNode(
      id: nodeID, frame: geometry.untransformedFrame, transform: geometry.renderedTransform, style: style,
      content: renderedContent(with: traits), contentOrigin: geometry.bounds.origin,
      children: CALayer.inDrawingOrder(mixedSublayers ?? []).compactMap { $0.render(with: traits) })
    renderedNode = node
    return node
  }

  /// The contents, what was painted, and shapes, as one; nil where there is nothing of it.
  final func renderedContent(with traits: UITraitCollection) -> NodeContent? {
    if displayIsNeeded { traits.performAsCurrent { displayIfNeeded() } }
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

  /// Where the layer is seen, in the coordinates of its box; nil where it has no mask.
  final func renderedMask(with traits: UITraitCollection) -> Drawing? {
    guard let mask else { return nil }
    let shown = mask.render(with: traits).map { Drawing.Operation.drawing($0.placedDrawing) }
    let move = Drawing.Operation.transform(.translation(x: -bounds.minX, y: -bounds.minY))
    return Drawing(bounds.origin == .zero ? [shown].compactMap { $0 } : [move] + [shown].compactMap { $0 })
  }

  /// By the z positions, those equal in their order.
  static func inDrawingOrder(_ layers: [CALayer]) -> [CALayer] {
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// The part of the box's style that a view does not keep itself.
  final var boxStyle: BoxStyle {
    var style = BoxStyle(
      cornerRadius: cornerRadius, roundedCorners: maskedCorners.rendered,
      hasContinuousCorners: cornerCurve == .continuous)
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

  /// Paints the layer, as it looks now with all that is inside, in its own coordinates. Its place, opacity and
  /// transform do not count.
  public final func render(in ctx: CGContext) {
    layoutIfNeeded()
    guard let node = render(with: view?.traitCollection ?? .current) else { return }
    ctx.paint(
      .drawing(Drawing([.transform(.translation(x: bounds.minX, y: bounds.minY)), .drawing(node.drawing)])))
  }
}

/// Which curve a layer's corners are.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Curves that begin half as far again from the corner, and more gently, where there is room.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How a layer's contents are fitted into its box.
///
/// As in the original, top and bottom are those of coordinates whose y grows upwards: `.top` is at the lower edge of
/// the screen.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the lower edge.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the upper edge.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the lower left corner.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the lower right corner.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the upper left corner.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the upper right corner.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the box.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as the box allows, in its own shape.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As large as the box needs to be filled, in its own shape.
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
