#sourceLocation(file: "MapScreen+Layout.swift", line: 1)
import Dispatch
import UIKit

extension MapScreen {
  @available(iOS 13, *)
                                func _extension_MapScreen_viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }

           var _extension_MapScreen_prefersStatusBarHidden: Bool { true }

                var _extension_MapScreen_title: String? {
    get { super.title }
    set { super.title = newValue }
  }

           func _extension_MapScreen_prepare(
    for segue: UIStoryboardSegue,  // The segue.
    sender: Any?
  ) {
    super.prepare(for: segue, sender: sender)
  }

  #if DEBUG
             
      func _extension_MapScreen_additionalSafeAreaInsets_willSet(_ insets: UIEdgeInsets) { log.append("\(insets)") }
      func _extension_MapScreen_additionalSafeAreaInsets_didSet(_ oldValue: UIEdgeInsets) { log.append("\(oldValue)") }
    
  #endif

           class func _extension_MapScreen_make() -> UIViewController { MapScreen() }
}
