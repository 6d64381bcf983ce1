#if Image
  import CPangoCairo
  import Foundation
  import RenderTree

  extension FramePainter {
    /// Draws the scroll indicators and the focus ring of a node that is painted with its descendants.
    func decorate(_ node: RenderNode, in box: CGRect) {
      if let scroll = node.scroll { paintIndicators(scroll, in: box) }
      if node.id == focusedNode { paintFocusRing(around: box, node.style) }
    }

    // MARK: Focus

    /// Draws a ring inside the edge of the focused node.
    private func paintFocusRing(around box: CGRect, _ style: BoxStyle) {
      let color = isDark ? RenderColor(red: 0.04, green: 0.52, blue: 1) : RenderColor(red: 0, green: 0.48, blue: 1)
      var ring = style
      ring.cornerRadius = max(style.cornerRadius, 6)
      if style.cornerRadius == 0 { ring.roundedCorners = .all }
      stroke(BoxStyle.Border(color: color, width: 2), of: box, ring, opacity: 1)
    }

    // MARK: Scrolling

    /// Draws the scroll indicators. Content at its start has none.
    private func paintIndicators(_ scroll: ScrollInfo, in box: CGRect) {
      let hasBoth = scroll.showsIndicators == [.vertical, .horizontal]
      if scroll.showsIndicators.contains(.vertical),
        let thumb = thumb(
          track: box.height, isShared: hasBoth, scroll.offset.y, scroll.minimumOffset.y, scroll.maximumOffset.y)
      {
        paintThumb(
          CGRect(
            x: box.maxX - Self.thumbInset - Self.thumbWidth, y: box.minY + thumb.lowerBound, width: Self.thumbWidth,
            height: thumb.upperBound - thumb.lowerBound))
      }
      if scroll.showsIndicators.contains(.horizontal),
        let thumb = thumb(
          track: box.width, isShared: hasBoth, scroll.offset.x, scroll.minimumOffset.x, scroll.maximumOffset.x)
      {
        paintThumb(
          CGRect(
            x: box.minX + thumb.lowerBound, y: box.maxY - Self.thumbInset - Self.thumbWidth,
            width: thumb.upperBound - thumb.lowerBound, height: Self.thumbWidth))
      }
    }

    /// The sizes of UIKit's scroll indicators, in points.
    private static var thumbWidth: CGFloat { 3 }
    private static var thumbInset: CGFloat { 3 }
    private static var shortestThumb: CGFloat { 36 }

    /// Returns the range of the thumb on its track; nil if no thumb is visible.
    ///
    /// - Parameter isShared: true if the other axis has a track that meets this one in the corner.
    private func thumb(
      track: CGFloat, isShared: Bool, _ offset: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat
    ) -> Range<CGFloat>? {
      let travel = maximum - minimum
      let room = track - 2 * Self.thumbInset - (isShared ? Self.thumbInset + Self.thumbWidth : 0)
      guard offset > minimum, travel >= 1, travel.isFinite, room > Self.thumbWidth else { return nil }
      let length = min(room, max(Self.shortestThumb, room * track / (track + travel)))
      let share = min(max((offset - minimum) / travel, 0), 1)
      let start = Self.thumbInset + (room - length) * share
      return start..<(start + length)
    }

    private func paintThumb(_ box: CGRect) {
      let shade = isDark ? 1.0 : 0.0
      var style = BoxStyle()
      style.cornerRadius = Self.thumbWidth / 2
      fill(box, style, with: RenderColor(red: shade, green: shade, blue: shade, alpha: 0.35))
    }
  }
#endif
