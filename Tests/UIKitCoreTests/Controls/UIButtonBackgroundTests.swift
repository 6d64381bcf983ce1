import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIButtonBackgroundTests {
  /// A button of 100 x 40 points, laid out.
  func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    return button
  }

  func parts(of button: UIButton) throws -> BackgroundConfigurationView {
    try #require(button.configuredBackground as? BackgroundConfigurationView)
  }

  @Test("by default the background has no colour of its own, and a radius of 6 points")
  func defaults() {
    let background = UIButton.Configuration.filled().background
    #expect(background.backgroundColor == nil)
    expectEqual(background.cornerRadius, 6)
    expectEqual(background.strokeWidth, 0)
    expectEqual(UIButton.Configuration.filled(), .filled())
  }

  @Test("the background's colour overrides that of the style, and is not dimmed")
  func color() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .systemGreen
    expectEqual(button(configuration).configuredBackground?.backgroundColor, .systemGreen)
    configuration.background.backgroundColor = .systemRed
    let button = button(configuration)
    expectEqual(button.configuredBackground?.backgroundColor, .systemRed)
    button.isEnabled = false
    expectEqual(button.configuredBackground?.backgroundColor, .systemRed)
    var plain = UIButton.Configuration.plain()
    plain.background.backgroundColor = .systemRed
    expectEqual(self.button(plain).configuredBackground?.backgroundColor, .systemRed)
  }

  @Test("the background of a selected plain or gray button is translucent, of the base or the tint colour")
  func selection() {
    for configuration in [UIButton.Configuration.plain(), .gray()] {
      let button = button(configuration)
      let usual = button.configuredBackground?.backgroundColor
      button.isSelected = true
      button.layoutIfNeeded()
      let selected = button.configuredBackground?.backgroundColor
      #expect(selected != usual)
      expectEqual(selected, button.tintColor?.withAlphaComponent(0.18))
      button.configuration?.baseBackgroundColor = .clear
      button.layoutIfNeeded()
      expectEqual(button.configuredBackground?.backgroundColor, .clear)
      button.configuration?.baseBackgroundColor = nil
      button.isSelected = false
      button.layoutIfNeeded()
      expectEqual(button.configuredBackground?.backgroundColor, usual)
    }
  }

  @Test("a transformer changes the colour of the style or of the background")
  func transformer() {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .systemGreen
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0 == .systemGreen ? .systemBlue : .systemPink
    }
    expectEqual(button(configuration).configuredBackground?.backgroundColor, .systemBlue)
    configuration.background.backgroundColor = .systemRed
    expectEqual(button(configuration).configuredBackground?.backgroundColor, .systemPink)
  }

  @Test(
    "the background's corner radius counts in the styles that do not set one",
    arguments: [(.fixed, 11), (.dynamic, 11), (.small, 5), (.medium, 6), (.large, 9), (.capsule, 20)]
      as [(UIButton.Configuration.CornerStyle, CGFloat)])
  func radius(style: UIButton.Configuration.CornerStyle, radius: CGFloat) throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.cornerRadius = 11
    configuration.cornerStyle = style
    expectEqual(button(configuration).configuredBackground?.layer.cornerRadius, radius)
    configuration.background.strokeWidth = 1
    try expectEqual(parts(of: button(configuration)).configuration.cornerRadius, radius)
  }

  @Test("a stroke has its colour and width, and lies outside by its outset")
  func stroke() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 2
    configuration.background.strokeOutset = 3
    let view = try parts(of: button(configuration))
    view.layoutIfNeeded()
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 100, height: 40))
    let stroke = try #require(view.subviews.last)
    expectEqual(stroke.layer.borderWidth, 2)
    expectEqual(stroke.layer.borderColor, UIColor.red.cgColor)
    expectEqual(stroke.frame, CGRect(x: -3, y: -3, width: 106, height: 46))
    expectEqual(view.subviews.first?.backgroundColor, .clear)
  }

  @Test("a custom view and an image are shown inside the background, behind the title")
  func content() throws {
    let custom = UIView()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.background.customView = custom
    configuration.background.image = UIImage()
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 2, trailing: 4)
    let button = button(configuration)
    let view = try parts(of: button)
    view.layoutIfNeeded()
    #expect(custom.isDescendant(of: view))
    expectEqual(custom.frame.size, CGSize(width: 92, height: 36))
    #expect(button.subviews.first === view)
  }

  @Test("a background that becomes a colour alone, or nothing, is replaced")
  func changes() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.background.strokeWidth = 1
    let button = button(configuration)
    _ = try parts(of: button)
    button.configuration = .filled()
    expectEqual(button.configuredBackground?.backgroundColor, button.tintColor)
    #expect(!(button.configuredBackground is BackgroundConfigurationView))
    button.configuration = .plain()
    #expect(button.configuredBackground == nil)
    #expect(button.subviews.filter { $0 is BackgroundConfigurationView }.isEmpty)
  }
}
