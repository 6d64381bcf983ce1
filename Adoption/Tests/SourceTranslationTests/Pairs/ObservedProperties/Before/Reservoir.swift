import UIKit

class Reservoir: NSObject {
  @objc dynamic var level = 0.5
  @objc dynamic private(set) var name: String? {
    didSet { print(name ?? "") }
  }
  @objc dynamic weak var owner: UIView?
  @objc dynamic lazy var notes: [String] = { ["dry"] }()
  @objc dynamic var percent: Double {
    get { level * 100 }
    set { level = newValue / 100 }
  }
  @objc dynamic var text: String { "\(percent)" }
  @objc class func keyPathsForValuesAffectingText() -> Set<String> { ["level"] }
  @objc dynamic func empty() {}
}

@MainActor func observeReservoir(_ reservoir: Reservoir) {
  reservoir.level = 1
}
