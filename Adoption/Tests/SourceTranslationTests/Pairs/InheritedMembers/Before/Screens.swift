import UIKit

open class BaseScreen: UIViewController {
  @objc func refresh() {}
}

class PlainScreen: BaseScreen {}

class ListScreen: PlainScreen {
  @objc override func refresh() {}
  @objc func sort(by key: String) {}
}

class Store: NSObject {
  class Section {
    @objc func open() {}
  }
  func plain() {}
}
