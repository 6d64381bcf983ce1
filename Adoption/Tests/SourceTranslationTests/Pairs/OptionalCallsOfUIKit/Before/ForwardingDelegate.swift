import UIKit

class ForwardingDelegate: NSObject, UITableViewDelegate {
  weak var next: UITableViewDelegate?
  var scrollViewDidEndDragging: ((Int) -> Void)?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    next?.tableView?(tableView, didSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next?.tableView?(tableView, heightForRowAt: indexPath) ?? 44
  }

  func header(_ tableView: UITableView) -> CGRect? {
    next?.tableView?(tableView, viewForHeaderInSection: next?.scrollViewDidScroll?(tableView) == nil ? 0 : 1)?.frame
  }

  func end() { scrollViewDidEndDragging?(3) }
}
