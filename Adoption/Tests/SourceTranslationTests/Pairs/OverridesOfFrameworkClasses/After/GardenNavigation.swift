#if canImport(Dispatch)
import Dispatch
#endif
#sourceLocation(file: "GardenNavigation.swift", line: 1)
import UIKit

public class GardenNavigation: _App_UINavigationController, UIScrollViewDelegate {
  override public func viewDidLoad() { super.viewDidLoad() }
}

class LawnCell: _App_UITableViewCell {}

@MainActor func makeNavigation(in table: UITableView) -> [UINavigationController] {
  var navigation: UINavigationController? = _App_UINavigationController.init(rootViewController: UIViewController())
  let make = _App_UINavigationController.init(rootViewController:)
  navigation = make(UIViewController()) as UIViewController as? UINavigationController
  class Local: _App_UINavigationController {}
  table.register(_App_UITableViewCell.self, forCellReuseIdentifier: "a")
  table.register(LawnCell.self, forCellReuseIdentifier: "b")
  guard navigation?.isKind(of: UINavigationController.self) == true else { return [] }
  let lists: [UINavigationController] = [UINavigationController]()
  return lists + [Local(), _App_UINavigationController(rootViewController: UIViewController())]
}

let afterScreens = #line
