import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Each documented change of controllers, with the calls that it makes.
@MainActor @Suite struct DocumentedLifeCycleTests {
  /// Controllers in a window, and the calls that they received.
  @MainActor
  final class World {
    final class Calls {
      var list: [String] = []
      var containsMoves = false
    }

    /// A controller that records its calls.
    final class Witness: UIViewController {
      private let calls: Calls

      init(_ name: String, _ calls: Calls) {
        self.calls = calls
        super.init(nibName: nil, bundle: nil)
        title = name
      }

      required init?(coder: NSCoder) { return nil }

      private func record(_ call: String) { calls.list.append("\(title ?? "") \(call)") }

      override func loadView() {
        super.loadView()
        record("loadView")
      }
      override func viewDidLoad() { record("didLoad") }
      override func viewWillAppear(_ animated: Bool) { record("willAppear") }
      override func viewIsAppearing(_ animated: Bool) { record("isAppearing") }
      override func viewDidAppear(_ animated: Bool) { record("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
      override func willMove(toParent parent: UIViewController?) {
        if calls.containsMoves { record(parent == nil ? "willMove nil" : "willMove parent") }
      }
      override func didMove(toParent parent: UIViewController?) {
        if calls.containsMoves { record(parent == nil ? "didMove nil" : "didMove parent") }
      }
    }

    let calls = Calls()
    let stage: TestScene
    private let connection: SceneConnection
    private(set) lazy var a = witness("A")
    private(set) lazy var b = witness("B")
    private(set) lazy var c = witness("C")
    let navigation = UINavigationController()
    let tabs = UITabBarController()
    let split = UISplitViewController(style: .doubleColumn)

    init(size: CGSize, idiom: SceneConfiguration.Idiom) {
      stage = TestScene(
        SceneConfiguration(size: size, textEngine: MonospaceTextEngine(), idiom: idiom, time: .stepped))
      connection = SceneConnection(scene: stage.scene)
    }

    private func witness(_ name: String) -> Witness { Witness(name, calls) }

    /// Shows a root controller.
    func show(_ root: UIViewController) {
      stage.window.rootViewController = root
      stage.settle()
    }

    /// Shows a stack of pages, each of which was on top once.
    func showStack(_ pages: UIViewController...) {
      show(navigation)
      for page in pages {
        navigation.pushViewController(page, animated: false)
        stage.settle()
      }
    }

    func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, from presenter: UIViewController) {
      controller.modalPresentationStyle = style
      presenter.present(controller, animated: true) { [calls] in calls.list.append("presented") }
    }

    func dismiss(from presenter: UIViewController) {
      presenter.dismiss(animated: true) { [calls] in calls.list.append("dismissed") }
    }

    /// Drags slowly, so that the velocity at the end is low.
    func drag(from start: CGPoint, to end: CGPoint) {
      touch(.began, start)
      for step in 1...10 {
        connection.advanceClock(by: 0.2)
        let part = CGFloat(step) / 10
        touch(
          .moved, CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      }
      connection.advanceClock(by: 0.5)
      touch(.ended, end)
    }

    private func touch(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      connection.send(.pointer(PointerEvent(phase, at: point)))
    }

    func resize(_ size: CGSize) { stage.scene.configure { $0.size = size } }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var size = CGSize(width: 390, height: 844)
    var idiom = SceneConfiguration.Idiom.phone
    var containsMoves = false
    /// The calls that the change makes.
    let calls: [String]
    var prepare: @MainActor @Sendable (World) -> Void = { _ in }
    let change: @MainActor @Sendable (World) -> Void
  }

  nonisolated static let single = [
    Row(
      testDescription: "first display",
      calls: ["A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didAppear"],
      change: { $0.show($0.a) }),
    Row(
      testDescription: "the view is needed before, and loaded once", calls: ["A loadView", "A didLoad"],
      change: {
        $0.a.loadViewIfNeeded()
        _ = $0.a.view
      }),
    Row(
      testDescription: "the root is replaced", calls: ["A willDisappear", "A didDisappear"],
      prepare: { $0.show($0.a) }, change: { $0.show(UIViewController()) }),
    Row(
      testDescription: "a child is added", containsMoves: true,
      calls: [
        "C willMove parent", "C loadView", "C didLoad", "C willAppear", "C didMove parent", "C isAppearing",
        "C didAppear",
      ],
      prepare: { $0.show($0.a) },
      change: {
        $0.a.addChild($0.c)
        $0.a.view.addSubview($0.c.view)
        $0.c.didMove(toParent: $0.a)
      }),
    Row(
      testDescription: "a child is removed", containsMoves: true,
      calls: ["C willMove nil", "C willDisappear", "C didDisappear", "C didMove nil"],
      prepare: {
        $0.a.addChild($0.c)
        $0.a.view.addSubview($0.c.view)
        $0.show($0.a)
      },
      change: {
        $0.c.willMove(toParent: nil)
        $0.c.view.removeFromSuperview()
        $0.c.removeFromParent()
      }),
    Row(
      testDescription: "a view is added without its controller", calls: ["C loadView", "C didLoad"],
      prepare: { $0.show($0.a) }, change: { $0.a.view.addSubview($0.c.view) }),
  ]

  nonisolated static let pop = ["B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear"]

  nonisolated static let navigation = [
    Row(
      testDescription: "push", containsMoves: true,
      calls: [
        "B willMove parent", "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
        "A didDisappear", "B didAppear", "B didMove parent",
      ],
      prepare: { $0.showStack($0.a) }, change: { $0.navigation.pushViewController($0.b, animated: true) }),
    Row(
      testDescription: "pop", containsMoves: true, calls: ["B willMove nil"] + pop + ["B didMove nil"],
      prepare: { $0.showStack($0.a, $0.b) }, change: { $0.navigation.popViewController(animated: true) }),
    Row(
      testDescription: "pop to the first page",
      calls: ["C willDisappear", "A willAppear", "A isAppearing", "C didDisappear", "A didAppear"],
      prepare: { $0.showStack($0.a, $0.b, $0.c) },
      change: { $0.navigation.popToRootViewController(animated: true) }),
    Row(
      testDescription: "pop by hand", calls: pop, prepare: { $0.showStack($0.a, $0.b) },
      change: { $0.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 300, y: 300)) }),
    Row(
      testDescription: "pop by hand that is cancelled",
      calls: [
        "B willDisappear", "A willAppear", "A isAppearing", "A willDisappear", "A didDisappear", "B willAppear",
        "B isAppearing", "B didAppear",
      ],
      prepare: { $0.showStack($0.a, $0.b) },
      change: { $0.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 95, y: 300)) }),
    Row(
      testDescription: "another stack",
      calls: [
        "C loadView", "C didLoad", "B willDisappear", "C willAppear", "C isAppearing", "B didDisappear",
        "C didAppear",
      ],
      prepare: { $0.showStack($0.a, $0.b) },
      change: { $0.navigation.setViewControllers([$0.c], animated: true) }),
    Row(
      testDescription: "pop of the first page", calls: [], prepare: { $0.showStack($0.a) },
      change: { $0.navigation.popViewController(animated: true) }),
  ]

  nonisolated static let sheet = [
    "B loadView", "B didLoad", "B willAppear", "B isAppearing", "B didAppear", "presented",
  ]

  nonisolated static let presentations =
    [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen].map { style in
      Row(
        testDescription: "present in front, style \(style)", calls: sheet, prepare: { $0.show($0.a) },
        change: { $0.present($0.b, style, from: $0.a) })
    } + [
      Row(
        testDescription: "dismiss a sheet", calls: ["B willDisappear", "B didDisappear", "dismissed"],
        prepare: {
          $0.show($0.a)
          $0.present($0.b, .pageSheet, from: $0.a)
        }, change: { $0.dismiss(from: $0.a) }),
      Row(
        testDescription: "dismiss a sheet by hand", calls: ["B willDisappear", "B didDisappear"],
        prepare: {
          $0.show($0.a)
          $0.present($0.b, .pageSheet, from: $0.a)
        }, change: { $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 800)) }),
      Row(
        testDescription: "a dismissal by hand that is cancelled",
        calls: ["B willDisappear", "B willAppear", "B isAppearing", "B didAppear"],
        prepare: {
          $0.show($0.a)
          $0.present($0.b, .pageSheet, from: $0.a)
        }, change: { $0.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 200)) }),
      Row(
        testDescription: "present over the full screen",
        calls: [
          "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear",
          "A didDisappear", "presented",
        ],
        prepare: { $0.show($0.a) }, change: { $0.present($0.b, .fullScreen, from: $0.a) }),
      Row(
        testDescription: "dismiss the full screen",
        calls: [
          "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear", "dismissed",
        ],
        prepare: {
          $0.show($0.a)
          $0.present($0.b, .fullScreen, from: $0.a)
        }, change: { $0.dismiss(from: $0.b) }),
      Row(
        testDescription: "dismiss two screens",
        calls: [
          "C willDisappear", "A willAppear", "B willDisappear", "A isAppearing", "B didDisappear", "A didAppear",
          "C didDisappear", "dismissed",
        ],
        prepare: {
          $0.show($0.a)
          $0.present($0.b, .fullScreen, from: $0.a)
          $0.stage.settle()
          $0.present($0.c, .automatic, from: $0.b)
        }, change: { $0.dismiss(from: $0.a) }),
      Row(
        testDescription: "present while presenting", calls: [],
        prepare: {
          $0.show($0.a)
          $0.present($0.b, .pageSheet, from: $0.a)
        },
        change: { world in _ = warnings { world.present(world.c, .pageSheet, from: world.a) } }),
    ]

  nonisolated static let tabs = [
    Row(
      testDescription: "the first selection of a tab",
      calls: [
        "B loadView", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ],
      prepare: {
        $0.tabs.viewControllers = [$0.a, $0.b]
        $0.show($0.tabs)
      }, change: { $0.tabs.selectedIndex = 1 }),
    Row(
      testDescription: "back to a tab", calls: pop,
      prepare: {
        $0.tabs.viewControllers = [$0.a, $0.b]
        $0.show($0.tabs)
        $0.tabs.selectedIndex = 1
      }, change: { $0.tabs.selectedIndex = 0 }),
    Row(
      testDescription: "a tap on the selected tab", calls: pop,
      prepare: {
        $0.navigation.viewControllers = [$0.a]
        $0.tabs.viewControllers = [$0.navigation]
        $0.show($0.tabs)
        $0.navigation.pushViewController($0.b, animated: false)
      },
      change: { world in
        if let item = world.tabs.tabBar.items?.first { world.tabs.userSelects(item) }
      }),
    Row(
      testDescription: "an index out of range", calls: [],
      prepare: {
        $0.tabs.viewControllers = [$0.a, $0.b]
        $0.show($0.tabs)
      }, change: { $0.tabs.selectedIndex = 2 }),
  ]

  nonisolated static let wide = CGSize(width: 1024, height: 768)
  nonisolated static let narrow = CGSize(width: 500, height: 768)

  nonisolated static let split = [
    Row(
      testDescription: "collapse", size: wide, idiom: .pad, calls: ["A willDisappear", "A didDisappear"],
      prepare: { $0.showColumns() }, change: { $0.resize(narrow) }),
    Row(
      testDescription: "expand", size: wide, idiom: .pad,
      calls: ["A willAppear", "A isAppearing", "A didAppear"],
      prepare: {
        $0.showColumns()
        $0.resize(narrow)
      }, change: { $0.resize(wide) }),
    Row(
      testDescription: "hide a column", size: wide, idiom: .pad, calls: ["A willDisappear", "A didDisappear"],
      prepare: { $0.showColumns() }, change: { $0.split.hide(.primary) }),
    Row(
      testDescription: "show a column", size: wide, idiom: .pad,
      calls: ["A willAppear", "A isAppearing", "A didAppear"],
      prepare: {
        $0.showColumns()
        $0.split.hide(.primary)
      }, change: { $0.split.show(.primary) }),
  ]

  @Test("a change makes the documented calls in order", arguments: single + navigation + presentations + tabs + split)
  func change(row: Row) {
    let world = World(size: row.size, idiom: row.idiom)
    row.prepare(world)
    world.stage.settle()
    world.calls.list = []
    world.calls.containsMoves = row.containsMoves
    row.change(world)
    world.stage.settle()
    expectEqual(world.calls.list, row.calls)
  }

  @Test(
    "a size of one point in the middle of a change leaves the same screen", arguments: navigation + presentations + tabs
  )
  func tinySize(row: Row) {
    let (plain, resized) = (World(size: row.size, idiom: row.idiom), World(size: row.size, idiom: row.idiom))
    for world in [plain, resized] {
      row.prepare(world)
      world.stage.settle()
      row.change(world)
      world.stage.turn()
      if world === resized {
        world.resize(CGSize(width: 1, height: 1))
        world.stage.turn()
      }
      world.stage.settle()
      world.resize(row.size)
      world.stage.settle()
    }
    expectEqual(resized.visibleFrames, plain.visibleFrames)
    expectEqual(resized.navigation.viewControllers.map(\.title), plain.navigation.viewControllers.map(\.title))
    expectEqual(resized.tabs.selectedIndex, plain.tabs.selectedIndex)
  }
}

extension DocumentedLifeCycleTests.World {
  /// The frames of the controllers' views in the window.
  fileprivate var visibleFrames: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for controller in [a, b, c] {
      guard let view = controller.viewIfLoaded, view.window != nil else { continue }
      frames[controller.title ?? ""] = view.convert(view.bounds, to: nil)
    }
    return frames
  }

  /// Shows A as the primary and B as the secondary column.
  fileprivate func showColumns() {
    split.setViewController(a, for: .primary)
    split.setViewController(b, for: .secondary)
    show(split)
  }
}
