import Foundation

extension UIView {
  /// What a view was told about the room at its edges.
  struct MarginState {
    /// Nil while the system's margins apply.
    var own: NSDirectionalEdgeInsets?
    /// The system's margins where they are not those of any view; nil for those.
    var system: NSDirectionalEdgeInsets?
    var preservesSuperview = false
    var includesSafeArea = true
    var reportedSafeArea = UIEdgeInsets.zero
    var reportedMargins: UIEdgeInsets?
  }

  /// How far bars and the like reach over the edges of the view, in points.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.sceneSafeArea ?? .zero }
    let outer = superview.safeAreaInsetsForSubviews
    guard outer != .zero || viewController != nil else { return .zero }
    let frame = geometry.untransformedFrame
    let room = superview.bounds
    var insets = UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - room.minY)),
      left: max(0, outer.left - (frame.minX - room.minX)),
      bottom: max(0, outer.bottom - (room.maxY - frame.maxY)),
      right: max(0, outer.right - (room.maxX - frame.maxX)))
    if let additional = viewController?.additionalSafeAreaInsets { insets = insets + additional }
    return insets
  }

  /// The margins that content keeps from the edges, in points, safe area included. 8 on all sides by default; for a
  /// controller's root view 16 or 20 at the sides, by the width, and 0 above and below.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(rightToLeft: isRightToLeft) }
  }

  /// The same by leading and trailing. Setting it sets the part without the safe area.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(rightToLeft: isRightToLeft) }
    set {
      guard margins.own != newValue else { return }
      margins.own = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the margins also keep out of the superview's margins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      guard margins.preservesSuperview != newValue else { return }
      margins.preservesSuperview = newValue
      marginsMayHaveChanged()
    }
  }

  /// Whether the margins are counted from the safe area (true, and by default) or from the edges.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set {
      guard margins.includesSafeArea != newValue else { return }
      margins.includesSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  @_spi(Toolkit) public final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private final var effectiveMargins: UIEdgeInsets {
    let base =
      margins.own ?? margins.system ?? viewController?.systemMinimumLayoutMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var result = base.resolved(rightToLeft: isRightToLeft)
    if margins.includesSafeArea { result = result + safeAreaInsets }
    if margins.preservesSuperview, let superview {
      let outer = superview.layoutMargins
      let frame = geometry.untransformedFrame
      let room = superview.bounds
      result.top = max(result.top, outer.top - (frame.minY - room.minY))
      result.left = max(result.left, outer.left - (frame.minX - room.minX))
      result.bottom = max(result.bottom, outer.bottom - (room.maxY - frame.maxY))
      result.right = max(result.right, outer.right - (room.maxX - frame.maxX))
    }
    return result
  }

  /// Gives the view other margins than every view has, for as long as the app sets none.
  @_spi(Toolkit) public final func setSystemMargins(_ system: NSDirectionalEdgeInsets?) {
    guard margins.system != system else { return }
    margins.system = system
    if margins.own == nil { marginsMayHaveChanged() }
  }

  /// Margins of this view and of those that keep its margins may have changed.
  final func marginsMayHaveChanged() {
    setNeedsLayout()
    constraintMarginsDidChange()
    for subview in subviews where subview.margins.preservesSuperview { subview.marginsMayHaveChanged() }
  }

  /// The safe area of the subtree may have changed.
  final func safeAreaMayHaveChanged() {
    forEachInSubtree { view in
      view.setNeedsLayout()
      view.constraintMarginsDidChange()
    }
  }

  /// Tells of a safe area and of margins that are not those told last.
  final func reportMarginChanges() {
    let safeArea = safeAreaInsets
    if safeArea != margins.reportedSafeArea {
      margins.reportedSafeArea = safeArea
      constraintMarginsDidChange()
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    let current = effectiveMargins
    if let reported = margins.reportedMargins, reported != current {
      constraintMarginsDidChange()
      layoutMarginsDidChange()
      viewController?.viewLayoutMarginsDidChange()
    }
    margins.reportedMargins = current
  }
}
