import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIButtonTitleTests {
  let red = AttributeContainer([.foregroundColor: UIColor.red])

  /// The runs of a label: their texts, font sizes and colours.
  private func runs(of label: UILabel?) -> [Run] {
    (label?.attributedText?.runs ?? []).map {
      Run($0.text, ($0.attributes[.font] as? UIFont)?.pointSize, $0.attributes[.foregroundColor] as? UIColor)
    }
  }

  private struct Run: Equatable {
    let text: String
    let size: CGFloat?
    let color: UIColor?

    init(_ text: String, _ size: CGFloat?, _ color: UIColor?) {
      self.text = text
      self.size = size
      self.color = color
    }
  }

  @Test("the title is the text of the attributed title, and the other way round")
  func mirrors() {
    var configuration = UIButton.Configuration.plain()
    #expect(configuration.attributedTitle == nil)
    configuration.attributedTitle = AttributedString("Save", attributes: red)
    expectEqual(configuration.title, "Save")
    configuration.title = "Open"
    expectEqual(configuration.attributedTitle, AttributedString("Open"))
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
    configuration.attributedSubtitle = AttributedString("now", attributes: red)
    expectEqual(configuration.subtitle, "now")
    configuration.subtitle = "later"
    expectEqual(configuration.attributedSubtitle, AttributedString("later"))
    configuration.subtitle = nil
    #expect(configuration.attributedSubtitle == nil)
  }

  @Test("configurations whose titles differ in their attributes are not equal")
  func equality() {
    var (one, two) = (UIButton.Configuration.plain(), UIButton.Configuration.plain())
    one.attributedTitle = AttributedString("Save")
    two.title = "Save"
    expectEqual(one, two)
    one.attributedTitle = AttributedString("Save", attributes: red)
    #expect(one != two)
    let transformer = UIConfigurationTextAttributesTransformer { $0 }
    two = one
    two.titleTextAttributesTransformer = transformer
    #expect(one != two)
    one.titleTextAttributesTransformer = transformer
    expectEqual(one, two)
    one.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
    #expect(one != two)
  }

  @Test("a run of the title has its own attributes, and those of the configuration where it sets none")
  func ownAttributes() {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = .blue
    configuration.attributedTitle =
      AttributedString("Delete", attributes: red)
      + AttributedString(" all", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 9)]))
    configuration.attributedSubtitle = AttributedString("forever", attributes: red)
    let button = UIButton(configuration: configuration)
    expectEqual(runs(of: button.titleLabel), [Run("Delete", 17, .red), Run(" all", 9, .blue)])
    expectEqual(runs(of: button.subtitleLabel), [Run("forever", 13, .red)])
    expectEqual(button.currentTitle, "Delete all")
    expectEqual(button.accessibilityLabel, "Delete all")
    button.configuration?.title = "Delete"
    expectEqual(runs(of: button.titleLabel), [Run("Delete", 17, .blue)])
  }

  @Test("a transformer changes the attributes of the configuration and of the title, also of one without attributes")
  func transformer() {
    var configuration = UIButton.Configuration.plain()
    configuration.baseForegroundColor = .blue
    configuration.title = "Save"
    configuration.subtitle = "now"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.systemFont(ofSize: (incoming.font?.pointSize ?? 0) + 3)
      return outgoing
    }
    configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.foregroundColor = UIColor.green
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    expectEqual(runs(of: button.titleLabel), [Run("Save", 20, .blue)])
    expectEqual(runs(of: button.subtitleLabel), [Run("now", 13, .green)])
    button.configuration?.attributedTitle = AttributedString("Save", attributes: red)
    expectEqual(runs(of: button.titleLabel), [Run("Save", 20, .red)])
    button.configuration?.titleTextAttributesTransformer = nil
    expectEqual(runs(of: button.titleLabel), [Run("Save", 17, .red)])
  }

  @Test("the colour of the configuration follows the button's state")
  func state() {
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle =
      AttributedString("A", attributes: red)
      + AttributedString("b", attributes: AttributeContainer([.underlineStyle: NSUnderlineStyle.single.rawValue]))
    let button = UIButton(configuration: configuration)
    button.isEnabled = false
    expectEqual(runs(of: button.titleLabel).map(\.color), [.red, .tertiaryLabel])
    button.isEnabled = true
    expectEqual(runs(of: button.titleLabel).map(\.color), [.red, button.tintColor])
  }

  @Test("the button is as large as its title with the attributes")
  func size() {
    withRuler {
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Save"
      let button = UIButton(configuration: configuration)
      let plain = button.intrinsicContentSize
      button.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = UIFont.systemFont(ofSize: 34)
        return attributes
      }
      expectEqual(button.intrinsicContentSize.width - plain.width, 34)
      #expect(button.intrinsicContentSize.height > plain.height)
    }
  }

  @Test("an attributed title of a state is shown in place of the title, with the button's colour where it sets none")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("plain", for: .normal)
    button.setTitleColor(.blue, for: .normal)
    button.setAttributedTitle(
      NSAttributedString(
        AttributedString("A", attributes: red)
          + AttributedString("b", attributes: AttributeContainer([.underlineStyle: NSUnderlineStyle.single.rawValue]))),
      for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "off"), for: .disabled)
    expectEqual(button.titleLabel?.text, "Ab")
    expectEqual(button.titleLabel?.textColor, .blue)
    expectEqual(runs(of: button.titleLabel).map(\.color), [.red, nil])
    expectEqual(button.currentAttributedTitle?.string, "Ab")
    expectEqual(button.attributedTitle(for: .highlighted)?.string, "Ab")
    expectEqual(button.currentTitle, "plain")
    expectEqual(button.accessibilityLabel, "Ab")
    button.isEnabled = false
    expectEqual(button.titleLabel?.text, "off")
    button.setAttributedTitle(nil, for: .disabled)
    button.setAttributedTitle(nil, for: .normal)
    expectEqual(button.titleLabel?.text, "plain")
    #expect(button.currentAttributedTitle == nil)
  }

  @Test("a configuration without a title shows that of the button's state, with its attributes")
  func configurationOverState() {
    let button = UIButton(configuration: .plain())
    button.setAttributedTitle(NSAttributedString(AttributedString("state", attributes: red)), for: .normal)
    expectEqual(runs(of: button.titleLabel), [Run("state", 17, .red)])
    button.configuration?.title = "own"
    expectEqual(button.titleLabel?.text, "own")
    expectEqual(button.currentAttributedTitle?.string, "own")
  }
}
