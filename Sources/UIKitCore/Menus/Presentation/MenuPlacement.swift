import Foundation

/// The placement of a menu's panels in their window.
struct MenuPlacement {
  /// The area for panels, in the window's coordinates: the safe area without its margin.
  let room: CGRect
  let isRightToLeft: Bool
  /// The size of the character cells that panels are aligned to; nil outside of a terminal.
  let grid: CGSize?
  /// The distance between a panel and its anchor, in points.
  let gap: CGFloat
  /// The height, in points, below which a panel is not shrunk; it covers its anchor instead.
  let minimumHeight: CGFloat

  /// The frame of a menu's panel: below its anchor, or above it if there is not enough space below and more above. If
  /// neither is sufficient, the panel is as high as the larger one.
  ///
  /// - Parameter prefersSide: True to place the panel after or before its anchor if there is space, so that it does not
  ///   cover the rows below.
  func frame(ofSize size: CGSize, at anchor: CGRect, prefersSide: Bool = false) -> CGRect {
    if prefersSide, let frame = frame(ofSize: size, besideAnchor: anchor) { return frame }
    let below = room.maxY - (anchor.maxY + gap)
    let above = anchor.minY - gap - room.minY
    let isBelow = size.height <= below || below >= above
    var frame = CGRect(origin: .zero, size: fitted(size, height: max(below, above)))
    frame.origin.y = isBelow ? anchor.maxY + gap : anchor.minY - gap - frame.height
    frame.origin.x = alignsRight(anchor) ? anchor.maxX - frame.width : anchor.minX
    return inside(frame)
  }

  /// The frame on the trailing side of an anchor, or on the leading side; nil if there is space on neither.
  private func frame(ofSize size: CGSize, besideAnchor anchor: CGRect) -> CGRect? {
    let size = fitted(size, height: room.height)
    let right = anchor.maxX + gap + size.width <= room.maxX
    let left = anchor.minX - gap - size.width >= room.minX
    guard right || left else { return nil }
    let isRight = isRightToLeft ? !left : right
    let x = isRight ? anchor.maxX + gap : anchor.minX - gap - size.width
    return inside(CGRect(origin: CGPoint(x: x, y: anchor.minY), size: size))
  }

  /// The space for a preview that leaves enough for a menu, in points.
  func previewRoom(besidesHeight menuHeight: CGFloat) -> CGSize {
    CGSize(width: room.width, height: max(minimumHeight, room.height - menuHeight - gap))
  }

  /// The frame of a preview above the menu: in the middle of its anchor, as far as there is space for both.
  func previewFrame(ofSize size: CGSize, menuHeight: CGFloat, at anchor: CGRect) -> CGRect {
    var frame = inside(
      CGRect(x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width, height: size.height))
    frame.origin.y = max(room.minY, min(frame.minY, room.maxY - menuHeight - gap - size.height))
    return frame
  }

  /// The frame of a submenu's panel: on the trailing side of the panel with its row, or on the leading side, or over
  /// that panel if there is space on neither side.
  func frame(ofSize size: CGSize, beside row: CGRect, of panel: CGRect) -> CGRect {
    var frame = CGRect(origin: row.origin, size: fitted(size, height: room.height))
    let right = panel.maxX + frame.width <= room.maxX
    let left = panel.minX - frame.width >= room.minX
    switch (right, left) {
    case (true, false): frame.origin.x = panel.maxX
    case (false, true): frame.origin.x = panel.minX - frame.width
    case (true, true): frame.origin.x = isRightToLeft ? panel.minX - frame.width : panel.maxX
    case (false, false):
      frame.origin.x = isRightToLeft ? panel.maxX - frame.width - overlap : panel.minX + overlap
      frame.origin.y = row.maxY
    }
    return inside(frame)
  }

  /// The inset of a panel that covers another one, in points.
  private var overlap: CGFloat { 16 }

  private func alignsRight(_ anchor: CGRect) -> Bool {
    anchor.midX == room.midX ? isRightToLeft : anchor.midX > room.midX
  }

  private func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
    let height = min(max(height, minimumHeight), room.height)
    let fitted = CGSize(width: min(size.width, room.width), height: min(size.height, height))
    guard let grid else { return fitted }
    return CGSize(width: fitted.width, height: (fitted.height / grid.height).rounded(.down) * grid.height)
  }

  private func inside(_ frame: CGRect) -> CGRect {
    var result = frame
    if let grid {
      result.origin.x = (frame.minX / grid.width).rounded() * grid.width
      result.origin.y = (frame.minY / grid.height).rounded() * grid.height
    }
    result.origin.x = max(room.minX, min(result.minX, room.maxX - result.width))
    result.origin.y = max(room.minY, min(result.minY, room.maxY - result.height))
    return result
  }
}
