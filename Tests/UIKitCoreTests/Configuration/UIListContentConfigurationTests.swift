import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIListContentConfigurationTests {
  typealias Configuration = UIListContentConfiguration

  private func insets(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat)
    -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  @Test("the factories have the values of their styles")
  func factories() {
    let cell = Configuration.cell()
    expectEqual(cell.textProperties.font, .preferredFont(forTextStyle: .body))
    expectEqual(cell.secondaryTextProperties.font, .preferredFont(forTextStyle: .caption1))
    expectEqual(cell.directionalLayoutMargins, insets(11, 16, 11, 8))
    expectEqual(cell.imageToTextPadding, 16)
    expectEqual(cell.textToSecondaryTextVerticalPadding, 3)
    expectEqual(cell.textToSecondaryTextHorizontalPadding, 8)
    expectEqual(cell.axesPreservingSuperviewLayoutMargins, .horizontal)
    #expect(!cell.prefersSideBySideTextAndSecondaryText)
    expectEqual(cell.textProperties.color, .label)
    expectEqual(cell.secondaryTextProperties.color, .secondaryLabel)
    expectEqual(Configuration.subtitleCell().directionalLayoutMargins, insets(11, 16, 11, 8))

    let value = Configuration.valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    expectEqual(value.secondaryTextProperties.font.pointSize, 17)

    let plainHeader = Configuration.plainHeader()
    expectEqual(plainHeader.textProperties.font, .preferredFont(forTextStyle: .headline))
    let groupedHeader = Configuration.groupedHeader()
    expectEqual(groupedHeader.directionalLayoutMargins, insets(17, 8, 6, 8))
    expectEqual(groupedHeader.textProperties.transform, .uppercase)
    expectEqual(groupedHeader.textProperties.font.pointSize, 13)
    expectEqual(groupedHeader.textProperties.color, .secondaryLabel)
    expectEqual(Configuration.groupedFooter().directionalLayoutMargins, insets(8, 8, 6, 8))
    expectEqual(Configuration.plainFooter().textProperties.font.pointSize, 13)

    expectEqual(Configuration.prominentInsetGroupedHeader().textProperties.font.pointSize, 20)
    let extra = Configuration.extraProminentInsetGroupedHeader().textProperties.font
    expectEqual(extra.pointSize, 22)
    expectEqual(extra.fontDescriptor.symbolicTraits, .traitBold)
    expectEqual(Configuration.sidebarCell().directionalLayoutMargins, insets(11, 8, 11, 8))
    expectEqual(Configuration.sidebarCell().textProperties.numberOfLines, 1)
    expectEqual(Configuration.cell().textProperties.numberOfLines, 0)
    expectEqual(Configuration.sidebarSubtitleCell().directionalLayoutMargins, insets(4, 8, 4, 8))
    expectEqual(Configuration.accompaniedSidebarCell().textProperties, Configuration.sidebarCell().textProperties)
    expectEqual(Configuration.sidebarHeader().textProperties.font.pointSize, 20)
  }

  @Test("plain and attributed text clear one another")
  func texts() {
    var configuration = Configuration.cell()
    configuration.text = "a"
    configuration.attributedText = NSAttributedString(string: "b")
    #expect(configuration.text == nil)
    configuration.text = "c"
    #expect(configuration.attributedText == nil)
    configuration.secondaryText = "d"
    configuration.secondaryAttributedText = NSAttributedString(string: "e")
    #expect(configuration.secondaryText == nil)
    configuration.secondaryAttributedText = nil
    #expect(configuration.secondaryText == nil)
    expectEqual(configuration.text, "c")
  }

  @Test("configurations are equal by value")
  func equality() {
    var a = Configuration.cell()
    var b = Configuration.cell()
    expectEqual(a, b)
    expectEqual(a.hashValue, b.hashValue)
    a.text = "x"
    #expect(a != b)
    b.text = "x"
    expectEqual(a, b)
    b.textProperties.colorTransformer = .grayscale
    #expect(a != b)
    #expect(Configuration.cell() != Configuration.valueCell())
  }

  @Test("an update changes only the properties that the app has not set")
  func updates() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    state.isDisabled = true
    var configuration = Configuration.cell()
    configuration.text = "x"
    configuration.secondaryTextProperties.color = .secondaryLabel
    let disabled = configuration.updated(for: state)
    expectEqual(disabled.textProperties.color, .tertiaryLabel)
    expectEqual(disabled.secondaryTextProperties.color, .secondaryLabel)
    expectEqual(disabled.imageProperties.tintColor, .tertiaryLabel)
    expectEqual(disabled.text, "x")
    state.isDisabled = false
    expectEqual(disabled.updated(for: state), configuration)
    state.isSelected = true
    expectEqual(configuration.updated(for: state), configuration)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view.isDisabled = true
    expectEqual(Configuration.plainHeader().updated(for: view).textProperties.color, .tertiaryLabel)
  }

  @Test("colours pass through the transformer, and images default to the tint")
  func colors() {
    var configuration = Configuration.cell()
    expectEqual(configuration.imageProperties.resolvedTintColor(for: .red), .red)
    configuration.imageProperties.tintColor = .blue
    expectEqual(configuration.imageProperties.resolvedTintColor(for: .red), .blue)
    configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    expectEqual(configuration.textProperties.resolvedColor(), .green)
    let grey = UIConfigurationColorTransformer.grayscale(.green).components(with: UITraitCollection())
    expectEqual(grey.x, 0.7152)
    expectEqual(grey.y, grey.x)
    expectEqual(grey.z, grey.x)
  }

  @Test("preferredTint keeps the colour, and monochromeTint is a paler grey")
  func tints() {
    expectEqual(UIConfigurationColorTransformer.preferredTint(.systemTeal), .systemTeal)
    let grey = UIConfigurationColorTransformer.monochromeTint(.green).components(with: UITraitCollection())
    expectEqual(grey.x, 0.7152)
    expectEqual(grey.y, grey.x)
    expectEqual(grey.z, grey.x)
    expectEqual(grey.w, 0.55)
    #expect(UIConfigurationColorTransformer.monochromeTint != .grayscale)
  }

  @Test("an image stroke defaults to the tint and uses its transformer")
  func strokeColors() {
    var image = Configuration.cell().imageProperties
    expectEqual(image.strokeWidth, 0)
    expectEqual(image.resolvedStrokeColor(for: .red), .red)
    image.strokeColor = .blue
    expectEqual(image.resolvedStrokeColor(for: .red), .blue)
    image.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    expectEqual(image.resolvedStrokeColor(for: .red), .green)
  }

  @Test("on a point grid standard distances are multiples of cells")
  func pointGrid() {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    expectEqual(Configuration.cell().metrics(with: grid).margins, insets(8, 16, 8, 8))
    expectEqual(Configuration.cell().metrics(with: grid).imageToText, 8)
    expectEqual(Configuration.cell().metrics(with: grid).textToSecondaryVertical, 0)
    for style: Configuration in [.plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(), .sidebarCell()] {
      let margins = style.metrics(with: grid).margins
      expectEqual((margins.top + margins.bottom).truncatingRemainder(dividingBy: 16), 0)
    }
    var own = Configuration.cell()
    own.directionalLayoutMargins.top = 20
    expectEqual(own.metrics(with: grid).margins, insets(20, 16, 11, 8))
    expectEqual(Configuration.cell().metrics(with: .processDefault).margins, insets(11, 16, 11, 8))
  }

  @Test("custom state is stored under its key")
  func customState() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("unread")
    #expect(state[key] == nil)
    let plain = state
    state[key] = true
    expectEqual(state[key], AnyHashable(true))
    #expect(state != plain)
    state[key] = nil
    expectEqual(state, plain)
  }
}
