import UIKit

extension GardenScreen {
  @objc private func harvest() {}
  @objc func weigh(_ sender: Any?) {}

  func connect(_ button: UIButton) {
    button.addTarget(self, action: #selector(harvest), for: .touchUpInside)
    button.addTarget(self, action: #selector(water), for: .touchUpInside)
  }
}
