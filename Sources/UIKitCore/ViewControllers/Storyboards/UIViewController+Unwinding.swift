import Foundation

extension UIViewController {
  /// Performs an unwind segue of the controller: finds the nearest controller that has the action, prepares the segue,
  /// calls the action, and returns to the controller. Does nothing if there is no such controller.
  ///
  /// - Parameter makeSegue: Makes the segue to the destination; the closure that it is given shows the destination.
  @_spi(Toolkit) public final func performUnwind(
    to action: Selector, sender: Any?,
    makeSegue: (_ destination: UIViewController, _ perform: @escaping () -> Void) -> UIStoryboardSegue
  ) {
    let origin = UIStoryboardUnwindSegueSource(source: self, unwindAction: action, sender: sender)
    guard let destination = unwindDestination(for: origin) else { return }
    weak var made: UIStoryboardSegue?
    let segue = makeSegue(destination) { if let segue = made { segue.returnToDestination() } }
    made = segue
    prepare(for: segue, sender: sender)
    _ = destination.invoke(action, with: [segue])
    segue.perform()
  }

  /// The nearest controller around this one, or presenting it, at which an unwind segue may end.
  private func unwindDestination(for origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var next = parent ?? presentingViewController
    while let ancestor = next {
      if let found = ancestor.searchForDestination(of: origin) { return found }
      next = ancestor.parent ?? ancestor.modal.presenting
    }
    return nil
  }

  /// The destination of an unwind segue among the descendants of the controller and the controller itself.
  private func searchForDestination(of origin: UIStoryboardUnwindSegueSource) -> UIViewController? {
    for child in allowedChildrenForUnwinding(from: origin) {
      if let found = child.searchForDestination(of: origin) { return found }
    }
    let action = origin.unwindAction
    return canPerformUnwindSegueAction(action, from: origin.source, sender: origin.sender) ? self : nil
  }

  /// True if the controller is another one or a descendant of it, also by presentation.
  final func isInside(_ other: UIViewController) -> Bool {
    self === other || (parent ?? modal.presenting)?.isInside(other) == true
  }
}

extension UIStoryboardSegue {
  /// Dismisses what covers the destination, and lets its containers show it, the outermost first.
  fileprivate func returnToDestination() {
    let path = Array(sequence(first: destination) { $0.parent })
    if let presenting = path.first(where: { controller in
      controller.modal.presented.map { source.isInside($0) } ?? false
    }) {
      presenting.dismiss(animated: UIView.areAnimationsEnabled)
    }
    for (child, container) in zip(path, path.dropFirst()).reversed() { container.unwind(for: self, towards: child) }
  }
}
