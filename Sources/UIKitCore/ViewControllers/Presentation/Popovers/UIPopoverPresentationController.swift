import Foundation
import RenderTree

/// The presentation of a controller in a panel at its source.
///
/// In compact width a popover adapts to a sheet, unless its delegate returns `.none`. A tap outside dismisses it.
@preconcurrency @MainActor
public final class UIPopoverPresentationController: UIPresentationController {
  /// Prepares the popover, and decides about its adaptation and dismissal. Held weakly.
  @_nonoverride
  public weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptiveDelegate as? any UIPopoverPresentationControllerDelegate }
    set { adaptiveDelegate = newValue }
  }

  // MARK: Source

  /// The view at which the popover is placed.
  public weak var sourceView: UIView? {
    didSet { if oldValue !== sourceView { container?.setNeedsLayout() } }
  }

  /// The rectangle in `sourceView` at which the popover is placed; `CGRect.null`, the default, for its bounds.
  public var sourceRect = CGRect.null {
    didSet { if oldValue != sourceRect { container?.setNeedsLayout() } }
  }

  /// The view or bar button item at which the popover is placed, instead of `sourceView`.
  public weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { if oldValue !== sourceItem { container?.setNeedsLayout() } }
  }

  /// The bar button item at which the popover is placed: `sourceItem` if that is a bar button item.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The directions in which the arrow may point; any by default.
  public var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { if oldValue != permittedArrowDirections { container?.setNeedsLayout() } }
  }

  /// The direction in which the arrow points; `.unknown` while it is not presented, or is a sheet.
  public var arrowDirection: UIPopoverArrowDirection {
    container == nil || sheet != nil ? .unknown : place.direction
  }

  /// A Boolean value that indicates whether the popover may cover its source. False by default.
  public var canOverlapSourceViewRect = false {
    didSet { if oldValue != canOverlapSourceViewRect { container?.setNeedsLayout() } }
  }

  /// The distances between the popover and the edges of the window, in points; 10 by default.
  public var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { if oldValue != popoverLayoutMargins { container?.setNeedsLayout() } }
  }

  /// The colour of the popover and its arrow; nil, the default, for the system's.
  public var backgroundColor: UIColor? {
    didSet { if oldValue != backgroundColor { container?.update() } }
  }

  /// The views that receive touches although they are behind the popover; nil for none.
  public var passthroughViews: [UIView]?

  override func prepare(from presenter: UIViewController) {
    (adaptiveDelegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    guard sourceItem == nil, sourceView == nil, !adaptsToSheet(traits), !coversWindow else { return }
    presentedViewController.fail(withoutSourceIn: self, from: presenter)
  }

  // MARK: Adaptation

  /// The sheet to which the popover adapts in compact width.
  public private(set) lazy var adaptiveSheetPresentationController: UISheetPresentationController = {
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: presenter)
    sheet.popover = self
    return sheet
  }()

  override func ownAdaptiveStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact && !presentedViewController.isAlert ? .pageSheet : .none
  }

  private func adaptsToSheet(_ traits: UITraitCollection) -> Bool {
    switch adaptivePresentationStyle(for: traits) {
    case .pageSheet, .formSheet, .automatic: true
    case .none, .popover, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: false
    }
  }

  /// True while the popover is a sheet.
  var isSheet: Bool { adaptsToSheet(traits) }

  /// The sheet that determines the form now; nil for a popover.
  private var sheet: UISheetPresentationController? {
    guard adaptsToSheet(traits) || coversWindow else { return nil }
    let sheet = adaptiveSheetPresentationController
    sheet.container = container
    sheet.presenter = presenter
    return sheet
  }

  // MARK: Form

  override var hasFrameView: Bool { true }

  override var look: PresentationLook {
    if let sheet { return sheet.look }
    var look = PresentationLook()
    let isTerminal = traits.pointGrid != nil
    look.backgroundColor = backgroundColor ?? .tertiarySystemBackground
    look.cornerRadius = traits.pointGrid?.width ?? 13
    look.hasShadow = true
    guard !isTerminal else { return look }
    let place = place
    look.arrowPosition = place.arrowPosition
    switch place.direction {
    case .up: look.arrowInsets.top = PopoverArrowView.length
    case .down: look.arrowInsets.bottom = PopoverArrowView.length
    case .left: look.arrowInsets.left = PopoverArrowView.length
    default: look.arrowInsets.right = PopoverArrowView.length
    }
    return look
  }

  override var dimmingColor: UIColor? { sheet?.dimmingColor }

  override var isModal: Bool { sheet?.isModal ?? true }

  override var slides: Bool { sheet?.slides ?? false }

  override var isFollowingFinger: Bool { sheet?.isFollowingFinger ?? false }

  override var reachableViewsBehind: [UIView] { sheet == nil ? passthroughViews ?? [] : [] }

  override func traits(inheriting outside: UITraitCollection) -> UITraitCollection {
    if let sheet { return sheet.traits(inheriting: outside) }
    return super.traits(
      inheriting: outside.changing {
        $0.userInterfaceLevel = .elevated
        $0.horizontalSizeClass = .compact
      })
  }

  override func containerDidInstall(_ container: PresentationContainerView) {
    adaptiveSheetPresentationController.container = container
    adaptiveSheetPresentationController.containerDidInstall(container)
  }

  override func userTappedOutside() { presentedViewController.userDismissal?.perform() }

  override func userActivatedGrabber() { sheet?.userActivatedGrabber() }

  // MARK: Geometry

  private var sourceFrame: CGRect {
    guard let container else { return .null }
    if let sourceItem { return sourceItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window else { return .null }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  /// The size of the content, in points.
  private var contentSize: CGSize {
    let preferred = presentedViewController.preferredContentSize
    let standard = CGSize(width: 320, height: 480)
    var size = CGSize(
      width: preferred.width > 0 ? preferred.width : standard.width,
      height: preferred.height > 0 ? preferred.height : standard.height)
    if let cell = traits.pointGrid {
      size.width = (size.width / cell.width).rounded(.up) * cell.width + 2 * cell.width
      size.height = (size.height / cell.height).rounded(.up) * cell.height + 2 * cell.height
    }
    return size
  }

  private var place: PopoverPlacement.Place {
    let isTerminal = traits.pointGrid != nil
    let safe = room.shrunk(by: container?.safeAreaInsets ?? .zero)
    let area = isTerminal ? safe : safe.shrunk(by: popoverLayoutMargins)
    var source = sourceFrame
    // A source that is gone leaves the popover in the middle.
    if source.isNull { source = CGRect(x: area.midX, y: area.midY, width: 0, height: 0) }
    let placement = PopoverPlacement(
      room: area, directions: permittedArrowDirections, arrow: isTerminal ? 0 : PopoverArrowView.length,
      grid: traits.pointGrid, canOverlap: canOverlapSourceViewRect)
    return placement.place(ofSize: contentSize, at: source)
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    sheet?.frameOfPresentedViewInContainerView ?? place.frame
  }
}
