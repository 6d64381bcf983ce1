import Foundation

extension CellPainter.Walk {
  /// Plays a recording. Text is drawn in cells, areas and thick lines in half cells, thin horizontal or vertical lines
  /// and frames as lines, and other lines in half cells.
  mutating func paintDrawing(_ drawing: Drawing, _ toScreen: Transform, _ inner: Surroundings) {
    drawing.forEachPainting { operation, state in
      guard state.isAdditive, state.opacity > 0 else { return }
      let transform = state.transform.concatenating(toScreen)
      guard !transform.isCollapsed, transform.tx.isPlace, transform.ty.isPlace,
        var around = inner.narrowed(to: toScreen.apply(to: state.clipBounds))
      else { return }
      around.opacity *= state.opacity
      var clips = state.clips.map { Drawing.State.Clip(path: $0.path.applying(toScreen), rule: $0.rule) }
      if !toScreen.preservesRectangles, !state.clipBounds.isInfinite {
        clips.append(Drawing.State.Clip(path: Path(rect: state.clipBounds).applying(toScreen), rule: .winding))
      }
      switch operation {
      case .fill(let path, let rule, let paint):
        paintFill(path.applying(transform), rule, CellPaint(paint, transform), clips, around)
      case .stroke(let path, let style, let paint):
        let width = style.width * transform.scale
        paintStroke(path.applying(transform), width, CellPaint(paint, transform), clips, around)
      case .text(let layout, let place):
        paintText(layout, place, transform, around)
      case .image(_, let frame, _): paintPicture(transform.apply(to: frame), label: nil, tint: nil, around)
      default: break
      }
    }
  }

  /// Paints a box that is not an axis-aligned rectangle on the screen, with square corners.
  mutating func paintTransformedBox(_ box: CGRect, _ style: BoxStyle, _ toScreen: Transform, _ outer: Surroundings) {
    if let background = style.background {
      paintFill(Path(rect: box).applying(toScreen), .winding, CellPaint(.color(background), toScreen), [], outer)
    }
    guard let border = style.border, border.color.alpha > 0, border.width < min(box.width, box.height) else { return }
    let middle = Path(rect: box.insetBy(dx: border.width / 2, dy: border.width / 2)).applying(toScreen)
    paintStroke(middle, border.width * toScreen.scale, CellPaint(.color(border.color), toScreen), [], outer)
  }

  private mutating func paintFill(
    _ path: Path, _ rule: Path.FillRule, _ paint: CellPaint, _ clips: [Drawing.State.Clip], _ around: Surroundings
  ) {
    let box = path.bounds
    guard !box.isNull, box.isDrawable else { return }
    // A shape that may contain no half cell's centre is drawn as its bounding box.
    let isSmall = box.width < 8 || box.height < 8
    if isSmall || (path.rectangle != nil && paint.isUniform && clips.isEmpty) {
      paintBox(
        box, BoxStyle(background: paint.color(at: CGPoint(x: box.midX, y: box.midY))), around.opacity, around)
      return
    }
    cover(
      CellCoverage(CellCanvas.Area(box).intersection(around.clip), inside: path, rule: rule), paint, clips, around)
  }

  private mutating func paintStroke(
    _ path: Path, _ width: CGFloat, _ paint: CellPaint, _ clips: [Drawing.State.Clip], _ around: Surroundings
  ) {
    let box = path.bounds
    guard !box.isNull, box.isDrawable, width > 0, width.isPlace else { return }
    let isThin = width < 4
    let color = paint.color(at: CGPoint(x: box.midX, y: box.midY))
    if isThin, clips.isEmpty, let color {
      if let frame = path.rectangle, frame.width >= 8, frame.height >= 8 {
        paintBox(frame, BoxStyle(border: BoxStyle.Border(color: color, width: width)), around.opacity, around)
        return
      }
      let edges = path.polylines(tolerance: 1).flatMap(\.edges)
      if edges.allSatisfy({ $0.0.x == $0.1.x || $0.0.y == $0.1.y }) {
        for (a, b) in edges {
          let line = CGRect(enclosing: [a, b]).insetBy(
            dx: a.x == b.x ? -width / 2 : 0, dy: a.x == b.x ? 0 : -width / 2)
          paintBox(line, BoxStyle(background: color), around.opacity, around)
        }
        return
      }
    }
    let radius = max(width / 2, 4)
    let area = CellCanvas.Area(box.insetBy(dx: -radius, dy: -radius)).intersection(around.clip)
    cover(CellCoverage(area, along: path, radius: radius), paint, clips, around)
  }

  /// Paints the half cells of a shape that are inside all clips.
  private mutating func cover(
    _ shape: CellCoverage, _ paint: CellPaint, _ clips: [Drawing.State.Clip], _ around: Surroundings
  ) {
    var shape = shape
    for clip in clips { shape.clip(to: clip.path, rule: clip.rule) }
    for row in Self.rows(shape.area.halves) {
      for column in shape.area.columns {
        let upper = shape.contains(column, 2 * row) ? paint.color(atHalf: 2 * row, column)?.faded(around.opacity) : nil
        let lower =
          shape.contains(column, 2 * row + 1) ? paint.color(atHalf: 2 * row + 1, column)?.faded(around.opacity) : nil
        let columns = column..<(column + 1)
        // A cell that is covered entirely loses its character.
        if let upper, upper == lower {
          canvas.fill(CellCanvas.Area(columns: columns, halves: (2 * row)..<(2 * row + 2)), upper)
          continue
        }
        if let upper, let lower, upper.alpha >= 0.99, lower.alpha >= 0.99 {
          canvas.fill(CellCanvas.Area(columns: columns, halves: (2 * row)..<(2 * row + 2)), upper)
        }
        if let upper { canvas.fill(CellCanvas.Area(columns: columns, halves: (2 * row)..<(2 * row + 1)), upper) }
        if let lower { canvas.fill(CellCanvas.Area(columns: columns, halves: (2 * row + 1)..<(2 * row + 2)), lower) }
      }
    }
  }

  // MARK: Bitmaps

  /// Paints a bitmap's placeholder: a shaded box with the label at its centre, or with `▨` if there is no label or no
  /// room for it.
  ///
  /// - Parameter tint: the colour of a template image.
  mutating func paintPicture(_ frame: CGRect, label: String?, tint: RenderColor?, _ around: Surroundings) {
    guard frame.isDrawable, !frame.isEmpty else { return }
    let grey = RenderColor(red: 0.5, green: 0.5, blue: 0.5)
    paintBox(frame, BoxStyle(background: (tint ?? grey).faded(0.25)), around.opacity, around)
    let attributes = TextAttributes(font: FontDescriptor(size: 16), color: (tint ?? grey).faded(0.7))
    let engine = MonospaceTextEngine()
    func layout(_ text: String) -> TextLayout {
      engine.layout(
        StyledText(text, attributes), style: ParagraphStyle(alignment: .center),
        in: CGSize(width: frame.width, height: 16))
    }
    var caption = layout(label ?? "▨")
    if caption.isTruncated || frame.height < 16 { caption = layout("▨") }
    // A wider caption would not be recognized as part of the box.
    guard caption.size.width <= max(frame.width, 8) else { return }
    let top = ((frame.midY - 8) / 16).rounded() * 16
    paintText(caption, CGPoint(x: frame.minX, y: top), .identity, around)
  }
}

/// The paint of a shape, in the screen's points.
private struct CellPaint {
  private let paint: Paint
  /// The transform from the screen to the paint's own coordinates.
  private let inverse: Transform

  init(_ paint: Paint, _ transform: Transform) {
    self.paint = paint
    inverse = transform.inverted ?? .identity
  }

  var isUniform: Bool { if case .color = paint { true } else { false } }

  func color(at point: CGPoint) -> RenderColor? {
    switch paint {
    case .color(let color): color.alpha > 0 ? color : nil
    case .gradient(let gradient): gradient.color(at: inverse.apply(to: point))
    }
  }

  func color(atHalf half: Int, _ column: Int) -> RenderColor? { color(at: CellCoverage.middle(column, half)) }
}

extension CellPainter.Walk.Surroundings {
  /// Returns the surroundings clipped to a rectangle of the screen; nil if nothing is visible.
  func narrowed(to box: CGRect) -> Self? {
    guard !box.isInfinite else { return self }
    guard !box.isNull, box.isDrawable else { return nil }
    var narrowed = self
    narrowed.visible = visible.intersection(box)
    guard !narrowed.visible.isNull, !narrowed.visible.isEmpty else { return nil }
    narrowed.clip = clip.intersection(CellCanvas.Area(box))
    return narrowed
  }
}
