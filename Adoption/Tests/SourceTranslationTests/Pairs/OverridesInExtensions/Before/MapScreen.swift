import UIKit

class MapScreen: UIViewController {
  var log: [String] = []
}

extension MapScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded")
  }
}

let afterMapScreen = #line
