import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitNibs

/// An owner of nibs with outlets and actions.
final class NibOwner: NSObject, ObjectMembers {
  weak var label: UILabel!
  var labels: [UILabel]!
  var width: NSLayoutConstraint?
  var taps: [String] = []

  @MainActor func tapped(_ sender: UIButton) { taps.append(sender.title(for: .normal) ?? "") }

  class var objectMembers: [ObjectMember] {
    [
      .property("label", \NibOwner.label), .property("labels", \NibOwner.labels), .property("width", \NibOwner.width),
      .method("tapped:", calling: { (owner: NibOwner, sender) in owner.tapped(sender) }),
    ]
  }
}

/// A view of the app, which notes the steps of its creation.
final class StarView: UIView, ObjectMembers {
  var rating = 0
  var name = ""
  var big = false
  var subviewsInInitializer = -1
  var colorInInitializer: UIColor?
  var steps: [String] = []
  weak var caption: UILabel?

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewsInInitializer = subviews.count
    colorInInitializer = backgroundColor
    steps.append("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    steps.append("awake, caption \(caption?.text ?? "none"), rating \(rating)")
  }

  class var objectMembers: [ObjectMember] {
    [
      .property("rating", \StarView.rating), .property("name", \StarView.name), .property("big", \StarView.big),
      .property("caption", \StarView.caption),
    ]
  }
}

/// A view that reads its own keys.
final class KeyedView: UIView {
  let text: String?
  let alphaInFile: Double
  let hasTag: Bool
  let frameInFile: CGRect?

  required init?(coder: NSCoder) {
    text = coder.decodeObject(forKey: "userLabel") as? String
    alphaInFile = coder.decodeDouble(forKey: "alpha")
    hasTag = coder.containsValue(forKey: "tag")
    frameInFile = coder.decodeObject(forKey: "frame") as? CGRect
    super.init(coder: coder)
  }
}

/// A view that can't be made.
final class RefusingView: UIView {
  required init?(coder: NSCoder) { return nil }
}

/// Outlets, actions, attributes and the order of their setting.
@MainActor @Suite("Connections of nibs")
struct NibConnectionTests {
  private let star = "customClass=\"StarView\" customModule=\"NibTests\" customModuleProvider=\"target\""

  @Test("outlets, collections and constraints of the owner are set")
  func outlets() throws {
    let owner = NibOwner()
    let xml = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="o" customClass="NibOwner" customModule="NibTests">
        <connections>
          <outlet property="label" destination="b" id="1"/>
          <outletCollection property="labels" destination="b" id="2"/>
          <outletCollection property="labels" destination="c" id="3"/>
          <outlet property="width" destination="w" id="4"/>
        </connections>
      </placeholder>
      <view id="a"><subviews><label text="1" id="b"/><label text="2" id="c"/></subviews>
        <constraints><constraint firstItem="b" firstAttribute="width" constant="40" id="w"/></constraints></view>
      """
    let made = objects(xml, owner: owner)
    expectEqual(made.count, 1)
    expectEqual(owner.label.text, "1")
    expectEqual(owner.labels.map(\.text), ["1", "2"])
    expectEqual(owner.width?.constant, 40)
  }

  @Test("actions go to the owner")
  func actions() throws {
    let owner = NibOwner()
    let button: UIButton = object(
      """
      <button id="a"><state key="normal" title="Go"/><connections>
        <action selector="tapped:" destination="-1" eventType="touchUpInside" id="1"/></connections></button>
      """, owner: owner)
    button.sendActions(for: .touchUpInside)
    expectEqual(owner.taps, ["Go"])
  }

  @Test("an outlet that the object doesn't have is the original's exception")
  func missingOutlet() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        _ = objects(
          """
          <view id="a"><connections><outlet property="nothing" destination="b" id="1"/></connections>
            <subviews><view id="b"/></subviews></view>
          """)
      }
    }
    #expect(words(of: result).contains("this class is not key value coding-compliant for the key nothing."))
  }

  @Test("attributes and outlets are set before the object awakes, subviews and colours before its initializer ends")
  func order() {
    let view: StarView = object(
      """
      <view \(star) id="a"><subviews><label text="Five" id="b"/></subviews>
        <color key="backgroundColor" systemColor="systemRedColor"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="rating"><integer key="value" value="5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="string" keyPath="name" value="Star"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="big" value="YES"/>
        </userDefinedRuntimeAttributes>
        <connections><outlet property="caption" destination="b" id="1"/></connections></view>
      """)
    expectEqual(view.rating, 5)
    expectEqual(view.name, "Star")
    #expect(view.big)
    expectEqual(view.subviewsInInitializer, 1)
    expectEqual(view.colorInInitializer, .systemRed)
    expectEqual(view.steps, ["init", "awake, caption Five, rating 5"])
  }

  @Test("attributes of the layer and of the original's views are set")
  func standardAttributes() {
    let view: UIView = object(
      """
      <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="box"/>
      </userDefinedRuntimeAttributes></view>
      """)
    expectEqual(view.layer.cornerRadius, 8)
    #expect(view.layer.masksToBounds)
    expectEqual(view.layer.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(view.accessibilityIdentifier, "box")
  }

  @Test("an attribute that the object doesn't have is logged")
  func missingAttribute() {
    let messages = warnings {
      _ = objects(
        """
        <view id="a"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="zzz" value="1"/></userDefinedRuntimeAttributes></view>
        """)
    }
    #expect(messages.contains { $0.contains("Failed to set (zzz) user defined inspected property on (UIView)") })
  }

  @Test("an initializer finds the values of the file by their keys")
  func keys() {
    let view: KeyedView = object(
      """
      <view customClass="KeyedView" customModule="NibTests" userLabel="L" alpha="0.25" tag="3" id="a">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>
      """)
    expectEqual(view.text, "L")
    expectEqual(view.alphaInFile, 0.25)
    #expect(view.hasTag)
    expectEqual(view.frameInFile, CGRect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("an object whose initializer returns nil is left out")
  func refusing() {
    let view: UIView = object(
      "<view id=\"a\"><subviews><view customClass=\"RefusingView\" customModule=\"NibTests\" id=\"b\"/></subviews></view>"
    )
    #expect(view.subviews.isEmpty)
  }

  @Test("framework classes decode nothing from another coder")
  func otherCoder() {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(UIView(coder: coder) == nil)
    #expect(UILabel(coder: coder) == nil)
    #expect(UIViewController(coder: coder) == nil)
    #expect(UIBarButtonItem(coder: coder) == nil)
  }

  @Test("delegates and data sources are outlets of the original's classes")
  func standardOutlets() throws {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
    }
    let source = Source()
    let table: UITableView = object(
      """
      <tableView style="grouped" id="a"><connections><outlet property="dataSource" destination="-1" id="1"/>
        <outlet property="delegate" destination="-1" id="2"/></connections></tableView>
      """, owner: source)
    expectEqual(table.style, .grouped)
    #expect(table.dataSource === source)
    #expect(table.delegate === source)
  }

  /// The outlets of the original's classes, each with an object that it leads to.
  private nonisolated static let outlets: [(element: String, property: String, destination: String)] = [
    ("tableView", "tableHeaderView", "<view id=\"d\"/>"), ("tableView", "tableFooterView", "<view id=\"d\"/>"),
    ("tableView", "backgroundView", "<view id=\"d\"/>"), ("tableView", "refreshControl", "<refreshControl id=\"d\"/>"),
    ("collectionView", "backgroundView", "<view id=\"d\"/>"),
    ("scrollView", "refreshControl", "<refreshControl id=\"d\"/>"),
    ("tableViewCell", "accessoryView", "<view id=\"d\"/>"),
    ("tableViewCell", "editingAccessoryView", "<view id=\"d\"/>"),
    ("tableViewCell", "backgroundView", "<view id=\"d\"/>"),
    ("tableViewCell", "selectedBackgroundView", "<view id=\"d\"/>"),
    ("tableViewCell", "multipleSelectionBackgroundView", "<view id=\"d\"/>"),
    ("collectionViewCell", "backgroundView", "<view id=\"d\"/>"),
    ("collectionViewCell", "selectedBackgroundView", "<view id=\"d\"/>"),
    ("navigationItem", "titleView", "<view id=\"d\"/>"),
    ("navigationItem", "leftBarButtonItem", "<barButtonItem id=\"d\"/>"),
    ("navigationItem", "rightBarButtonItem", "<barButtonItem id=\"d\"/>"),
    ("navigationItem", "backBarButtonItem", "<barButtonItem id=\"d\"/>"),
    ("viewController", "view", "<view id=\"d\"/>"), ("tableViewController", "tableView", "<tableView id=\"d\"/>"),
    ("tableViewController", "refreshControl", "<refreshControl id=\"d\"/>"),
  ]

  @Test("the outlets of the original's classes are set", arguments: outlets)
  func builtInOutlets(_ element: String, _ property: String, _ destination: String) throws {
    let made = objects(
      "<\(element) id=\"a\"><connections><outlet property=\"\(property)\" destination=\"d\" id=\"1\"/></connections></\(element)>"
        + destination)
    let owner = try #require(made.first as? NSObject)
    #expect(owner.value(forKey: property) as AnyObject === made.last as AnyObject)
  }

  @Test(
    "a delegate that does not conform to the protocol is logged, and not set",
    arguments: [
      ("tableView", "delegate"), ("tableView", "dataSource"), ("tableView", "prefetchDataSource"),
      ("collectionView", "delegate"), ("collectionView", "dataSource"), ("collectionView", "prefetchDataSource"),
      ("scrollView", "delegate"), ("textView", "delegate"), ("textField", "delegate"), ("searchBar", "delegate"),
      ("tabBar", "delegate"), ("pickerView", "delegate"), ("pickerView", "dataSource"),
      ("tapGestureRecognizer", "delegate"), ("tabBarController", "delegate"), ("navigationController", "delegate"),
      ("splitViewController", "delegate"), ("pageViewController", "delegate"), ("pageViewController", "dataSource"),
    ])
  func nonconformingDelegate(_ element: String, _ property: String) {
    var made: [Any] = []
    let messages = warnings {
      made = objects(
        """
        <\(element) id="a"><connections><outlet property="\(property)" destination="d" id="1"/></connections></\(element)>
        <customObject id="d"/>
        """)
    }
    #expect((made.first as? NSObject)?.value(forKey: property) == nil)
    #expect(messages.contains { $0.contains("the outlet \(property)") && $0.contains("NSObject does not conform") })
  }

  @Test(
    "an outlet of the original that does not exist here is logged",
    arguments: [
      ("textField", "inputView"), ("textView", "inputAccessoryView"), ("tableView", "dragDelegate"),
      ("collectionView", "dropDelegate"), ("toolbar", "delegate"), ("navigationBar", "delegate"),
      ("mapView", "delegate"), ("wkWebView", "navigationDelegate"),
    ])
  func absentOutlet(_ element: String, _ property: String) {
    let messages = warnings {
      _ = objects(
        """
        <\(element) id="a"><connections><outlet property="\(property)" destination="d" id="1"/></connections></\(element)>
        <view id="d"/>
        """)
    }
    #expect(messages.contains { $0.contains("the outlet \(property) of a UI") && $0.contains("does not exist here") })
  }

  @Test("gesture recognizers of a nib belong to their views and send their actions")
  func gestures() throws {
    let made = objects(
      """
      <view id="a"><gestureRecognizers/><connections>
        <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="1"/></connections></view>
      <tapGestureRecognizer numberOfTapsRequired="2" id="g"/>
      """)
    let view = try #require(made[0] as? UIView)
    let tap = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
    expectEqual(tap.numberOfTapsRequired, 2)
  }

  @Test("external objects take the places of placeholders")
  func externalObjects() throws {
    let label = UILabel()
    label.text = "outside"
    let data = Fixture.nib(
      """
      <placeholder placeholderIdentifier="Other" id="x"/>
      <view \(star) id="a"><connections><outlet property="caption" destination="x" id="1"/></connections></view>
      """)
    let made = UINib(data: data, bundle: nil).instantiate(
      withOwner: nil, options: [.externalObjects: ["Other": label]])
    expectEqual((made.first as? StarView)?.caption?.text, "outside")
  }

  @Test("a nib makes other objects each time")
  func several() {
    let nib = UINib(data: Fixture.nib("<view id=\"a\"/>"), bundle: nil)
    let first = nib.instantiate(withOwner: nil).first as? UIView
    let second = nib.instantiate(withOwner: nil).first as? UIView
    #expect(first !== second)
  }

  @Test("views of a nib are released with their hierarchy")
  func release() {
    weak var view: UIView?
    autoreleasepool {
      let made: UIView = object(
        """
        <view id="v"><subviews><label text="a" id="b"><variation key="widthClass=regular" hidden="YES"/></label>
          <tableView id="t"><prototypes><tableViewCell reuseIdentifier="c" id="p">
            <tableViewCellContentView key="contentView" tableViewCell="p" id="q"/></tableViewCell></prototypes></tableView>
        </subviews></view>
        """)
      view = made
    }
    #expect(view == nil)
  }

  private func autoreleasepool(_ body: () -> Void) { body() }
}
