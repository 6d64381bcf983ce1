import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import UIKitNibs

/// The cells of the lists, with the nib that makes them.
@MainActor
private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// The frames of content views and root views of nibs, whose files have other sizes and no flexible sides.
@MainActor @Suite("Content views of nibs")
struct NibContentViewTests {
  private let source = Source()

  /// A label that determines a size of its superview, by constraints.
  private static let labeled = """
    <subviews><label translatesAutoresizingMaskIntoConstraints="NO" text="Content" textAlignment="natural" id="l"/></subviews>
    <constraints>
      \(["top", "leading", "bottom", "trailing"].map {
        "<constraint firstItem=\"l\" firstAttribute=\"\($0)\" secondItem=\"q\" secondAttribute=\"\($0)\" constant=\"\(["top", "leading"].contains($0) ? 20 : -20)\" id=\"\($0)\"/>"
      }.joined())
    </constraints>
    """

  /// A subview at the trailing and bottom edges, by its autoresizing.
  private static let cornered = """
    <subviews><view tag="5" id="l"><rect key="frame" x="291" y="205" width="40" height="20"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view></subviews>
    """

  private static let fixed = """
    <rect key="frame" x="0" y="0" width="331" height="225"/><autoresizingMask key="autoresizingMask"/>
    """

  private func nib(_ xml: String) -> UINib { UINib(data: Fixture.nib(xml), bundle: Fixture.bundle) }

  /// The drivers of the shown views, which stay until the end of a test.
  private final class Shown { var drivers: [Driver] = [] }

  private let shown = Shown()

  private func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 600)
    shown.drivers.append(Driver(showing: controller))
  }

  // MARK: Collection views

  private func collectionView(_ layout: UICollectionViewFlowLayout, _ cell: String) -> UICollectionView {
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.register(nib(cell), forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return view
  }

  private static func collectionCell(_ content: String) -> String {
    """
    <collectionViewCell reuseIdentifier="cell" id="c">\(fixed)
      <view key="contentView" id="q">\(fixed)\(content)</view></collectionViewCell>
    """
  }

  @Test("the content view of a collection view's cell has the bounds of the cell, whose size the layout sets")
  func fixedItem() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 370, height: 266.5)
    let view = collectionView(layout, Self.collectionCell(Self.cornered))
    show(view)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    expectEqual(cell.bounds.size, CGSize(width: 370, height: 266.5))
    expectEqual(cell.contentView.frame, cell.bounds)
    expectEqual(cell.viewWithTag(5)?.frame, CGRect(x: 330, y: 246.5, width: 40, height: 20))
  }

  @Test("the content view of a self-sizing collection view's cell has the bounds of the cell")
  func selfSizingItem() throws {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = collectionView(layout, Self.collectionCell(Self.labeled))
    show(view)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.bounds.width < 200)
    #expect(cell.bounds.height < 100)
    expectEqual(cell.contentView.frame, cell.bounds)
  }

  @Test("a header of a nib has the frame of the layout, and its subviews follow")
  func supplementaryView() throws {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 50)
    let view = collectionView(layout, Self.collectionCell(""))
    view.register(
      nib(
        "<collectionReusableView reuseIdentifier=\"header\" id=\"q\">\(Self.fixed)\(Self.cornered)</collectionReusableView>"
      ),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
    show(view)
    let header = try #require(
      view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 390, height: 50))
    expectEqual(header.viewWithTag(5)?.frame, CGRect(x: 350, y: 30, width: 40, height: 20))
  }

  // MARK: Tables

  private func table(_ cell: String, header: String? = nil) -> UITableView {
    let table = UITableView()
    table.register(nib(cell), forCellReuseIdentifier: "cell")
    if let header { table.register(nib(header), forHeaderFooterViewReuseIdentifier: "header") }
    table.dataSource = source
    if header != nil { table.delegate = source }
    return table
  }

  private static func tableCell(_ content: String, _ attributes: String = "") -> String {
    """
    <tableViewCell reuseIdentifier="cell" \(attributes) id="c">\(fixed)
      <tableViewCellContentView key="contentView" id="q">\(fixed)\(content)</tableViewCellContentView></tableViewCell>
    """
  }

  @Test("the content view of a table's cell has the bounds of the cell, whose height the table sets")
  func fixedRow() throws {
    let table = table(Self.tableCell(Self.cornered))
    table.rowHeight = 80
    show(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    expectEqual(cell.bounds.size, CGSize(width: 390, height: 80))
    expectEqual(cell.contentView.frame, cell.bounds)
    expectEqual(cell.viewWithTag(5)?.frame, CGRect(x: 350, y: 60, width: 40, height: 20))
  }

  @Test("the content view of a self-sizing table's cell has the bounds of the cell beside its accessory")
  func selfSizingRow() throws {
    let table = table(Self.tableCell(Self.labeled, "accessoryType=\"disclosureIndicator\""))
    show(table)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.bounds.height < 100)
    expectEqual(cell.contentView.bounds.size, CGSize(width: cell.bounds.width - 30, height: cell.bounds.height))
  }

  @Test("the content view of a table's header has the bounds of the header", arguments: [true, false])
  func header(isSelfSizing: Bool) throws {
    let table = table(
      Self.tableCell(""),
      header: """
        <view customClass="UITableViewHeaderFooterView" id="c">\(Self.fixed)
          <view key="contentView" id="q">\(Self.fixed)\(isSelfSizing ? Self.labeled : "")</view></view>
        """)
    if !isSelfSizing { table.sectionHeaderHeight = 70 }
    show(table)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.bounds.width == 390 && header.bounds.height < 100)
    expectEqual(header.contentView.frame, header.bounds)
  }

  // MARK: Other views

  @Test("the content view of a visual effect view fills it")
  func visualEffectView() {
    let view: UIVisualEffectView = object(
      """
      <visualEffectView id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" id="q">\(Self.fixed)</view></visualEffectView>
      """)
    expectEqual(view.contentView.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
    view.frame.size = CGSize(width: 200, height: 80)
    expectEqual(view.contentView.frame, view.bounds)
  }

  // MARK: Controllers

  private static let root = "<view key=\"view\" id=\"v\">\(fixed)\(cornered)</view>"

  @Test("the root view of a storyboard's controller fills its window")
  func window() throws {
    let made = try storyboard("<viewController id=\"a\">\(Self.root)</viewController>", initial: "a")
    let controller = try #require(made.instantiateInitialViewController())
    let driver = Driver(showing: controller)
    expectEqual(controller.view.frame, driver.window.bounds)
    expectEqual(controller.view.viewWithTag(5)?.frame.maxX, driver.window.bounds.maxX)
  }

  @Test("the root view of a nib fills its window")
  func nibRoot() {
    let controller = UIViewController()
    _ = nib("<view id=\"v\">\(Self.fixed)\(Self.cornered)</view>").instantiate(withOwner: nil).first.map {
      controller.view = $0 as? UIView
    }
    let driver = Driver(showing: controller)
    expectEqual(controller.view.frame, driver.window.bounds)
  }

  @Test(
    "the root view of a contained controller has the size of its container",
    arguments: [
      ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
    ])
  func containers(_ tag: String, _ relationship: String) throws {
    let made = try storyboard(
      """
      <\(tag) id="a"><connections><segue destination="b" kind="relationship" relationship="\(relationship)" id="s"/></connections></\(tag)>
      """, "<viewController id=\"b\">\(Self.root)</viewController>", initial: "a")
    let container = try #require(made.instantiateInitialViewController())
    let driver = Driver(showing: container)
    let controller = try #require(container.children.first)
    expectEqual(controller.view.bounds.size, driver.window.bounds.size)
  }

  @Test("the root view of a presented controller has the size of its presentation", arguments: [true, false])
  func presented(isFullScreen: Bool) throws {
    let made = try storyboard("<viewController id=\"a\">\(Self.root)</viewController>", initial: "a")
    let controller = try #require(made.instantiateInitialViewController())
    let presenter = UIViewController()
    let driver = Driver(showing: presenter)
    if isFullScreen { controller.modalPresentationStyle = .fullScreen }
    presenter.present(controller, animated: false)
    driver.window.layoutIfNeeded()
    let presentation = try #require(controller.presentationController)
    expectEqual(controller.view.bounds.size, presentation.frameOfPresentedViewInContainerView.size)
  }

  @Test("the root view of an embedded controller has the size of the view around it")
  func embedded() throws {
    let made = try storyboard(
      """
      <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="800"/><subviews>
      <containerView id="c"><rect key="frame" x="0" y="0" width="120" height="90"/><connections>
      <segue destination="b" kind="embed" id="s"/></connections></containerView></subviews></view></viewController>
      """, "<viewController id=\"b\">\(Self.root)</viewController>", initial: "a")
    let controller = try #require(made.instantiateInitialViewController())
    controller.loadViewIfNeeded()
    expectEqual(controller.children.first?.view.frame, CGRect(x: 0, y: 0, width: 120, height: 90))
  }
}
