extension UIViewController: UIAppearanceContainer {}

extension UIViewController {
  /// Makes another controller a child of this one. The caller then adds its view and calls the child's
  /// `didMove(toParent:)`.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.willMove(toParent: self)
    if let former = childController.parent {
      former.children.removeAll { $0 === childController }
      childController.leaveTransition(of: former)
    }
    children.append(childController)
    childController.parent = self
    childController.viewIfLoaded?.traitsDidChange()
  }

  /// Removes the controller from its parent. The caller has called `willMove(toParent: nil)` and removed the view.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    leaveTransition(of: parent)
    self.parent = nil
    didMove(toParent: nil)
  }
}
