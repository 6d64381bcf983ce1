import Expectations
import Foundation
import PergolaTesting
import Testing
import UIKit

@testable import UIKitNibs

/// A cell of the app with an outlet.
final class FruitCell: UITableViewCell, ObjectMembers {
  weak var nameLabel: UILabel!

  class var objectMembers: [ObjectMember] { [.property("nameLabel", \FruitCell.nameLabel)] }
}

/// A cell of the app with an outlet.
final class FruitItem: UICollectionViewCell, ObjectMembers {
  weak var nameLabel: UILabel!

  class var objectMembers: [ObjectMember] { [.property("nameLabel", \FruitItem.nameLabel)] }
}

/// The data of the lists.
@MainActor
private final class Fruits: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  let names = ["Apple", "Pear"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    (cell as? FruitCell)?.nameLabel.text = names[indexPath.row]
    cell.textLabel?.text = cell is FruitCell ? nil : names[indexPath.row]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: indexPath)
    (cell as? FruitItem)?.nameLabel.text = names[indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
  }
}

/// Cells of tables and collection views in nibs.
@MainActor @Suite("Lists of nibs")
struct NibListTests {
  private func show(_ view: UIView) -> Driver {
    let controller = UIViewController()
    controller.view.addSubview(view)
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return Driver(showing: controller)
  }

  private static let label = """
    <label translatesAutoresizingMaskIntoConstraints="NO" text="?" textAlignment="natural" id="l"/>
    """

  private static let edges = ["top", "leading", "bottom", "trailing"].map {
    "<constraint firstItem=\"l\" firstAttribute=\"\($0)\" secondItem=\"q\" secondAttribute=\"\($0)\(["top", "bottom"].contains($0) ? "" : "Margin")\" id=\"\($0)\"/>"
  }.joined()

  @Test("a prototype cell with outlets is made for each row")
  func prototypes() throws {
    let source = Fruits()
    let table: UITableView = object(
      """
      <tableView dataMode="prototypes" style="plain" separatorStyle="default" rowHeight="50" id="t">
        <rect key="frame" x="0" y="0" width="300" height="400"/>
        <prototypes>
          <tableViewCell selectionStyle="none" reuseIdentifier="fruit" customClass="FruitCell" customModule="NibTests" id="p">
            <tableViewCellContentView key="contentView" opaque="NO" tableViewCell="p" id="q">
              <subviews>\(Self.label)</subviews><constraints>\(Self.edges)</constraints>
            </tableViewCellContentView>
            <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
          </tableViewCell>
        </prototypes>
        <connections><outlet property="dataSource" destination="-1" id="1"/></connections>
      </tableView>
      """, owner: source)
    let driver = show(table)
    expectEqual(driver.labels, ["Apple", "Pear"])
    expectEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height, 50)
    expectEqual(
      table.cellForRow(at: IndexPath(row: 0, section: 0))?.selectionStyle, UITableViewCell.SelectionStyle.none)
  }

  @Test(
    "cells of a style have their labels from the file",
    arguments: [
      ("IBUITableViewCellStyleDefault", false), ("IBUITableViewCellStyleValue1", true),
      ("IBUITableViewCellStyleValue2", true), ("IBUITableViewCellStyleSubtitle", true),
    ])
  func styles(_ style: String, _ hasDetail: Bool) {
    let detail = hasDetail ? "<label text=\"Detail\" textAlignment=\"natural\" id=\"d\"/>" : ""
    let cell: UITableViewCell = object(
      """
      <tableViewCell style="\(style)" accessoryType="checkmark" indentationLevel="2" textLabel="l"
          \(hasDetail ? "detailTextLabel=\"d\"" : "") imageView="i" id="c">
        <tableViewCellContentView key="contentView" tableViewCell="c" id="q"><subviews>
          <label text="Title" textAlignment="natural" id="l"><color key="textColor" systemColor="systemRedColor"/></label>
          \(detail)<imageView image="star" catalog="system" id="i"/>
        </subviews></tableViewCellContentView>
      </tableViewCell>
      """)
    expectEqual(cell.textLabel?.text, "Title")
    expectEqual(cell.textLabel?.textColor, .systemRed)
    expectEqual(cell.detailTextLabel?.text, (hasDetail ? "Detail" : nil))
    expectEqual((cell.imageView?.image != nil), (style != "IBUITableViewCellStyleValue2"))
    expectEqual(cell.accessoryType, .checkmark)
    expectEqual(cell.indentationLevel, 2)
  }

  @Test("cells and headers of a collection view are made from the file, by its flow layout")
  func collection() throws {
    let source = Fruits()
    let view: UICollectionView = object(
      """
      <collectionView dataMode="prototypes" id="t">
        <rect key="frame" x="0" y="0" width="300" height="400"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="vertical" minimumLineSpacing="4"
            minimumInteritemSpacing="3" id="f">
          <size key="itemSize" width="100" height="60"/><size key="headerReferenceSize" width="50" height="30"/>
          <size key="footerReferenceSize" width="0" height="0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell reuseIdentifier="fruit" customClass="FruitItem" customModule="NibTests" id="p">
            <rect key="frame" x="0" y="0" width="100" height="60"/>
            <view key="contentView" id="q"><rect key="frame" x="0" y="0" width="100" height="60"/>
              <subviews><label text="?" id="l"><rect key="frame" x="0" y="0" width="100" height="60"/></label></subviews></view>
            <size key="customSize" width="100" height="60"/>
            <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
          </collectionViewCell>
        </cells>
        <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h">
          <rect key="frame" x="0" y="0" width="300" height="30"/>
          <subviews><label text="Fruits" id="hl"><rect key="frame" x="0" y="0" width="100" height="30"/></label></subviews>
        </collectionReusableView>
        <connections><outlet property="dataSource" destination="-1" id="1"/></connections>
      </collectionView>
      """, owner: source)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    expectEqual(layout.minimumLineSpacing, 4)
    expectEqual(layout.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let driver = show(view)
    expectEqual(driver.labels, ["Fruits", "Apple", "Pear"])
    expectEqual(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size, CGSize(width: 100, height: 60))
  }

  @Test("a layout without fixed sizes measures its cells")
  func automaticSize() {
    let layout: UICollectionViewFlowLayout = object(
      "<collectionViewFlowLayout automaticEstimatedItemSize=\"YES\" id=\"f\"/>")
    expectEqual(layout.estimatedItemSize, UICollectionViewFlowLayout.automaticSize)
  }
}
