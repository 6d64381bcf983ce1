import Foundation

extension UIPageViewController {
  /// The height of the page control, in points.
  private static let controlHeight: CGFloat = 37

  final var isVertical: Bool { navigationOrientation == .vertical }

  /// True if the page after the current one is at the left.
  final var isReversed: Bool { !isVertical && (viewIfLoaded?.isRightToLeft ?? false) }

  final func makeContainerView() -> UIView {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let control = UIPageControl()
    control.isHidden = true
    control.allowsContinuousInteraction = false
    control.addAction(UIAction { [weak self] _ in self?.pageControlDidChange() }, for: .valueChanged)
    let scrollView = PageScrollView(isVertical: isVertical)
    scrollView.onMove = { [weak self] in self?.pagesDidMove() }
    scrollView.onRest = { [weak self] in self?.pagesDidRest() }
    scrollView.onDrag = { [weak self] in self?.prepareDrag() ?? false }
    scrollView.onTurn = { [weak self] in self?.turn(towardsEnd: $0) }
    scrollView.mayTurn = { [weak self] in self?.mayTurn(towardsEnd: $0) ?? false }
    scrollView.isTurning = { [weak self] in self?.display.turn != nil }
    display.pageControl = control
    display.scrollView = scrollView
    // The control is behind, so that bars around the controller do not take the scroll view for the page's own.
    view.addSubview(control)
    view.addSubview(scrollView)
    view.onLayout = { [weak self] in
      self?.installPage()
      self?.layOutPages()
    }
    view.onLeave = { [weak self] in self?.interruptTurn() }
    updatePageControl()
    return view
  }

  /// The part of the view for a page.
  private final var area: CGRect {
    guard let view = viewIfLoaded else { return .zero }
    return CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - roomOfControl))
  }

  /// The height of the page control and of the safe area below it; 0 if it is hidden.
  private final var roomOfControl: CGFloat {
    guard let view = viewIfLoaded, display.pageControl?.isHidden == false else { return 0 }
    return min(view.bounds.height, heightOfControl + view.safeAreaInsets.bottom)
  }

  private final var heightOfControl: CGFloat { traitCollection.pointGrid?.height ?? Self.controlHeight }

  /// The distance from one page to the next, in points.
  final var pageLength: CGFloat { (isVertical ? area.height : area.width) + interPageSpacing }

  /// The offset at which a page rests.
  ///
  /// - Parameter index: The index of the page in the content.
  private final func offset(ofPage index: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: index * pageLength) : CGPoint(x: index * pageLength, y: 0)
  }

  /// The movement of the content from the current page towards the end of the axis, in pages.
  final var displacement: CGFloat {
    guard let scrollView = display.scrollView else { return 0 }
    // The scroll view has the length by which it was scrolled, while the view may have another size already.
    let length = isVertical ? scrollView.bounds.height : scrollView.bounds.width
    guard length > 0 else { return 0 }
    let offset = isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
    return offset / length - display.room.currentIndex
  }

  /// The index of the page that a turn leads to.
  private final func index(of turn: PageTurn) -> CGFloat {
    display.room.currentIndex + (turn.isForward != isReversed ? 1 : -1)
  }

  // MARK: Placing

  /// Places the page control, the scroll view and the pages after a change of the size or of the safe area.
  final func layOutPages() {
    guard let view = viewIfLoaded, let scrollView = display.scrollView else { return }
    let area = area
    if let control = display.pageControl, !control.isHidden {
      let height = min(heightOfControl, view.bounds.height)
      control.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: height)
    }
    let spacing = interPageSpacing / 2
    let frame = area.insetBy(dx: isVertical ? 0 : -spacing, dy: isVertical ? -spacing : 0)
    if scrollView.frame != frame {
      if display.turn?.isDrag == true { interruptTurn() }
      let kept = display.turn == nil ? 0 : displacement
      move { scrollView.frame = frame }
      placePages(room: display.room, displacement: kept)
    }
    for slot in display.slots.values { slot.insets = insets }
  }

  /// The safe area of the pages.
  private final var insets: UIEdgeInsets {
    guard let view = viewIfLoaded else { return .zero }
    var insets = view.safeAreaInsets
    if roomOfControl > 0 { insets.bottom = 0 }
    return insets
  }

  /// Places the current page and the one of the turn in progress in content with room for their neighbours.
  ///
  /// - Parameter displacement: The movement of the content from the current page, in pages; nil to keep the offset,
  ///   which the user's finger determines.
  final func placePages(room: PageRoom, displacement: CGFloat? = 0) {
    guard let scrollView = display.scrollView else { return }
    display.room = room
    let area = area
    let length = room.count * pageLength
    move {
      scrollView.contentSize =
        isVertical
        ? CGSize(width: scrollView.bounds.width, height: length)
        : CGSize(width: length, height: scrollView.bounds.height)
      for (identifier, slot) in display.slots {
        var index = room.currentIndex
        if let turn = display.turn, identifier == ObjectIdentifier(turn.to) { index = self.index(of: turn) }
        let origin = offset(ofPage: index)
        let spacing = interPageSpacing / 2
        slot.frame = CGRect(
          x: origin.x + (isVertical ? 0 : spacing), y: origin.y + (isVertical ? spacing : 0), width: area.width,
          height: area.height)
      }
      if let displacement { scrollView.contentOffset = offset(ofPage: room.currentIndex + displacement) }
    }
  }

  /// Scrolls to the page of a turn.
  final func scroll(to turn: PageTurn) { move { display.scrollView?.contentOffset = offset(ofPage: index(of: turn)) } }

  private final func move(_ change: () -> Void) {
    let wasPlacing = display.isPlacing
    display.isPlacing = true
    change()
    display.isPlacing = wasPlacing
  }

  // MARK: Slots

  /// Adds the view of a page.
  final func addView(of page: UIViewController) {
    guard let scrollView = display.scrollView, let view = page.view else { return }
    let slot = display.slots[ObjectIdentifier(page)] ?? PagesView(frame: CGRect(origin: .zero, size: area.size))
    slot.insets = insets
    slot.clipsToBounds = true
    display.slots[ObjectIdentifier(page)] = slot
    view.frame = slot.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    slot.addSubview(view)
    scrollView.addSubview(slot)
  }

  /// Removes the view of a page.
  final func removeView(of page: UIViewController) {
    guard let slot = display.slots.removeValue(forKey: ObjectIdentifier(page)) else { return }
    if let view = page.viewIfLoaded, view.superview === slot { view.removeFromSuperview() }
    slot.removeFromSuperview()
  }
}
