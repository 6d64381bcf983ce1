import Expectations
import Testing

@testable import PergolaFoundation

@Suite(.serialized) struct ProcessInfoPowerTests {
  @Test("the mode that saves energy is off, and a test plays it with its notification")
  func lowPower() {
    nonisolated(unsafe) var count = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    PlayedPower.setLowPowerMode(true)
    PlayedPower.setLowPowerMode(true)
    #expect(ProcessInfo.processInfo.isLowPowerModeEnabled)
    expectEqual(count, 1)
    PlayedPower.setLowPowerMode(false)
  }

  @Test("the thermal state is nominal, and a test plays it")
  func thermalState() {
    expectEqual(ProcessInfo.processInfo.thermalState, .nominal)
    PlayedPower.setThermalState(.serious)
    expectEqual(ProcessInfo.processInfo.thermalState.rawValue, 2)
    PlayedPower.setThermalState(.nominal)
  }
}
