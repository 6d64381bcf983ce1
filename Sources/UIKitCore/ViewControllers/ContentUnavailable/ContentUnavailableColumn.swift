import Foundation

/// Views one under the other, with their sizes for a width.
@MainActor
struct ContentUnavailableColumn {
  struct Part {
    let view: UIView
    /// Above it, in points.
    let padding: CGFloat
    /// The size for the width that is there, which is infinite where nothing is to be broken.
    let size: (CGFloat) -> CGSize
  }

  private let frames: [(view: UIView, frame: CGRect)]

  /// Of everything; as wide as the widest.
  let size: CGSize

  /// - Parameter rightToLeft: which edge is the leading one, where the parts do not stand in the middle.
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

  /// Gives the views their frames, from a point of their superview: on whole pixels, or on whole cells where the screen
  /// has nothing smaller.
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
