extension UIViewController {
  /// Makes another controller a child of this one. Its view is for the caller to add; then the caller calls the
  /// child's `didMove(toParent:)`.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    children.append(childController)
    childController.parent = self
    childController.viewIfLoaded?.traitsDidChange()
  }

  /// Takes the controller out of its parent. The caller has called `willMove(toParent: nil)` and removed the view.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
