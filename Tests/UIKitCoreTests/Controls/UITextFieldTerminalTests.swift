import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Text fields in a terminal")
struct UITextFieldTerminalTests {
  let root = UIViewController()
  let stage: TestScene
  let field: UITextField

  init() {
    stage = TestScene.terminal(24, 4, root: root)
    let root = root
    field = stage.scene.context.perform {
      let field = UITextField(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
      field.placeholder = "To"
      root.view.addSubview(field)
      return field
    }
    stage.settle()
  }

  /// The row of the field, with the mark of the focus.
  private var row: String {
    let frame = stage.scene.currentFrame()
    return CellPainter(decorations: CellDecorations(focusedNode: frame.focusedNode)).paint(frame).text(ofRow: 1)
  }

  @Test("an empty field that is edited has its mark before the placeholder")
  func placeholder() {
    let connection = SceneConnection(scene: stage.scene)
    expectEqual(row, "  To")
    connection.send(.focused(field.nodeID))
    #expect(field.isEditing)
    expectEqual(row, " ▐To")
  }

  @Test("the caret stands after typed text, and the placeholder comes back without it")
  func typed() {
    let connection = SceneConnection(scene: stage.scene)
    connection.send(.focused(field.nodeID))
    connection.send(.text("ab"))
    expectEqual(row, " ▐ab│")
    connection.send(.key(KeyEvent(.backspace)))
    connection.send(.key(KeyEvent(.backspace)))
    expectEqual(field.text, "")
    expectEqual(row, " ▐To")
  }
}
