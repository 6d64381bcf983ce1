import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import UIKitLists

/// A movement of item 1, whose cell is at (50, 30).
@Suite("The movement state machine")
struct MovementMachineTests {
  private static let start = IndexPath(item: 1, section: 0)
  private static let target = IndexPath(item: 4, section: 0)
  private static let position = CGPoint(x: 50, y: 30)
  private static let gesture = ObjectIdentifier(MovementMachineTests.self)

  private func timeline() -> Timeline<MovementMachine, String> {
    Timeline(of: MovementMachine()) { Self.text($0.state) }
  }

  private static func text(_ state: MovementMachine.State) -> String {
    func text(_ movement: InteractiveMovement) -> String {
      "\(movement.source.item) -> \(movement.current.item) at \(Int(movement.position.x)), \(Int(movement.position.y))"
    }
    return switch state {
    case .idle: "idle"
    case .moving(let movement, .app): "moving \(text(movement)) by the app"
    case .moving(let movement, .keys): "moving \(text(movement)) by keys"
    case .moving(let movement, .gesture(_, let grasp)):
      "moving \(text(movement)) by a finger, grasp \(Int(grasp.x)), \(Int(grasp.y))"
    case .returning(let movement): "returning \(text(movement))"
    }
  }

  private static func text(_ actions: [MovementMachine.Action]) -> [String] {
    actions.map { action in
      switch action {
      case .move(let path): "move to \(path.item)"
      case .commit(let movement): "commit \(movement.source.item) -> \(movement.current.item)"
      case .finish(let movement, let isCancelled):
        (isCancelled ? "finish cancelled at " : "finish at ") + "\(movement.current.item)"
      case .reload: "reload"
      }
    }
  }

  private static func begin(_ machine: inout MovementMachine) -> [String] {
    machine.begin(start, at: position) ? [] : ["refused"]
  }

  @Test("a moved item is committed and the movement finishes at its new place")
  func commit() {
    var timeline = timeline()
    timeline.add("begin", Self.begin)
    timeline.add("begin again", Self.begin)
    timeline.add("cell to 50, 90") { machine -> [String] in
      machine.cellDidMove(to: CGPoint(x: 50, y: 90))
      return []
    }
    timeline.add("item to 4") { machine -> [String] in
      machine.itemDidMove(to: Self.target)
      return []
    }
    timeline.add("end") { Self.text($0.end()) }
    timeline.add("end again") { Self.text($0.end()) }
    expectEqual(
      timeline.drawing,
      """
      begin           moving 1 -> 1 at 50, 30 by the app
      begin again     moving 1 -> 1 at 50, 30 by the app  refused
      cell to 50, 90  moving 1 -> 1 at 50, 90 by the app
      item to 4       moving 1 -> 4 at 50, 90 by the app
      end             idle                                commit 1 -> 4, finish at 4
      end again       idle
      """)
  }

  @Test("a movement that ends at its source finishes without a commit")
  func unmoved() {
    var timeline = timeline()
    timeline.add("begin", Self.begin)
    timeline.add("end") { Self.text($0.end()) }
    expectEqual(
      timeline.drawing,
      """
      begin  moving 1 -> 1 at 50, 30 by the app
      end    idle                                finish at 1
      """)
  }

  @Test("a cancelled movement returns the item before it finishes")
  func cancellation() {
    var timeline = timeline()
    timeline.add("begin", Self.begin)
    timeline.add("item to 4") { machine -> [String] in
      machine.itemDidMove(to: Self.target)
      return []
    }
    timeline.add("cancel") { Self.text($0.cancel()) }
    timeline.add("end") { Self.text($0.end()) }
    timeline.add("item to 1") { machine -> [String] in
      machine.itemDidMove(to: Self.start)
      return []
    }
    timeline.add("returned") { Self.text($0.itemDidReturn()) }
    expectEqual(
      timeline.drawing,
      """
      begin      moving 1 -> 1 at 50, 30 by the app
      item to 4  moving 1 -> 4 at 50, 30 by the app
      cancel     returning 1 -> 4 at 50, 30          move to 1
      end        returning 1 -> 4 at 50, 30
      item to 1  returning 1 -> 1 at 50, 30
      returned   idle                                finish cancelled at 1
      """)
  }

  @Test("an item that cannot return loads the data again")
  func noReturn() {
    var timeline = timeline()
    timeline.add("begin", Self.begin)
    timeline.add("item to 4") { machine -> [String] in
      machine.itemDidMove(to: Self.target)
      return []
    }
    timeline.add("cancel") { Self.text($0.cancel()) }
    timeline.add("not returned") { Self.text($0.itemDidReturn()) }
    expectEqual(
      timeline.drawing,
      """
      begin         moving 1 -> 1 at 50, 30 by the app
      item to 4     moving 1 -> 4 at 50, 30 by the app
      cancel        returning 1 -> 4 at 50, 30          move to 1
      not returned  idle                                reload
      """)
  }

  @Test("a finger keeps its distance from the cell, and keys take over")
  func movers() {
    var timeline = timeline()
    timeline.add("begin", Self.begin)
    timeline.add("finger at 40, 35") { machine -> [String] in
      machine.follow(Self.gesture, at: CGPoint(x: 40, y: 35))
      return []
    }
    timeline.add("keys") { machine -> [String] in
      machine.followKeys()
      return []
    }
    timeline.add("clear") { machine -> [String] in
      machine.clear()
      return []
    }
    timeline.add("keys") { machine -> [String] in
      machine.followKeys()
      return []
    }
    timeline.add("begin", Self.begin)
    timeline.add("another finger") { machine in
      machine.grasp(of: Self.gesture) == nil ? ["not its movement"] : []
    }
    expectEqual(
      timeline.drawing,
      """
      begin             moving 1 -> 1 at 50, 30 by the app
      finger at 40, 35  moving 1 -> 1 at 50, 30 by a finger, grasp 10, -5
      keys              moving 1 -> 1 at 50, 30 by keys
      clear             idle
      keys              idle
      begin             moving 1 -> 1 at 50, 30 by the app
      another finger    moving 1 -> 1 at 50, 30 by the app                 not its movement
      """)
  }

  @Test("random events commit only items that have moved", arguments: 0..<50)
  func random(seed: Int) {
    var randomness = Randomness(seed: seed)
    var machine = MovementMachine()
    for _ in 0..<300 {
      let path = IndexPath(item: randomness.next(below: 3), section: 0)
      let before = machine.movement
      var actions: [MovementMachine.Action] = []
      switch randomness.next(below: 9) {
      case 0, 1: _ = machine.begin(path, at: Self.position)
      case 2, 3: machine.itemDidMove(to: path)
      case 4: machine.cellDidMove(to: .zero)
      case 5: actions = machine.end()
      case 6: actions = machine.cancel()
      case 7: actions = machine.itemDidReturn()
      default: if randomness.next(below: 4) == 0 { machine.clear() }
      }
      for action in actions {
        switch action {
        case .move(let path): expectEqual(path, before?.source, "seed \(seed)")
        case .commit(let movement):
          expectEqual(movement, before, "seed \(seed)")
          #expect(movement.source != movement.current, "seed \(seed)")
        case .finish(let movement, let isCancelled):
          expectEqual(movement, before, "seed \(seed)")
          #expect(!isCancelled || movement.source == movement.current, "seed \(seed)")
          #expect(machine.movement == nil, "seed \(seed)")
        case .reload: #expect(machine.movement == nil, "seed \(seed)")
        }
      }
    }
  }
}
