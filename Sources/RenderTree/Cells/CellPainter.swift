import Foundation

/// Paints a frame into a grid of characters, each 8 by 16 points.
///
/// Backgrounds are exact to half a cell; text is in the row whose centre is nearest to that of its line. Boxes thinner
/// than 4 points become thin lines, as do borders. Nothing is drawn outside a clip; a wide character that the clip cuts
/// becomes a space.
///
/// Transforms apply to boxes, shapes and symbols. Letters stay upright; the centre of each line is transformed. Corners
/// are square, and shadows are not drawn. Recordings are drawn in half cells, their text in cells and their thin
/// horizontal and vertical lines as lines; blend modes that remove what was painted are ignored. Masks count as the
/// bounding box of what they show. Bitmaps are not decoded: they are shaded boxes with their label or the character
/// `▨`.
public struct CellPainter: Sendable {
  /// The maximum number of columns and of rows, whatever the frame's size.
  public static let maximumExtent = 2000

  /// The colour behind everything that is not opaque; nil for the host's own background.
  public var backdrop: RenderColor?

  /// The marks that are added to the frame.
  public var decorations: CellDecorations

  /// A painter with a backdrop and decorations; without either by default.
  public init(backdrop: RenderColor? = nil, decorations: CellDecorations = .none) {
    self.backdrop = backdrop
    self.decorations = decorations
  }

  /// Returns the frame as a grid of as many cells as cover its size.
  /// - Complexity: O(n) in the tree's nodes and the cells that they cover.
  public func paint(_ frame: Frame) -> CellGrid {
    let cell = MonospaceTextEngine.cell
    func extent(_ points: CGFloat, _ unit: CGFloat) -> Int {
      let cells = (points / unit - 0.001).rounded(.up)
      return cells > 0 ? Int(min(cells, CGFloat(CellPainter.maximumExtent))) : 0
    }
    let canvas = CellCanvas(
      width: extent(frame.size.width, cell.width), height: extent(frame.size.height, cell.height),
      backdrop: backdrop)
    var walk = Walk(canvas: canvas, decorations: decorations)
    frame.root.walk(with: &walk, context: canvas.bounds)
    return walk.canvas.grid()
  }
}

extension CellPainter {
  /// The walk that paints a tree into cells. Its context is the part of the grid inside the ancestors' clips.
  struct Walk: NodeVisitor {
    var canvas: CellCanvas
    let decorations: CellDecorations

    /// The part of the grid that a node may paint, and its opacity.
    struct Surroundings {
      var opacity: Double
      /// The visible part in cells, rounded.
      var clip: CellCanvas.Area
      /// The visible part in points, exact.
      var visible: CGRect
    }

    mutating func enter(_ node: RenderNode, at place: NodeGeometry, in area: CellCanvas.Area) -> CellCanvas.Area? {
      let outer = surroundings(place, area)
      if place.transform.preservesRectangles {
        paintBox(place.box, node.style, place.opacity, outer)
      } else {
        paintTransformedBox(node.box, node.style, place.transform, outer)
      }
      guard place.showsContent else { return nil }
      var inner = outer
      if node.style.clips {
        inner.visible = place.contentClip
        inner.clip = outer.clip.intersection(CellCanvas.Area(place.box))
      }
      switch node.content {
      case .text(let content): paintText(content.layout, content.origin, place.transform, inner)
      case .symbol(let content): paintSymbol(content, place.transform, inner)
      case .image(let content):
        paintPicture(
          place.transform.apply(to: content.frame), label: node.semantics?.label, tint: content.tint, inner)
      case .drawing(let drawing): paintDrawing(drawing, place.transform, inner)
      case nil: break
      }
      return inner.clip
    }

    mutating func leave(_ node: RenderNode, at place: NodeGeometry, in area: CellCanvas.Area) {
      decorate(node, place.box, surroundings(place, area))
    }

    /// Returns the part of the grid for a node's box.
    private func surroundings(_ place: NodeGeometry, _ area: CellCanvas.Area) -> Surroundings {
      var clip = area
      if let mask = place.maskBounds, mask.isDrawable { clip = clip.intersection(CellCanvas.Area(mask)) }
      return Surroundings(opacity: place.opacity, clip: clip, visible: place.clip)
    }
  }
}

// MARK: Boxes

extension CellPainter.Walk {
  mutating func paintBox(_ box: CGRect, _ style: BoxStyle, _ opacity: Double, _ outer: Surroundings) {
    let shown = box.intersection(outer.visible)
    guard !shown.isNull, !shown.isEmpty else { return }
    if let background = style.background?.faded(opacity), background.alpha > 0 {
      if box.height < Self.thin, box.width >= Self.thin {
        paintHorizontalLine(shown, background, outer)
      } else if box.width < Self.thin, box.height >= Self.thin {
        paintVerticalLine(shown, background, outer)
      } else if box.width >= Self.thin {
        canvas.fill(CellCanvas.Area(box).intersection(outer.clip), background)
      }
    }
    if let border = style.border, border.width > 0, box.width >= 2 * Self.thin, box.height >= 2 * Self.thin {
      let color = border.color.faded(opacity)
      if color.alpha > 0 { paintBorder(box, color, isRounded: style.cornerRadius > 0, outer) }
    }
  }

  /// The size below which a box becomes a line, in points: half of what a box can resolve.
  private static var thin: CGFloat { 4 }

  private mutating func paintHorizontalLine(_ box: CGRect, _ color: RenderColor, _ outer: Surroundings) {
    let place = box.midY / 16
    var row = Int(place.rounded(.down))
    let fraction = place - CGFloat(row)
    var character: Character = fraction < 0.25 ? "▔" : fraction > 0.75 ? "▁" : "─"
    let columns = CellCanvas.Area(box).columns.clamped(to: outer.clip.columns)
    if fraction < 0.25, let first = columns.first, outer.clip.contains(column: first, row: row - 1) {
      // A line between two rows goes into the upper one: the background that a list draws below a separator fills the
      // lower row entirely.
      row -= 1
      character = "▁"
    }
    if character == "▁", let first = columns.first, outer.clip.contains(column: first, row: row),
      outer.clip.contains(column: first, row: row + 1)
    {
      canvas.putBottomLine(columns: columns, row: row, color: color)
      return
    }
    let half = 2 * row + (character == "▁" ? 1 : 0)
    for column in columns { putLine(character, column: column, row: row, half: half, color, outer) }
  }

  private mutating func paintVerticalLine(_ box: CGRect, _ color: RenderColor, _ outer: Surroundings) {
    let column = Int((box.midX / 8).rounded(.down))
    let halves = CellCanvas.Area(box).halves.clamped(to: outer.clip.halves)
    for row in Self.rows(halves) { putLine("│", column: column, row: row, half: 2 * row, color, outer) }
  }

  private mutating func paintBorder(_ box: CGRect, _ color: RenderColor, isRounded: Bool, _ outer: Surroundings) {
    let area = CellCanvas.Area(box)
    let rows = Self.rows(area.halves)
    guard let top = rows.first, let bottom = rows.last, let left = area.columns.first, let right = area.columns.last,
      left < right
    else { return }
    for row in rows.clamped(to: Self.rows(outer.clip.halves)) {
      for column in [left, right] { putLine("│", column: column, row: row, half: 2 * row, color, outer) }
    }
    guard top < bottom else { return }
    // The inner half of the edge cells belongs to the box.
    let upper = area.halves.contains(2 * top) ? 2 * top : 2 * top + 1
    let lower = 2 * bottom
    for column in area.columns.clamped(to: outer.clip.columns) {
      putLine("─", column: column, row: top, half: upper, color, outer)
      putLine("─", column: column, row: bottom, half: lower, color, outer)
    }
    putLine(isRounded ? "╭" : "┌", column: left, row: top, half: upper, color, outer)
    putLine(isRounded ? "╮" : "┐", column: right, row: top, half: upper, color, outer)
    putLine(isRounded ? "╰" : "└", column: left, row: bottom, half: lower, color, outer)
    putLine(isRounded ? "╯" : "┘", column: right, row: bottom, half: lower, color, outer)
  }

  private mutating func putLine(
    _ character: Character, column: Int, row: Int, half: Int, _ color: RenderColor, _ outer: Surroundings
  ) {
    guard outer.clip.contains(column: column, row: row) else { return }
    canvas.putLine(character, column: column, row: row, half: half, color: color)
  }

  /// Returns the rows that contain half rows.
  static func rows(_ halves: Range<Int>) -> Range<Int> {
    let first = halves.lowerBound >> 1
    return first..<max(first, (halves.upperBound + 1) >> 1)
  }
}

extension CellCanvas.Area {
  /// The half cells whose centres a box covers, or the one that contains the box's centre.
  init(_ box: CGRect) {
    func range(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat) -> Range<Int> {
      let start = Int((low / unit).rounded())
      let end = Int((high / unit).rounded())
      if start < end { return start..<end }
      let middle = Int(((low + high) / 2 / unit).rounded(.down))
      return middle..<(middle + 1)
    }
    self.init(columns: range(box.minX, box.maxX, 8), halves: range(box.minY, box.maxY, 8))
  }

  func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && ((2 * row)..<(2 * row + 2)).overlaps(halves)
  }
}
