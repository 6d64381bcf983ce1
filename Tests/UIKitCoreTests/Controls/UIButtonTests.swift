import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIButtonTests {
  let screen = InputScene()

  @Test("a button shows its primary action's title and performs it once")
  func primaryAction() {
    var count = 0
    let button = UIButton(primaryAction: UIAction(title: "Add") { _ in count += 1 })
    button.sizeToFit()
    screen.window.addSubview(button)
    expectEqual(button.titleLabel?.text, "Add")
    expectEqual(button.currentTitle, "Add")
    screen.tap(5, 5)
    expectEqual(count, 1)
  }

  @Test("a state without values uses those of the normal state")
  func states() {
    let button = UIButton(type: .custom)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.red, for: .normal)
    expectEqual(button.title(for: .highlighted), "On")
    expectEqual(button.currentTitleColor, .red)
    button.isEnabled = false
    expectEqual(button.titleLabel?.text, "Off")
    expectEqual(button.currentTitleColor, .red)
  }

  @Test("a system button's title is tinted, a custom one's is white")
  func colors() {
    let system = UIButton(type: .system)
    system.setTitle("A", for: .normal)
    system.tintColor = .systemPurple
    expectEqual(system.titleLabel?.textColor, .systemPurple)
    let custom = UIButton(type: .custom)
    custom.setTitle("A", for: .normal)
    expectEqual(custom.titleLabel?.textColor, .white)
  }

  @Test("a filled configuration has a tinted background and padding")
  func configuration() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    let button = UIButton(configuration: configuration)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(title != .zero)
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 24, height: title.height + 14))
    expectEqual(button.configuredBackground?.backgroundColor, button.tintColor)
    expectEqual(button.titleLabel?.textColor, .white)
    button.configuration = .plain()
    #expect(button.configuredBackground == nil)
  }

  @Test("bordered styles have backgrounds: gray, translucent in the tint colour, and the tint colour")
  func bordered() {
    let tint = UIColor.systemGreen
    let expected: [(UIButton.Configuration, UIColor)] = [
      (.bordered(), .secondarySystemFill), (.borderedTinted(), tint.withAlphaComponent(0.18)),
      (.borderedProminent(), tint),
    ]
    for (configuration, color) in expected {
      let button = UIButton(configuration: configuration)
      button.tintColor = tint
      button.layoutIfNeeded()
      expectEqual(button.configuredBackground?.backgroundColor, color)
    }
  }

  @Test("an image is leading of the title or at its placement")
  func image() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "plus")
    #expect(configuration.image != nil)
    configuration.imagePadding = 4
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let label = try #require(button.titleLabel)
    #expect(abs(image.frame.maxX + 4 - label.frame.minX) < 1)
    expectEqual(image.frame.minX, 12)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    expectEqual(label.frame.minX, 12)
    button.configuration?.imagePlacement = .top
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(image.frame.maxY <= label.frame.minY)
  }

  @Test("the update handler runs once before the next layout")
  func updateHandler() {
    let button = UIButton(configuration: .plain())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { states.append($0.state) }
    button.layoutIfNeeded()
    button.isSelected = true
    button.isEnabled = false
    button.layoutIfNeeded()
    expectEqual(states, [.normal, [.disabled, .selected]])
  }

  @Test("a button has the role, name and disabled state")
  func semantics() throws {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    let semantics = try #require(button.makeSemantics())
    expectEqual(semantics.role, .button)
    expectEqual(semantics.label, "Save")
    expectEqual(semantics.state, .disabled)
    #expect(!button.canBecomeFocused)
  }

  @Test("the title of a system button has 15 points, that of a custom one 18")
  func titleSizes() {
    for (type, size) in [(UIButton.ButtonType.system, CGFloat(15)), (.custom, 18)] {
      let button = UIButton(type: type)
      button.setTitle("A", for: .normal)
      expectEqual(button.titleLabel?.font.pointSize, size)
    }
  }

  @Test("a system button is 12 points higher than its title and at least 30 wide, unless the app sets insets")
  func leastWidth() {
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    let title = button.titleLabel?.intrinsicContentSize ?? .zero
    expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: title.height + 12))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    expectEqual(button.intrinsicContentSize.width, title.width + 2)
  }
}
