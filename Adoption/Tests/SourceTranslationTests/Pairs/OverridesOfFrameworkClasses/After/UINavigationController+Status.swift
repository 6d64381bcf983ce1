#if canImport(Dispatch)
import Dispatch
#endif
open class _App_UINavigationController: UINavigationController {

#if (DEBUG)
open override var prefersStatusBarHidden: Bool { self._extension__App_UINavigationController_prefersStatusBarHidden }

#endif
open override func viewDidLoad() { self._extension__App_UINavigationController_viewDidLoad() }
open override func viewWillAppear(_ animated: Bool) { self._extension__App_UINavigationController_viewWillAppear(animated) }
}
nonisolated final class _ObjectiveCClass_UINavigationController: _NamedClass { static var named: AnyClass { _App_UINavigationController.self } }
open class _App_UITableViewCell: UITableViewCell {
class open override var layerClass: AnyClass { Self._extension__App_UITableViewCell_layerClass }
}
nonisolated final class _ObjectiveCClass_UITableViewCell: _NamedClass { static var named: AnyClass { _App_UITableViewCell.self } }
#sourceLocation(file: "UINavigationController+Status.swift", line: 1)
import UIKit

#if DEBUG
  extension UIKit.UINavigationController {
    }; extension _App_UINavigationController {               var _extension__App_UINavigationController_prefersStatusBarHidden: Bool { super.prefersStatusBarHidden } }; extension UIKit.UINavigationController {
  }
#endif

extension UITableViewCell { }; extension _App_UITableViewCell {               class var _extension__App_UITableViewCell_layerClass: AnyClass { super.layerClass } }; extension UITableViewCell { }

let afterStatus = #line
