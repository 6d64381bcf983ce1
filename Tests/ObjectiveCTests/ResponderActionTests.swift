import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Actions in the responder chain")
struct ResponderActionTests {
  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A view that can be copied from.
  final class Canvas: UIView {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
  }

  final class Page: UIViewController, ObjectMembers {
    var calls: [String] = []
    var canSave = true
    var keys: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { keys }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == "save:" ? canSave : super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) { command.state = .on }
    func save(_ sender: Any?) { calls.append("save \(sender is UIKeyCommand)") }
    func share() { calls.append("share") }
    class var objectMembers: [ObjectMember] { [.method("save:", Page.save(_:)), .method("share", Page.share)] }
  }

  let screen = InputScene()
  let page = Page()
  let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let field = Field(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

  init() {
    screen.window.rootViewController = page
    screen.layOut()
    page.view.addSubview(canvas)
    canvas.addSubview(field)
  }

  @discardableResult
  private func send(_ action: Selector, to target: Any? = nil, from sender: Any? = nil) -> Bool {
    screen.scene.context.perform { UIApplication.shared.sendAction(action, to: target, from: sender, for: nil) }
  }

  @Test("resignFirstResponder without a target ends the first responder")
  func resigning() {
    field.becomeFirstResponder()
    #expect(send(Selector("resignFirstResponder", UIResponder.resignFirstResponder)))
    #expect(!field.isFirstResponder)
    field.becomeFirstResponder()
    #expect(send("resignFirstResponder"))
    #expect(!field.isFirstResponder)
  }

  @Test("an action without a target goes from the first responder outwards")
  func chain() {
    field.becomeFirstResponder()
    #expect(send("share"))
    expectEqual(page.calls, ["share"])
    #expect(!send("unknown:"))
  }

  @Test("an action without a first responder goes from the sender outwards")
  func sender() {
    #expect(send("share", from: canvas))
    expectEqual(page.calls, ["share"])
  }

  @Test("a responder that can't perform an action now is passed over")
  func refusal() {
    page.canSave = false
    #expect(!send("save:", from: canvas))
    page.canSave = true
    #expect(send("save:", from: canvas))
    #expect(canvas.target(forAction: "save:", withSender: nil) as? Page === page)
  }

  @Test("a class performs a standard edit action only if it overrides the method")
  func editActions() {
    #expect(canvas.canPerformAction("copy:", withSender: nil))
    #expect(canvas.canPerformAction(Selector("copy:", UIResponder.copy(_:)), withSender: nil))
    for action: Selector in ["cut:", "paste:", "select:", "selectAll:", "delete:"] {
      #expect(!canvas.canPerformAction(action, withSender: nil), "\(action)")
    }
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(!page.canPerformAction("copy:", withSender: nil))
    field.becomeFirstResponder()
    #expect(send("copy:"))
    expectEqual(canvas.copies, 1)
    #expect(!send("paste:"))
  }

  @Test("each standard edit action of a subclass is found")
  func allEditActions() {
    final class Editor: UIView {
      override func cut(_ sender: Any?) {}
      override func paste(_ sender: Any?) {}
      override func select(_ sender: Any?) {}
      override func selectAll(_ sender: Any?) {}
      override func delete(_ sender: Any?) {}
    }
    let editor = Editor()
    for action in StandardEditAction.allCases {
      expectEqual(action.isOverridden(by: editor), (action != .copy), "\(action)")
    }
  }

  @Test("a text field performs edit actions by its selection and its text")
  func textField() {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(!field.canPerformAction("selectAll:", withSender: nil))
    field.text = "two words"
    #expect(!field.canPerformAction("copy:", withSender: nil))
    #expect(send("selectAll:"))
    #expect(field.canPerformAction("copy:", withSender: nil))
    #expect(field.canPerformAction("delete:", withSender: nil))
    #expect(!field.canPerformAction("selectAll:", withSender: nil))
    #expect(send("delete:"))
    expectEqual(field.text, "")
  }

  @Test("select: selects the word at the insertion point")
  func selectWord() {
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    page.view.addSubview(field)
    field.text = "two words"
    field.becomeFirstResponder()
    #expect(send("select:"))
    field.insertText("birds")
    expectEqual(field.text, "two birds")
  }

  @Test("a key command calls the first responder that has its method")
  func keyCommand() {
    page.keys = [UIKeyCommand(title: "Save", action: "save:", input: "s", modifierFlags: .control)]
    field.becomeFirstResponder()
    screen.press(.character("s"), .control)
    expectEqual(page.calls, ["save true"])
    page.canSave = false
    screen.press(.character("s"), .control)
    expectEqual(page.calls.count, 1)
  }

  @Test("a command of a menu is validated, and disabled without a target")
  func menuCommand() throws {
    func rows(_ menu: UIMenu) -> [UIAction] {
      screen.scene.context.perform {
        MenuContent(menu).sections.flatMap(\.rows).compactMap { row in
          if case .action(let action) = row { action } else { nil }
        }
      }
    }
    field.becomeFirstResponder()
    let menu = UIMenu(children: [
      UICommand(title: "Save", action: "save:"), UICommand(title: "Print", action: "print:"),
    ])
    let actions = rows(menu)
    expectEqual(actions.map(\.title), ["Save", "Print"])
    expectEqual(actions.map(\.state), [.on, .off])
    expectEqual(actions.map(\.attributes), [[], .disabled])
    screen.scene.context.perform { actions.first?.performWithSender(nil, target: nil) }
    expectEqual(page.calls, ["save false"])
  }

  @Test("an action on a target without its method traps with the original's message")
  func unrecognized() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = UIApplication.shared.sendAction("fly:", to: UIViewController(), from: nil, for: nil)
      }
    }
    #expect(words(of: result).contains("-[UIViewController fly:]: unrecognized selector sent to instance 0x"))
  }

  @Test("popViewController is the action of a button")
  func popping() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let item = UIBarButtonItem(
      title: "Back", style: .plain, target: navigation,
      action: Selector("popViewControllerAnimated:", UINavigationController.popViewController(animated:)))
    item.perform()
    expectEqual(navigation.viewControllers.count, 1)
  }
}
