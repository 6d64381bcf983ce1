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
    #expect(cell.textProperties.font == .preferredFont(forTextStyle: .body))
    #expect(cell.secondaryTextProperties.font == .preferredFont(forTextStyle: .caption1))
    #expect(cell.directionalLayoutMargins == insets(11, 16, 11, 8))
    #expect(cell.imageToTextPadding == 16)
    #expect(cell.textToSecondaryTextVerticalPadding == 3)
    #expect(cell.textToSecondaryTextHorizontalPadding == 8)
    #expect(cell.axesPreservingSuperviewLayoutMargins == .horizontal)
    #expect(!cell.prefersSideBySideTextAndSecondaryText)
    #expect(cell.textProperties.color == .label)
    #expect(cell.secondaryTextProperties.color == .secondaryLabel)
    #expect(Configuration.subtitleCell().directionalLayoutMargins == insets(11, 16, 11, 8))

    let value = Configuration.valueCell()
    #expect(value.prefersSideBySideTextAndSecondaryText)
    #expect(value.secondaryTextProperties.font.pointSize == 17)

    let plainHeader = Configuration.plainHeader()
    #expect(plainHeader.textProperties.font == .preferredFont(forTextStyle: .headline))
    let groupedHeader = Configuration.groupedHeader()
    #expect(groupedHeader.directionalLayoutMargins == insets(17, 8, 6, 8))
    #expect(groupedHeader.textProperties.transform == .uppercase)
    #expect(groupedHeader.textProperties.font.pointSize == 13)
    #expect(groupedHeader.textProperties.color == .secondaryLabel)
    #expect(Configuration.groupedFooter().directionalLayoutMargins == insets(8, 8, 6, 8))
    #expect(Configuration.plainFooter().textProperties.font.pointSize == 13)

    #expect(Configuration.prominentInsetGroupedHeader().textProperties.font.pointSize == 20)
    let extra = Configuration.extraProminentInsetGroupedHeader().textProperties.font
    #expect(extra.pointSize == 22)
    #expect(extra.fontDescriptor.symbolicTraits == .traitBold)
    #expect(Configuration.sidebarCell().directionalLayoutMargins == insets(11, 8, 11, 8))
    #expect(Configuration.sidebarCell().textProperties.numberOfLines == 1)
    #expect(Configuration.cell().textProperties.numberOfLines == 0)
    #expect(Configuration.sidebarSubtitleCell().directionalLayoutMargins == insets(4, 8, 4, 8))
    #expect(Configuration.accompaniedSidebarCell().textProperties == Configuration.sidebarCell().textProperties)
    #expect(Configuration.sidebarHeader().textProperties.font.pointSize == 20)
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
    #expect(configuration.text == "c")
  }

  @Test("configurations are equal by value")
  func equality() {
    var a = Configuration.cell()
    var b = Configuration.cell()
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    a.text = "x"
    #expect(a != b)
    b.text = "x"
    #expect(a == b)
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
    #expect(disabled.textProperties.color == .tertiaryLabel)
    #expect(disabled.secondaryTextProperties.color == .secondaryLabel)
    #expect(disabled.imageProperties.tintColor == .tertiaryLabel)
    #expect(disabled.text == "x")
    state.isDisabled = false
    #expect(disabled.updated(for: state) == configuration)
    state.isSelected = true
    #expect(configuration.updated(for: state) == configuration)
    var view = UIViewConfigurationState(traitCollection: UITraitCollection())
    view.isDisabled = true
    #expect(Configuration.plainHeader().updated(for: view).textProperties.color == .tertiaryLabel)
  }

  @Test("colours pass through the transformer, and images default to the tint")
  func colors() {
    var configuration = Configuration.cell()
    #expect(configuration.imageProperties.resolvedTintColor(for: .red) == .red)
    configuration.imageProperties.tintColor = .blue
    #expect(configuration.imageProperties.resolvedTintColor(for: .red) == .blue)
    configuration.textProperties.colorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(configuration.textProperties.resolvedColor() == .green)
    let grey = UIConfigurationColorTransformer.grayscale(.green).components(with: UITraitCollection())
    #expect(grey.x == 0.7152)
    #expect(grey.y == grey.x)
    #expect(grey.z == grey.x)
  }

  @Test("preferredTint keeps the colour, and monochromeTint is a paler grey")
  func tints() {
    #expect(UIConfigurationColorTransformer.preferredTint(.systemTeal) == .systemTeal)
    let grey = UIConfigurationColorTransformer.monochromeTint(.green).components(with: UITraitCollection())
    #expect(grey.x == 0.7152)
    #expect(grey.y == grey.x)
    #expect(grey.z == grey.x)
    #expect(grey.w == 0.55)
    #expect(UIConfigurationColorTransformer.monochromeTint != .grayscale)
  }

  @Test("an image stroke defaults to the tint and uses its transformer")
  func strokeColors() {
    var image = Configuration.cell().imageProperties
    #expect(image.strokeWidth == 0)
    #expect(image.resolvedStrokeColor(for: .red) == .red)
    image.strokeColor = .blue
    #expect(image.resolvedStrokeColor(for: .red) == .blue)
    image.strokeColorTransformer = UIConfigurationColorTransformer { _ in .green }
    #expect(image.resolvedStrokeColor(for: .red) == .green)
  }

  @Test("on a point grid standard distances are multiples of cells")
  func pointGrid() {
    let grid = UITraitCollection.processDefault.changing { $0.pointGrid = CGSize(width: 8, height: 16) }
    #expect(Configuration.cell().metrics(with: grid).margins == insets(8, 16, 8, 8))
    #expect(Configuration.cell().metrics(with: grid).imageToText == 8)
    #expect(Configuration.cell().metrics(with: grid).textToSecondaryVertical == 0)
    for style: Configuration in [.plainHeader(), .plainFooter(), .groupedHeader(), .groupedFooter(), .sidebarCell()] {
      let margins = style.metrics(with: grid).margins
      #expect((margins.top + margins.bottom).truncatingRemainder(dividingBy: 16) == 0)
    }
    var own = Configuration.cell()
    own.directionalLayoutMargins.top = 20
    #expect(own.metrics(with: grid).margins == insets(20, 16, 11, 8))
    #expect(Configuration.cell().metrics(with: .processDefault).margins == insets(11, 16, 11, 8))
  }

  @Test("custom state is stored under its key")
  func customState() {
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    let key = UIConfigurationStateCustomKey("unread")
    #expect(state[key] == nil)
    let plain = state
    state[key] = true
    #expect(state[key] == AnyHashable(true))
    #expect(state != plain)
    state[key] = nil
    #expect(state == plain)
  }
}
