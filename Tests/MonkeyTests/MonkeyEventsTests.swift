import Expectations
import Foundation
import Monkey
import Testing

@Suite struct MonkeyEventsTests {
  private func events(seed: Int, count: Int = 500, changes: Int = 2) -> [MonkeyEvent] {
    var events = MonkeyEvents(
      seed: seed, size: CGSize(width: 390, height: 844), urls: ["layouts://grid"], changes: changes)
    return (0..<count).map { _ in events.next() }
  }

  @Test("a seed always has the same events")
  func repeats() {
    expectEqual(events(seed: 7), events(seed: 7))
  }

  @Test("two seeds have different events")
  func differs() {
    #expect(events(seed: 7) != events(seed: 8))
  }

  @Test("a longer use begins as a shorter one")
  func prefix() {
    expectEqual(Array(events(seed: 3, count: 400).prefix(100)), events(seed: 3, count: 100))
  }

  @Test("every kind of event occurs in two thousand")
  func kinds() {
    let kinds = Set(events(seed: 1, count: 2_000).map { String(describing: $0).prefix { $0 != "(" } })
    expectEqual(
      kinds,
      [
        "tap", "longPress", "swipe", "drag", "touch", "press", "type", "scroll", "resize", "appearance", "contentSize",
        "open", "visible", "active", "pass", "performMainQueue", "settle", "list", "change",
      ])
  }

  @Test("sizes go down to a point, and to none")
  func sizes() {
    let events = events(seed: 1, count: 2_000)
    #expect(events.contains(.resize(CGSize(width: 1, height: 1))))
    #expect(events.contains(.resize(.zero)))
  }

  @Test("an app without data of its own has no changes of it")
  func noChanges() {
    let changes = events(seed: 1, count: 2_000, changes: 0).filter { if case .change = $0 { true } else { false } }
    #expect(changes.isEmpty)
  }
}
