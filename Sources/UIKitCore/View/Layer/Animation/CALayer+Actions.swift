import Foundation

extension CALayer {
  /// Draws the layer again and animates the change, unless the new value of a property equals the old one.
  final func propertyDidChange<Value: Equatable>(_ keyPath: String, from old: Value?, to new: Value?) {
    guard old != new else { return }
    changed()
    animateChange(keyPath, from: old)
  }

  /// Animates a change of a property from its old value, if the layer is a standalone one in a window and the change is
  /// made between `CATransaction.begin()` and `commit()`.
  final func animateChange(_ keyPath: String, from old: @autoclosure () -> Any?) {
    guard view == nil, TransactionStack.current.hasBegun, !CATransaction.disableActions(),
      CATransaction.animationDuration() > 0, UIView.areAnimationsEnabled, isInWindow,
      let property = animatableProperty(keyPath)
    else { return }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = property.read(self)
    if animates(keyPath), let shown = presentation() {
      animation.fromValue = property.read(shown)
    } else {
      animation.fromValue = old() ?? CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    add(animation, forKey: keyPath)
  }

  /// Animates the parts of the geometry that changed.
  final func animateChange(from old: LayerGeometry) {
    let new = geometry
    if old.position != new.position { animateChange("position", from: old.position) }
    if old.bounds != new.bounds { animateChange("bounds", from: old.bounds) }
    if old.anchorPoint != new.anchorPoint { animateChange("anchorPoint", from: old.anchorPoint) }
    if old.transform != new.transform { animateChange("transform", from: old.transform) }
  }

  private var isInWindow: Bool {
    var layer: CALayer = self
    while layer.view == nil, let next = layer.superlayer ?? layer.maskedLayer { layer = next }
    return layer.view?.enclosingWindow != nil
  }
}
