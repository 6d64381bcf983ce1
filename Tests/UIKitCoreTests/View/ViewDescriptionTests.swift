import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("Descriptions of views")
struct ViewDescriptionTests {
  private final class Plain: UIView {}
  private final class Title: UILabel {}

  /// The description without addresses.
  private func form(_ view: UIView) -> String {
    view.description.replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test("a view has its class, its address, its frame and its layer")
  func plain() {
    let view = UIView(frame: CGRect(x: 1, y: 2.5, width: 30, height: 116.66666))
    expectEqual(form(view), "<UIView: 0x; frame = (1 2.5; 30 116.667); layer = <CALayer: 0x>>")
    #expect(view.description.contains(NSLayoutConstraint.address(of: view)))
  }

  @Test("attributes are named if they differ from their defaults")
  func attributes() {
    let view = UIView()
    view.clipsToBounds = true
    view.alpha = 0.5
    view.isHidden = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.tag = 7
    expectEqual(
      form(view),
      "<UIView: 0x; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; hidden = YES; autoresize = W+H; "
        + "userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>")
  }

  @Test("an app's class names the class that it inherits from, but not UIView")
  func baseClass() {
    let title = Title()
    title.text = "a"
    expectEqual(
      form(title),
      "<Title: 0x; baseClass = UILabel; frame = (0 0; 0 0); text = 'a'; userInteractionEnabled = NO; "
        + "layer = <CALayer: 0x>>")
    expectEqual(form(Plain()), "<Plain: 0x; frame = (0 0; 0 0); layer = <CALayer: 0x>>")
  }

  @Test("a scroll view has its offset, its content's size and its insets")
  func scrollView() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 250.5)
    view.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    view.contentOffset.y = -8
    expectEqual(
      form(view),
      "<UIScrollView: 0x; frame = (0 0; 100 100); clipsToBounds = YES; layer = <CALayer: 0x>; contentOffset: {0, -8}; "
        + "contentSize: {100, 250.5}; adjustedContentInset: {8, 0, 0, 0}>")
  }
}
