import UIKit

extension GardenController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    #if os(iOS)
      add("appears on iOS")
    #else
      add("appears elsewhere")
    #endif
  }
}

/// A delegate that asks another one first.
class Forwarder: NSObject, UITableViewDelegate {
  var next: UITableViewDelegate? = Silent()

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    next?.tableView?(tableView, heightForRowAt: indexPath) ?? 77
  }
}

class Silent: NSObject, UITableViewDelegate {}
