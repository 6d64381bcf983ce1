import Expectations
import Foundation
import Monkey
import PergolaTesting
import Testing
import UIKit

@Suite struct MonkeyUseTests {
  @Test("a use is the same after it was written as a line and read")
  func line() throws {
    var use = MonkeyUse(.inbox, seed: 12, events: 100)
    expectEqual(use.line, "Inbox 12 4 0-99")
    expectEqual(MonkeyUse(line: use.line, examples: Example.all), use)
    use.numbers = [0, 1, 2, 7, 50, 51]
    expectEqual(use.line, "Inbox 12 4 0-2,7,50-51")
    expectEqual(MonkeyUse(line: use.line, examples: Example.all), use)
  }

  @Test("other lines are not uses", arguments: ["", "Inbox 1", "Unknown 1 0 0-9", "Inbox 1 99 0-9", "Inbox 1 0 9-0"])
  func notALine(line: String) {
    #expect(MonkeyUse(line: line, examples: Example.all) == nil)
  }

  @Test("an event keeps its values when others are left out")
  func parts() {
    var use = MonkeyUse(.layouts, seed: 3, events: 100)
    let all = use.events
    use.numbers = [4, 80]
    expectEqual(use.events, [all[4], all[80]])
  }

  @Test("the seeds take turns with all surroundings")
  func surroundings() {
    let seen = Set((0..<Surroundings.all.count).map { MonkeyUse(.blogs, seed: $0, events: 1).surroundings })
    expectEqual(seen, Set(Surroundings.all))
  }

  @Test("each event has its call of the driver as source")
  func calls() {
    let point = CGPoint(x: 10, y: 20.5)
    let calls: [(MonkeyEvent, String)] = [
      (.tap(point), "await driver.tap(at: CGPoint(x: 10, y: 20.5))"),
      (.longPress(point), "await driver.longPress(at: CGPoint(x: 10, y: 20.5))"),
      (.swipe(from: .zero, to: point), "await driver.swipe(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 20.5))"),
      (
        .drag(from: .zero, to: point, holds: true),
        "await driver.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 20.5))"
      ),
      (
        .drag(from: .zero, to: point, holds: false),
        "await driver.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 10, y: 20.5), holds: false)"
      ),
      (.touch(.cancelled, .zero, finger: 1), "await driver.touch(.cancelled, at: CGPoint(x: 0, y: 0), finger: 1)"),
      (.press(.pageUp, []), "await driver.press(.pageUp)"),
      (
        .press(.character("é"), [.shift, .command]),
        #"await driver.press(.character("\u{00E9}"), modifiers: [.shift, .command])"#
      ),
      (.type("a\"\n"), #"await driver.type("a\"\n")"#),
      (
        .scroll(CGVector(dx: 0, dy: -48), at: .zero),
        "await driver.scroll(by: CGVector(dx: 0, dy: -48), at: CGPoint(x: 0, y: 0))"
      ),
      (.resize(CGSize(width: 1, height: 1)), "await driver.resize(to: CGSize(width: 1, height: 1))"),
      (.appearance(.dark), "await driver.change(to: Driver.Appearance.dark)"),
      (
        .contentSize(.extraSmall),
        #"await driver.change(to: UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS"))"#
      ),
      (.open("x:"), #"await Example.inbox.open("x:", in: driver)"#),
      (.visible(false), "await driver.setVisible(false)"),
      (.active(true), "await driver.setActive(true)"),
      (.pass(seconds: 0.3), "await driver.advanceClock(by: 0.3)"),
      (.performMainQueue, "await driver.performMainQueue()"),
      (.settle, "try await driver.settleAndCheck()"),
      (.list(.scroll(to: 3)), "await driver.call(.scroll(to: 3))"),
      (.list(.reload), "await driver.call(.reload)"),
      (.change(2), "await Example.inbox.change(2, in: driver)"),
    ]
    for (event, source) in calls { expectEqual(event.source(example: "Example.inbox"), source) }
  }

  @Test("a use is printed as a test")
  func source() {
    var use = MonkeyUse(.symbolSheet, seed: 6, events: 100)
    let all = use.events
    use.numbers = [5]
    expectEqual(
      use.source(failure: "shows an old frame: 1 change"),
      """
      // shows an old frame: 1 change
      @Test("SymbolSheet stays whole in the random use of seed 6")
      func symbolSheetSeed6() async throws {
        try await Example.symbolSheet.use(textEngine: .monospace, idiom: .pad, layoutDirection: .rightToLeft) { driver in
          \(all[5].source(example: "Example.symbolSheet"))
        }
      }
      """)
  }

  @Test("a failure is the same after it was written as a line and read")
  func failure() throws {
    let failure = MonkeyFailure(.frame, "2 changes")
    let read = try #require(MonkeyFailure(description: failure.description))
    expectEqual(read.kind, .frame)
    expectEqual(read.text, "2 changes")
    #expect(MonkeyFailure(description: "whole") == nil)
  }

  @Test("processes that ended failed alike if they said the same, but for numbers")
  func alike() {
    let failure = MonkeyFailure(.trap, "A.swift:12: Fatal error: Index 3 out of range\nframes")
    #expect(failure.isLike(MonkeyFailure(.trap, "A.swift:14: Fatal error: Index 70 out of range")))
    #expect(!failure.isLike(MonkeyFailure(.trap, "A.swift:12: Fatal error: no room")))
    #expect(!failure.isLike(MonkeyFailure(.hang, "A.swift:12: Fatal error: Index 3 out of range")))
  }
}
