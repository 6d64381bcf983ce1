import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Edge insets of buttons without a configuration")
struct UIButtonEdgeInsetTests {
  private func button() -> UIButton {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    return button
  }

  private func frames(of button: UIButton) throws -> (title: CGRect, image: CGRect) {
    button.layoutIfNeeded()
    return (try #require(button.titleLabel).frame, try #require(button.imageView).frame)
  }

  @Test("a left inset and the same right one below zero move a part by it, and the button keeps its size")
  func moves() throws {
    let button = button()
    let (size, before) = (button.intrinsicContentSize, try frames(of: button))
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
    button.imageEdgeInsets = UIEdgeInsets(top: 4, left: -10, bottom: -4, right: 10)
    let after = try frames(of: button)
    expectEqual(after.title, before.title.offsetBy(dx: 8, dy: 0))
    expectEqual(after.image, before.image.offsetBy(dx: -10, dy: 4))
    expectEqual(button.intrinsicContentSize, size)
  }

  @Test(
    "one inset moves by half in the middle, by all at the side that it is on, and not at the other one",
    arguments: [(UIControl.ContentHorizontalAlignment.center, 5.0), (.left, 10), (.right, 0)])
  func sides(alignment: UIControl.ContentHorizontalAlignment, distance: CGFloat) throws {
    let button = button()
    button.contentHorizontalAlignment = alignment
    let before = try frames(of: button)
    button.titleEdgeInsets.left = 10
    expectEqual(try frames(of: button).title, before.title.offsetBy(dx: distance, dy: 0))
  }

  @Test("insets that leave less room make a title narrower")
  func clips() throws {
    let button = button()
    let width = try frames(of: button).title.width
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 100, bottom: 0, right: 80)
    #expect(try frames(of: button).title.width < width)
  }

  @Test("a configuration takes no notice of them")
  func configuration() throws {
    let button = button()
    button.configuration = .plain()
    button.configuration?.title = "Go"
    button.configuration?.image = UIImage(systemName: "star")
    let before = try frames(of: button)
    button.titleEdgeInsets.left = 20
    button.setNeedsLayout()
    expectEqual(try frames(of: button).title, before.title)
  }
}
