import Foundation

// The stack of a collapsed split view controller has the navigation controllers of the other columns as pages.

extension UINavigationController {
  /// Puts the controllers of columns on top of the stack. One whose view is visible already stays visible.
  final func stackColumns(_ controllers: [UIViewController]) {
    guard let top = controllers.last else { return }
    display.transition?.finish()
    let view = top.viewIfLoaded.flatMap { $0.enclosingWindow == nil ? nil : $0 }
    change(to: stack + controllers, animated: false)
    guard let view else { return }
    if viewIfLoaded?.enclosingWindow != nil {
      display.pages?.addSubview(view)
    } else {
      // The view comes with the container, so that it does not leave the window.
      display.page = top
    }
  }

  /// Moves the view of the visible page from another column into the container.
  final func takeVisiblePage() {
    guard let pages = display.pages, let page = display.page, let view = page.viewIfLoaded, view.superview !== pages
    else { return }
    view.frame = frame(of: page)
    pages.addSubview(view)
    layOutBars()
  }

  /// Gives up the visible page if it is a column's, so that its view can move without disappearing.
  final func releaseVisiblePage(if isColumn: (UIViewController) -> Bool) {
    display.transition?.finish()
    guard let page = display.page, isColumn(page) else { return }
    stopFollowing()
    display.page = nil
  }

  /// Removes the views of controllers that are no longer in the stack.
  final func dropForeignPages() {
    guard display.transition == nil, let pages = display.pages else { return }
    for view in pages.subviews where view.viewController.map({ $0.parent !== self }) ?? false {
      view.removeFromSuperview()
    }
  }

  /// Takes the last page off the stack, whose view can move without disappearing. Nil for the first page.
  final func separateTopPage() -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    releaseVisiblePage { $0 === top }
    change(to: stack.dropLast(), animated: false)
    finishMoves()
    return top
  }
}
