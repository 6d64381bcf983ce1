import Foundation
import RenderTree

extension UIImage {
  /// The rotation and reflection that display the pixels of an image upright.
  public enum Orientation: Int, Sendable {
    /// No change.
    case up = 0
    /// A rotation by 180°.
    case down
    /// A rotation by 90° counterclockwise.
    case left
    /// A rotation by 90° clockwise.
    case right
    /// A horizontal reflection.
    case upMirrored
    /// A vertical reflection.
    case downMirrored
    /// A reflection about the diagonal from the upper left.
    case leftMirrored
    /// A reflection about the diagonal from the upper right.
    case rightMirrored

    /// The orientation, reflected horizontally on the screen.
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

    /// True if width and height are exchanged.
    var isTurned: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// The transform of the unit square of the pixels to the oriented unit square.
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

  /// The resizing of the middle part of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// The part is tiled.
    case tile = 0
    /// The part is stretched.
    case stretch
  }
}
