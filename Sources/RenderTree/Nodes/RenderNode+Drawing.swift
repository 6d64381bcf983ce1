import Foundation

extension RenderNode {
  /// The appearance of the node and its descendants as one recording, in the coordinates of the box, whose top-left
  /// corner is the origin. The node's own frame, opacity and transform are left out.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public var drawing: Drawing {
    var recorder = DrawingRecorder()
    recorder.beginBox(self)
    walkChildren(with: &recorder, in: NodeGeometry.Inherited(), context: ())
    recorder.endBox(self)
    return Drawing(recorder.operations)
  }

  /// The ``drawing`` in the parent's coordinates, with the node's frame, opacity and transform.
  public var placedDrawing: Drawing {
    var recorder = DrawingRecorder()
    walk(with: &recorder, context: ())
    return Drawing(recorder.operations)
  }
}

/// The walk that records the appearance of nodes. Each node is drawn in the coordinates of its parent, so positions in
/// the scene are not needed.
private struct DrawingRecorder: NodeVisitor {
  private(set) var operations: [Drawing.Operation] = []

  mutating func enter(_ node: RenderNode, at place: NodeGeometry, in context: Void) -> Void? {
    operations += [.save, .transform(node.placement)]
    if node.style.isComposed {
      operations += [.opacity(node.style.opacity), .blendMode(node.style.compositing.blendMode), .beginLayer]
    }
    beginBox(node)
    return ()
  }

  mutating func leave(_ node: RenderNode, at place: NodeGeometry, in context: Void) {
    endBox(node)
    if node.style.isComposed { operations.append(.endLayer) }
    operations.append(.restore)
  }

  /// Records the parts of a node that are behind its children.
  mutating func beginBox(_ node: RenderNode) {
    let style = node.style
    if style.mask != nil { operations.append(.beginLayer) }
    if !style.compositing.effects.isEmpty { operations += [.save, .effects(style.compositing.effects), .beginLayer] }
    if let shadow = style.shadow { operations += [.save, .shadow(shadow), .beginLayer] }
    let shape = style.shape(of: node.box)
    if let background = style.background {
      operations.append(.fill(shape, rule: .winding, .color(background)))
    }
    if style.clips { operations += [.save, .clip(shape, rule: .winding)] }
    if let content = node.content { operations += content.operations }
    if !node.children.isEmpty {
      operations += [.save, .transform(.translation(x: -node.contentOrigin.x, y: -node.contentOrigin.y))]
    }
  }

  /// Records the parts of a node that are in front of its children.
  mutating func endBox(_ node: RenderNode) {
    let style = node.style
    if !node.children.isEmpty { operations.append(.restore) }
    if style.clips { operations.append(.restore) }
    if let border = style.border { operations.append(style.stroke(border, around: node.box)) }
    if style.shadow != nil { operations += [.endLayer, .restore] }
    if !style.compositing.effects.isEmpty { operations += [.endLayer, .restore] }
    if let mask = style.mask {
      operations += [
        .save, .blendMode(.destinationIn), .beginLayer, .drawing(mask), .endLayer, .restore, .endLayer,
      ]
    }
  }
}

extension BoxStyle {
  /// True if the node is drawn into a picture of its own first.
  fileprivate var isComposed: Bool { opacity < 1 || compositing.isComposed }

  fileprivate func shape(of box: CGRect) -> Path {
    Path(
      roundedRect: box, radii: CGSize(width: cornerRadius, height: cornerRadius), corners: roundedCorners,
      isContinuous: hasContinuousCorners)
  }

  fileprivate func stroke(_ border: Border, around box: CGRect) -> Drawing.Operation {
    let inset = border.width / 2
    let radius = max(0, cornerRadius - inset)
    let path = Path(
      roundedRect: box.insetBy(dx: inset, dy: inset), radii: CGSize(width: radius, height: radius),
      corners: roundedCorners, isContinuous: hasContinuousCorners)
    return .stroke(path, StrokeStyle(width: border.width), .color(border.color))
  }
}

extension NodeContent {
  /// The operations that paint the content in the box's coordinates.
  fileprivate var operations: [Drawing.Operation] {
    switch self {
    case .text(let content): [.text(content.layout, origin: content.origin)]
    case .image(let content): content.operations
    case .drawing(let drawing): [.drawing(drawing)]
    case .symbol(let content): [.drawing(content.drawing)]
    }
  }
}

extension ImageContent {
  fileprivate var operations: [Drawing.Operation] {
    let image = Drawing.Operation.image(bitmap, frame, interpolation: interpolation)
    guard let tint else { return [image] }
    return [
      .beginLayer, image, .blendMode(.sourceIn),
      .fill(Path(rect: frame), rule: .winding, .color(tint)), .endLayer,
    ]
  }
}
