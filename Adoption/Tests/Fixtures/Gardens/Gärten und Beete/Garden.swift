import Foundation

@objc protocol GardenDelegate {
  func gardenDidChange(_ garden: Garden)
  @objc optional func garden(_ garden: Garden, shouldSow seed: String) -> Bool
  @objc optional func garden(_ garden: Garden, nameOf seed: String) -> String
}

class Garden: NSObject {
  @objc dynamic var wateredCount = 0
  @objc dynamic private(set) var seeds: [String] = []
  weak var delegate: GardenDelegate?

  @objc func water() { wateredCount += 1 }

  @objc(sow:) func sow(seed: String) {
    guard delegate?.garden?(self, shouldSow: seed) ?? false else { return }
    seeds.append(delegate?.garden?(self, nameOf: seed) ?? seed.uppercased())
    delegate?.gardenDidChange(self)
    NotificationCenter.default.post(name: Garden.didSow, object: self)
  }

  static let didSow = Notification.Name("GardenDidSow")
}
