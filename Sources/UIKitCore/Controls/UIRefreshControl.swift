import Foundation

/// A control above a scroll view's content, with which the user refreshes the content by pulling it down.
///
/// ```swift
/// tableView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: nil)
/// tableView.refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
/// ```
///
/// It sends `.valueChanged`, and is refreshing from then until `endRefreshing()`. A touch triggers it, as does a scroll
/// wheel that is turned beyond the top while the content is at rest there, and control-R.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The methods and properties that are found by name.
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + refreshControlMembers }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A refresh control, which takes the width of its scroll view.
  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIRefreshControl.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = true
    // The content uncovers the control.
    clipsToBounds = true
    isAccessibilityElement = true
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    for view in [spinner, label] { addSubview(view) }
  }

  // MARK: Appearance

  /// The title below the indicator; nil by default. It is also the accessibility label.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

  private let spinner = Spinner()
  private let label = UILabel()

  /// The height of the control while it refreshes, in points; two rows in a terminal.
  var room: CGFloat { traitCollection.pointGrid.map { 2 * $0.height } ?? 60 }

  // MARK: Refreshing

  /// A Boolean value that indicates whether a refresh is in progress.
  open var isRefreshing: Bool { refreshes }

  private var refreshes = false

  /// True while the touch or the wheel that triggered the refresh still holds the content.
  private var isHeld = false
  /// True if the current pull has triggered a refresh.
  private var hasTriggered = false

  /// True if the content at rest leaves room for the control.
  var reservesSpace: Bool { isRefreshing && !isHeld }

  /// Begins a refresh programmatically. Sends no event and does not scroll, but content at rest can now be scrolled to
  /// the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    refreshes = true
    refreshingDidChange()
    scrollView?.adjustedInsetMayHaveChanged(movesStart: false)
  }

  /// Ends the refresh and closes the room for the control.
  open func endRefreshing() {
    guard isRefreshing else { return }
    refreshes = false
    refreshingDidChange()
    scrollView?.removeRefreshInset()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Begins a refresh if the content is pulled down far enough.
  ///
  /// - Parameter distance: the distance of the content's start from its rest position, in points.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, !hasTriggered, distance >= room else { return }
    hasTriggered = true
    isHeld = true
    refreshes = true
    refreshingDidChange()
    sendActions(for: .valueChanged)
  }

  /// Handles the end of a pull.
  func contentWasReleased() {
    hasTriggered = false
    guard isHeld else { return }
    isHeld = false
    scrollView?.adjustedInsetMayHaveChanged(movesStart: false)
  }

  /// Begins a refresh that the user requested without a pull.
  func refreshByUser() {
    guard isEnabled, !isRefreshing, let scrollView else { return }
    refreshes = true
    refreshingDidChange()
    scrollView.showRefreshControl()
    sendActions(for: .valueChanged)
  }

  // MARK: Display

  /// Updates visibility and progress for the position of the content.
  ///
  /// - Parameter distance: the distance of the content's start from its rest position, in points.
  func follow(distance: CGFloat) {
    isHidden = distance <= 0
    if !isRefreshing { spinner.progress = min(1, max(0, distance / max(1, room))) }
  }

  private func refreshingDidChange() {
    accessibilityValue = isRefreshing ? SystemText.localized("Refreshing") : nil
    spinner.isSpinning = isRefreshing
    scrollView?.placeRefreshControl()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityLabel = attributedTitle?.string ?? SystemText.localized("Refresh")
    label.attributedText = attributedTitle
    label.isHidden = attributedTitle == nil
    let title = label.isHidden ? .zero : label.sizeThatFits(bounds.size)
    let sign = spinner.sizeThatFits(bounds.size)
    if let cell = traitCollection.pointGrid {
      // Both in one row.
      let width = sign.width + (label.isHidden ? 0 : cell.width + title.width)
      let x = (max(0, bounds.width - width) / 2 / cell.width).rounded(.down) * cell.width
      spinner.frame = CGRect(origin: CGPoint(x: x, y: 0), size: sign)
      label.frame = CGRect(x: x + sign.width + cell.width, y: 0, width: title.width, height: title.height)
    } else {
      let top = max(0, (room - sign.height - title.height) / 2)
      spinner.frame = CGRect(x: (bounds.width - sign.width) / 2, y: top, width: sign.width, height: sign.height)
      label.frame = CGRect(x: 0, y: top + sign.height, width: bounds.width, height: title.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = storedTintColor ?? .systemGray
  }

  /// False: its only action is the refresh, which does not need the focus.
  open override var canBecomeFocused: Bool { false }
}
