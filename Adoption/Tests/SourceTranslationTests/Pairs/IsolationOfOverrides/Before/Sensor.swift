import UIKit

class Sensor: UIView {}

extension Sensor {
  nonisolated override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override nonisolated var hash: Int { 1 }
}

nonisolated extension Sensor {
  override func copy() -> Any { 1 }
  override var description: String { "sensor" }
}

@MainActor extension Sensor {
  override func endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
}

class Gauge: NSObject {}

extension Gauge {
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

let afterSensor = #line
