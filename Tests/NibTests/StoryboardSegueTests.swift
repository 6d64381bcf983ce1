import Expectations
import Foundation
import PergolaTesting
import Stage
import Testing
import UIKit

@testable import UIKitNibs

/// A controller with actions that notes its segues.
final class NotingController: UIViewController, ObjectMembers {
  var steps: [String] = []

  func tapped(_ sender: Any?) { steps.append("tapped by \(type(of: sender ?? self))") }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    steps.append("prepare \(segue.identifier ?? "none")")
  }

  class var objectMembers: [ObjectMember] { [.method("tapped:", NotingController.tapped(_:))] }
}

/// The kinds of segues, and the objects that begin them.
@MainActor @Suite("Segues of storyboards")
struct StoryboardSegueTests {
  private let noting = "customClass=\"NotingController\" customModule=\"NibTests\""
  private let second = "<viewController title=\"Second\" id=\"b\"><view key=\"view\" id=\"w\"/></viewController>"

  @Test("a toolbar and a bar button have their items, and send their actions to the controller")
  func bars() throws {
    let made = try storyboard(
      """
      <viewController \(noting) id="a"><view key="view" id="v"/>
        <toolbarItems><barButtonItem systemItem="trash" id="t1"/><barButtonItem systemItem="flexibleSpace" id="t2"/>
          <barButtonItem title="Sort" enabled="NO" tag="4" id="t3"/></toolbarItems>
        <navigationItem key="navigationItem" title="Title" prompt="Prompt" largeTitleDisplayMode="never" id="n">
          <barButtonItem key="leftBarButtonItem" title="Left" style="done" id="l"><connections>
            <action selector="tapped:" destination="a" id="1"/></connections></barButtonItem>
          <rightBarButtonItems><barButtonItem image="star" catalog="system" id="r1"/>
            <barButtonItem id="r2"><view key="customView" id="cv"><rect key="frame" x="0" y="0" width="30" height="20"/></view></barButtonItem>
          </rightBarButtonItems>
        </navigationItem></viewController>
      """, initial: "a")
    let controller = try #require(made.instantiateInitialViewController() as? NotingController)
    controller.loadViewIfNeeded()
    expectEqual(controller.toolbarItems?.map(\.title), [nil, nil, "Sort"])
    expectEqual(controller.toolbarItems?.last?.isEnabled, false)
    expectEqual(controller.toolbarItems?.last?.tag, 4)
    let item = controller.navigationItem
    expectEqual(item.title, "Title")
    expectEqual(item.prompt, "Prompt")
    expectEqual(item.largeTitleDisplayMode, .never)
    expectEqual(item.leftBarButtonItem?.style, .done)
    #expect(item.rightBarButtonItems?.first?.image != nil)
    expectEqual(item.rightBarButtonItems?.last?.customView?.frame.size, CGSize(width: 30, height: 20))
    let left = try #require(item.leftBarButtonItem)
    #expect(left.target === controller)
    expectEqual(left.action, Selector("tapped:"))
  }

  @Test("a tap of a gesture recognizer sends its action and performs its segue")
  func gesture() async throws {
    let made = try storyboard(
      """
      <viewController \(noting) id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
        <gestureRecognizers/><connections>
          <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="1"/></connections></view>
      </viewController>
      <tapGestureRecognizer id="g"><connections><action selector="tapped:" destination="a" id="2"/>
        <segue destination="b" kind="presentation" identifier="go" animates="NO" id="3"/></connections></tapGestureRecognizer>
      """, second, initial: "a")
    let controller = try #require(made.instantiateInitialViewController() as? NotingController)
    let driver = Driver(showing: controller)
    await driver.tap(at: CGPoint(x: 100, y: 100))
    await driver.settle()
    expectEqual(controller.steps, ["tapped by UITapGestureRecognizer", "prepare go"])
    expectEqual(controller.presentedViewController?.title, "Second")
  }

  @Test("a popover segue is anchored at the view that the file names")
  func popover() throws {
    let made = try storyboard(
      """
      <viewController \(noting) id="a"><view key="view" id="v"><subviews>
        <button id="x"><rect key="frame" x="10" y="20" width="30" height="40"/></button></subviews></view>
        <connections><segue destination="b" kind="popoverPresentation" identifier="pop" popoverAnchorView="x" id="3">
          <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue></connections></viewController>
      """, second, initial: "a")
    let controller = try #require(made.instantiateInitialViewController() as? NotingController)
    let driver = Driver(showing: controller)
    controller.performSegue(withIdentifier: "pop", sender: nil)
    let presented = try #require(controller.presentedViewController)
    expectEqual(presented.modalPresentationStyle, .popover)
    #expect(presented.popoverPresentationController?.sourceView === controller.view.subviews[0])
    expectEqual(presented.popoverPresentationController?.permittedArrowDirections, [.up, .left])
    _ = driver
  }

  @Test("a detail segue replaces the detail of a split view controller")
  func showDetail() throws {
    let made = try storyboard(
      """
      <splitViewController id="s"><connections>
        <segue destination="a" kind="relationship" relationship="masterViewController" id="1"/>
        <segue destination="c" kind="relationship" relationship="detailViewController" id="2"/></connections></splitViewController>
      """,
      """
      <viewController \(noting) id="a"><view key="view" id="v"/><connections>
        <segue destination="b" kind="showDetail" identifier="detail" id="3"/></connections></viewController>
      """, "<viewController title=\"First\" id=\"c\"><view key=\"view\" id=\"u\"/></viewController>", second,
      initial: "s")
    let split = try #require(made.instantiateInitialViewController() as? UISplitViewController)
    let driver = Driver(showing: split, size: CGSize(width: 1200, height: 800), idiom: .pad)
    expectEqual(split.viewControllers.last?.title, "First")
    split.viewControllers.first?.performSegue(withIdentifier: "detail", sender: nil)
    expectEqual(split.viewControllers.last?.title, "Second")
    _ = driver
  }

  @Test("a reference leads to a controller of another storyboard")
  func reference() throws {
    let made = try storyboard(
      """
      <navigationController id="a"><connections>
        <segue destination="p" kind="relationship" relationship="rootViewController" id="1"/></connections></navigationController>
      """, "<viewControllerPlaceholder storyboardName=\"Main\" referencedIdentifier=\"Leaf\" id=\"p\"/>",
      "<viewController title=\"Leaf\" storyboardIdentifier=\"Leaf\" id=\"q\"><view key=\"view\" id=\"v\"/></viewController>",
      initial: "a", keepsFolder: true)
    let navigation = try #require(made.instantiateInitialViewController() as? UINavigationController)
    expectEqual(navigation.topViewController?.title, "Leaf")
  }

  @Test("a button in a prototype cell sends its action to the controller")
  func prototypeAction() throws {
    let made = try storyboard(
      """
      <viewController \(noting) id="a"><view key="view" id="v"><subviews><tableView id="t">
        <prototypes><tableViewCell reuseIdentifier="c" id="p">
          <tableViewCellContentView key="contentView" tableViewCell="p" id="q"><subviews>
            <button id="x"><connections><action selector="tapped:" destination="a" eventType="touchUpInside" id="1"/></connections></button>
          </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews></view></viewController>
      """, initial: "a")
    let controller = try #require(made.instantiateInitialViewController() as? NotingController)
    let table = try #require(controller.view.subviews.first as? UITableView)
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "c"))
    (cell.contentView.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    expectEqual(controller.steps, ["tapped by UIButton"])
  }

  @Test("a segue without an action for an unwind does nothing")
  func unwindToNobody() throws {
    let made = try storyboard(
      """
      <viewController \(noting) id="a"><view key="view" id="v"/><connections>
        <segue destination="e" kind="unwind" identifier="back" unwindAction="nobody:" id="1"/></connections></viewController>
      <exit id="e"/>
      """, initial: "a")
    let controller = try #require(made.instantiateInitialViewController() as? NotingController)
    controller.performSegue(withIdentifier: "back", sender: nil)
    #expect(controller.steps.isEmpty)
  }

  @Test("a controller that a closure makes without the coder is the original's exception")
  func creatorWithoutCoder() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let made = try? storyboard("<viewController storyboardIdentifier=\"A\" id=\"a\"/>")
        _ = made?.instantiateViewController(identifier: "A") { _ in UIViewController() }
      }
    }
    #expect(words(of: result).contains("must call through to -[super initWithCoder:]"))
  }

  @Test("the controllers of a storyboard are released with their views")
  func release() throws {
    weak var controller: UIViewController?
    do {
      let made = UIStoryboard(name: "Main", bundle: Fixture.bundle).instantiateViewController(withIdentifier: "Detail")
      made.loadViewIfNeeded()
      controller = made
    }
    #expect(controller == nil)
  }
}
