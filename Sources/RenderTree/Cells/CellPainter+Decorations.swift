import Foundation

extension CellPainter.Walk {
  /// Draws the decorations of a node that is painted with all its descendants.
  mutating func decorate(_ node: RenderNode, _ box: CGRect, _ outer: Surroundings) {
    let isFocused = node.id == decorations.focusedNode
    let isHovered = node.id == decorations.hoveredNode
    let isSelected = decorations.selectionMark != .none && node.semantics?.state.contains(.selected) == true
    let scroll = decorations.showsScrollIndicators ? node.scroll : nil
    guard isFocused || isHovered || isSelected || scroll != nil else { return }
    let shown = box.intersection(outer.visible)
    guard !shown.isNull, !shown.isEmpty else { return }
    let area = CellCanvas.Area(box).intersection(outer.clip)
    if isSelected { markSelection(of: node, box, area, outer) }
    if isHovered, !isFocused { canvas.shade(area, decorations.shade.faded(0.06)) }
    if isFocused { paintFocus(box, area, outer) }
    if let scroll { paintIndicators(scroll, area) }
  }

  // MARK: Selection

  private mutating func markSelection(
    of node: RenderNode, _ box: CGRect, _ area: CellCanvas.Area, _ outer: Surroundings
  ) {
    switch decorations.selectionMark {
    case .none: break
    case .bold: canvas.restyle(Self.markedRows(area, of: box), area.columns, adding: .bold)
    case .reversed: canvas.restyle(Self.markedRows(area, of: box), area.columns, adding: .reversed)
    case .brackets:
      let role = node.semantics?.role
      if role == .tab || role == .button { putBrackets(area, outer) }
    }
  }

  /// Puts brackets around the lowest text in an area, if both sides of it are free.
  private mutating func putBrackets(_ area: CellCanvas.Area, _ outer: Surroundings) {
    for row in Self.rows(area.halves).reversed() {
      let texts = area.columns.filter { !canvas.isFree(column: $0, row: row) }
      guard let first = texts.first, let last = texts.last else { continue }
      let sides = [(first - 1, Character("[")), (last + 1, "]")]
      guard sides.allSatisfy({ outer.clip.columns.contains($0.0) && canvas.isFree(column: $0.0, row: row) }) else {
        return
      }
      for (column, bracket) in sides {
        canvas.putMark(
          bracket, column: column, row: row, half: 2 * row, color: decorations.focusColor, isKept: true)
      }
      return
    }
  }

  // MARK: Focus

  /// Draws a bar in the first column if that is free, otherwise a bar to the left of the node if there is room,
  /// otherwise an underline.
  private mutating func paintFocus(_ box: CGRect, _ area: CellCanvas.Area, _ outer: Surroundings) {
    guard let first = area.columns.first, let last = area.columns.last, !area.halves.isEmpty else { return }
    canvas.shade(area, decorations.shade.faded(0.1))
    let rows = Self.markedRows(area, of: box)
    // The bar has the height of a line of text, unless the visible part of the node is smaller.
    let halves = area.halves.count < 2 ? area.halves : (2 * rows.lowerBound)..<(2 * rows.upperBound)
    if rows.allSatisfy({ canvas.isFree(column: first, row: $0) }), first < last {
      for row in rows { putBar(column: first, row: row, halves, ["▌", "▘", "▖"]) }
      return
    }
    var isMarked = false
    if outer.clip.columns.contains(first - 1), rows.allSatisfy({ canvas.isFree(column: first - 1, row: $0) }) {
      for row in rows { putBar(column: first - 1, row: row, halves, ["▐", "▝", "▗"]) }
      isMarked = true
    }
    if !isMarked { canvas.restyle(rows, area.columns, adding: .underline) }
  }

  /// Returns the rows that an area covers entirely, because half a row has two colours already and cannot take a third.
  /// If there are none, returns the row of a text in the middle of the box.
  ///
  /// - Parameter box: the node's box, of which the area is the visible part.
  private static func markedRows(_ area: CellCanvas.Area, of box: CGRect) -> Range<Int> {
    let first = (area.halves.lowerBound + 1) / 2
    let whole = first..<max(first, area.halves.upperBound / 2)
    let covered = rows(area.halves)
    if !whole.isEmpty || covered.count < 2 { return whole.isEmpty ? covered : whole }
    let middle = min(max(row(ofMiddle: box.midY), covered.lowerBound), covered.upperBound - 1)
    return middle..<(middle + 1)
  }

  /// - Parameter characters: the characters for a whole row, its upper half and its lower half.
  private mutating func putBar(column: Int, row: Int, _ halves: Range<Int>, _ characters: [Character]) {
    let coversUpper = halves.contains(2 * row)
    let coversLower = halves.contains(2 * row + 1)
    canvas.putMark(
      characters[coversUpper && coversLower ? 0 : coversUpper ? 1 : 2], column: column, row: row,
      half: coversUpper ? 2 * row : 2 * row + 1, color: decorations.focusColor, isKept: true)
  }

  // MARK: Scrolling

  private mutating func paintIndicators(_ scroll: ScrollInfo, _ area: CellCanvas.Area) {
    let color = decorations.shade.faded(0.45)
    if scroll.showsIndicators.contains(.vertical), let column = area.columns.last,
      let thumb = Self.thumb(
        in: area.halves, offset: scroll.offset.y, from: scroll.minimumOffset.y, to: scroll.maximumOffset.y)
    {
      for row in Self.rows(thumb) {
        let coversUpper = thumb.contains(2 * row)
        let coversLower = thumb.contains(2 * row + 1)
        guard canvas.isFree(column: column, row: row) else { continue }
        canvas.putMark(
          coversUpper && coversLower ? "▐" : coversUpper ? "▝" : "▗", column: column, row: row,
          half: coversUpper ? 2 * row : 2 * row + 1, color: color)
      }
    }
    if scroll.showsIndicators.contains(.horizontal), let row = Self.rows(area.halves).last,
      let thumb = Self.thumb(
        in: area.columns, offset: scroll.offset.x, from: scroll.minimumOffset.x, to: scroll.maximumOffset.x)
    {
      for column in thumb where canvas.isFree(column: column, row: row) {
        canvas.putMark("▂", column: column, row: row, half: 2 * row + 1, color: color)
      }
    }
  }

  /// Returns the part of a track that represents the visible content; nil if all content is visible.
  private static func thumb(
    in track: Range<Int>, offset: CGFloat, from minimum: CGFloat, to maximum: CGFloat
  ) -> Range<Int>? {
    let unit: CGFloat = 8
    let page = CGFloat(track.count) * unit
    let travel = maximum - minimum
    guard travel >= 1, travel.isFinite, track.count >= 2, offset.isFinite else { return nil }
    // The thumb always stays visible.
    let length = min(max(2, Int((CGFloat(track.count) * page / (page + travel)).rounded())), track.count)
    let share = min(max((offset - minimum) / travel, 0), 1)
    let start = track.lowerBound + Int((CGFloat(track.count - length) * share).rounded())
    return start..<(start + length)
  }
}
