extension UIView {
  /// The view's own tint colour, as an appearance proxy passes it on.
  final var ownTintColor: UIColor? {
    get { storedTintColor }
    set { tintColor = newValue }
  }

  /// Reports a change of the tint colour to the view and to the descendants that inherit it.
  final func tintColorChanged() {
    tintColorDidChange()
    setNeedsRender()
    for subview in subviews where subview.storedTintColor == nil { subview.tintColorChanged() }
  }
}
