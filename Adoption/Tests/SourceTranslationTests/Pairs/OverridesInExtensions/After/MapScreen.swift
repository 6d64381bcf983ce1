import Dispatch
#sourceLocation(file: "MapScreen.swift", line: 1)
import UIKit

class MapScreen: UIViewController, ObjectMembers {
  var log: [String] = []
@available(iOS 13, *) override public func viewWillAppear(_ animated: Bool) { self._extension_viewWillAppear(animated) }; override var prefersStatusBarHidden: Bool { self._extension_prefersStatusBarHidden }; override open var title: String? { get { self._extension_title } set { self._extension_title = newValue } }; override func prepare( for segue: UIStoryboardSegue,  sender: Any? ) { self._extension_prepare(for: segue, sender: sender) }; 
#if (DEBUG)
override var additionalSafeAreaInsets: UIEdgeInsets { willSet { _extension_additionalSafeAreaInsets_willSet(newValue) } didSet { _extension_additionalSafeAreaInsets_didSet(oldValue) } }
#endif
override class func make() -> UIViewController { Self._extension_make() }; override func viewDidLoad() { self._extension_viewDidLoad() }; class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("viewWillAppear:", MapScreen.viewWillAppear(_:))); return members }; 
#sourceLocation(file: "MapScreen.swift", line: 5)
}

extension MapScreen {
           func _extension_viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
}

let afterMapScreen = #line
