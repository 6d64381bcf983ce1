extension UIView {
  /// Puts a view in front of the other subviews; it leaves its old superview first.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at a place among the subviews, counted from the back.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view just behind a subview. Nothing happens where the sibling is not a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling, let index = index(of: sibling, besides: view) else { return }
    insert(view, at: index)
  }

  /// Puts a view just in front of a subview. Nothing happens where the sibling is not a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling, let index = index(of: sibling, besides: view) else { return }
    insert(view, at: index + 1)
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  /// Has two subviews change places, counted from the back. It traps where there is none at an index.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    layerIfMade?.exchangeSublayers(of: subviews[index1], subviews[index2])
    subviews.swapAt(index1, index2)
    setNeedsRender()
  }

  /// Takes the view out of its superview, with the constraints that cross its edge.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.detach(self, movingTo: nil)
    attach(to: nil, at: 0)
  }

  /// Whether the other view is this one or holds it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with that tag, this one first, then depth first; nil where there is none.
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
    // Layers that were added may be in the way though no subview is.
    guard current != index || layerIfMade?.mixedSublayers != nil else { return }
    subviews.remove(at: current)
    subviews.insert(view, at: index)
    layerIfMade?.place(view, among: subviews)
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

  /// The first half of a move: the view leaves this one.
  private final func detach(_ view: UIView, movingTo newParent: UIView?) {
    willRemoveSubview(view)
    if newParent == nil {
      view.willMove(toSuperview: nil)
      if view.attachedWindow != nil { view.tellWillMove(toWindow: nil) }
    }
    view.constraintHierarchyWillChange()
    subviews.removeAll { $0 === view }
    layerIfMade?.forget(view)
    view.superview = nil
    setNeedsLayout()
    setNeedsRender()
  }

  /// The second half: the view joins its new superview, or none.
  private final func attach(to parent: UIView?, at index: Int) {
    let newWindow = parent?.responderWindow
    let oldWindow = attachedWindow
    if let parent {
      willMove(toSuperview: parent)
      if newWindow !== oldWindow { tellWillMove(toWindow: newWindow) }
      parent.subviews.insert(self, at: min(index, parent.subviews.count))
      superview = parent
      parent.layerIfMade?.place(self, among: parent.subviews)
    }
    if newWindow !== oldWindow {
      forEachInSubtree { $0.changeWindow(to: newWindow) }
      oldWindow?.subtreeWillLeave(self)
    }
    constraintHierarchyDidChange()
    if newWindow != nil { reportTraits() }
    if newWindow !== oldWindow { tellDidMove(toWindow: newWindow) }
    didMoveToSuperview()
    if let parent {
      parent.setNeedsLayout()
      parent.setNeedsRender()
      parent.noteDescendantFlags(of: self)
      parent.didAddSubview(self)
    }
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
