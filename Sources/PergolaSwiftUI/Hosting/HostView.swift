import Foundation
@_spi(Toolkit) import UIKitCore

/// The view that shows the root of elements: the whole content of a hosting controller, a row, a bar item.
@MainActor
final class HostView: UIView, ElementHost, OffsetFollower {
  /// The root of the elements.
  private(set) var root: ViewElement?
  /// Elements that may have changed since the last layout.
  private var changed: [ViewElement] = []
  /// The position of content that is smaller than the view.
  var contentAlignment = UnitPoint.center
  /// True if content that stands out of the view receives touches.
  var passesTouchesToOverflow = false
  /// True if the view keeps the content inside the safe area.
  var followsSafeArea = false
  /// Called before the first measurement or layout, and until there is a root.
  var onFirstUse: (() -> Void)?
  /// True if the ideal size of the content is the intrinsic content size.
  var hasIntrinsicSize = false
  /// Called when the size of the content may have changed.
  var onSizeChange: (() -> Void)?
  /// Called when an element, or a value that it has for the container, may have changed.
  var onChange: (() -> Void)?

  /// Elements that depend on their position in the view.
  private var followers = PositionFollowers()

  /// True during a layout, whose end reports the positions.
  private var isLayingOut = false

  var hostView: UIView { self }

  var safeArea: SafeArea? {
    followsSafeArea ? SafeArea(full: bounds, safe: bounds.inset(by: safeAreaInsets)) : nil
  }

  /// Shows another root.
  func setRoot(_ new: ViewElement?) {
    guard new !== root else { return }
    if let root, root.host === self { root.followers = followers }
    followers = PositionFollowers()
    if let new { takeFollowers(of: new) }
    // Another host may show the element already, as when a row is shown by another cell.
    if let root, root.host === self {
      root.view?.removeFromSuperview()
      root.host = nil
    }
    root = new
    for element in changed { element.stopWaiting() }
    changed = []
    unplaced = []
    displaced = []
    if let new {
      new.container = nil
      new.host = self
      if let view = new.view { addSubview(view) }
    }
    setNeedsLayout()
    onSizeChange?()
  }

  /// Takes the elements over that depend on their position inside a root which another host has shown or shows still.
  private func takeFollowers(of root: ViewElement) {
    if let former = root.host as? HostView, former !== self {
      followers = former.followers
      former.followers = PositionFollowers()
    } else {
      followers = root.followers
    }
    root.followers = PositionFollowers()
  }

  func elementNeedsLayout(_ element: ViewElement) {
    changed.append(element)
    onChange?()
    setNeedsLayout()
    element.node.graph.noteChange(in: self)
  }

  func follow(_ element: ViewElement, whileScrolling: Bool) {
    followers.add(element, whileScrolling: whileScrolling)
    if whileScrolling { followScrollViews(around: element) }
  }

  // MARK: Scrolling

  /// Learns of the movements of the scroll views between an element and the window.
  private func followScrollViews(around element: ViewElement) {
    var view = element.surroundingView
    while let current = view {
      (current as? UIScrollView)?.addOffsetFollower(self)
      view = current.superview
    }
  }

  /// Requests the layout after which positions are reported, if elements depend on them.
  func contentDidMove(in scrollView: UIScrollView) {
    let isAround = isDescendant(of: scrollView)
    guard isAround || scrollView.isDescendant(of: self), followers.followScrolling else {
      return scrollView.removeOffsetFollower(self)
    }
    if !isLayingOut { setNeedsLayout() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if followers.followScrolling { setNeedsLayout() }
  }

  /// Requests the layout after which the elements that depend on their position or on the views around are asked, if there are any.
  func surroundingsDidChange() { if !followers.isEmpty { setNeedsLayout() } }

  /// The size of the content for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize {
    if root == nil { onFirstUse?() }
    resolveChanges()
    return root?.size(for: proposal) ?? .zero
  }

  override var intrinsicContentSize: CGSize {
    hasIntrinsicSize
      ? size(for: .unspecified) : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required ? targetSize.width : nil
    let height = vertical == .required ? targetSize.height : nil
    let size = size(for: ProposedViewSize(width: width, height: height))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(for: ProposedViewSize(size)) }

  override func layoutSubviews() {
    super.layoutSubviews()
    isLayingOut = true
    defer { isLayingOut = false }
    if root == nil { onFirstUse?() }
    resolveChanges()
    guard let root, root.host === self else { return }
    let area = followsSafeArea ? bounds.inset(by: safeAreaInsets) : bounds
    let proposal = ProposedViewSize(area.size)
    let size = root.size(for: proposal)
    root.place(
      at: CGPoint(
        x: area.minX + (area.width - size.width) * contentAlignment.x,
        y: area.minY + (area.height - size.height) * contentAlignment.y),
      proposal: proposal)
    for element in unplaced { element.placeAgain() }
    unplaced = []
    for element in displaced { element.placeChanges() }
    displaced = []
    reportPositions()
  }

  /// Reports to the elements that depend on their position, outer ones first.
  private func reportPositions() {
    guard !followers.isEmpty else { return }
    followers.prune()
    for element in followers.scrolled(in: self) { followScrollViews(around: element) }
    for element in followers.shown(in: self) where element.isInside(self) { element.positionMayHaveChanged() }
  }

  /// Elements that changed inside and kept their size.
  private var unplaced: [ViewElement] = []
  /// Elements that keep their size, and in which an element changed its own.
  private var displaced: [ViewElement] = []

  /// Measures the changed elements, deepest first, and marks the elements around those whose size differs.
  private func resolveChanges() {
    while !changed.isEmpty {
      let elements = changed.map { (depth: $0.depth, element: $0) }.sorted { $0.depth > $1.depth }
      changed = []
      for (_, element) in elements {
        guard element.resolveMeasurements() else {
          unplaced.append(element)
          continue
        }
        guard let container = element.container else {
          unplaced.append(element)
          onSizeChange?()
          continue
        }
        if container.takeChange(of: element) {
          displaced.append(container)
        } else {
          unplaced.append(element)
          container.setNeedsLayout()
        }
      }
    }
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if followsSafeArea { setNeedsLayout() }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return passesTouchesToOverflow && subviews.contains { $0.point(inside: convert(point, to: $0), with: event) }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
