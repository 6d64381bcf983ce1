import Foundation

/// A column of views that are sized for a width.
@MainActor
struct ContentUnavailableColumn {
  struct Part {
    let view: UIView
    /// The distance above the view, in points.
    let padding: CGFloat
    /// The size for an available width; an infinite width prevents wrapping.
    let size: (CGFloat) -> CGSize
  }

  private let frames: [(view: UIView, frame: CGRect)]

  /// The size of the column, as wide as its widest part.
  let size: CGSize

  /// - Parameter rightToLeft: True if parts that are not centred are aligned to the right edge.
  init(_ parts: [Part], width: CGFloat, isCentered: Bool, rightToLeft: Bool) {
    let room = max(1, width)
    var (y, widest) = (CGFloat(0), CGFloat(0))
    var frames: [(UIView, CGRect)] = []
    for part in parts {
      let natural = part.size(room)
      let size = CGSize(width: min(natural.width, room), height: natural.height)
      y += part.padding
      let free = room.isFinite ? room - size.width : 0
      let x = isCentered ? free / 2 : rightToLeft ? free : 0
      frames.append((part.view, CGRect(origin: CGPoint(x: x, y: y), size: size)))
      y += size.height
      widest = max(widest, size.width)
    }
    self.frames = frames
    size = CGSize(width: widest, height: y)
  }

  /// Sets the frames of the views from an origin in their superview, aligned to pixels, or to character cells in a
  /// terminal.
  func place(at origin: CGPoint, with traits: UITraitCollection) {
    let scale = max(1, traits.displayScale)
    let step = traits.pointGrid ?? CGSize(width: 1 / scale, height: 1 / scale)
    for (view, frame) in frames {
      view.frame = CGRect(
        x: ((origin.x + frame.minX) / step.width).rounded(.down) * step.width,
        y: ((origin.y + frame.minY) / step.height).rounded(.down) * step.height, width: frame.width,
        height: frame.height)
    }
  }
}
