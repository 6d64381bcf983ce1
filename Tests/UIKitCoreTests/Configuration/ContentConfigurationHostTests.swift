import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite(.serialized) struct ContentConfigurationHostTests {
  struct Other: UIContentConfiguration {
    final class View: UIView, UIContentView {
      var configuration: any UIContentConfiguration
      init(_ configuration: Other) {
        self.configuration = configuration
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { return nil }
    }

    func makeContentView() -> any UIView & UIContentView { View(self) }
    func updated(for state: any UIConfigurationState) -> Self { self }
  }

  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))

  @Test("a configuration of the same type reuses the view; nil removes it")
  func keeping() throws {
    let host = ContentConfigurationHost()
    host.replace(with: UIListContentConfiguration.cell(), in: container, of: container)
    let view = try #require(host.contentView)
    expectEqual(container.subviews, [view])
    expectEqual(view.frame, container.bounds)
    var other = UIListContentConfiguration.valueCell()
    other.text = "Fuji"
    host.replace(with: other, in: container, of: container)
    #expect(host.contentView === view)
    expectEqual(view.configuration as? UIListContentConfiguration, other)
    container.frame.size.width = 200
    container.layoutIfNeeded()
    expectEqual(view.frame, container.bounds)
    host.replace(with: nil, in: container, of: container)
    #expect(host.contentView == nil)
    #expect(host.configuration == nil)
    #expect(container.subviews.isEmpty)
  }

  @Test("the content is measured at a given width")
  func measuring() {
    withRuler {
      let host = ContentConfigurationHost()
      #expect(host.sizeFitting(width: 100) == nil)
      var row = UIListContentConfiguration.cell()
      row.text = "aaaa bbbb cccc"
      host.replace(with: row, in: container, of: container)
      #expect(abs((host.sizeFitting(width: 375)?.height ?? 0) - 42.333) < 0.01)
      #expect(abs((host.sizeFitting(width: 110)?.height ?? 0) - 62.667) < 0.01)
    }
  }

  @Test("an unsupported configuration replaces the view with the original's warning")
  func replacing() throws {
    let host = ContentConfigurationHost()
    host.replace(with: UIListContentConfiguration.cell(), in: container, of: container)
    let view = try #require(host.contentView)
    let warnings = loggedMessages(.warning) { host.replace(with: Other(), in: container, of: container) }
    #expect(host.contentView is Other.View)
    #expect(view.superview == nil)
    expectEqual(container.subviews, [try #require(host.contentView)])
    let warning = try #require(warnings.first { $0.contains("content configuration") })
    #expect(
      warning.hasPrefix(
        "Warning: You are setting a new content configuration to a cell that has an existing content configuration, "
          + "but the existing content view does not support the new configuration. "))
  }
}
