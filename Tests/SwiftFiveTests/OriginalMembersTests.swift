import Foundation
import PergolaTesting
import Testing
import UIKit

/// A container as an app writes it.
private class ColumnController: UIViewController {
  var preferred: [CGSize] = []

  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferred.append(container.preferredContentSize)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    CGSize(width: parentSize.width / 2, height: parentSize.height)
  }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
  }

  override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.systemLayoutFittingSizeDidChange(forChildContentContainer: container)
  }
}

/// Members that apps and their tests name.
@MainActor @Suite("Members of the original that apps name")
struct OriginalMembersTests {
  @Test("an app's container overrides the methods of a content container")
  func contentContainer() {
    let container = ColumnController()
    let child = UIViewController()
    container.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(container.preferred == [CGSize(width: 10, height: 20)])
    let size = container.size(forChildContentContainer: child, withParentContainerSize: CGSize(width: 8, height: 4))
    #expect(size == CGSize(width: 4, height: 4))
  }

  @Test("a link of an attributed string is one of its conversion, and back")
  func link() throws {
    let url = try #require(URL(string: "https://example.org"))
    let text = NSAttributedString(string: "site", attributes: [.link: url])
    #expect(AttributedString(text).link == url)
    let back = NSAttributedString(AttributedString(text))
    #expect(back.attribute(.link, at: 0, effectiveRange: nil) as? URL == url)
  }

  @Test("the presentation intent of an attributed string is one of its conversion")
  func presentationIntent() {
    let intent = InlinePresentationIntent.stronglyEmphasized
    let text = NSAttributedString(string: "strong", attributes: [.inlinePresentationIntent: intent.rawValue])
    #expect(AttributedString(text).inlinePresentationIntent == intent)
  }

  @Test("a button has the label of its configuration's subtitle")
  func subtitleLabel() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Send"
    let button = UIButton(configuration: configuration)
    #expect(button.subtitleLabel == nil)
    button.configuration?.subtitle = "to all"
    #expect(button.subtitleLabel?.text == "to all")
  }
}
