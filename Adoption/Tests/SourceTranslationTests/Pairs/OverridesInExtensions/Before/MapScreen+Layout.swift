import Dispatch
import UIKit

extension MapScreen {
  @available(iOS 13, *)
  @objc override dynamic public func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
  }

  override var prefersStatusBarHidden: Bool { true }

  override open var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  override func prepare(
    for segue: UIStoryboardSegue,  // The segue.
    sender: Any?
  ) {
    super.prepare(for: segue, sender: sender)
  }

  #if DEBUG
    override var additionalSafeAreaInsets: UIEdgeInsets {
      willSet(insets) { log.append("\(insets)") }
      didSet { log.append("\(oldValue)") }
    }
  #endif

  override class func make() -> UIViewController { MapScreen() }
}
