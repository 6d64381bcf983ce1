import Foundation

/// Stands above a scroll view's content: a person who pulls the content down to it asks for the content anew.
///
/// ```swift
/// tableView.refreshControl = UIRefreshControl(frame: .zero, primaryAction: nil)
/// tableView.refreshControl?.addAction(UIAction { [weak self] _ in self?.load() }, for: .valueChanged)
/// ```
///
/// It sends `.valueChanged`, and is refreshing from then on until `endRefreshing()`. A finger pulls it, a wheel that is
/// turned beyond the top when it was at rest there, and control-R.
@MainActor
open class UIRefreshControl: UIControl {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    isAccessibilityElement = true
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    for view in [spinner, label] { addSubview(view) }
  }

  /// One that is as wide as the scroll view that it is given to.
  public convenience init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { return nil }

  // MARK: Looks

  /// Says below the sign what pulling does, or when the content is from; nil by default. It is the control's name too.
  open var attributedTitle: NSAttributedString? { didSet { setNeedsLayout() } }

  private let spinner = RefreshSpinner()
  private let label = UILabel()

  /// The room that the control takes while it refreshes, in points; whole cells where the screen has nothing smaller.
  var room: CGFloat { traitCollection.pointGrid.map { 2 * $0.height } ?? 60 }

  // MARK: Refreshing

  /// Whether the content is being made anew.
  public private(set) final var isRefreshing = false

  /// Whether a finger or a wheel that has begun to refresh still holds the content.
  private var isHeld = false
  /// Whether what pulls the content now has asked for it.
  private var hasTriggered = false

  /// Whether content keeps away from the control while it is at rest.
  var takesRoom: Bool { isRefreshing && !isHeld }

  /// Says that the content is being made anew, for a reason of the app's. Sends nothing, and does not scroll: content
  /// at rest can now be scrolled up to the control.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    refreshingDidChange()
    scrollView?.adjustedInsetMayHaveChanged(movesStart: false)
  }

  /// Says that the content is there; the room for the control closes.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    refreshingDidChange()
    scrollView?.closeRefreshingRoom()
  }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Begins to refresh where the content is pulled down by enough.
  ///
  /// - Parameter distance: from where the content's start is at rest, in points.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, !hasTriggered, distance >= room else { return }
    hasTriggered = true
    isHeld = true
    isRefreshing = true
    refreshingDidChange()
    sendActions(for: .valueChanged)
  }

  /// What pulled the content lets it go.
  func contentWasLetGo() {
    hasTriggered = false
    guard isHeld else { return }
    isHeld = false
    scrollView?.adjustedInsetMayHaveChanged(movesStart: false)
  }

  /// Refreshes, as a person asked who pulled nothing.
  func refreshByPerson() {
    guard isEnabled, !isRefreshing, let scrollView else { return }
    isRefreshing = true
    refreshingDidChange()
    scrollView.showRefreshControl()
    sendActions(for: .valueChanged)
  }

  // MARK: Showing

  /// Follows the content.
  ///
  /// - Parameter distance: from where the content's start is at rest, in points.
  func follow(distance: CGFloat) {
    isHidden = distance <= 0 && !isRefreshing
    if !isRefreshing { spinner.progress = min(1, max(0, distance / max(1, room))) }
  }

  private func refreshingDidChange() {
    accessibilityValue = isRefreshing ? "Refreshing" : nil
    spinner.isSpinning = isRefreshing
    scrollView?.placeRefreshControl()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    accessibilityLabel = attributedTitle?.string ?? "Refresh"
    label.attributedText = attributedTitle
    label.isHidden = attributedTitle == nil
    let title = label.isHidden ? .zero : label.sizeThatFits(bounds.size)
    let sign = spinner.sizeThatFits(bounds.size)
    if let cell = traitCollection.pointGrid {
      // In one line of text.
      let width = sign.width + (label.isHidden ? 0 : cell.width + title.width)
      let x = (max(0, bounds.width - width) / 2 / cell.width).rounded(.down) * cell.width
      spinner.frame = CGRect(origin: CGPoint(x: x, y: 0), size: sign)
      label.frame = CGRect(x: x + sign.width + cell.width, y: 0, width: title.width, height: title.height)
    } else {
      let top = (bounds.height - sign.height - title.height) / 2
      spinner.frame = CGRect(x: (bounds.width - sign.width) / 2, y: top, width: sign.width, height: sign.height)
      label.frame = CGRect(x: 0, y: top + sign.height, width: bounds.width, height: title.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    spinner.color = storedTintColor ?? .systemGray
  }

  /// Nothing can be done to it that pulling does not do.
  open override var canBecomeFocused: Bool { false }
}
