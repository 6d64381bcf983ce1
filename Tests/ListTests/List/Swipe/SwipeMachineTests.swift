import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import UIKitLists

/// Rows that open by 100 points; B also has a destructive full swipe from 192 points.
@Suite("The swipe state machine")
struct SwipeMachineTests {
  private typealias Machine = SwipeMachine<String>

  private static let plain = Machine.Metrics(openWidth: 100)
  private static let full = Machine.Metrics(openWidth: 100, fullSwipeWidth: 192, removesByFullSwipe: true)

  @Test("a short drag closes the row, a drag over half of the actions opens it")
  func drag() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("drag A") { $0.dragDidBegin(on: "A", at: 0) }
    timeline.add("by 40") { $0.dragDidMove(by: 40) }
    timeline.add("end by 40") { $0.dragDidEnd(by: 40, speed: 0, in: Self.plain) }
    timeline.add("drag A") { $0.dragDidBegin(on: "A", at: 0) }
    timeline.add("end by 50") { $0.dragDidEnd(by: 50, speed: 0, in: Self.plain) }
    timeline.add("drag A at 100") { $0.dragDidBegin(on: "A", at: 100) }
    timeline.add("by -10") { $0.dragDidMove(by: -10) }
    timeline.add("end by -10") { $0.dragDidEnd(by: -10, speed: 0, in: Self.plain) }
    expectEqual(
      timeline.drawing,
      """
      drag A         dragging("A", start: 0.0)    begin("A")
      by 40          dragging("A", start: 0.0)    follow(40.0)
      end by 40      closed                       close("A")
      drag A         dragging("A", start: 0.0)    begin("A")
      end by 50      open("A")                    open("A")
      drag A at 100  dragging("A", start: 100.0)
      by -10         dragging("A", start: 100.0)  follow(90.0)
      end by -10     open("A")                    open("A")
      """)
  }

  @Test("a fast drag decides by its direction, not by its distance")
  func speed() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("drag A") { $0.dragDidBegin(on: "A", at: 0) }
    timeline.add("end by 5, fast") { $0.dragDidEnd(by: 5, speed: 301, in: Self.plain) }
    timeline.add("drag A at 100") { $0.dragDidBegin(on: "A", at: 100) }
    timeline.add("end by -5, fast") { $0.dragDidEnd(by: -5, speed: -301, in: Self.plain) }
    timeline.add("drag A") { $0.dragDidBegin(on: "A", at: 0) }
    timeline.add("end by 5, slow") { $0.dragDidEnd(by: 5, speed: 300, in: Self.plain) }
    expectEqual(
      timeline.drawing,
      """
      drag A           dragging("A", start: 0.0)    begin("A")
      end by 5, fast   open("A")                    open("A")
      drag A at 100    dragging("A", start: 100.0)
      end by -5, fast  closed                       close("A")
      drag A           dragging("A", start: 0.0)    begin("A")
      end by 5, slow   closed                       close("A")
      """)
  }

  @Test("a cancelled drag returns the row to its state before")
  func cancelled() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("drag A") { $0.dragDidBegin(on: "A", at: 0) }
    timeline.add("cancel") { $0.dragDidCancel() }
    timeline.add("open A") { $0.open("A") }
    timeline.add("drag A at 100") { $0.dragDidBegin(on: "A", at: 100) }
    timeline.add("cancel") { $0.dragDidCancel() }
    expectEqual(
      timeline.drawing,
      """
      drag A         dragging("A", start: 0.0)    begin("A")
      cancel         closed                       close("A")
      open A         open("A")                    begin("A"), open("A")
      drag A at 100  dragging("A", start: 100.0)
      cancel         open("A")                    open("A")
      """)
  }

  @Test("a full swipe performs the first action; a destructive one removes the row")
  func fullSwipe() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("drag B") { $0.dragDidBegin(on: "B", at: 0) }
    timeline.add("end by 192") { $0.dragDidEnd(by: 192, speed: -900, in: Self.full) }
    timeline.add("drag B") { $0.dragDidBegin(on: "B", at: 0) }
    timeline.add("end by 193") { $0.dragDidEnd(by: 193, speed: -900, in: Self.full) }
    timeline.add("drag B") { $0.dragDidBegin(on: "B", at: 300) }
    timeline.add("wheel B") { $0.wheelDidMove("B", by: 10, from: 300, in: Self.full) }
    timeline.add("done") { $0.complete(for: "B", isDone: true) }
    timeline.add("end of turn") { $0.turnDidEnd(for: "B") }
    expectEqual(
      timeline.drawing,
      """
      drag B       dragging("B", start: 0.0)             begin("B")
      end by 192   closed                                close("B")
      drag B       dragging("B", start: 0.0)             begin("B")
      end by 193   performing("B", isDestructive: true)  expand("B"), performFirst("B")
      drag B       performing("B", isDestructive: true)
      wheel B      performing("B", isDestructive: true)
      done         removed("B")                          closeAfterTurn("B")
      end of turn  closed                                close("B")
      """)
  }

  @Test("a destructive action that fails, and a normal action, close the row")
  func completion() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("open A") { $0.open("A") }
    timeline.add("choose") { $0.choose(for: "A", isDestructive: true) ? [] : ["refused"] }
    timeline.add("choose again") { $0.choose(for: "A", isDestructive: true) ? [] : ["refused"] }
    timeline.add("failed") { $0.complete(for: "A", isDone: false) }
    timeline.add("open A") { $0.open("A") }
    timeline.add("choose") { $0.choose(for: "A", isDestructive: false) ? [] : ["refused"] }
    timeline.add("done") { $0.complete(for: "A", isDone: true) }
    timeline.add("done again") { $0.complete(for: "A", isDone: true) }
    expectEqual(
      timeline.drawing,
      """
      open A        open("A")                              begin("A"), open("A")
      choose        performing("A", isDestructive: true)
      choose again  performing("A", isDestructive: true)   refused
      failed        closed                                 close("A")
      open A        open("A")                              begin("A"), open("A")
      choose        performing("A", isDestructive: false)
      done          closed                                 close("A")
      done again    closed
      """)
  }

  @Test("the swipe of a second row closes the first")
  func secondRow() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("open A") { $0.open("A") }
    timeline.add("drag B") { $0.dragDidBegin(on: "B", at: 0) }
    timeline.add("wheel C") { $0.wheelDidMove("C", by: 8, from: 0, in: Self.plain) }
    timeline.add("open A") { $0.open("A") }
    timeline.add("A disappears") { $0.rowDidDisappear("A") ? [] : ["refused"] }
    timeline.add("close") { $0.close() }
    expectEqual(
      timeline.drawing,
      """
      open A        open("A")                   begin("A"), open("A")
      drag B        dragging("B", start: 0.0)   close("A"), begin("B")
      wheel C       wheeling("C", travel: 8.0)  close("B"), begin("C"), follow(8.0), awaitRest
      open A        open("A")                   close("C"), begin("A"), open("A")
      A disappears  closed
      close         closed
      """)
  }

  @Test("a wheel decides by its direction after 16 points, else by the distance")
  func wheel() {
    var timeline = Timeline(of: Machine(), state: \.state)
    timeline.add("wheel 10") { $0.wheelDidMove("A", by: 10, from: 0, in: Self.plain) }
    timeline.add("rest at 10") { $0.wheelDidRest(at: 10, in: Self.plain) }
    timeline.add("wheel 10") { $0.wheelDidMove("A", by: 10, from: 0, in: Self.plain) }
    timeline.add("wheel 6") { $0.wheelDidMove("A", by: 6, from: 10, in: Self.plain) }
    timeline.add("rest at 16") { $0.wheelDidRest(at: 16, in: Self.plain) }
    timeline.add("wheel 90") { $0.wheelDidMove("A", by: 90, from: 100, in: Self.plain) }
    timeline.add("wheel -9") { $0.wheelDidMove("A", by: -9, from: 100, in: Self.plain) }
    timeline.add("rest at 91") { $0.wheelDidRest(at: 91, in: Self.plain) }
    timeline.add("rest again") { $0.wheelDidRest(at: 91, in: Self.plain) }
    expectEqual(
      timeline.drawing,
      """
      wheel 10    wheeling("A", travel: 10.0)  begin("A"), follow(10.0), awaitRest
      rest at 10  closed                       close("A")
      wheel 10    wheeling("A", travel: 10.0)  begin("A"), follow(10.0), awaitRest
      wheel 6     wheeling("A", travel: 16.0)  follow(16.0), awaitRest
      rest at 16  open("A")                    open("A")
      wheel 90    wheeling("A", travel: 90.0)  follow(100.0), awaitRest
      wheel -9    wheeling("A", travel: -9.0)  follow(91.0), awaitRest
      rest at 91  open("A")                    open("A")
      rest again  open("A")
      """)
  }

  @Test("random events begin and close each row in turn", arguments: 0..<50)
  func random(seed: Int) {
    var randomness = Randomness(seed: seed)
    var machine = Machine()
    var begun: String?
    for _ in 0..<400 {
      let row = ["A", "B", "C"][randomness.next(below: 3)]
      let metrics = [Self.plain, Self.full][randomness.next(below: 2)]
      let distance = CGFloat(randomness.next(below: 300))
      var actions: [Machine.Action] = []
      switch randomness.next(below: 12) {
      case 0: actions = machine.dragDidBegin(on: row, at: distance)
      case 1: actions = machine.dragDidMove(by: distance)
      case 2: actions = machine.dragDidEnd(by: distance, speed: distance - 150, in: metrics)
      case 3: actions = machine.dragDidCancel()
      case 4, 5: actions = machine.wheelDidMove(row, by: distance - 150, from: distance, in: metrics)
      case 6: actions = machine.wheelDidRest(at: distance, in: metrics)
      case 7: actions = machine.open(row)
      case 8: actions = machine.close()
      case 9: if machine.rowDidDisappear(row) { begun = nil }
      case 10: _ = machine.choose(for: row, isDestructive: distance < 150)
      default: actions = machine.complete(for: row, isDone: distance < 150)
      }
      for action in actions {
        switch action {
        case .begin(let row):
          #expect(begun == nil, "seed \(seed)")
          begun = row
        case .close(let row):
          expectEqual(begun, row, "seed \(seed)")
          begun = nil
        case .open(let row), .expand(let row), .performFirst(let row), .closeAfterTurn(let row):
          expectEqual(begun, row, "seed \(seed)")
        case .follow, .awaitRest:
          #expect(begun != nil, "seed \(seed)")
        }
      }
      expectEqual(machine.row, begun, "seed \(seed)")
    }
  }
}
