extension UIView {
  /// The window that contains the view; nil if there isn't one. O(1).
  public final var window: UIWindow? { attachedWindow }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index among the subviews, which are ordered from back to front.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind a subview. Traps if the sibling is not a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling, let index = index(of: sibling, besides: view) else { return }
    insert(view, at: index)
  }

  /// Inserts a view directly in front of a subview. Traps if the sibling is not a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling, let index = index(of: sibling, besides: view) else { return }
    insert(view, at: index + 1)
  }

  /// Moves a subview in front of the others. Other views are ignored.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others. Other views are ignored.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Exchanges two subviews by their indices, which count from the back. Traps if an index is out of bounds.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    layerIfLoaded?.exchangeSublayers(of: subviews[index1], subviews[index2])
    subviews.swapAt(index1, index2)
    setNeedsRender()
  }

  /// Removes the view from its superview, and deactivates the constraints between it or its descendants and views
  /// outside.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.detach(self, movingTo: nil)
    attach(to: nil, at: 0)
  }

  /// Returns a Boolean value that indicates whether the view is another view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with a tag, in depth-first order from this view; nil if there isn't one.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private final func index(of sibling: UIView, besides view: UIView) -> Int? {
    guard sibling.superview === self else {
      fatalError("view \(sibling) is not a subview of \(self)")
    }
    return subviews.lazy.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  private final func reorder(_ view: UIView, to index: Int) {
    guard let current = subviews.firstIndex(where: { $0 === view }) else { return }
    // Layers that were added may be between those of the subviews.
    guard current != index || layerIfLoaded?.mixedSublayers != nil else { return }
    subviews.remove(at: current)
    subviews.insert(view, at: index)
    layerIfLoaded?.place(view, among: subviews)
    setNeedsRender()
  }

  private final func insert(_ view: UIView, at index: Int) {
    if isDescendant(of: view) { fatalError("Can't add self as subview") }
    if view.superview === self {
      reorder(view, to: min(index, subviews.count - 1))
      return
    }
    if let oldParent = view.superview { oldParent.detach(view, movingTo: self) }
    view.attach(to: self, at: index)
  }

  /// The first half of a move: removes the view from this one.
  private final func detach(_ view: UIView, movingTo newParent: UIView?) {
    willRemoveSubview(view)
    if newParent == nil {
      view.willMove(toSuperview: nil)
      if view.attachedWindow != nil { view.tellWillMove(toWindow: nil) }
    }
    view.constraintHierarchyWillChange()
    // Lists remove many views at once, in order from the front or from the back.
    if subviews.last === view {
      subviews.removeLast()
    } else if let index = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: index)
    }
    layerIfLoaded?.forget(view)
    view.superview = nil
    setNeedsLayout()
    setNeedsRender()
  }

  /// The second half of a move: adds the view to its new superview, which may be nil.
  private final func attach(to parent: UIView?, at index: Int) {
    let newWindow = parent?.responderWindow
    let oldWindow = attachedWindow
    if let parent {
      willMove(toSuperview: parent)
      if newWindow !== oldWindow { tellWillMove(toWindow: newWindow) }
      parent.subviews.insert(self, at: min(index, parent.subviews.count))
      superview = parent
      parent.layerIfLoaded?.place(self, among: parent.subviews)
    }
    if newWindow !== oldWindow {
      forEachInSubtree { $0.changeWindow(to: newWindow) }
      oldWindow?.subtreeWillLeave(self)
    }
    constraintHierarchyDidChange()
    if newWindow !== oldWindow, newWindow != nil, AppearanceProxy.isUsed {
      forEachInSubtree { $0.applyAppearance() }
    }
    if newWindow != nil { reportTraits() }
    if newWindow !== oldWindow { tellDidMove(toWindow: newWindow) }
    didMoveToSuperview()
    if let parent {
      parent.setNeedsLayout()
      parent.setNeedsRender()
      parent.propagateLayoutFlags(of: self)
      parent.didAddSubview(self)
    }
  }

  /// Sets the view's window, which may be nil, and updates the windows' tables of views by node.
  private final func changeWindow(to window: UIWindow?) {
    if let attachedWindow {
      attachedWindow.forget(self)
      stopAnimationsOutsideOfWindow(attachedWindow)
    }
    attachedWindow = window
    window?.viewsByNode[nodeID] = self
    window?.noteModality(of: self)
  }

  private final func tellWillMove(toWindow window: UIWindow?) {
    forEachInSubtree { view in
      view.viewController?.viewWillMove(toWindow: window)
      view.willMove(toWindow: window)
    }
  }

  private final func tellDidMove(toWindow window: UIWindow?) {
    forEachInSubtree { view in
      view.didMoveToWindow()
      view.viewController?.viewDidMove(toWindow: window)
    }
  }

  final func forEachInSubtree(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachInSubtree(body) }
  }
}
