import UIKit

class Basin: NSObject {
  @objc var level = 0
  @objc func fill() {}
}

class ScrollWatcher: UIViewController {
  var pane: UIView?
  var basin: Basin?

  @objc func dismiss() {}

  @discardableResult private func log(_ objects: NSObject...) -> Bool { objects.isEmpty }

  func watch(_ x: UIView?, with table: UITableView) -> [Selector] {
    guard let scrollView = x as? UIScrollView else { return [] }
    guard let pane, let basin = self.basin else { return [#selector(getter: table.contentOffset)] }
    var found = [#selector(getter: scrollView.contentOffset), #selector(getter: pane.frame)]
    let other = Basin()
    defer { log(scrollView, pane, basin, other) }
    found += [#selector(basin.fill), #selector(getter: other.level), #selector(setter: self.pane?.isHidden)]
    if case let inner? = x, let label = inner as? UILabel, log(label) { found.append(#selector(getter: label.isHidden)) }
    x.map { (view: UIView) in found.append(#selector(getter: view.frame)) }
    return found + [#selector(dismiss as () -> Void), #selector(ScrollWatcher.dismiss as (ScrollWatcher) -> () -> ())]
  }

  func foreign() -> [Selector] {
    [#selector(copy(_:) as (Any?) -> Void), #selector(resignFirstResponder as (() -> Bool))]
  }
}

let afterScrollWatcher = #line
