import Foundation

extension RenderNode {
  /// What the node and its children look like, as one recording in the coordinates of the box, whose upper left corner
  /// is at zero. The node's own place, opacity and transform are left out.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public var drawing: Drawing {
    var recorder = DrawingRecorder()
    recorder.beginBox(self)
    walkChildren(with: &recorder, in: NodePlace.Inherited(), context: ())
    recorder.endBox(self)
    return Drawing(recorder.operations)
  }

  /// The same in its parent's coordinates: at the node's place, with its opacity and transform.
  public var placedDrawing: Drawing {
    var recorder = DrawingRecorder()
    walk(with: &recorder, context: ())
    return Drawing(recorder.operations)
  }
}

/// The walk that records what nodes look like. Each node stands in the coordinates of the one that it is in, so that
/// places in the scene do not count.
private struct DrawingRecorder: NodeVisitor {
  private(set) var operations: [Drawing.Operation] = []

  mutating func enter(_ node: RenderNode, at place: NodePlace, in context: Void) -> Void? {
    operations += [.save, .transform(node.placement)]
    if node.style.opacity < 1 { operations += [.opacity(node.style.opacity), .beginLayer] }
    beginBox(node)
    return ()
  }

  mutating func leave(_ node: RenderNode, at place: NodePlace, in context: Void) {
    endBox(node)
    if node.style.opacity < 1 { operations.append(.endLayer) }
    operations.append(.restore)
  }

  /// Records all of a node that lies behind its children.
  mutating func beginBox(_ node: RenderNode) {
    let style = node.style
    if style.mask != nil { operations.append(.beginLayer) }
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

  /// Records all of a node that lies over its children.
  mutating func endBox(_ node: RenderNode) {
    let style = node.style
    if !node.children.isEmpty { operations.append(.restore) }
    if style.clips { operations.append(.restore) }
    if let border = style.border { operations.append(style.stroke(border, around: node.box)) }
    if style.shadow != nil { operations += [.endLayer, .restore] }
    if let mask = style.mask {
      operations += [
        .save, .blendMode(.destinationIn), .beginLayer, .drawing(mask), .endLayer, .restore, .endLayer,
      ]
    }
  }
}

extension BoxStyle {
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
  /// What stands in the box, as it is painted there.
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
    let image = Drawing.Operation.image(bitmap, frame, interpolation: .smooth)
    guard let tint else { return [image] }
    return [
      .beginLayer, image, .blendMode(.sourceIn),
      .fill(Path(rect: frame), rule: .winding, .color(tint)), .endLayer,
    ]
  }
}
