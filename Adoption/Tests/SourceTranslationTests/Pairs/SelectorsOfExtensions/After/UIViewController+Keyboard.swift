#sourceLocation(file: "UIViewController+Keyboard.swift", line: 1)
import UIKit

extension UIViewController {
  func hideKeyboardOnTap() {
    let tap = UITapGestureRecognizer(target: self, action: Selector("dismissKeyboard", calling: { (target: UIViewController) in target.dismissKeyboard() }))
    view.addGestureRecognizer(tap)
  }

        func dismissKeyboard() { view.endEditing(true) }
}

      extension UIViewController {
  func shake() {}
}
