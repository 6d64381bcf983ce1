import Foundation

extension RenderNode {
  /// What the node and its children look like, as one recording in the coordinates of the box, whose upper left corner
  /// is at zero. The node's own place, opacity and transform are left out.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public var drawing: Drawing {
    var operations: [Drawing.Operation] = []
    record(box: CGRect(origin: .zero, size: frame.size), into: &operations)
    return Drawing(operations)
  }

  /// The same in its parent's coordinates: at the node's place, with its opacity and transform.
  public var placedDrawing: Drawing {
    var operations: [Drawing.Operation] = []
    record(into: &operations)
    return Drawing(operations)
  }

  private func record(into operations: inout [Drawing.Operation]) {
    guard style.opacity > 0 else { return }
    operations.append(.save)
    operations.append(.transform(placement))
    let isGroup = style.opacity < 1
    if isGroup { operations += [.opacity(style.opacity), .beginLayer] }
    record(box: CGRect(origin: .zero, size: frame.size), into: &operations)
    if isGroup { operations.append(.endLayer) }
    operations.append(.restore)
  }

  /// From the box's coordinates to its parent's.
  private var placement: Transform {
    guard let transform else { return .translation(x: frame.minX, y: frame.minY) }
    return Transform.translation(x: -frame.width / 2, y: -frame.height / 2)
      .concatenating(transform)
      .concatenating(.translation(x: frame.midX, y: frame.midY))
  }

  private func record(box: CGRect, into operations: inout [Drawing.Operation]) {
    let shape = Path(
      roundedRect: box, radii: CGSize(width: style.cornerRadius, height: style.cornerRadius),
      corners: style.roundedCorners, isContinuous: style.hasContinuousCorners)
    if style.mask != nil { operations.append(.beginLayer) }
    if let shadow = style.shadow { operations += [.save, .shadow(shadow), .beginLayer] }
    if let background = style.background {
      operations.append(.fill(shape, rule: .winding, .color(background)))
    }
    if style.clips { operations += [.save, .clip(shape, rule: .winding)] }
    if let content { operations += content.operations }
    if !children.isEmpty {
      operations += [.save, .transform(.translation(x: -contentOrigin.x, y: -contentOrigin.y))]
      for child in children { child.record(into: &operations) }
      operations.append(.restore)
    }
    if style.clips { operations.append(.restore) }
    if let border = style.border { operations.append(style.stroke(border, around: box)) }
    if style.shadow != nil { operations += [.endLayer, .restore] }
    if let mask = style.mask {
      operations += [
        .save, .blendMode(.destinationIn), .beginLayer, .drawing(mask), .endLayer, .restore, .endLayer,
      ]
    }
  }
}

extension BoxStyle {
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
