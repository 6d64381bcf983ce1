import Expectations
import Foundation
import Testing

@testable import PergolaSystem

@MainActor @Suite("The time of a system")
struct TimeTests {
  private let system = System()

  /// Names in the order of the actions.
  @MainActor private final class Record {
    var names: [String] = []
  }

  private let record = Record()

  private func schedule(_ name: String, after seconds: TimeInterval) -> SystemTimerID {
    system.schedule(after: seconds) { [record] in record.names.append(name) }
  }

  @Test("What is due is performed in the order of its time, and at the same time in the order of scheduling")
  func order() {
    _ = schedule("late", after: 5)
    _ = schedule("first", after: 1)
    _ = schedule("second", after: 1)
    _ = schedule("never", after: 100)
    system.advance(by: 0.5)
    expectEqual(record.names, [])
    system.advance(by: 10)
    expectEqual(record.names, ["first", "second", "late"])
  }

  @Test("The clock is later by what it was advanced, and each action sees its own time")
  func clock() {
    let start = Date(timeIntervalSince1970: 1000)
    system.clock = { start }
    system.schedule(after: 2) { [system, record] in
      record.names.append("\(system.now.timeIntervalSince(start))")
      system.schedule(after: 3) { record.names.append("\(system.now.timeIntervalSince(start))") }
    }
    system.advance(by: 10)
    expectEqual(record.names, ["2.0", "5.0"])
    expectEqual(system.now.timeIntervalSince(start), 10)
  }

  @Test("An action that was canceled isn't performed, also if another one at the same time cancels it")
  func canceling() {
    let one = schedule("one", after: 1)
    system.cancel(one)
    let other = OtherTimer()
    system.schedule(after: 2) { [system] in if let identity = other.identity { system.cancel(identity) } }
    other.identity = schedule("other", after: 2)
    system.advance(by: 3)
    expectEqual(record.names, [])
  }

  @MainActor private final class OtherTimer {
    var identity: SystemTimerID?
  }

  /// A scene with actions on its clock, the next one first.
  @MainActor private final class Stage: SystemScene {
    var now: TimeInterval = 0
    var actions: [(time: TimeInterval, perform: @MainActor () -> Void)] = []

    var isInUse: Bool { true }
    var isInForeground: Bool { true }
    var timeToNextAction: TimeInterval? { actions.first.map { $0.time - now } }
    func comeToForeground() {}
    func perform(_ body: () -> Void) { body() }
    func passTime(_ seconds: TimeInterval) {
      let end = now + seconds
      while let next = actions.first, next.time <= end {
        actions.removeFirst()
        now = next.time
        next.perform()
      }
      now = end
    }
    func show(_ banner: Banner) {}
    func removeBanner(_ identifier: String) {}
    func ask(_ question: System.Question, reply: @escaping (System.Answer?) -> Void) { reply(nil) }
  }

  @Test("An action on the clock of a scene finds the system at its own time, and schedules from there")
  func sceneActions() {
    let start = Date(timeIntervalSince1970: 1000)
    system.clock = { start }
    let stage = Stage()
    system.add(stage)
    let action: @MainActor () -> Void = { [system, record] in
      record.names.append("scene \(system.now.timeIntervalSince(start))")
      system.schedule(after: 2) {
        record.names.append("system \(system.now.timeIntervalSince(start)) \(stage.now)")
      }
    }
    stage.actions = [(time: 1, perform: action), (time: 5, perform: action)]
    system.advance(by: 10)
    expectEqual(record.names, ["scene 1.0", "system 3.0 3.0", "scene 5.0", "system 7.0 7.0"])
    expectEqual(stage.now, 10)
  }

  @Test("A live system performs what is due by the device's clock")
  func live() async {
    let system = System(.live(folder: nil))
    await withCheckedContinuation { continuation in
      system.schedule(after: 0.01) { continuation.resume() }
    }
  }

  @Test("A launch ends the reason of the one before, and begins without the end of its launch methods")
  func launches() {
    let object = NSObject()
    system.launchNext(for: LaunchReason(object: object, options: [:]))
    #expect(system.beginLaunch()?.object === object)
    #expect(!system.hasFinishedLaunching)
    system.finishLaunch()
    #expect(system.hasFinishedLaunching)
    #expect(system.beginLaunch() == nil)
    #expect(!system.hasFinishedLaunching)
    expectEqual(system.launchNumber, 2)
  }
}
