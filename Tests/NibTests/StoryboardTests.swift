import Expectations
import Foundation
import PergolaTesting
import Stage
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitNibs

/// The list of the storyboard `Main`.
final class OrchardController: UITableViewController, ObjectMembers {
  weak var plantButton: UIBarButtonItem!
  var steps: [String] = []
  var allowsSegues = true

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awake")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("loaded, button \(plantButton?.title ?? "none")")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    steps.append("should \(identifier)")
    return allowsSegues
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = tableView.indexPathForSelectedRow?.row
    steps.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination)) \(row.map { "row \($0)" } ?? "")")
    (segue.destination as? FruitController)?.name = "Apple"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    steps.append("selected \(indexPath.row)")
  }

  func fruitHarvested(_ segue: UIStoryboardSegue) { steps.append("harvested from \(type(of: segue.source))") }

  func editorClosed(_ segue: UIStoryboardSegue) { steps.append("closed") }

  func makeEditor(_ coder: NSCoder, _ sender: Any?, _ identifier: String?) -> EditorController? {
    EditorController(coder: coder, text: "Made by \(identifier ?? "") with \(sender as? String ?? "")")
  }

  class var objectMembers: [ObjectMember] {
    [
      .property("plantButton", \OrchardController.plantButton),
      .method("fruitHarvested:", OrchardController.fruitHarvested),
      .method("editorClosed:", OrchardController.editorClosed),
      .method("makeEditor:sender:segueIdentifier:", OrchardController.makeEditor),
    ]
  }
}

/// The detail of the storyboard `Main`.
final class FruitController: UIViewController, ObjectMembers {
  weak var nameLabel: UILabel!
  var name = ""
  var steps: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    steps.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    steps.append("loaded")
    nameLabel.text = name
  }

  class var objectMembers: [ObjectMember] { [.property("nameLabel", \FruitController.nameLabel)] }
}

/// The editor of the storyboard `Main`.
final class EditorController: UIViewController {
  let text: String

  init?(coder: NSCoder, text: String) {
    self.text = text
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    text = "Made by the storyboard"
    super.init(coder: coder)
  }
}

/// The embedded controller of the storyboard `Main`.
final class NotesController: UIViewController {}

/// A controller whose view is in the nib `BadgeView`.
final class BadgeViewController: UIViewController, ObjectMembers {
  weak var badge: UILabel?
  class var objectMembers: [ObjectMember] { [.property("badge", \BadgeViewController.badge)] }
}

/// Storyboards: controllers, segues, and the screens that they make.
@MainActor @Suite("Storyboards")
struct StoryboardTests {
  private func main() -> UIStoryboard { UIStoryboard(name: "Main", bundle: Fixture.bundle) }

  private func start() throws -> (Driver, UINavigationController, OrchardController) {
    let navigation = try #require(main().instantiateInitialViewController() as? UINavigationController)
    let list = try #require(navigation.viewControllers.first as? OrchardController)
    return (Driver(showing: navigation), navigation, list)
  }

  @Test("the initial controller is shown with its static cells, titles and bar button")
  func initial() throws {
    let (driver, navigation, list) = try start()
    for text in ["Orchard", "Plant", "Apple", "Pear", "All of them"] {
      #expect(driver.contains(.containing(text)), "\(driver.text)")
    }
    #expect(navigation.navigationBar.prefersLargeTitles)
    expectEqual(list.tableView.style, .insetGrouped)
    expectEqual(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height, 70)
    expectEqual(list.steps, ["awake", "loaded, button Plant"])
    #expect(list.storyboard != nil)
  }

  @Test("only the scenes that are needed are parsed")
  func lazyScenes() throws {
    let scenes = (0..<100).map {
      "<viewController storyboardIdentifier=\"N\($0)\" id=\"c\($0)\"><view key=\"view\" id=\"v\($0)\"/></viewController>"
    }
    let document = try StoryboardDocument(NibFile(path: "A"), Fixture.storyboard(scenes, initial: "c7"))
    expectEqual(document.sceneCount, 100)
    expectEqual(document.parsedSceneCount, 0)
    let storyboard = main()
    let controller = document.makeController("c7", of: storyboard, creator: nil)
    #expect(controller?.view != nil)
    expectEqual(document.parsedSceneCount, 1)
  }

  @Test("a tap on a cell prepares and performs its segue before the delegate learns of the selection")
  func cellSegue() async throws {
    let (driver, navigation, list) = try start()
    list.steps = []
    try await driver.tap("Apple")
    await driver.settle()
    expectEqual(list.steps, ["should showFruit", "prepare showFruit FruitController row 0", "selected 0"])
    let detail = try #require(navigation.topViewController as? FruitController)
    expectEqual(detail.nameLabel.text, "Apple")
    expectEqual(detail.title, "Fruit")
    #expect(driver.contains("Harvest"))
    #expect(driver.contains("Notes"))
  }

  @Test("a segue that the controller forbids is not performed")
  func forbidden() async throws {
    let (driver, navigation, list) = try start()
    list.allowsSegues = false
    try await driver.tap("Apple")
    await driver.settle()
    expectEqual(navigation.viewControllers.count, 1)
    expectEqual(list.steps.last, "selected 0")
  }

  @Test("a controller is embedded before the outer view has loaded, after its outlets are set")
  func embedding() throws {
    let controller: FruitController = main().instantiateViewController(identifier: "Detail")
    controller.loadViewIfNeeded()
    expectEqual(controller.steps, ["prepare embedNotes NotesController", "loaded"])
    let child = try #require(controller.children.first as? NotesController)
    #expect(child.view.superview?.superview === controller.view)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.layoutIfNeeded()
    expectEqual(child.view.frame, CGRect(x: 0, y: 0, width: 300, height: 64))
  }

  @Test("an unwind segue returns to the controller that has its action")
  func unwinding() async throws {
    let (driver, navigation, list) = try start()
    try await driver.tap("Apple")
    await driver.settle()
    try await driver.tap("Harvest")
    await driver.settle()
    expectEqual(navigation.viewControllers.count, 1)
    #expect(list.steps.contains("harvested from FruitController"))
  }

  @Test("a bar button presents a controller, and its unwind segue dismisses it")
  func presenting() async throws {
    let (driver, navigation, list) = try start()
    try await driver.tap("Plant")
    await driver.settle()
    let editor = try #require(navigation.presentedViewController as? EditorController)
    expectEqual(editor.text, "Made by the storyboard")
    expectEqual(editor.modalPresentationStyle, .fullScreen)
    try await driver.tap("Close")
    await driver.settle()
    #expect(navigation.presentedViewController == nil)
    expectEqual(list.steps.last, "closed")
  }

  @Test("a segue action makes the destination of a segue performed by its identifier")
  func segueAction() async throws {
    let (driver, navigation, list) = try start()
    list.performSegue(withIdentifier: "manual", sender: "me")
    await driver.settle()
    let editor = try #require(navigation.presentedViewController as? EditorController)
    expectEqual(editor.text, "Made by manual with me")
    #expect(list.steps.contains { $0.hasPrefix("prepare manual EditorController") })
    #expect(!list.steps.contains("should manual"))
  }

  @Test("a creator makes the controller from the coder")
  func creator() throws {
    let editor = main().instantiateViewController(identifier: "Editor") { coder in
      EditorController(coder: coder, text: "Made by a closure")
    }
    expectEqual(editor.text, "Made by a closure")
    editor.loadViewIfNeeded()
    expectEqual(editor.view.subviews.count, 2)
  }

  @Test("texts are those of the user's language")
  func localization() throws {
    try NibFinder.$boundLanguages.withValue(["de-AT"]) {
      let (driver, _, list) = try start()
      for text in ["Obstgarten", "Apfel", "Pflanzen", "Pear"] {
        #expect(driver.contains(.containing(text)), "\(driver.text)")
      }
      expectEqual(list.tableView(list.tableView, titleForHeaderInSection: 0), "Obst")
    }
  }

  @Test("a controller finds the nib with the name of its class")
  func nibOfClass() {
    let controller = BadgeViewController(nibName: nil, bundle: Fixture.bundle)
    controller.loadViewIfNeeded()
    expectEqual(controller.badge?.text, "Badge")
    #expect(controller.storyboard == nil)
  }

  @Test("a controller's nib may be named, and a bundle makes the objects of a nib")
  func namedNib() throws {
    let controller = BadgeViewController(nibName: "BadgeView", bundle: Fixture.bundle)
    expectEqual(controller.nibName, "BadgeView")
    controller.loadViewIfNeeded()
    expectEqual(controller.badge?.text, "Badge")
    let owner = BadgeViewController(nibName: nil, bundle: Fixture.bundle)
    let objects = try #require(Fixture.bundle.loadNibNamed("BadgeView", owner: owner))
    expectEqual(objects.count, 1)
    expectEqual(owner.badge?.text, "Badge")
  }

  @Test("a controller without a nib has a plain view")
  func noNib() {
    final class PlainController: UIViewController {}
    let controller = PlainController(nibName: nil, bundle: Fixture.bundle)
    controller.loadViewIfNeeded()
    #expect(controller.view.subviews.isEmpty)
  }

  @Test("the refresh control of a table controller is enabled and does not load the table")
  func refreshControl() throws {
    let board = try storyboard(
      """
      <tableViewController id="t" customClass="OrchardController" customModule="NibTests">
      <tableView key="view" dataMode="prototypes" style="plain" rowHeight="44" id="v"/>
      <refreshControl key="refreshControl" opaque="NO" enabled="NO" id="r"/></tableViewController>
      """, initial: "t")
    let controller = try #require(board.instantiateInitialViewController() as? OrchardController)
    let control = try #require(controller.refreshControl)
    #expect(!controller.isViewLoaded)
    #expect(control.isEnabled)
    controller.loadViewIfNeeded()
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }

  @Test("tab, split and page controllers get the controllers of their relationships")
  func containers() throws {
    func child(_ id: String, _ title: String) -> String {
      "<viewController title=\"\(title)\" id=\"\(id)\"><view key=\"view\" id=\"v\(id)\"/><tabBarItem key=\"tabBarItem\" title=\"\(title)\" image=\"star\" catalog=\"system\" badgeValue=\"3\" id=\"t\(id)\"/></viewController>"
    }
    func segue(_ id: String, _ name: String) -> String {
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"\(name)\" id=\"s\(id)\"/>"
    }
    let tabs = try storyboard(
      "<tabBarController id=\"t\"><tabBar key=\"tabBar\" id=\"b\"><color key=\"barTintColor\" systemColor=\"systemRedColor\"/></tabBar><connections>\(segue("a", "viewControllers"))\(segue("c", "viewControllers"))</connections></tabBarController>",
      child("a", "One"), child("c", "Two"), initial: "t")
    let tabController = try #require(tabs.instantiateInitialViewController() as? UITabBarController)
    expectEqual(tabController.viewControllers?.map(\.title), ["One", "Two"])
    expectEqual(tabController.viewControllers?.first?.tabBarItem.badgeValue, "3")
    expectEqual(tabController.tabBar.barTintColor, .systemRed)
    let split = try storyboard(
      "<splitViewController style=\"doubleColumn\" preferredDisplayMode=\"oneBesideSecondary\" id=\"t\"><connections>\(segue("a", "masterViewController"))\(segue("c", "detailViewController"))</connections></splitViewController>",
      child("a", "One"), child("c", "Two"), initial: "t")
    let splitController = try #require(split.instantiateInitialViewController() as? UISplitViewController)
    expectEqual(splitController.style, .doubleColumn)
    expectEqual(splitController.preferredDisplayMode, .oneBesideSecondary)
    let primary = splitController.viewController(for: .primary)
    expectEqual((primary as? UINavigationController)?.topViewController?.title ?? primary?.title, "One")
    let pages = try storyboard(
      "<pageViewController transitionStyle=\"scroll\" navigationOrientation=\"vertical\" pageSpacing=\"5\" id=\"t\"/>",
      initial: "t")
    let pageController = try #require(pages.instantiateInitialViewController() as? UIPageViewController)
    expectEqual(pageController.navigationOrientation, .vertical)
  }

  @Test("a storyboard without an initial controller makes none")
  func noInitial() throws {
    #expect(try storyboard("<viewController id=\"a\"/>").instantiateInitialViewController() == nil)
  }

  @Test("the top and bottom layout guides of older storyboards are the edges of the safe area")
  func layoutGuides() throws {
    let made = try storyboard(
      """
      <viewController id="a"><layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>
        <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
        <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="tg" secondAttribute="bottom" constant="4" id="1"/>
            <constraint firstItem="bg" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="6" id="2"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="3"/>
          </constraints></view></viewController>
      """, initial: "a")
    let controller = try #require(made.instantiateInitialViewController())
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let driver = Driver(showing: controller)
    _ = driver.labels
    expectEqual(controller.view.subviews[0].frame.minY, 54)
    #expect(abs(controller.view.subviews[0].frame.maxY - (844 - 36)) < 0.01)
  }

  @Test("a custom segue performs itself")
  func customSegue() throws {
    let made = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"/><connections>
        <segue destination="b" kind="custom" identifier="go" customClass="NotingSegue" customModule="NibTests" id="s"/>
      </connections></viewController>
      """, "<viewController title=\"B\" id=\"b\"><view key=\"view\" id=\"w\"/></viewController>", initial: "a")
    let controller = try #require(made.instantiateInitialViewController())
    NotingSegue.performed = []
    controller.performSegue(withIdentifier: "go", sender: nil)
    expectEqual(NotingSegue.performed, ["go to B"])
  }
}

/// A segue of the app.
final class NotingSegue: UIStoryboardSegue {
  static var performed: [String] = []
  override func perform() { Self.performed.append("\(identifier ?? "") to \(destination.title ?? "")") }
}
