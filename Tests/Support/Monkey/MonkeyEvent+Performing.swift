import Foundation
import PergolaTesting

@MainActor
extension MonkeyEvent {
  /// Performs the event on an example's screen.
  ///
  /// - Throws: `MonkeyFailure` if the app is not whole.
  public func perform(on driver: Driver, of example: Example) async throws {
    switch self {
    case .tap(let point): await driver.tap(at: point)
    case .longPress(let point): await driver.longPress(at: point)
    case .swipe(let start, let end): await driver.swipe(from: start, to: end)
    case .drag(let start, let end, let holds): await driver.drag(from: start, to: end, holds: holds)
    case .touch(let phase, let point, let finger): await driver.touch(phase, at: point, finger: finger)
    case .press(let key, let modifiers): await driver.press(key, modifiers: modifiers)
    case .type(let text): await driver.type(text)
    case .scroll(let distance, let point): await driver.scroll(by: distance, at: point)
    case .resize(let size): await driver.resize(to: size)
    case .appearance(let appearance): await driver.change(to: appearance)
    case .contentSize(let category): await driver.change(to: category)
    case .open(let url): await example.open(url, in: driver)
    case .visible(let isVisible): await driver.setVisible(isVisible)
    case .active(let isActive): await driver.setActive(isActive)
    case .pass(let seconds): await driver.advanceClock(by: seconds)
    case .performMainQueue: await driver.performMainQueue()
    case .settle: try await driver.settleAndCheck()
    case .list(let call): await driver.call(call)
    case .change(let number): await example.change(number, in: driver)
    }
  }
}
