import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIResponderTests {
  final class Field: UIView {
    var mayBecome = true
    var mayResign = true
    override var canBecomeFirstResponder: Bool { mayBecome }
    override var canResignFirstResponder: Bool { mayResign }
  }

  let stage = TestScene(root: UIViewController())
  let first = Field()
  let second = Field()

  init() {
    stage.window.addSubview(first)
    stage.window.addSubview(second)
  }

  @Test("a responder becomes the first one if it can, and the former one resigns")
  func becoming() {
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    #expect(second.resignFirstResponder())
    #expect(stage.window.firstResponder == nil)
    first.mayBecome = false
    #expect(!first.becomeFirstResponder())
  }

  @Test("a first responder that cannot resign stays the first one")
  func refusal() {
    first.becomeFirstResponder()
    first.mayResign = false
    #expect(!first.resignFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(second.resignFirstResponder())
  }

  @Test("a view outside of a window cannot be the first responder, and one that leaves it is not any more")
  func window() {
    #expect(!Field().becomeFirstResponder())
    first.becomeFirstResponder()
    first.removeFromSuperview()
    #expect(!first.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("the chain of a scene ends at its own app and the app's delegate, also outside of the scene's context")
  func chain() {
    let stage = ApplicationStage()
    #expect(stage.scene.next === stage.app)
    #expect(stage.app.next === stage.app.delegate)
    #expect(stage.app.next?.next == nil)
  }

  @Test("a command of the app's delegate applies in every scene of the app")
  func delegateCommand() {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var performed = 0
      override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "n", modifierFlags: .command) { [unowned self] _ in performed += 1 }]
      }
    }
    let stage = ApplicationStage()
    let delegate = Delegate()
    stage.app.delegate = delegate
    let window = UIWindow(windowScene: stage.scene)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    stage.connection.send(.key(KeyEvent(.character("n"), modifiers: .command)))
    expectEqual(delegate.performed, 1)
  }
}
