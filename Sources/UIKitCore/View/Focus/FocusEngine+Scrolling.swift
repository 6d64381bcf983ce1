import Foundation

extension FocusEngine {
  /// Moves the focus to the first visible item if the focused view is no longer visible. Called after scrolling by a
  /// page.
  func focusVisibleItem(of scrollView: UIScrollView) {
    root?.layoutIfNeeded()
    if let focusedView, visibleRect(of: scrollView).contains(focusedView.convert(focusedView.bounds, to: nil)) {
      return
    }
    if let item = visibleFocusItems(of: scrollView).first { focus(on: item.view) }
  }

  /// Moves the focus to the first or the last visible item.
  public func focusEnd(of scrollView: UIScrollView, isLast: Bool) {
    root?.layoutIfNeeded()
    let items = visibleFocusItems(of: scrollView)
    if let item = isLast ? items.last : items.first { focus(on: item.view) }
  }

  /// The visible part of the content, in the window's coordinates.
  private func visibleRect(of scrollView: UIScrollView) -> CGRect {
    scrollView.convert(scrollView.visibleContentRect, to: nil)
  }

  private func visibleFocusItems(of scrollView: UIScrollView) -> [FocusMap.Item] {
    guard let root else { return [] }
    return items(of: FocusMap(root: root), visibleIn: scrollView)
  }

  /// The visible items of a scroll view, in reading order.
  func items(of map: FocusMap, visibleIn scrollView: UIScrollView) -> [FocusMap.Item] {
    let visibleRect = visibleRect(of: scrollView).insetBy(dx: -1, dy: -1)
    return map.items.filter { $0.view.isDescendant(of: scrollView) && visibleRect.contains($0.frame) }
  }
}
