import Foundation

/// The presentation of a controller as a sheet, with one or several heights.
///
/// In compact width a sheet is attached to the bottom of the window; in regular width it is in the middle. In a terminal
/// it has an outline. Unlike in the original, the content behind a sheet keeps its size.
@preconcurrency @MainActor
public final class UISheetPresentationController: UIPresentationController {
  /// The popover that adapted to this sheet; nil for a sheet of its own.
  weak var popover: UIPopoverPresentationController?
  let drag = SheetDrag()

  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    drag.sheet = self
  }

  /// Decides about dismissals, and is notified of the selected height. Held weakly.
  @_nonoverride
  public weak var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UISheetPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Configuration

  /// The heights at which the sheet comes to rest, from the lowest to the highest; a large one by default. Traps if it
  /// is empty.
  public var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty { fatalError("\(self) needs at least one detent") }
      layoutMayHaveChanged()
    }
  }

  /// The identifier of the height at which the sheet is; nil for the lowest one. The user's drags change it.
  public var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if oldValue != selectedDetentIdentifier { layoutMayHaveChanged() } }
  }

  /// The identifier of the highest detent at which the content behind is not dimmed and can be used; nil, the default,
  /// for none.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if oldValue != largestUndimmedDetentIdentifier { layoutMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether a drag at the edge of scrolled content raises the sheet first. True by
  /// default.
  public var prefersScrollingExpandsWhenScrolledToEdge = true

  /// A Boolean value that indicates whether a grabber is visible at the top. False by default.
  public var prefersGrabberVisible = false {
    didSet { if oldValue != prefersGrabberVisible { layoutMayHaveChanged() } }
  }

  /// The radius of the corners, in points; nil, the default, for the system's.
  public var preferredCornerRadius: CGFloat? {
    didSet { if oldValue != preferredCornerRadius { layoutMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether the sheet is attached to the bottom in compact height instead of covering
  /// the window. False by default.
  public var prefersEdgeAttachedInCompactHeight = false {
    didSet { if oldValue != prefersEdgeAttachedInCompactHeight { layoutMayHaveChanged() } }
  }

  /// A Boolean value that indicates whether an attached sheet in compact height has the width of the controller's
  /// preferred size. False by default.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { if oldValue != widthFollowsPreferredContentSizeWhenEdgeAttached { layoutMayHaveChanged() } }
  }

  /// Determines the heights of the detents again.
  public func invalidateDetents() { layoutMayHaveChanged() }

  /// Changes properties of the sheet in an animation.
  public func animateChanges(_ changes: () -> Void) {
    UIView.animate(UIView.AnimationTiming(duration: 0.3), laysOut: false) {
      changes()
      container?.layoutIfNeeded()
    } completion: { _ in
    }
  }

  private func layoutMayHaveChanged() { container?.update() }

  // MARK: Form

  override var hasFrameView: Bool { true }

  override func ownAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    let isLow = traitCollection.verticalSizeClass == .compact && traitCollection.pointGrid == nil
    return isLow && !prefersEdgeAttachedInCompactHeight ? .fullScreen : .none
  }

  private var fillsWindow: Bool { popover?.coversWindow ?? coversWindow }

  /// True if the user can drag the sheet: it neither covers the window nor is a popover now.
  var isDraggable: Bool { !fillsWindow && popover?.isSheet ?? true }

  /// True if the sheet is attached to the bottom of the window.
  var isAttached: Bool { traits.horizontalSizeClass != .regular }

  private var usesFormSize: Bool {
    style == .formSheet && traits.horizontalSizeClass == .regular
  }

  override var look: PresentationLook {
    var look = PresentationLook()
    guard !fillsWindow else { return look }
    look.cornerRadius = preferredCornerRadius ?? traits.pointGrid?.width ?? 10
    if isAttached, traits.pointGrid == nil { look.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner] }
    look.hasGrabber = prefersGrabberVisible
    return look
  }

  override var dimmingColor: UIColor? { isUndimmed || fillsWindow ? nil : standardDimming }

  override var isModal: Bool { !isUndimmed }

  /// True if the content behind the sheet can be used.
  private var isUndimmed: Bool {
    guard let limit = largestUndimmedDetentIdentifier, !fillsWindow else { return false }
    let heights = heights
    guard let highest = heights.first(where: { $0.identifier == limit })?.height else { return false }
    return selectedHeight(of: heights) <= highest
  }

  override func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    let elevated = outside.changing {
      if !fillsWindow { $0.userInterfaceLevel = .elevated }
      if usesFormSize { $0.horizontalSizeClass = .compact }
    }
    return super.traits(inheriting: elevated)
  }

  // MARK: Geometry

  /// The container's area for sheets.
  private var sheetRoom: CGRect {
    let room = room
    let safe = container?.safeAreaInsets ?? .zero
    if let cell = traits.pointGrid {
      let margin = isAttached ? 0 : cell.height
      return room.shrunk(by: UIEdgeInsets(top: max(safe.top, cell.height), left: 0, bottom: margin, right: 0))
    }
    guard !isAttached else { return room.shrunk(by: UIEdgeInsets(top: safe.top + 10, left: 0, bottom: 0, right: 0)) }
    return room.shrunk(by: safe).shrunk(dx: 20, dy: 20)
  }

  private var bottomSafeArea: CGFloat { isAttached ? container?.safeAreaInsets.bottom ?? 0 : 0 }

  /// The active detents with their whole heights, from the lowest to the highest. Never empty: without an active detent,
  /// the sheet is large.
  var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let highest = sheetRoom.height
    let context = DetentContext(traits: traits, maximum: max(0, highest - bottomSafeArea))
    let active = detents.compactMap { detent in
      detent.resolvedValue(in: context).map { (detent.identifier, rounded(min(max($0, 0) + bottomSafeArea, highest))) }
    }
    let sorted = active.sorted { $0.1 < $1.1 }
    return sorted.isEmpty ? [(.large, highest)] : sorted
  }

  private func rounded(_ height: CGFloat) -> CGFloat {
    if let cell = traits.pointGrid { return max(3, (height / cell.height).rounded()) * cell.height }
    return height.roundedToPixel(traits.displayScale)
  }

  /// The height that is selected; the lowest one if the selected detent is not active.
  func selectedHeight(of heights: [(identifier: Detent.Identifier, height: CGFloat)]) -> CGFloat {
    heights.first { $0.identifier == selectedDetentIdentifier }?.height ?? heights[0].height
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    guard !fillsWindow else { return room }
    let area = sheetRoom
    let height = min(selectedHeight(of: heights), area.height)
    if isAttached {
      var width = area.width
      let preferred = presentedViewController.preferredContentSize.width
      if widthFollowsPreferredContentSizeWhenEdgeAttached, traits.verticalSizeClass == .compact, preferred > 0 {
        width = min(preferred, width)
      }
      return CGRect(x: area.minX + (area.width - width) / 2, y: area.maxY - height, width: width, height: height)
    }
    return centered(unattachedSize(height: height, in: area), in: area)
  }

  /// The size of a sheet in the middle of a wide window.
  private func unattachedSize(height: CGFloat, in area: CGRect) -> CGSize {
    let preferred = presentedViewController.preferredContentSize
    guard usesFormSize else { return CGSize(width: min(704, area.width), height: height) }
    let wanted = CGSize(
      width: preferred.width > 0 ? preferred.width : 540, height: preferred.height > 0 ? preferred.height : 620)
    return CGSize(width: min(wanted.width, area.width), height: min(wanted.height, height))
  }

  private func centered(_ size: CGSize, in area: CGRect) -> CGRect {
    guard let cell = traits.pointGrid else {
      return CGRect(
        x: (area.midX - size.width / 2).roundedToPixel(traits.displayScale),
        y: (area.midY - size.height / 2).roundedToPixel(traits.displayScale), width: size.width, height: size.height)
    }
    let columns = (size.width / cell.width).rounded(.down)
    let rows = max(3, (size.height / cell.height).rounded(.down))
    let x = ((area.midX / cell.width) - columns / 2).rounded(.down) * cell.width
    let y = max(area.minY, ((area.midY / cell.height) - rows / 2).rounded(.down) * cell.height)
    return CGRect(x: x, y: y, width: columns * cell.width, height: rows * cell.height)
  }

  // MARK: Use

  override func containerDidInstall(_ container: PresentationContainerView) {
    guard let frameView = container.frameView else { return }
    drag.install(in: frameView)
  }

  override var isFollowingFinger: Bool { drag.isFollowing }

  override func userTappedOutside() { (popover ?? self).dismissByUser() }

  /// Selects the next height, and the lowest one after the highest.
  override func userActivatedGrabber() {
    let heights = heights
    let height = selectedHeight(of: heights)
    let next = heights.first { $0.height > height } ?? heights[0]
    selectByUser(next.identifier)
  }

  /// Selects a height for the user, and notifies the delegate if it changed.
  func selectByUser(_ identifier: Detent.Identifier) {
    let heights = heights
    let old = heights.first { $0.identifier == selectedDetentIdentifier }?.identifier ?? heights[0].identifier
    animateChanges {
      if identifier != old { selectedDetentIdentifier = identifier }
      container?.setNeedsLayout()
    }
    if identifier != old { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self) }
  }
}
