import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// The places of a scene, and the ways back to them.
@MainActor @Suite("Places of a scene")
struct ScenePlaceTests {
  /// A scene, seen as a host with a history sees it.
  @MainActor
  private struct Shown {
    private let stage: TestScene
    private let connection: SceneConnection

    init(_ root: UIViewController) {
      stage = TestScene(root: root)
      connection = SceneConnection(scene: stage.scene)
      settle()
    }

    var place: ScenePlace { connection.place }

    /// The kinds of the place's steps.
    var steps: [String] {
      place.steps.map { step in
        switch step {
        case .tab(let index, _): "tab \(index)"
        case .page: "page"
        case .sheet: "sheet"
        case .editing: "editing"
        }
      }
    }

    func settle() { stage.settle() }

    func go(to place: ScenePlace) {
      connection.go(to: place)
      settle()
    }
  }

  let log = LifeCycle()

  private func stack(_ names: String...) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = names.map { log.controller($0) }
    return navigation
  }

  private func titles(_ navigation: UINavigationController) -> [String?] { navigation.viewControllers.map(\.title) }

  private func present(_ sheet: UIViewController, on controller: UIViewController, in shown: Shown) {
    controller.present(sheet, animated: true)
    shown.settle()
  }

  @Test("a page with tabs is left for the page below it, whatever tab is selected", arguments: [0, 1])
  func tabsInPage(index: Int) {
    let navigation = stack("A")
    let shown = Shown(navigation)
    let first = shown.place
    let tabs = UITabBarController()
    tabs.viewControllers = [log.controller("B"), log.controller("C")]
    navigation.pushViewController(tabs, animated: true)
    shown.settle()
    tabs.selectedIndex = index
    shown.settle()
    expectEqual(shown.steps, ["page", "tab \(index)"])
    shown.go(to: first)
    expectEqual(shown.place, first)
  }

  // MARK: Pages

  @Test("a pushed page is a step, and the way back leads to the place before it")
  func push() {
    let navigation = stack("A")
    let shown = Shown(navigation)
    let first = shown.place
    expectEqual(shown.steps, [])
    navigation.pushViewController(log.controller("B"), animated: true)
    shown.settle()
    expectEqual(shown.steps, ["page"])
    shown.go(to: first)
    expectEqual(shown.place, first)
    expectEqual(titles(navigation), ["A"])
    expectEqual(log.calls.last, "A didAppear")
  }

  @Test("pages of a child whose view is hidden are no steps until it is shown")
  func hiddenChild() {
    let parent = log.controller("P")
    let child = stack("A", "B")
    let pane = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pane.isHidden = true
    parent.view.addSubview(pane)
    parent.addChild(child)
    pane.addSubview(child.view)
    child.didMove(toParent: parent)
    let shown = Shown(parent)
    expectEqual(shown.steps, [])
    pane.isHidden = false
    shown.settle()
    expectEqual(shown.steps, ["page"])
  }

  @Test("a step is in the place as soon as the app takes it, before its transition has ended")
  func atOnce() {
    let navigation = stack("A")
    let shown = Shown(navigation)
    navigation.pushViewController(log.controller("B"), animated: true)
    expectEqual(shown.steps, ["page"])
    navigation.popViewController(animated: true)
    expectEqual(shown.steps, [])
    shown.settle()
    expectEqual(shown.steps, [])
  }

  @Test("several pages are left at once, down to the one of the place")
  func severalPages() {
    let navigation = stack("A", "B", "C", "D", "E")
    let shown = Shown(navigation)
    var place = shown.place
    place.steps.removeLast(3)
    shown.go(to: place)
    expectEqual(shown.place, place)
    expectEqual(titles(navigation), ["A", "B"])
    shown.go(to: ScenePlace())
    expectEqual(titles(navigation), ["A"])
  }

  @Test("a page that hides the back button is not left, and neither are those below it")
  func hiddenBackButton() {
    let navigation = stack("A", "B", "C", "D")
    navigation.viewControllers[2].navigationItem.hidesBackButton = true
    let shown = Shown(navigation)
    shown.go(to: ScenePlace())
    expectEqual(titles(navigation), ["A", "B", "C"])
    expectEqual(shown.steps, ["page", "page"])
  }

  @Test("a page's own back action decides whether it is left")
  func backAction() {
    let navigation = stack("A", "B")
    var count = 0
    var allows = false
    navigation.topViewController?.navigationItem.backAction = UIAction { [weak navigation] _ in
      count += 1
      if allows { navigation?.popViewController(animated: true) }
    }
    let shown = Shown(navigation)
    shown.go(to: ScenePlace())
    expectEqual(count, 1)
    expectEqual(titles(navigation), ["A", "B"])
    allows = true
    shown.go(to: ScenePlace())
    expectEqual(count, 2)
    expectEqual(titles(navigation), ["A"])
  }

  @Test("the back action of a page below the visible one is asked as well")
  func backActionBelow() {
    let navigation = stack("A", "B", "C")
    var count = 0
    navigation.viewControllers[1].navigationItem.backAction = UIAction { _ in count += 1 }
    let shown = Shown(navigation)
    shown.go(to: ScenePlace())
    expectEqual(titles(navigation), ["A", "B"])
    expectEqual(count, 1)
  }

  @Test("a place with a page that is gone leads to the steps before it, which stay")
  func goneStep() {
    let navigation = stack("A", "B", "C")
    let shown = Shown(navigation)
    let gone = shown.place
    navigation.popViewController(animated: false)
    navigation.pushViewController(log.controller("D"), animated: false)
    shown.settle()
    shown.go(to: gone)
    expectEqual(titles(navigation), ["A", "B"])
    shown.go(to: gone)
    expectEqual(titles(navigation), ["A", "B"])
  }

  @Test("a place whose steps are all gone, or never were, leads to the first screen")
  func strangePlace() {
    let navigation = stack("A", "B")
    let shown = Shown(navigation)
    // Controllers are numbered from the lowest number.
    shown.go(to: ScenePlace([.page(.max), .sheet(.max - 1), .tab(3, of: .max - 2)]))
    expectEqual(titles(navigation), ["A"])
    expectEqual(shown.steps, [])
  }

  @Test("a search goes on below a page that is pushed from its results, and is the place to which the page leads back")
  func searchBelow() {
    let navigation = stack("A")
    let search = UISearchController(searchResultsController: nil)
    navigation.topViewController?.navigationItem.searchController = search
    let shown = Shown(navigation)
    search.isActive = true
    shown.settle()
    let results = shown.place
    navigation.pushViewController(log.controller("B"), animated: true)
    shown.settle()
    expectEqual(shown.steps, ["sheet", "page"])
    shown.go(to: results)
    #expect(search.isActive)
    expectEqual(titles(navigation), ["A"])
    shown.go(to: ScenePlace())
    #expect(!search.isActive)
  }

  // MARK: Editing

  @Test(
    "editing is a step of its page: the way back ends it before it leaves the page, and the way there begins it again")
  func editing() {
    let navigation = stack("A", "B")
    let shown = Shown(navigation)
    let page = navigation.topViewController
    let before = shown.place
    page?.setEditing(true, animated: true)
    let edited = shown.place
    expectEqual(shown.steps, ["page", "editing"])
    shown.go(to: before)
    expectEqual(page?.isEditing, false)
    expectEqual(titles(navigation), ["A", "B"])
    shown.go(to: edited)
    expectEqual(page?.isEditing, true)
    shown.go(to: ScenePlace())
    expectEqual(titles(navigation), ["A"])
    expectEqual(page?.isEditing, false)
  }

  @Test("editing of a page that is gone does not begin in another one")
  func editingOfGonePage() {
    let navigation = stack("A", "B")
    let shown = Shown(navigation)
    navigation.topViewController?.isEditing = true
    let edited = shown.place
    navigation.popViewController(animated: false)
    navigation.pushViewController(log.controller("C"), animated: false)
    shown.settle()
    shown.go(to: edited)
    expectEqual(navigation.viewControllers.map(\.isEditing), [false])
  }

  // MARK: Activities

  /// An app with a stack of pages A and B, whose scene's delegate notes what it continues.
  @MainActor
  private final class Continuing {
    let stage = ApplicationStage()
    let navigation: UINavigationController
    private let window: UIWindow

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      window = UIWindow(windowScene: stage.scene)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      _ = stage.journal.take()
    }

    /// Notes the place that is shown, and returns it.
    func note() -> ScenePlace {
      stage.connection.notePlace()
      return stage.connection.place
    }

    /// Goes to a place. Returns the types of the activities that the app is to continue.
    func go(to place: ScenePlace) -> [String] {
      stage.connection.go(to: place)
      return stage.journal.take().filter { $0.hasPrefix("continue ") }.map { String($0.dropFirst(9)) }
    }
  }

  @Test("the app continues the activity of a page that is gone, as it was there")
  func activity() {
    let app = Continuing(stack("A", "B"))
    let activity = NSUserActivity(activityType: "reading")
    activity.userInfo = ["page": 1]
    app.navigation.topViewController?.userActivity = activity
    let place = app.note()
    activity.userInfo = ["page": 2]
    app.navigation.popViewController(animated: false)
    expectEqual(app.go(to: place), ["reading"])
    expectEqual(app.stage.scene.placeActivities[place]?.userInfo?["page"] as? Int, 1)
  }

  @Test(
    "no activity is continued where the place is shown, where the app refuses to leave another one, and without one")
  func noActivity() {
    let app = Continuing(stack("A", "B"))
    let first = app.note()
    expectEqual(app.go(to: first), [])
    app.navigation.topViewController?.userActivity = NSUserActivity(activityType: "reading")
    let place = app.note()
    expectEqual(app.go(to: place), [])
    app.navigation.popViewController(animated: false)
    app.navigation.pushViewController(log.controller("C"), animated: false)
    app.navigation.topViewController?.navigationItem.hidesBackButton = true
    expectEqual(app.go(to: place), [])
    let other = app.note()
    app.navigation.popViewController(animated: false)
    expectEqual(app.go(to: other), [])
  }

  @Test("an activity that is still that of the page that is left is not noted at the place before it")
  func lateActivity() {
    let app = Continuing(stack("A", "B", "C"))
    let reading = NSUserActivity(activityType: "reading")
    app.navigation.topViewController?.userActivity = nil
    app.stage.scene.userActivity = reading
    _ = app.note()
    app.navigation.popViewController(animated: false)
    let list = app.note()
    app.navigation.popViewController(animated: false)
    expectEqual(app.go(to: list), [])
  }

  // MARK: Tabs

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    return tabs
  }

  @Test("the selected tab is a step, and going back selects the former one as its user does")
  func tab() {
    let tabs = tabs(log.controller("A"), log.controller("B"))
    let delegate = UITabBarControllerTests.Delegate()
    tabs.delegate = delegate
    let shown = Shown(tabs)
    let first = shown.place
    expectEqual(shown.steps, ["tab 0"])
    tabs.selectedIndex = 1
    shown.settle()
    expectEqual(shown.steps, ["tab 1"])
    shown.go(to: first)
    expectEqual(shown.place, first)
    expectEqual(tabs.selectedIndex, 0)
    expectEqual(delegate.calls, ["should A", "did A"])
  }

  @Test("a tab that the delegate refuses is not selected, and it is asked once")
  func refusedTab() {
    let tabs = tabs(log.controller("A"), log.controller("B"))
    let delegate = UITabBarControllerTests.Delegate()
    tabs.delegate = delegate
    delegate.allows = false
    let shown = Shown(tabs)
    let first = shown.place
    tabs.selectedIndex = 1
    shown.settle()
    shown.go(to: first)
    expectEqual(tabs.selectedIndex, 1)
    expectEqual(delegate.calls, ["should A"])
  }

  @Test("a tab shows the pages that it had, and those that the place does not have are left")
  func pagesOfTab() {
    let navigation = stack("A", "B")
    let tabs = tabs(navigation, log.controller("C"))
    let shown = Shown(tabs)
    let page = shown.place
    expectEqual(shown.steps, ["tab 0", "page"])
    tabs.selectedIndex = 1
    shown.settle()
    expectEqual(shown.steps, ["tab 1"])
    shown.go(to: page)
    expectEqual(shown.place, page)
    tabs.selectedIndex = 1
    shown.settle()
    shown.go(to: ScenePlace(Array(page.steps.prefix(1))))
    expectEqual(shown.steps, ["tab 0"])
    expectEqual(titles(navigation), ["A"])
  }

  @Test("a tab that is no longer there is left out")
  func goneTab() {
    let tabs = tabs(log.controller("A"), log.controller("B"))
    let shown = Shown(tabs)
    tabs.selectedIndex = 1
    shown.settle()
    let second = shown.place
    tabs.viewControllers = Array((tabs.viewControllers ?? []).prefix(1))
    shown.settle()
    shown.go(to: second)
    expectEqual(shown.steps, ["tab 0"])
  }

  @Test("a tab in the list of \"More\" is selected like the others")
  func listedTab() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { log.controller("\($0)") }
    let shown = Shown(tabs)
    tabs.selectedIndex = 6
    shown.settle()
    let listed = shown.place
    expectEqual(shown.steps, ["tab 6"])
    tabs.selectedIndex = 0
    shown.settle()
    shown.go(to: listed)
    expectEqual(tabs.selectedIndex, 6)
  }

  // MARK: Sheets

  @Test("a presented screen is a step, and is dismissed as its user does")
  func sheet() {
    let root = log.controller("A")
    let shown = Shown(root)
    let sheet = log.controller("B")
    let delegate = UISheetPresentationControllerTests.Delegate()
    sheet.sheetPresentationController?.delegate = delegate
    present(sheet, on: root, in: shown)
    expectEqual(shown.steps, ["sheet"])
    shown.go(to: ScenePlace())
    #expect(root.presentedViewController == nil)
    expectEqual(delegate.calls, ["will", "did"])
    expectEqual(shown.steps, [])
  }

  @Test("a screen that is dismissed is no step any more")
  func dismissing() {
    let root = log.controller("A")
    let shown = Shown(root)
    present(log.controller("B"), on: root, in: shown)
    root.dismiss(animated: true)
    expectEqual(shown.steps, [])
    shown.settle()
    expectEqual(shown.steps, [])
  }

  @Test(
    "a screen that refuses stays, is notified once of the attempt, and keeps what is behind it",
    arguments: [true, false])
  func refusal(byDelegate: Bool) {
    let navigation = stack("A", "B")
    let shown = Shown(navigation)
    let sheet = log.controller("C")
    let delegate = UISheetPresentationControllerTests.Delegate()
    delegate.allows = !byDelegate
    sheet.isModalInPresentation = !byDelegate
    sheet.sheetPresentationController?.delegate = delegate
    present(sheet, on: navigation, in: shown)
    let place = shown.place
    expectEqual(shown.steps, ["page", "sheet"])
    shown.go(to: ScenePlace())
    expectEqual(shown.place, place)
    #expect(navigation.presentedViewController === sheet)
    expectEqual(titles(navigation), ["A", "B"])
    expectEqual(delegate.calls, ["attempt"])
  }

  @Test("a screen over a page, and the page, are left together")
  func sheetOverPage() {
    let navigation = stack("A")
    let shown = Shown(navigation)
    let page = log.controller("B")
    navigation.pushViewController(page, animated: true)
    shown.settle()
    let below = shown.place
    present(log.controller("C"), on: page, in: shown)
    let above = shown.place
    expectEqual(shown.steps, ["page", "sheet"])
    shown.go(to: below)
    expectEqual(shown.place, below)
    #expect(page.presentedViewController == nil)
    present(log.controller("D"), on: page, in: shown)
    #expect(shown.place != above)
    shown.go(to: ScenePlace())
    #expect(navigation.presentedViewController == nil)
    expectEqual(titles(navigation), ["A"])
    expectEqual(log.calls.filter { $0 == "B didDisappear" }, ["B didDisappear"])
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test("the pages in a presented screen are steps after it")
  func pagesInSheet() {
    let root = log.controller("A")
    let shown = Shown(root)
    let navigation = stack("B", "C")
    present(navigation, on: root, in: shown)
    expectEqual(shown.steps, ["sheet", "page"])
    shown.go(to: ScenePlace(Array(shown.place.steps.prefix(1))))
    expectEqual(titles(navigation), ["B"])
    #expect(root.presentedViewController === navigation)
    shown.go(to: ScenePlace())
    #expect(root.presentedViewController == nil)
  }

  @Test("screens over screens are left together, and each disappears once")
  func sheetOverSheet() {
    let root = log.controller("A")
    let shown = Shown(root)
    let (lower, upper) = (log.controller("B"), log.controller("C"))
    present(lower, on: root, in: shown)
    present(upper, on: lower, in: shown)
    expectEqual(shown.steps, ["sheet", "sheet"])
    shown.go(to: ScenePlace())
    #expect(root.presentedViewController == nil)
    #expect(lower.presentedViewController == nil)
    #expect(lower.view.window == nil)
    #expect(upper.view.window == nil)
    for name in ["B", "C"] {
      expectEqual(log.calls.filter { $0 == "\(name) willDisappear" }.count, 1, "\(name)")
      expectEqual(log.calls.filter { $0 == "\(name) didDisappear" }.count, 1, "\(name)")
    }
  }

  @Test("an alert keeps the user on the page behind it")
  func alertOverPage() {
    let navigation = stack("A", "B")
    let shown = Shown(navigation)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, on: navigation, in: shown)
    expectEqual(shown.steps, ["page"])
    shown.go(to: ScenePlace())
    expectEqual(titles(navigation), ["A", "B"])
    #expect(navigation.presentedViewController === alert)
  }

  @Test("alerts are no places")
  func alert() {
    let root = log.controller("A")
    let shown = Shown(root)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    present(alert, on: root, in: shown)
    expectEqual(shown.steps, [])
    shown.go(to: ScenePlace())
    #expect(root.presentedViewController === alert)
  }

  @Test("an active search is a place, which is left as by its cancel button, before the page with it")
  func search() {
    let page = log.controller("B")
    let search = UISearchController(searchResultsController: nil)
    page.navigationItem.searchController = search
    let navigation = stack("A")
    let shown = Shown(navigation)
    navigation.pushViewController(page, animated: false)
    shown.settle()
    let below = shown.place
    search.isActive = true
    shown.settle()
    expectEqual(shown.steps, ["page", "sheet"])
    shown.go(to: below)
    expectEqual(search.isActive, false)
    expectEqual(titles(navigation), ["A", "B"])
    search.isActive = true
    shown.settle()
    shown.go(to: ScenePlace())
    expectEqual(titles(navigation), ["A"])
  }

  // MARK: Columns

  @Test("the columns of a collapsed split view controller are pages, and are left like them")
  func collapsedColumns() throws {
    let stage = SplitStage().show(SplitStage.compact)
    let scene = try #require(stage.window?.windowScene)
    let connection = SceneConnection(scene: scene)
    expectEqual(connection.place.steps.count, 1)
    let column = connection.place
    stage.b.navigationController?.pushViewController(stage.c, animated: false)
    stage.settle()
    expectEqual(connection.place.steps.count, 2)
    expectEqual(connection.place.common(with: column), column)
    connection.go(to: column)
    stage.settle()
    expectEqual(stage.navigation(.secondary)?.viewControllers, [stage.b])
    #expect(stage.b.view.window === stage.window)
    connection.go(to: ScenePlace())
    stage.settle()
    expectEqual(stage.stack, [stage.a])
    expectEqual(connection.place, ScenePlace())
    #expect(stage.a.view.window === stage.window)
  }

  @Test("a column and the pages above it are left together")
  func columnWithPages() throws {
    let stage = SplitStage().show(SplitStage.compact)
    let scene = try #require(stage.window?.windowScene)
    let connection = SceneConnection(scene: scene)
    stage.b.navigationController?.pushViewController(stage.c, animated: false)
    stage.settle()
    connection.go(to: ScenePlace())
    stage.settle()
    expectEqual(stage.stack, [stage.a])
    expectEqual(stage.navigation(.secondary)?.viewControllers, [stage.b])
    #expect(stage.a.view.window === stage.window)
  }

  @Test("columns beside each other are no steps")
  func columns() throws {
    let stage = SplitStage().show()
    let scene = try #require(stage.window?.windowScene)
    expectEqual(SceneConnection(scene: scene).place, ScenePlace())
    #expect(stage.b.view.window === stage.window)
  }
}
