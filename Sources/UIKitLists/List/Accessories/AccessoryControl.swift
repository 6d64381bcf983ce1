import Foundation
@_spi(Toolkit) import UIKitCore

/// An accessory that handles touches, in the full height of its row.
class AccessoryControl: UIControl {
  /// Returns true if using the accessory currently has an effect. Otherwise the row handles its touches.
  final var isUsable: () -> Bool = { true }

  /// The width of the touch area on both sides of the accessory, in points.
  private static let reach: CGFloat = 8

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard isUsable() else { return false }
    guard let superview else { return bounds.contains(point) }
    let above = frame.minY - superview.bounds.minY
    let below = superview.bounds.maxY - frame.maxY
    return CGRect(
      x: -Self.reach, y: -max(0, above), width: bounds.width + 2 * Self.reach,
      height: bounds.height + max(0, above) + max(0, below)
    ).contains(point)
  }
}
