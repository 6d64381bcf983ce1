import UIKitCore

extension ViewNode {
  /// A view of the content, or of the nodes around.
  final var firstView: UIView? {
    var node: ViewNode? = self
    while let current = node {
      for case .element(let element) in current.items {
        var element: ViewElement? = element
        while let inner = element {
          if let view = inner.view, view.window != nil { return view }
          element = inner.container
        }
      }
      node = current.parent
    }
    return nil
  }
}

extension UIView {
  /// The controller whose hierarchy contains the view.
  var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

extension UIViewController {
  /// The outermost container around the controller.
  var outermost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
