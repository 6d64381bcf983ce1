import Expectations
import Foundation
import Testing
import UIKit

@testable import UIKitNibs

/// Constraints, autoresizing and size classes of nibs.
@MainActor @Suite("Layout of nibs")
struct NibConstraintTests {
  private func laidOut(_ subviews: String, _ constraints: String, more: String = "") -> UIView {
    let view: UIView = object(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <edgeInsets key="layoutMargins" top="10" left="20" bottom="10" right="20"/>
        <subviews>\(subviews)</subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints>\(more)
      </view>
      """)
    view.layoutIfNeeded()
    return view
  }

  private let box = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\"/>"

  @Test("edges, constants, multipliers and ratios place a view")
  func edges() {
    let view = laidOut(
      box,
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="1"/>
      <constraint firstItem="b" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="6" id="2"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="v" secondAttribute="width" multiplier="0.5" id="3"/>
      <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2:1" id="4"/>
      """)
    expectEqual(view.subviews[0].frame, CGRect(x: 5, y: 6, width: 100, height: 50))
  }

  @Test("margins, centers and relations place a view")
  func margins() {
    let view = laidOut(
      box,
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="1"/>
      <constraint firstAttribute="trailingMargin" secondItem="b" secondAttribute="trailing" id="2"/>
      <constraint firstItem="b" firstAttribute="centerY" secondItem="v" secondAttribute="centerY" id="3"/>
      <constraint firstItem="b" firstAttribute="height" constant="30" priority="500" id="4"/>
      <constraint firstItem="b" firstAttribute="height" relation="lessThanOrEqual" constant="20" id="5"/>
      """)
    expectEqual(view.subviews[0].frame, CGRect(x: 20, y: 40, width: 160, height: 20))
  }

  @Test("a constraint of the editor alone is left out; identifiers and priorities are kept")
  func placeholders() {
    let view = laidOut(
      box,
      """
      <constraint firstItem="b" firstAttribute="height" constant="30" placeholder="YES" id="1"/>
      <constraint firstItem="b" firstAttribute="width" constant="30" priority="750" identifier="wide" id="2"/>
      """)
    let constraints = view.subviews[0].constraints
    expectEqual(constraints.map(\.identifier), ["wide"])
    expectEqual(constraints.map(\.priority), [.defaultHigh])
  }

  @Test("a standard spacing is 8 points between siblings and 20 to the edge")
  func symbolic() {
    let view = laidOut(
      box + "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"c\"/>",
      """
      <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" symbolic="YES" id="1"/>
      <constraint firstItem="b" firstAttribute="width" constant="50" id="2"/>
      <constraint firstItem="c" firstAttribute="leading" secondItem="b" secondAttribute="trailing" symbolic="YES" id="3"/>
      <constraint firstItem="c" firstAttribute="width" constant="10" id="4"/>
      """)
    expectEqual(view.subviews[0].frame.minX, 20)
    expectEqual(view.subviews[1].frame.minX, 78)
  }

  @Test("constraints between items that are not in the file are logged and left out")
  func missingItems() {
    let view = laidOut(box, "<constraint firstItem=\"zz\" firstAttribute=\"width\" constant=\"3\" id=\"1\"/>")
    #expect(view.constraints.isEmpty)
  }

  @Test(
    "multipliers are numbers or ratios",
    arguments: [(nil, 1), ("2", 2), ("16:9", 16.0 / 9), ("1:0", 1), ("x", 1)] as [(String?, CGFloat)])
  func multipliers(_ text: String?, _ value: CGFloat) { expectEqual(ConstraintBuilder.multiplier(text), value) }

  @Test("views without constraints follow their autoresizing masks")
  func autoresizing() {
    let view = laidOut(
      """
      <view id="b"><rect key="frame" x="0" y="0" width="200" height="20"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """, "")
    view.frame.size.width = 300
    view.layoutIfNeeded()
    expectEqual(view.subviews[0].frame, CGRect(x: 0, y: 0, width: 300, height: 20))
  }

  // MARK: Size classes

  private func traits(width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(horizontalSizeClass: width)
  }

  @Test(
    "conditions hold for their size classes",
    arguments: ["widthClass=compact", "heightClass=regular-widthClass=compact"])
  func conditions(_ key: String) throws {
    let condition = try #require(SizeClassCondition(key))
    let compact = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(condition.holds(for: compact))
    #expect(!condition.holds(for: UITraitCollection(horizontalSizeClass: .regular)))
  }

  @Test("the key of what holds always is no condition", arguments: ["default", "widthClass=huge", ""])
  func noCondition(_ key: String) { #expect(SizeClassCondition(key) == nil) }

  @Test("a variation applies in its size class, and the element's own value in others")
  func variations() {
    let view: UIView = object(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <label text="a" id="b"><variation key="widthClass=regular" hidden="YES"/></label>
        <stackView id="c"><variation key="widthClass=regular" axis="vertical" spacing="9"/></stackView>
      </subviews></view>
      """)
    let stack = view.subviews[1] as? UIStackView
    view.traitOverrides.horizontalSizeClass = .regular
    view.layoutIfNeeded()
    #expect(view.subviews[0].isHidden)
    expectEqual(stack?.axis, .vertical)
    expectEqual(stack?.spacing, 9)
    view.traitOverrides.horizontalSizeClass = .compact
    view.layoutIfNeeded()
    #expect(!view.subviews[0].isHidden)
    expectEqual(stack?.axis, .horizontal)
    expectEqual(stack?.spacing, 0)
  }

  @Test("a mask installs subviews and constraints only in its size class")
  func masks() {
    let view: UIView = object(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
        <label text="second" id="c"/>
      </subviews>
      <constraints><constraint firstItem="b" firstAttribute="width" constant="40" id="1"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="1"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><include reference="1"/></mask></variation>
      </view>
      """)
    view.traitOverrides.horizontalSizeClass = .compact
    view.layoutIfNeeded()
    expectEqual(view.subviews.count, 1)
    view.traitOverrides.horizontalSizeClass = .regular
    view.layoutIfNeeded()
    expectEqual(view.subviews.count, 2)
    #expect(!(view.subviews[0] is UILabel))
    expectEqual(view.subviews[0].constraints.map(\.constant), [40])
    let second = view.subviews[0]
    view.traitOverrides.horizontalSizeClass = .compact
    view.layoutIfNeeded()
    #expect(second.superview == nil)
    #expect(second.constraints.isEmpty)
  }
}
