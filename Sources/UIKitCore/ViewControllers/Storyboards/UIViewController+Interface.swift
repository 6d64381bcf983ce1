import Foundation

/// The nib of a controller's view, as the initializer named it.
struct NibReference {
  var name: String?
  var bundle: Bundle?
}

extension UIViewController {
  /// Loads the view from the storyboard or the nib of the controller. Returns false if there is none.
  @_spi(Toolkit) public final func loadViewFromInterface() -> Bool {
    if let interface, interface.loadView(of: self) { return true }
    guard let content = (nib.name == nil ? InterfaceReader.ifLinked : InterfaceReader.shared)?.nib(of: self) else {
      return false
    }
    _ = content.instantiate(owner: self, options: nil)
    guard isViewLoaded else {
      fatalError(
        """
        -[UIViewController _loadViewFromNibNamed:bundle:] loaded the "\(content.name ?? "")" nib but the view outlet was \
        not set.
        """)
    }
    return true
  }

  final func performSegue(named identifier: String, sender: Any?) {
    guard interface?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true else {
      fatalError("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
  }
}
