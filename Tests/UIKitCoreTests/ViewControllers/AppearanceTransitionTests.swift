import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct AppearanceTransitionTests {
  final class Calls { var list: [String] = [] }

  final class Child: UIViewController {
    let name: String
    let calls: Calls
    init(_ name: String, _ calls: Calls) {
      self.name = name
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { return nil }
    override func viewWillAppear(_ animated: Bool) { calls.list.append("\(name) willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { calls.list.append("\(name) isAppearing \(animated)") }
    override func viewDidAppear(_ animated: Bool) { calls.list.append("\(name) didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { calls.list.append("\(name) willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { calls.list.append("\(name) didDisappear \(animated)") }
  }

  final class Container: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  let calls = Calls()
  let container = Container()
  let child: Child
  let stage: TestScene

  init() {
    child = Child("child", calls)
    stage = TestScene(root: container)
    container.addChild(child)
    stage.turn()
  }

  @Test("a container calls the appearance methods of its child")
  func appearance() {
    child.beginAppearanceTransition(true, animated: true)
    expectEqual(calls.list, ["child willAppear true"])
    container.view.addSubview(child.view)
    stage.turn()
    child.endAppearanceTransition()
    expectEqual(calls.list, ["child willAppear true", "child isAppearing true", "child didAppear true"])
    calls.list = []
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    expectEqual(calls.list, ["child willDisappear false"])
    child.endAppearanceTransition()
    expectEqual(calls.list, ["child willDisappear false", "child didDisappear false"])
  }

  @Test("the view of an appearing child is loaded before its viewWillAppear")
  func loading() {
    final class Loading: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("didLoad") }
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    }
    let loading = Loading()
    container.addChild(loading)
    loading.beginAppearanceTransition(true, animated: false)
    expectEqual(loading.calls, ["didLoad", "willAppear"])
  }

  @Test("a child whose container forwards no calls appears only by a transition")
  func noTransition() {
    container.view.addSubview(child.view)
    stage.turn()
    child.view.removeFromSuperview()
    #expect(calls.list.isEmpty)
  }

  @Test("a repeated beginning and an end without a beginning do nothing")
  func repetition() {
    child.endAppearanceTransition()
    #expect(calls.list.isEmpty)
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    expectEqual(calls.list, ["child willAppear false"])
  }

  @Test("a transition that turns back disappears without having appeared")
  func turnedBack() {
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    expectEqual(calls.list, ["child willAppear true", "child willDisappear true", "child didDisappear true"])
  }

  @Test("a child forwards the calls to its own visible children")
  func grandchildren() {
    let grandchild = Child("grandchild", calls)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    child.beginAppearanceTransition(true, animated: false)
    container.view.addSubview(child.view)
    child.endAppearanceTransition()
    expectEqual(
      calls.list,
      [
        "child willAppear false", "grandchild willAppear false", "child isAppearing false", "child didAppear false",
        "grandchild isAppearing false", "grandchild didAppear false",
      ])
  }

  @Test("a grandchild that is removed during a transition disappears, and its transition ends")
  func removedGrandchild() {
    let grandchild = Child("grandchild", calls)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    child.beginAppearanceTransition(true, animated: false)
    calls.list = []
    grandchild.view.removeFromSuperview()
    grandchild.removeFromParent()
    expectEqual(calls.list, ["grandchild willDisappear false", "grandchild didDisappear false"])
    #expect(!grandchild.isInAppearanceTransition)
    child.endAppearanceTransition()
    expectEqual(calls.list.count, 4)
    expectEqual(calls.list.suffix(2), ["child isAppearing false", "child didAppear false"])
  }

  @Test("a grandchild whose view alone is removed during a transition disappears at its end")
  func removedView() {
    let grandchild = Child("grandchild", calls)
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    child.beginAppearanceTransition(true, animated: false)
    grandchild.view.removeFromSuperview()
    calls.list = []
    child.endAppearanceTransition()
    expectEqual(
      calls.list,
      [
        "child isAppearing false", "child didAppear false", "grandchild willDisappear false",
        "grandchild didDisappear false",
      ])
    #expect(!grandchild.isInAppearanceTransition)
  }

  @Test("a subclass overrides the beginning and the end of transitions")
  func overriding() {
    final class Overriding: UIViewController {
      var calls: [String] = []
      override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        calls.append("begin \(isAppearing) \(animated)")
        super.beginAppearanceTransition(isAppearing, animated: animated)
      }
      override func endAppearanceTransition() {
        calls.append("end")
        super.endAppearanceTransition()
      }
    }
    let grandchild = Overriding()
    child.addChild(grandchild)
    child.view.addSubview(grandchild.view)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    expectEqual(grandchild.calls, ["begin true true", "end"])
  }
}
