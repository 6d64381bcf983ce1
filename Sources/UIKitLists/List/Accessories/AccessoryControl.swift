import Foundation
@_spi(Toolkit) import UIKitCore

/// An accessory that a person may use: it takes touches in the whole height of its row.
class AccessoryControl: UIControl {
  /// Whether using it would do anything now: if not, it is a mere sign, and touches are left to the row.
  final var isUsable: () -> Bool = { true }

  /// How far beside the accessory a touch still counts, in points.
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
