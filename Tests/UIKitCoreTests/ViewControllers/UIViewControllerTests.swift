import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewControllerTests {
  final class Calls { var list: [String] = [] }

  final class CallRecorder: UIViewController {
    let name: String
    let calls: Calls

    init(_ name: String = "", calls: Calls) {
      self.name = name
      self.calls = calls
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    func record(_ call: String) { calls.list.append(name.isEmpty ? call : "\(name) \(call)") }

    override func loadView() {
      record("loadView")
      super.loadView()
    }
    override func viewDidLoad() { record("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
    override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing") }
    override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      record("willMove \(parent == nil ? "nil" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) { record("didMove \(parent == nil ? "nil" : "parent")") }
  }

  @Test("the first display calls the hooks in the original's order")
  func firstDisplay() {
    let calls = Calls()
    let stage = TestScene(root: CallRecorder(calls: calls))
    stage.turn()
    expectEqual(
      calls.list,
      [
        "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewDidAppear",
      ])
  }

  @Test("a controller supports all orientations on a pad, and all but upside down on a phone")
  func orientations() {
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceIdiom = .pad
    expectEqual(controller.supportedInterfaceOrientations, .all)
    controller.traitOverrides.userInterfaceIdiom = .phone
    expectEqual(controller.supportedInterfaceOrientations, [.portrait, .landscapeLeft, .landscapeRight])
  }

  @Test("a replaced root view controller disappears")
  func replacedRoot() {
    let calls = Calls()
    let stage = TestScene(root: CallRecorder(calls: calls))
    stage.turn()
    calls.list = []
    stage.window.rootViewController = UIViewController()
    expectEqual(calls.list, ["viewWillDisappear", "viewDidDisappear"])
  }

  @Test("a child controller receives containment and appearance calls in order")
  func containment() {
    let calls = Calls()
    let parent = UIViewController()
    let child = CallRecorder(calls: calls)
    let stage = TestScene(root: parent)
    stage.turn()
    parent.addChild(child)
    expectEqual(calls.list, ["willMove parent"])
    #expect(child.parent === parent)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.turn()
    #expect(calls.list.contains("viewDidAppear"))
    calls.list = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    expectEqual(calls.list, ["willMove nil", "viewWillDisappear", "viewDidDisappear", "didMove nil"])
    #expect(parent.children.isEmpty)
  }

  @Test("a child that another parent adds leaves its former parent with removeFromParent")
  func changeOfParent() {
    final class Leaving: UIViewController {
      var formerParents: [UIViewController?] = []
      override func removeFromParent() {
        formerParents.append(parent)
        super.removeFromParent()
      }
    }
    let (first, second, child) = (UIViewController(), UIViewController(), Leaving())
    first.addChild(child)
    #expect(child.formerParents.isEmpty)
    second.addChild(child)
    expectEqual(child.formerParents, [first])
    #expect(first.children.isEmpty)
    expectEqual(second.children, [child])
    #expect(child.parent === second)
  }

  @Test("the containers of a controller can be replaced by a subclass")
  func overriddenContainers() {
    final class Contained: UIViewController {
      let pages = UINavigationController()
      override var navigationController: UINavigationController? { pages }
      override var isMovingFromParent: Bool { true }
    }
    let controller: UIViewController = Contained()
    #expect(controller.navigationController != nil)
    #expect(controller.isMovingFromParent)
  }

  @Test("without addChild appearance calls are not forwarded")
  func withoutContainment() {
    let calls = Calls()
    let parent = UIViewController()
    let stage = TestScene(root: parent)
    let stranger = CallRecorder(calls: calls)
    parent.view.addSubview(stranger.view)
    stage.turn()
    #expect(!calls.list.contains("viewWillAppear"))
  }

  @Test("viewWillTransition announces a size change, with animations alongside")
  func sizeTransition() {
    final class Turning: UIViewController {
      var log: [String] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
        coordinator.animate(
          alongsideTransition: { [unowned self] _ in log.append("along \(Int(view.bounds.width))") },
          completion: { [unowned self] _ in log.append("done") })
        #expect(transitionCoordinator === coordinator)
      }
    }
    let (parent, child) = (Turning(), Turning())
    let stage = TestScene(root: parent)
    parent.addChild(child)
    stage.turn()
    stage.scene.configure { $0.size = CGSize(width: 844, height: 390) }
    expectEqual(parent.log, ["will 844 from 390", "along 844", "done"])
    expectEqual(child.log.count, 3)
    #expect(parent.transitionCoordinator == nil)
  }

  @Test("the responder chain goes from view to controller, window, scene and app")
  func responderChain() throws {
    let controller = UIViewController()
    let stage = TestScene(root: controller)
    let leaf = UIView()
    controller.view.addSubview(leaf)
    var chain: [UIResponder] = []
    var current: UIResponder? = leaf
    while let responder = current {
      chain.append(responder)
      current = responder.next
    }
    let expected: [UIResponder] = [
      leaf, controller.view, controller, stage.window, stage.scene, UIApplication.shared,
    ]
    #expect(chain.count >= expected.count)
    #expect(zip(chain, expected).allSatisfy { $0 === $1 })
  }
}
