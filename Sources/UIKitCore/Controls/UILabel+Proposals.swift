import Foundation
import RenderTree

extension UILabel {
  /// The size of the text in the lines that fit into a size, at least one line. Text that is wider than a narrow size
  /// is as wide as its widest character.
  ///
  /// - Parameter size: in points; infinity for no limit.
  package final func textSize(fitting size: CGSize) -> CGSize {
    let scale = max(1, traitCollection.displayScale)
    let room = CGSize(width: max(size.width, 1 / scale), height: max(size.height, 0))
    return layout(in: room, maximumLines: numberOfLines).size.ceiledToPixel(scale)
  }

  /// The UTF-16 offset of the character at a point; nil if no text is there.
  ///
  /// - Parameter point: in the label's coordinates.
  package final func textOffset(at point: CGPoint) -> Int? {
    let content = textContent(in: bounds)
    let place = CGPoint(x: point.x - content.origin.x, y: point.y - content.origin.y)
    let source = text ?? ""
    var next = source.startIndex
    for line in content.layout.lines {
      // The runs of a line are in visual order; the text between two lines, such as a space, is not drawn.
      var end = next
      for run in line.runs {
        guard let found = source.range(of: run.text, range: next..<source.endIndex) else { continue }
        if line.frame.minY <= place.y, place.y < line.frame.maxY, run.x <= place.x, place.x < run.x + run.width {
          let part = (place.x - run.x) / run.width
          let characters = CGFloat(run.text.count)
          let index = Int((run.isRightToLeft ? 1 - part : part) * characters)
          let position = source.index(found.lowerBound, offsetBy: min(index, max(0, run.text.count - 1)))
          return position.utf16Offset(in: source)
        }
        end = max(end, found.upperBound)
      }
      next = end
    }
    return nil
  }
}
