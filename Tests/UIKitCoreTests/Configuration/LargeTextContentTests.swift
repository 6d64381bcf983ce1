import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Contents of list rows at accessibility text sizes")
struct LargeTextContentTests {
  private typealias Configuration = UIListContentConfiguration

  /// A content view in a window of a text size.
  private func show(_ configuration: UIListContentConfiguration, at category: UIContentSizeCategory)
    -> UIListContentView
  {
    let controller = UIViewController()
    controller.traitOverrides.preferredContentSizeCategory = category
    let scene = TestScene(.phone(size: CGSize(width: 200, height: 400)), root: controller)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    controller.view.addSubview(view)
    scene.turn()
    return view
  }

  private static let texts = "A title of several words"

  private static let configurations: [UIListContentConfiguration] = [
    .sidebarCell(), .sidebarSubtitleCell(), .accompaniedSidebarCell(), .accompaniedSidebarSubtitleCell(),
    .sidebarHeader(),
  ]

  @Test("titles of sidebars have one line at other sizes, and as many as they need at these", arguments: 0..<5)
  func titles(index: Int) {
    var configuration = Self.configurations[index]
    configuration.text = Self.texts
    expectEqual(show(configuration, at: .extraExtraExtraLarge).shownLabels[0].numberOfLines, 1)
    let large = show(configuration, at: .accessibilityLarge)
    expectEqual(large.shownLabels[0].numberOfLines, 0)
    #expect(large.intrinsicContentSize(forWidth: 100)?.height ?? 0 > large.intrinsicContentSize.height)
  }

  @Test("secondary texts of sidebars wrap as well")
  func secondary() {
    var configuration = Configuration.sidebarSubtitleCell()
    configuration.text = "a"
    configuration.secondaryText = Self.texts
    expectEqual(show(configuration, at: .large).shownLabels[1].numberOfLines, 1)
    expectEqual(show(configuration, at: .accessibilityMedium).shownLabels[1].numberOfLines, 0)
  }

  @Test("an app's number of lines applies at every size")
  func own() {
    var configuration = Configuration.sidebarHeader()
    configuration.text = Self.texts
    configuration.textProperties.numberOfLines = 1
    expectEqual(show(configuration, at: .accessibilityLarge).shownLabels[0].numberOfLines, 1)
  }

  @Test("a change of the text size changes the lines of a visible row")
  func change() {
    var configuration = Configuration.sidebarCell()
    configuration.text = Self.texts
    let controller = UIViewController()
    let scene = TestScene(.phone(size: CGSize(width: 200, height: 400)), root: controller)
    let view = UIListContentView(configuration: configuration)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    controller.view.addSubview(view)
    scene.turn()
    expectEqual(view.shownLabels[0].numberOfLines, 1)
    controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    scene.turn()
    expectEqual(view.shownLabels[0].numberOfLines, 0)
  }
}

extension UIListContentView {
  /// The labels, from top to bottom.
  fileprivate var shownLabels: [UILabel] {
    layoutIfNeeded()
    return subviews.compactMap { $0 as? UILabel }.sorted { $0.frame.minY < $1.frame.minY }
  }
}
