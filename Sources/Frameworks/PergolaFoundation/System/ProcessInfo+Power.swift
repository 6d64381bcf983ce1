import Foundation
import Synchronization

extension ProcessInfo {
  /// The temperature of the device.
  public enum ThermalState: Int, Sendable {
    /// The temperature is within normal limits.
    case nominal
    /// The temperature is slightly raised.
    case fair
    /// The temperature is high.
    case serious
    /// The device has to cool down.
    case critical
  }

  /// The notification of a change of the thermal state.
  public class var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// True if the user saves energy. It is false, unless a test plays it.
  public var isLowPowerModeEnabled: Bool { PlayedPower.state.withLock(\.isLowPowerModeEnabled) }

  /// The temperature of the device. It is nominal, unless a test plays it.
  public var thermalState: ThermalState { PlayedPower.state.withLock(\.thermalState) }
}

extension Notification.Name {
  /// The notification of a change of the mode that saves energy.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

/// The power and the temperature of the device, as a test plays them.
package struct PlayedPower: Sendable {
  var isLowPowerModeEnabled = false
  var thermalState = ProcessInfo.ThermalState.nominal

  static let state = Mutex(PlayedPower())

  /// Turns the mode that saves energy on or off, and posts the notification if that changes it.
  package static func setLowPowerMode(_ isEnabled: Bool) {
    let hasChanged = state.withLock { state in
      defer { state.isLowPowerModeEnabled = isEnabled }
      return state.isLowPowerModeEnabled != isEnabled
    }
    guard hasChanged else { return }
    NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
  }

  /// Sets the temperature, and posts the notification if that changes it.
  package static func setThermalState(_ thermalState: ProcessInfo.ThermalState) {
    let hasChanged = state.withLock { state in
      defer { state.thermalState = thermalState }
      return state.thermalState != thermalState
    }
    guard hasChanged else { return }
    NotificationCenter.default.post(
      name: ProcessInfo.thermalStateDidChangeNotification, object: ProcessInfo.processInfo)
  }
}
