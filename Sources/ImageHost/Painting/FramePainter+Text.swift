#if Image
  import CPangoCairo
  import Foundation
  import PangoText
  import RenderTree

  extension FramePainter {
    func paint(_ content: TextContent, opacity: Double) {
      paint(content.layout, at: content.origin, opacity: opacity)
    }

    /// Draws text with its top-left corner at a point.
    func paint(_ layout: TextLayout, at origin: CGPoint, opacity: Double) {
      let visible = clipExtents
      let rendition = layout.rendition as? PangoRendition
      for (number, line) in layout.lines.enumerated() {
        // Letters may extend beyond their line's box, but hardly by more than its height.
        let reach = line.frame.height
        guard origin.y + line.frame.maxY + reach > visible.minY else { continue }
        guard origin.y + line.frame.minY - reach < visible.maxY else { break }
        let baseline = snapped(height: origin.y + line.baseline)
        for (place, run) in line.runs.enumerated() {
          let start = CGPoint(x: origin.x + run.x, y: baseline)
          guard start.x < visible.maxX + reach, start.x + run.width > visible.minX - reach else { continue }
          paintBackground(of: run, line, at: start, top: origin.y + line.frame.minY, opacity: opacity)
          let raised = CGPoint(x: start.x, y: start.y - run.attributes.baselineOffset)
          if let attachment = run.attachment {
            let box = attachment.frame(from: raised)
            paint(attachment, in: rendition == nil ? box.fitted(into: run, line, at: origin) : box, opacity: opacity)
            continue
          }
          let color = run.attributes.color.faded(opacity)
          guard color.alpha > 0 else { continue }
          setColor(color)
          if let rendition {
            rendition.draw(line: number, run: place, at: raised, on: context, fonts: fonts)
          } else {
            CellText(run: run).draw(at: raised, on: context, fonts: fonts)
          }
          paintLines(of: run, at: raised, opacity: opacity)
        }
      }
    }

    /// Draws a picture of the text into a box.
    private func paint(_ attachment: TextAttachment, in box: CGRect, opacity: Double) {
      guard attachment.size.width > 0, attachment.size.height > 0, !box.isEmpty else { return }
      let place = snapped(box)
      cairo_save(context)
      cairo_translate(context, place.minX, place.minY)
      cairo_scale(context, place.width / attachment.size.width, place.height / attachment.size.height)
      paint(attachment.drawing, opacity: opacity)
      cairo_restore(context)
    }

    private func paintBackground(
      of run: TextLayout.Run, _ line: TextLayout.Line, at start: CGPoint, top: CGFloat, opacity: Double
    ) {
      guard let background = run.attributes.background else { return }
      let box = CGRect(x: start.x, y: top, width: run.width, height: line.frame.height)
      fill(box, BoxStyle(), with: background.faded(opacity))
    }

    /// Draws underlines and strikethroughs.
    private func paintLines(of run: TextLayout.Run, at start: CGPoint, opacity: Double) {
      let size = run.attributes.font.size
      let weight = 1 + max(0, run.attributes.font.weight)
      let thickness = max(1 / scale, size * 0.055 * weight)
      func paint(_ line: TextLine, at middle: CGFloat) {
        setColor((line.color ?? run.attributes.color).faded(opacity))
        let box = snapped(CGRect(x: start.x, y: middle - thickness / 2, width: run.width, height: thickness))
        for mark in marks(of: line.pattern, in: box) {
          cairo_rectangle(context, mark.minX, mark.minY, mark.width, mark.height)
        }
        cairo_fill(context)
      }
      if let line = run.attributes.underline { paint(line, at: start.y + size * 0.12) }
      if let line = run.attributes.strikethrough { paint(line, at: start.y - size * 0.27) }
    }

    /// The marks of a line that fills a box.
    private func marks(of pattern: TextLine.Pattern, in box: CGRect) -> [CGRect] {
      let lengths = pattern.lengths.map { CGFloat($0) * box.height }
      guard !lengths.isEmpty, box.height > 0 else { return [box] }
      var marks: [CGRect] = []
      var (x, index) = (box.minX, 0)
      while x < box.maxX {
        let length = min(lengths[index % lengths.count], box.maxX - x)
        if index.isMultiple(of: 2) { marks.append(CGRect(x: x, y: box.minY, width: length, height: box.height)) }
        x += length
        index += 1
      }
      return marks
    }

    /// Returns a height rounded to a whole pixel, so that all lines of text are equally sharp.
    private func snapped(height: CGFloat) -> CGFloat {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      guard matrix.xy == 0, matrix.yx == 0, matrix.yy > 0 else { return height }
      return ((height * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy
    }
  }

  extension CGRect {
    /// The box in the middle of a run that was measured in cells, smaller if it would be wider or higher.
    fileprivate func fitted(into run: TextLayout.Run, _ line: TextLayout.Line, at origin: CGPoint) -> CGRect {
      let factor = min(1, run.width / max(width, 0.01), line.frame.height / max(height, 0.01))
      let size = CGSize(width: width * factor, height: height * factor)
      return CGRect(
        origin: CGPoint(
          x: origin.x + run.x + (run.width - size.width) / 2, y: origin.y + line.frame.midY - size.height / 2),
        size: size)
    }
  }
#endif
