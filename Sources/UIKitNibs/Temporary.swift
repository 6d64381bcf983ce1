import Foundation
@_spi(Toolkit) import UIKitCore

extension UIControl {
  func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    weak var object = target as? NSObject
    addAction(UIAction { [weak self] _ in _ = object?.perform(action, with: self) }, for: controlEvents)
  }
}
extension UIGestureRecognizer {
  func addTarget(_ target: Any, action: Selector) {
    weak var object = target as? NSObject
    addHandler { _ = object?.perform(action, with: $0) }
  }
}
extension UIBarButtonItem {
  var target: AnyObject? { get { nil } set { objc_target = newValue } }
  var action: Selector? {
    get { nil }
    set {
      weak var object = objc_target as? NSObject
      if let newValue { primaryAction = UIAction { [weak self] _ in _ = object?.perform(newValue, with: self) } }
    }
  }
}
@MainActor private var objc_target: AnyObject?
