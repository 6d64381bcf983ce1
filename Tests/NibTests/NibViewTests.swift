import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitNibs

/// The elements of views and controls, and their attributes.
@MainActor @Suite("Views of nibs")
struct NibViewTests {
  @Test("a view has the geometry and the appearance of its element")
  func view() {
    let view: UIView = object(
      """
      <view contentMode="center" alpha="0.5" hidden="YES" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO"
          tag="7" multipleTouchEnabled="YES" semanticContentAttribute="forceRightToLeft" id="a"
          restorationIdentifier="R" horizontalHuggingPriority="251" verticalCompressionResistancePriority="749">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
        <color key="backgroundColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <color key="tintColor" systemColor="systemRedColor"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
        <accessibility key="accessibilityConfiguration" label="L" hint="H" identifier="I">
          <accessibilityTraits key="traits" button="YES" header="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </view>
      """)
    expectEqual(view.frame, CGRect(x: 1, y: 2, width: 30, height: 40))
    expectEqual(view.contentMode, .center)
    expectEqual(view.alpha, 0.5)
    #expect(view.isHidden)
    #expect(!view.isOpaque)
    #expect(view.clipsToBounds)
    #expect(!view.isUserInteractionEnabled)
    #expect(view.isMultipleTouchEnabled)
    expectEqual(view.tag, 7)
    expectEqual(view.semanticContentAttribute, .forceRightToLeft)
    expectEqual(view.restorationIdentifier, "R")
    expectEqual(view.autoresizingMask, [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
    expectEqual(view.backgroundColor, UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    expectEqual(view.tintColor, .systemRed)
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expectEqual(view.accessibilityLabel, "L")
    expectEqual(view.accessibilityHint, "H")
    expectEqual(view.accessibilityIdentifier, "I")
    expectEqual(view.accessibilityTraits, [.button, .header])
    #expect(view.isAccessibilityElement)
    expectEqual(view.contentHuggingPriority(for: .horizontal), UILayoutPriority(251))
    expectEqual(view.contentCompressionResistancePriority(for: .vertical), UILayoutPriority(749))
  }

  @Test("subviews are in the order of the file")
  func subviews() {
    let view: UIView = object(
      "<view id=\"a\"><subviews><label id=\"b\" text=\"1\"/><view id=\"c\"/></subviews></view>")
    expectEqual(view.subviews.count, 2)
    expectEqual((view.subviews.first as? UILabel)?.text, "1")
  }

  @Test("a label has its text, font, colour, alignment and lines")
  func label() {
    let label: UILabel = object(
      """
      <label text="Hi" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="0" minimumScaleFactor="0.5"
          adjustsFontForContentSizeCategory="YES" userInteractionEnabled="NO" baselineAdjustment="alignCenters" id="a">
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
        <color key="textColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
        <color key="highlightedColor" systemColor="linkColor"/>
      </label>
      """)
    expectEqual(label.text, "Hi")
    expectEqual(label.textAlignment, .center)
    expectEqual(label.lineBreakMode, .byTruncatingMiddle)
    expectEqual(label.numberOfLines, 0)
    #expect(label.adjustsFontSizeToFitWidth)
    expectEqual(label.minimumScaleFactor, 0.5)
    #expect(label.adjustsFontForContentSizeCategory)
    #expect(!label.isUserInteractionEnabled)
    expectEqual(label.baselineAdjustment, .alignCenters)
    expectEqual(label.font, .preferredFont(forTextStyle: .title1))
    expectEqual(label.textColor, UIColor(white: 0.5, alpha: 1))
    expectEqual(label.highlightedTextColor, .link)
  }

  @Test("a label without an alignment is left-aligned, one without a colour has the label's")
  func labelDefaults() {
    let label: UILabel = object("<label text=\"Hi\" id=\"a\"><nil key=\"textColor\"/></label>")
    expectEqual(label.textAlignment, .left)
    expectEqual(label.textColor, .label)
    #expect(!label.adjustsFontSizeToFitWidth)
  }

  @Test("fonts of the system, of a family and of attributed texts are read")
  func fonts() throws {
    let views = objects(
      """
      <label id="a"><fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
      <label id="b"><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/></label>
      <label id="c" usesAttributedText="YES"><attributedString key="attributedText">
        <fragment content="Red"><attributes>
          <color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="9" metaFont="system"/>
        </attributes></fragment><fragment content=" rest"/>
      </attributedString></label>
      """
    ).compactMap { $0 as? UILabel }
    try #require(views.count == 3)
    expectEqual(views[0].font, .boldSystemFont(ofSize: 20))
    expectEqual(views[1].font, .systemFont(ofSize: 21, weight: .semibold))
    let text = try #require(views[2].attributedText)
    expectEqual(text.string, "Red rest")
    expectEqual(
      text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
      UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test("a button has titles, colours and images by state")
  func button() {
    let button: UIButton = object(
      """
      <button buttonType="system" contentHorizontalAlignment="left" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <inset key="titleEdgeInsets" minX="5" minY="0.0" maxX="-5" maxY="0.0"/>
        <inset key="imageEdgeInsets" minX="-6" minY="0.0" maxX="6" maxY="0.0"/>
        <state key="normal" title="Go" image="star" catalog="system">
          <color key="titleColor" red="0" green="1" blue="0" alpha="1"/>
        </state>
        <state key="disabled" title="No"/>
      </button>
      """)
    expectEqual(button.buttonType, .system)
    expectEqual(button.title(for: .normal), "Go")
    expectEqual(button.title(for: .disabled), "No")
    expectEqual(button.titleColor(for: .normal), UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(button.image(for: .normal) != nil)
    expectEqual(button.contentEdgeInsets, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    expectEqual(button.titleEdgeInsets, UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5))
    expectEqual(button.imageEdgeInsets, UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6))
    expectEqual(button.contentHorizontalAlignment, .left)
    expectEqual(button.titleLabel?.font, .systemFont(ofSize: 18))
  }

  @Test("the attributed titles of a button have the attributes of each of their fragments")
  func attributedTitles() throws {
    func text(_ key: String) -> String {
      """
      <attributedString key="\(key)">
        <fragment content="Red"><attributes>
          <color key="NSColor" red="1" green="0" blue="0" alpha="1"/><font key="NSFont" size="9" metaFont="system"/>
        </attributes></fragment>
        <fragment content="Blue"><attributes>
          <color key="NSColor" red="0" green="0" blue="1" alpha="1"/><font key="NSFont" size="11" metaFont="system"/>
        </attributes></fragment>
      </attributedString>
      """
    }
    func expectFragments(_ text: NSAttributedString?) throws {
      let text = try #require(text)
      expectEqual(text.string, "RedBlue")
      let places = [0, 3]
      let colors = places.map { text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
      expectEqual(colors, [UIColor(red: 1, green: 0, blue: 0, alpha: 1), UIColor(red: 0, green: 0, blue: 1, alpha: 1)])
      let fonts = places.map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
      expectEqual(fonts, [.systemFont(ofSize: 9), .systemFont(ofSize: 11)])
    }
    let button: UIButton = object(
      """
      <button buttonType="system" id="a">
        <fontDescription key="fontDescription" type="system" pointSize="18"/>
        <state key="normal">\(text("attributedTitle"))</state>
      </button>
      """)
    try expectFragments(button.attributedTitle(for: .normal))
    try expectFragments(button.titleLabel?.attributedText)
    let configured: UIButton = object(
      """
      <button buttonType="system" id="a">
        <buttonConfiguration key="configuration" style="plain">
          \(text("attributedTitle"))\(text("attributedSubtitle"))
        </buttonConfiguration>
      </button>
      """)
    let configuration = try #require(configured.configuration)
    try expectFragments(configuration.attributedTitle.map { NSAttributedString($0) })
    try expectFragments(configuration.attributedSubtitle.map { NSAttributedString($0) })
  }

  @Test("a button without a type is of the custom type")
  func customButton() {
    let button: UIButton = object("<button id=\"a\"><state key=\"normal\" title=\"Go\"/></button>")
    expectEqual(button.buttonType, .custom)
  }

  @Test("a button has a configuration")
  func configuredButton() throws {
    let button: UIButton = object(
      """
      <button buttonType="system" id="a">
        <state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" title="Save" subtitle="All" imagePlacement="top"
            imagePadding="6" cornerStyle="capsule">
          <imageReference key="image" image="star.fill" catalog="system" symbolScale="large"/>
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration>
      </button>
      """)
    let configuration = try #require(button.configuration)
    expectEqual(configuration.title, "Save")
    expectEqual(configuration.subtitle, "All")
    expectEqual(configuration.imagePlacement, .top)
    expectEqual(configuration.imagePadding, 6)
    expectEqual(configuration.cornerStyle, .capsule)
    #expect(configuration.image != nil)
    expectEqual(configuration.baseBackgroundColor, .systemGreen)
    expectEqual(configuration.contentInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test("text fields and text views have their text and their input traits")
  func texts() throws {
    let views = objects(
      """
      <textField borderStyle="roundedRect" placeholder="Name" textAlignment="natural" clearButtonMode="whileEditing"
          minimumFontSize="17" id="a">
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" secureTextEntry="YES"
            autocorrectionType="no" autocapitalizationType="words" textContentType="name"/>
      </textField>
      <textView editable="NO" id="b"><string key="text">one
      two</string></textView>
      """)
    let field = try #require(views[0] as? UITextField)
    expectEqual(field.borderStyle, .roundedRect)
    expectEqual(field.placeholder, "Name")
    expectEqual(field.textAlignment, .natural)
    expectEqual(field.clearButtonMode, .whileEditing)
    expectEqual(field.keyboardType, .emailAddress)
    expectEqual(field.returnKeyType, .done)
    #expect(field.isSecureTextEntry)
    expectEqual(field.autocorrectionType, .no)
    expectEqual(field.autocapitalizationType, .words)
    expectEqual(field.textContentType, .name)
    let view = try #require(views[1] as? UITextView)
    expectEqual(view.text, "one\ntwo")
    #expect(!view.isEditable)
  }

  @Test("switches, sliders, steppers, segments and indicators have their values")
  func controls() throws {
    let views = objects(
      """
      <switch on="YES" id="a"><color key="onTintColor" systemColor="systemRedColor"/></switch>
      <slider value="5" minValue="1" maxValue="10" id="b"/>
      <stepper value="3" minimumValue="2" maximumValue="9" stepValue="0.5" wraps="YES" id="c"/>
      <segmentedControl selectedSegmentIndex="1" segmentControlStyle="plain" id="d">
        <segments><segment title="One"/><segment title="Two"/><segment title="" image="star" catalog="system"/></segments>
      </segmentedControl>
      <progressView progress="0.25" id="e"/>
      <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="f"/>
      <pageControl numberOfPages="3" currentPage="1" id="g"/>
      <datePicker datePickerMode="date" style="wheels" id="h">
        <date key="date" timeIntervalSinceReferenceDate="86400"/>
      </datePicker>
      <imageView image="star" catalog="system" id="i"/>
      """)
    expectEqual((views[0] as? UISwitch)?.isOn, true)
    expectEqual((views[0] as? UISwitch)?.onTintColor, .systemRed)
    let slider = try #require(views[1] as? UISlider)
    expectEqual(slider.value, 5)
    expectEqual(slider.minimumValue, 1)
    expectEqual(slider.maximumValue, 10)
    let stepper = try #require(views[2] as? UIStepper)
    expectEqual(stepper.value, 3)
    expectEqual(stepper.stepValue, 0.5)
    #expect(stepper.wraps)
    let segments = try #require(views[3] as? UISegmentedControl)
    expectEqual(segments.numberOfSegments, 3)
    expectEqual(segments.titleForSegment(at: 1), "Two")
    #expect(segments.imageForSegment(at: 2) != nil)
    expectEqual(segments.selectedSegmentIndex, 1)
    expectEqual((views[4] as? UIProgressView)?.progress, 0.25)
    expectEqual((views[5] as? UIActivityIndicatorView)?.isAnimating, true)
    expectEqual((views[5] as? UIActivityIndicatorView)?.style, .large)
    expectEqual((views[6] as? UIPageControl)?.numberOfPages, 3)
    expectEqual((views[6] as? UIPageControl)?.currentPage, 1)
    expectEqual((views[7] as? UIDatePicker)?.date, Date(timeIntervalSinceReferenceDate: 86400))
    expectEqual((views[7] as? UIDatePicker)?.datePickerMode, .date)
    #expect((views[8] as? UIImageView)?.image != nil)
  }

  @Test("an element is of the subclass that a translated module has for its class")
  func substitute() throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID().uuidString)/NibTests.bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let data = Fixture.nib("<stepper id=\"a\"/><switch id=\"b\"/>", resources: "")
    let made = UINib(data: data, bundle: Bundle(url: folder)).instantiate(withOwner: nil)
    expectEqual(made.map { type(of: $0) == MossyStepper.self }, [true, false])
  }

  @Test("a custom class is found by its name in Objective-C")
  func namedClass() {
    let view: UIView = object("<view customClass=\"PGRMoss\" customModule=\"NibTests\" id=\"a\"/>")
    #expect(view is MossView)
  }

  @Test("bars have their style")
  func barStyles() {
    let search: UISearchBar = object("<searchBar barStyle=\"black\" id=\"a\"/>")
    expectEqual(search.barStyle, .black)
    let tools: UIToolbar = object("<toolbar barStyle=\"blackTranslucent\" id=\"a\"/>")
    expectEqual(tools.barStyle, .black)
    let tabs: UITabBar = object("<tabBar barStyle=\"blackOpaque\" id=\"a\"/>")
    expectEqual(tabs.barStyle, .black)
    let bar: UINavigationBar = object("<navigationBar barStyle=\"black\" id=\"a\"/>")
    expectEqual(bar.barStyle, .black)
  }

  @Test("a stack view arranges its subviews by its attributes")
  func stack() {
    let stack: UIStackView = object(
      """
      <stackView axis="vertical" distribution="fillEqually" alignment="center" spacing="8" id="a">
        <subviews><label id="b"/><label id="c"/></subviews>
      </stackView>
      """)
    expectEqual(stack.axis, .vertical)
    expectEqual(stack.distribution, .fillEqually)
    expectEqual(stack.alignment, .center)
    expectEqual(stack.spacing, 8)
    expectEqual(stack.arrangedSubviews.count, 2)
  }

  @Test("a scroll view has its behaviour")
  func scroll() {
    let view: UIScrollView = object(
      """
      <scrollView pagingEnabled="YES" bounces="NO" showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag"
          clipsSubviews="YES" maximumZoomScale="3" id="a"/>
      """)
    #expect(view.isPagingEnabled)
    #expect(!view.bounces)
    #expect(!view.showsVerticalScrollIndicator)
    expectEqual(view.keyboardDismissMode, .onDrag)
    expectEqual(view.maximumZoomScale, 3)
  }

  @Test("the content of an effect view is in its content view")
  func effect() {
    let view: UIVisualEffectView = object(
      """
      <visualEffectView id="a"><view key="contentView" id="b"><subviews><label text="x" id="c"/></subviews></view>
        <blurEffect style="regular"/></visualEffectView>
      """)
    expectEqual(view.contentView.subviews.count, 1)
    expectEqual(view.effect, UIBlurEffect(style: .regular))
  }

  @Test("a named colour that no catalogue has is that of the file's resources")
  func namedColor() {
    let view: UIView = object(
      "<view id=\"a\"><color key=\"backgroundColor\" name=\"Sea\"/></view>",
      resources: "<namedColor name=\"Sea\"><color red=\"0\" green=\"0\" blue=\"1\" alpha=\"1\"/></namedColor>")
    expectEqual(view.backgroundColor, .blue)
  }

  @Test("unknown elements and attributes are logged once with their file and line")
  func unknown() {
    let xml = "<view strange=\"1\" id=\"a\"><rect key=\"frame\"/>\n<oddity/></view>"
    let first = warnings { _ = objects(xml) }
    let second = warnings { _ = objects(xml) }
    #expect(first.contains { $0.hasSuffix(":6: the attribute strange of view is not known, and ignored") }, "\(first)")
    #expect(first.contains { $0.hasSuffix(":7: the element oddity in view is not known, and ignored") }, "\(first)")
    #expect(second.isEmpty, "\(second)")
  }

  @Test("an unknown class is logged as in the original, and the base class takes its place")
  func unknownClass() {
    var made: [Any] = []
    let messages = warnings {
      made = objects("<view customClass=\"NoSuchView\" customModule=\"NibTests\" id=\"a\"/>")
    }
    #expect(messages.contains { $0.contains("Unknown class NibTests.NoSuchView in Interface Builder file.") })
    expectEqual(made.first.map { type(of: $0) == UIView.self }, true)
  }
}

/// As the translation of `@objc(PGRMoss) class MossView` adds it.
final class MossView: UIView {}

final class _ObjectiveCClass_PGRMoss: _NamedClass { static var named: AnyClass { MossView.self } }

/// As the translation of an override in `extension UIStepper` adds it.
final class MossyStepper: UIStepper {}

final class _ObjectiveCClass_UIStepper: _NamedClass { static var named: AnyClass { MossyStepper.self } }
