#sourceLocation(file: "ForwardingDelegate.swift", line: 1)
import UIKit

class ForwardingDelegate: NSObject, UITableViewDelegate, ObjectMembers {
  weak var next: UITableViewDelegate?
  var scrollViewDidEndDragging: ((Int) -> Void)?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    _optional("tableView(_:didSelectRowAt:)", next?.tableView(tableView, didSelectRowAt: indexPath))
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    _optional("tableView(_:heightForRowAt:)", next?.tableView(tableView, heightForRowAt: indexPath)) ?? 44
  }

  func header(_ tableView: UITableView) -> CGRect? {
    _optional("tableView(_:viewForHeaderInSection:)", next?.tableView(tableView, viewForHeaderInSection: _optional("scrollViewDidScroll(_:)", next?.scrollViewDidScroll(tableView)) == nil ? 0 : 1))?.frame
  }

  func end() { scrollViewDidEndDragging?(3) }
class var objectMembers: [ObjectMember] { var members: [ObjectMember] = []; members.append(.method("tableView:didSelectRowAtIndexPath:", ForwardingDelegate.tableView(_:didSelectRowAt:))); members.append(.method("tableView:heightForRowAtIndexPath:", ForwardingDelegate.tableView(_:heightForRowAt:))); return members }; }
