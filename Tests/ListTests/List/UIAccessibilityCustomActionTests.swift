import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite("Custom accessibility actions")
struct UIAccessibilityCustomActionTests {
  @Test("a view lists its custom actions and performs them by name")
  func semantics() throws {
    let stage = TestScene()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    #expect(view.makeSemantics() == nil)
    var done: [String] = []
    let first = UIAccessibilityCustomAction(name: "Flag", image: UIImage(systemName: "flag")) { action in
      done.append("\(action.name) \(action.image != nil)")
      return true
    }
    view.accessibilityCustomActions = [first, UIAccessibilityCustomAction(name: "Delete", actionHandler: nil)]
    expectEqual(view.makeSemantics()?.actions, [.custom("Flag"), .custom("Delete")])
    for name in ["Flag", "Delete", "Unknown"] { stage.scene.perform(.custom(name), on: view.nodeID) }
    expectEqual(done, ["Flag true"])
  }

  @Test("actions with equal names get unique numbers")
  func numbers() {
    var done: [Int] = []
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityCustomActions = ["Flag", "Flag 2", "Flag"].enumerated().map { place, name in
      UIAccessibilityCustomAction(name: name) { _ in
        done.append(place)
        return true
      }
    }
    expectEqual(view.makeSemantics()?.actions, [.custom("Flag"), .custom("Flag 2"), .custom("Flag 3")])
    for name in ["Flag 3", "Flag 2", "Flag"] { view.performCustomAction(named: name) }
    expectEqual(done, [2, 1, 0])
  }

  @Test("a cell's own actions precede its row's, which are numbered")
  func cell() {
    let list = shownReorderControls([["a", "b"]])
    list.layOut()
    guard let cell = list.cell(0) else { return }
    var isDone = false
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Move Down") { _ in
        isDone = true
        return true
      }
    ]
    let semantics = cell.makeSemantics()
    expectEqual(semantics?.role, .cell)
    expectEqual(semantics?.actions, [.activate, .custom("Move Down"), .custom("Move Down 2")])
    cell.performCustomAction(named: "Move Down")
    #expect(isDone)
    expectEqual(list.items, [["a", "b"]])
    cell.performCustomAction(named: "Move Down 2")
    expectEqual(list.items, [["b", "a"]])
  }

  @Test("a button's menu action is numbered if its name is taken")
  func button() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    let own = button.makeSemantics()?.actions.last
    guard case .custom(let name) = own else {
      Issue.record("\(String(describing: own))")
      return
    }
    button.accessibilityCustomActions = [UIAccessibilityCustomAction(name: name, actionHandler: nil)]
    expectEqual(button.makeSemantics()?.actions.suffix(2), [.custom(name), .custom("\(name) 2")])
  }
}
