import UIKit

class GardenScreen: UIViewController {
  @objc func water() {}
}

extension GardenScreen {
  @objc private func sow() {}
}
