import UIKit

extension UIViewController {
  func hideKeyboardOnTap() {
    let tap = UITapGestureRecognizer(target: self, action: #selector(dismissKeyboard))
    view.addGestureRecognizer(tap)
  }

  @objc func dismissKeyboard() { view.endEditing(true) }
}

@objc extension UIViewController {
  func shake() {}
}
