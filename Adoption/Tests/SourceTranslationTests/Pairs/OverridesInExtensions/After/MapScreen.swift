#if canImport(Dispatch)
import Dispatch
#endif
#sourceLocation(file: "MapScreen.swift", line: 1)
import UIKit

class MapScreen: UIViewController, ObjectMembers {
  var log: [String] = []
@available(iOS 13, *) public override func viewWillAppear(_ animated: Bool) { self._extension_MapScreen_viewWillAppear(animated) }; override var prefersStatusBarHidden: Bool { self._extension_MapScreen_prefersStatusBarHidden }; open override var title: String? { get { self._extension_MapScreen_title } set { self._extension_MapScreen_title = newValue } }; override func prepare( for segue: UIStoryboardSegue,  sender: Any? ) { self._extension_MapScreen_prepare(for: segue, sender: sender) }; 
#if (DEBUG)
override var additionalSafeAreaInsets: UIEdgeInsets { willSet { self._extension_MapScreen_additionalSafeAreaInsets_willSet(newValue) } didSet { self._extension_MapScreen_additionalSafeAreaInsets_didSet(oldValue) } }
#endif
class override func make() -> UIViewController { Self._extension_MapScreen_make() }; override func viewDidLoad() { self._extension_MapScreen_viewDidLoad() }; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("viewWillAppear:", MapScreen.viewWillAppear(_:))); return members }; 
#sourceLocation(file: "MapScreen.swift", line: 5)
}

extension MapScreen {
           func _extension_MapScreen_viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
}

let afterMapScreen = #line
