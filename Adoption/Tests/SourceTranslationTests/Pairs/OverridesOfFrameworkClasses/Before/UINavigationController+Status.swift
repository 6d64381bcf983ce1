import UIKit

#if DEBUG
  extension UIKit.UINavigationController {
    override open var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  }
#endif

extension UITableViewCell { override open class var layerClass: AnyClass { super.layerClass } }

let afterStatus = #line
