import Foundation

extension UIView {
  /// The margin settings of a view, and the insets that were last reported to the app.
  ///
  /// Views with equal insets, such as the labels of all rows, share them.
  @MainActor
  struct MarginState {
    var preservesSuperview = false
    var includesSafeArea = true
    private var shared = SharedInsets.none

    /// The app's margins; nil while the system's margins apply.
    var own: NSDirectionalEdgeInsets? {
      get { shared.insets.own }
      set { change { $0.own = newValue } }
    }

    /// System margins that replace the default ones; nil for the default.
    var system: NSDirectionalEdgeInsets? {
      get { shared.insets.system }
      set { change { $0.system = newValue } }
    }

    var reportedSafeArea: UIEdgeInsets {
      get { shared.insets.reportedSafeArea }
      set { change { $0.reportedSafeArea = newValue } }
    }

    var reportedMargins: UIEdgeInsets? {
      get { shared.insets.reportedMargins }
      set { change { $0.reportedMargins = newValue } }
    }

    private mutating func change(_ change: (inout SharedInsets.Insets) -> Void) {
      var insets = shared.insets
      change(&insets)
      if insets != shared.insets { shared = .sharing(insets) }
    }
  }

  /// Insets that several views have.
  @MainActor
  private final class SharedInsets {
    struct Insets: Hashable {
      var own: NSDirectionalEdgeInsets?
      var system: NSDirectionalEdgeInsets?
      var reportedSafeArea = UIEdgeInsets.zero
      var reportedMargins: UIEdgeInsets?
    }

    let insets: Insets

    private init(_ insets: Insets) { self.insets = insets }

    /// The insets of a new view.
    static let none = SharedInsets(Insets())

    /// The insets that views took last, by their hash.
    private static var recent = [SharedInsets](repeating: none, count: 64)

    /// Returns the object with given insets that another view took recently, or a new one.
    static func sharing(_ insets: Insets) -> SharedInsets {
      let place = Int(UInt(bitPattern: insets.hashValue) % UInt(recent.count))
      if recent[place].insets == insets { return recent[place] }
      let made = SharedInsets(insets)
      recent[place] = made
      return made
    }
  }

  /// The distances by which bars cover the edges of the view, in points.
  ///
  /// A view that reaches beyond its superview has at most the superview's insets. They would grow with the view otherwise, and
  /// with them its margins, and by its margins the view.
  public var safeAreaInsets: UIEdgeInsets {
    guard let superview else { return (self as? UIWindow)?.sceneSafeArea ?? .zero }
    let outer = superview.safeAreaInsets(for: self)
    guard outer != nil || viewController != nil else { return .zero }
    let signed = distances(to: outer ?? .zero, in: superview.bounds)
    let limits = superview.safeAreaLimitsForSubviews
    var insets = UIEdgeInsets(
      top: max(0, min(signed.top, limits.top)), left: max(0, min(signed.left, limits.left)),
      bottom: max(0, min(signed.bottom, limits.bottom)), right: max(0, min(signed.right, limits.right)))
    if let additional = viewController?.additionalSafeAreaInsets { insets = insets + additional }
    return insets
  }

  /// The distances from the edges of the view to those of the safe area around it, in points, negative at edges inside
  /// of the safe area; nil if nothing covers the superview.
  @_spi(Toolkit) public final var signedSafeAreaInsets: UIEdgeInsets? {
    guard let superview, let outer = superview.safeAreaInsets(for: self) else { return nil }
    return distances(to: outer, in: superview.bounds)
  }

  private final func distances(to outer: UIEdgeInsets, in room: CGRect) -> UIEdgeInsets {
    let frame = geometry.untransformedFrame
    return UIEdgeInsets(
      top: outer.top - (frame.minY - room.minY), left: outer.left - (frame.minX - room.minX),
      bottom: outer.bottom - (room.maxY - frame.maxY), right: outer.right - (room.maxX - frame.maxX))
  }

  /// The margins of the content, in points, including the safe area. The default is 8 on all sides. For a view
  /// controller's root view it is 16 or 20 at the sides, depending on the width, and 0 at the top and bottom.
  public var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { directionalLayoutMargins = newValue.directional(rightToLeft: isRightToLeft) }
  }

  /// The layout margins by leading and trailing edge. The setter takes them without the safe area.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveMargins.directional(rightToLeft: isRightToLeft) }
    set {
      guard margins.own != newValue else { return }
      margins.own = newValue
      marginsMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether the content also stays out of the superview's margins.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set {
      guard margins.preservesSuperview != newValue else { return }
      margins.preservesSuperview = newValue
      marginsMayHaveChanged()
    }
  }

  /// A Boolean value that indicates whether the margins are added to the safe area; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.includesSafeArea }
    set {
      guard margins.includesSafeArea != newValue else { return }
      margins.includesSafeArea = newValue
      marginsMayHaveChanged()
    }
  }

  /// True if the effective layout direction is right to left.
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
      result.top = max(result.top, min(outer.top, outer.top - (frame.minY - room.minY)))
      result.left = max(result.left, min(outer.left, outer.left - (frame.minX - room.minX)))
      result.bottom = max(result.bottom, min(outer.bottom, outer.bottom - (room.maxY - frame.maxY)))
      result.right = max(result.right, min(outer.right, outer.right - (room.maxX - frame.maxX)))
    }
    return result
  }

  /// The distance of content from the sides of the screen, in points: 16, and 20 on the large phones from 414 points on
  /// and on pads.
  ///
  /// Root views, lists and bars have it in common, so that titles, cards and texts line up. The width from which it is
  /// 20 is not documented: rows of inset-grouped lists are 343, 358 and 374 points wide on phones of 375, 390 and 414.
  @_spi(Toolkit) public static nonisolated func systemMargin(inWidth width: CGFloat) -> CGFloat {
    width >= 414 ? 20 : 16
  }

  /// Sets system margins that apply while the app sets none; nil for the default.
  @_spi(Toolkit) public final func setSystemMargins(_ system: NSDirectionalEdgeInsets?) {
    guard margins.system != system else { return }
    margins.system = system
    if margins.own == nil { marginsMayHaveChanged() }
  }

  /// Called when the margins may have changed, also for subviews that preserve the superview's margins.
  final func marginsMayHaveChanged() {
    setNeedsLayout()
    constraintMarginsDidChange()
    for subview in subviews where subview.margins.preservesSuperview { subview.marginsMayHaveChanged() }
  }

  /// Called when the safe area of the subtree may have changed.
  final func safeAreaMayHaveChanged() {
    forEachInSubtree { view in
      view.setNeedsLayout()
      view.constraintMarginsDidChange()
    }
  }

  /// Reports a safe area or margins that differ from those last reported.
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
