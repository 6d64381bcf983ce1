import Foundation
import RenderTree

extension UIImage {
  /// How a picture's pixels have to be turned to be seen upright.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up = 0
    /// Half a turn.
    case down
    /// A quarter turn against the clock.
    case left
    /// A quarter turn clockwise.
    case right
    /// Left and right change places.
    case upMirrored
    /// Top and bottom change places.
    case downMirrored
    /// Mirrored about the diagonal from the upper left.
    case leftMirrored
    /// Mirrored about the diagonal from the upper right.
    case rightMirrored

    /// The same with left and right, as they are seen, changed.
    var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// Whether width and height change places.
    var isTurned: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// Where the pixels of a square of side 1 come to lie in it.
    var unitTransform: Transform {
      switch self {
      case .up: .identity
      case .down: Transform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left: Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: Transform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: Transform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    }
  }

  /// What becomes of the middle of a picture that is stretched.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch
  }
}
