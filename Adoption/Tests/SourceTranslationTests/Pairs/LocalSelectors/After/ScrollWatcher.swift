#sourceLocation(file: "ScrollWatcher.swift", line: 1)
import UIKit

class Basin: NSObject, ObjectMembers {
        var level = 0
        func fill() {}
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.property("level", \Basin.level)); members.append(.method("fill", Basin.fill)); return members }; }

class ScrollWatcher: UIViewController, ObjectMembers {
  var pane: UIView?
  var basin: Basin?

        func dismiss() {}

  @discardableResult private func log(_ objects: NSObject...) -> Bool { objects.isEmpty }

  func watch(_ x: UIView?, with table: UITableView) -> [Selector] {
    guard let scrollView = x as? UIScrollView else { return [] }
    guard let pane, let basin = self.basin else { return [Selector("contentOffset", calling: { (target: UITableView) in target.contentOffset })] }
    var found = [Selector("contentOffset", calling: { (target: UIScrollView) in target.contentOffset }), Selector("frame", calling: { (target: UIView) in target.frame })]
    let other = Basin()
    defer { log(scrollView, pane, basin, other) }
    found += [Selector("fill", Basin.fill), Selector("level", calling: { (target: Basin) in target.level }), Selector("setHidden:", calling: { (target: UIView, value) in target.isHidden = value })]
    if case let inner? = x, let label = inner as? UILabel, log(label) { found.append(Selector("isHidden", calling: { (target: UILabel) in target.isHidden })) }
    x.map { (view: UIView) in found.append(Selector("frame", calling: { (target: UIView) in target.frame })) }
    return found + [Selector("dismiss", calling: { (target: ScrollWatcher) in target.dismiss() }), Selector("dismiss", calling: { (target: ScrollWatcher) in target.dismiss() })]
  }

  func foreign() -> [Selector] {
    [Selector("copy:", ScrollWatcher.copy(_:)), Selector("resignFirstResponder", calling: { (target: ScrollWatcher) in target.resignFirstResponder() })]
  }
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("dismiss", calling: { (target: ScrollWatcher) in target.dismiss() })); return members }; }

let afterScrollWatcher = #line
