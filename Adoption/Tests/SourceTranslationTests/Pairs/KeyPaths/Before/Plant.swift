import UIKit

class Plant: NSObject {
  @objc dynamic var name = ""
  @objc(tallness) dynamic var height = 0
  @objc var parent: Plant?

  func keys() -> [String] {
    [#keyPath(name), #keyPath(Plant.height), #keyPath(Plant.parent.height), #keyPath(UIView.isHidden),
     #keyPath(UIScrollView.contentOffset)]
  }
}
