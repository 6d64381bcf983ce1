import Foundation
import RenderTree
import Testing

@testable import UIKitCore

@MainActor @Suite("Custom actions of views")
struct UIAccessibilityCustomActionTests {
  @Test("a view names its actions, and does them by name")
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
    #expect(view.makeSemantics()?.actions == [.custom("Flag"), .custom("Delete")])
    for name in ["Flag", "Delete", "Unknown"] { stage.scene.perform(.custom(name), on: view.nodeID) }
    #expect(done == ["Flag true"])
  }

  @Test("a cell's own actions come before those of its row, and win over them")
  func cell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    var isDone = false
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Move Up") { _ in
        isDone = true
        return true
      }
    ]
    #expect(cell.makeSemantics()?.role == .cell)
    #expect(cell.makeSemantics()?.actions == [.custom("Move Up")])
    cell.performCustomAction(named: "Move Up")
    #expect(isDone)
  }
}
