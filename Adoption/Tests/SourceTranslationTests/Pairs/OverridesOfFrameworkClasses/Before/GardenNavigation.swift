import UIKit

public class GardenNavigation: UINavigationController, UIScrollViewDelegate {
  override public func viewDidLoad() { super.viewDidLoad() }
}

class LawnCell: UITableViewCell {}

@MainActor func makeNavigation(in table: UITableView) -> [UINavigationController] {
  var navigation: UINavigationController? = .init(rootViewController: UIViewController())
  let make = UINavigationController.init(rootViewController:)
  navigation = make(UIViewController()) as UIViewController as? UINavigationController
  class Local: UINavigationController {}
  table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
  table.register(LawnCell.self, forCellReuseIdentifier: "b")
  guard navigation?.isKind(of: UINavigationController.self) == true else { return [] }
  let lists: [UINavigationController] = [UINavigationController]()
  return lists + [Local(), UIKit.UINavigationController(rootViewController: UIViewController())]
}

let afterScreens = #line
