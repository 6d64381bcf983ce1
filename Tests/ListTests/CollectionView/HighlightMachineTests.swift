import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import UIKitLists

/// Touches are letters; paths are items of one section.
@Suite("The highlight state machine")
struct HighlightMachineTests {
  private typealias Machine = HighlightMachine<String>

  private static let first = IndexPath(item: 1, section: 0)
  private static let second = IndexPath(item: 2, section: 0)

  private func timeline() -> Timeline<Machine, String> {
    Timeline(of: Machine()) { machine in
      guard case .highlighted(let path, let touch, let activates) = machine.state else { return "idle" }
      return "\(path.item) by \(touch ?? "keys")" + (activates ? ", activates" : "")
    }
  }

  @Test("a tap highlights an item and selects it")
  func tap() {
    var timeline = timeline()
    timeline.add("touch a on 1") { $0.begin(at: Self.first, touch: "a", activates: false) }
    timeline.add("touch b on 2") { $0.begin(at: Self.second, touch: "b", activates: false) }
    timeline.add("a moves inside") { $0.touchDidMove("a", isInside: true) ?? [] }
    timeline.add("a ends") { $0.touchDidEnd("a", isInside: true, extendsSelection: false) ?? [] }
    timeline.add("a ends again") { $0.touchDidEnd("a", isInside: true, extendsSelection: false) ?? [] }
    expectEqual(
      timeline.drawing,
      """
      touch a on 1    1 by a  highlight([0, 1], notifiesDelegate: true)
      touch b on 2    1 by a
      a moves inside  1 by a
      a ends          idle    unhighlight([0, 1], notifiesDelegate: true), select([0, 1])
      a ends again    idle
      """)
  }

  @Test("a touch that leaves the cell, or is cancelled, selects nothing")
  func leaving() {
    var timeline = timeline()
    timeline.add("touch a on 1") { $0.begin(at: Self.first, touch: "a", activates: false) }
    timeline.add("a moves outside") { $0.touchDidMove("a", isInside: false) ?? [] }
    timeline.add("a ends inside") { $0.touchDidEnd("a", isInside: true, extendsSelection: false) ?? [] }
    timeline.add("touch a on 1") { $0.begin(at: Self.first, touch: "a", activates: false) }
    timeline.add("a is cancelled") { $0.touchDidCancel("a") ?? [] }
    expectEqual(
      timeline.drawing,
      """
      touch a on 1     1 by a  highlight([0, 1], notifiesDelegate: true)
      a moves outside  idle    unhighlight([0, 1], notifiesDelegate: true)
      a ends inside    idle
      touch a on 1     1 by a  highlight([0, 1], notifiesDelegate: true)
      a is cancelled   idle    unhighlight([0, 1], notifiesDelegate: true)
      """)
  }

  @Test("a cell with an effect of its own is activated without the delegate")
  func activation() {
    var timeline = timeline()
    timeline.add("touch a on 1") { $0.begin(at: Self.first, touch: "a", activates: true) }
    timeline.add("a ends") { $0.touchDidEnd("a", isInside: true, extendsSelection: true) ?? [] }
    timeline.add("keys on 2") { $0.begin(at: Self.second, touch: nil, activates: true) }
    timeline.add("end") { $0.end() }
    expectEqual(
      timeline.drawing,
      """
      touch a on 1  1 by a, activates     highlight([0, 1], notifiesDelegate: false)
      a ends        idle                  unhighlight([0, 1], notifiesDelegate: false), activate
      keys on 2     2 by keys, activates  highlight([0, 2], notifiesDelegate: false)
      end           idle                  unhighlight([0, 2], notifiesDelegate: false), activate
      """)
  }

  @Test("a touch with the shift key selects a range")
  func range() {
    var timeline = timeline()
    timeline.add("touch a on 1") { $0.begin(at: Self.first, touch: "a", activates: false) }
    timeline.add("a ends with shift") { $0.touchDidEnd("a", isInside: true, extendsSelection: true) ?? [] }
    expectEqual(
      timeline.drawing,
      """
      touch a on 1       1 by a  highlight([0, 1], notifiesDelegate: true)
      a ends with shift  idle    unhighlight([0, 1], notifiesDelegate: true), selectRange(to: [0, 1])
      """)
  }

  @Test("a highlight follows its item through an update and ends with it")
  func updates() {
    var timeline = timeline()
    timeline.add("touch a on 1") { $0.begin(at: Self.first, touch: "a", activates: false) }
    timeline.add("1 moves to 2") { $0.follow { _ in Self.second } }
    timeline.add("2 is deleted") { $0.follow { _ in nil } }
    timeline.add("a ends") { $0.touchDidEnd("a", isInside: true, extendsSelection: false) ?? [] }
    expectEqual(
      timeline.drawing,
      """
      touch a on 1  1 by a  highlight([0, 1], notifiesDelegate: true)
      1 moves to 2  2 by a
      2 is deleted  idle    unhighlight([0, 2], notifiesDelegate: true)
      a ends        idle
      """)
  }

  @Test("random events highlight and unhighlight in turn", arguments: 0..<50)
  func random(seed: Int) {
    var randomness = Randomness(seed: seed)
    var machine = Machine()
    var highlighted: IndexPath?
    for _ in 0..<300 {
      let path = IndexPath(item: randomness.next(below: 3), section: 0)
      let touch = ["a", "b"][randomness.next(below: 2)]
      let flag = randomness.next(below: 2) == 0
      var actions: [Machine.Action] = []
      switch randomness.next(below: 7) {
      case 0, 1: actions = machine.begin(at: path, touch: flag ? touch : nil, activates: randomness.next(below: 2) == 0)
      case 2: actions = machine.touchDidMove(touch, isInside: flag) ?? []
      case 3: actions = machine.touchDidEnd(touch, isInside: flag, extendsSelection: true) ?? []
      case 4: actions = machine.touchDidCancel(touch) ?? []
      case 5: actions = flag ? machine.end() : machine.cancel()
      default:
        let old = highlighted
        actions = machine.follow { _ in flag ? path : nil }
        if flag, old != nil { highlighted = path }
      }
      for action in actions {
        switch action {
        case .highlight(let path, _):
          #expect(highlighted == nil, "seed \(seed)")
          highlighted = path
        case .unhighlight(let path, _):
          expectEqual(highlighted, path, "seed \(seed)")
          highlighted = nil
        case .select, .selectRange, .activate:
          #expect(highlighted == nil, "the highlight ends before its effect, seed \(seed)")
        }
      }
      expectEqual(machine.indexPath, highlighted, "seed \(seed)")
    }
  }
}
