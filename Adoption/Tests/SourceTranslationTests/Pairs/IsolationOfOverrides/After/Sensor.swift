#sourceLocation(file: "Sensor.swift", line: 1)
import UIKit

class Sensor: UIView {nonisolated override func isEqual(_ object: Any?) -> Bool { self._extension_Sensor_isEqual(object) }; nonisolated override var hash: Int { self._extension_Sensor_hash }; nonisolated override func copy() -> Any { self._extension_Sensor_copy() }; nonisolated override var description: String { self._extension_Sensor_description }; @MainActor override func endEditing(_ force: Bool) -> Bool { self._extension_Sensor_endEditing(force) }; }

extension Sensor {
  nonisolated          func _extension_Sensor_isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
           nonisolated var _extension_Sensor_hash: Int { 1 }
}

nonisolated extension Sensor {
           func _extension_Sensor_copy() -> Any { 1 }
           var _extension_Sensor_description: String { "sensor" }
}

@MainActor extension Sensor {
           func _extension_Sensor_endEditing(_ force: Bool) -> Bool { super.endEditing(force) }
}

class Gauge: NSObject, KeyValueObserver {func observeValue( forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer? ) { self._extension_Gauge_observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }; }

extension Gauge {
           func _extension_Gauge_observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {}
}

let afterSensor = #line
