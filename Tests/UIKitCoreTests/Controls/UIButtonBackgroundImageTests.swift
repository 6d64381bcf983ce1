import Expectations
import Foundation
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIButtonBackgroundImageTests {
  let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  func image(_ color: UIColor, width: CGFloat = 10, height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("a state without a background image uses that of the normal state")
  func states() {
    let (normal, disabled) = (image(.red), image(.gray))
    #expect(button.currentBackgroundImage == nil)
    #expect(button.backgroundImageView == nil)
    button.setBackgroundImage(normal, for: .normal)
    button.setBackgroundImage(disabled, for: .disabled)
    #expect(button.backgroundImage(for: .selected) === normal)
    #expect(button.currentBackgroundImage === normal)
    button.isEnabled = false
    #expect(button.currentBackgroundImage === disabled)
    #expect(button.backgroundImageView?.image === disabled)
    button.setBackgroundImage(nil, for: .disabled)
    #expect(button.backgroundImageView?.image === normal)
    button.setBackgroundImage(nil, for: .normal)
    #expect(button.backgroundImageView?.image == nil)
  }

  @Test("a background image is behind title, image and configured background, and fills the bounds")
  func place() {
    button.setTitle("Title", for: .normal)
    button.setImage(image(.blue), for: .normal)
    button.setBackgroundImage(image(.red), for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.first === button.backgroundImageView)
    expectEqual(button.backgroundImageView?.frame, button.bounds)
    expectEqual(button.backgroundImageView?.contentMode, .scaleToFill)
    button.configuration = .filled()
    #expect(button.subviews.first === button.backgroundImageView)
    #expect(button.subviews.dropFirst().first === button.configuredBackground)
  }

  @Test("a button is at least as large as its background image")
  func size() {
    button.setTitle("Title", for: .normal)
    let content = button.intrinsicContentSize
    button.setBackgroundImage(image(.red, width: 300, height: 5), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 300, height: content.height))
  }

  @Test("a background image is darker while the button is highlighted, unless that state has its own")
  func highlighted() {
    button.setBackgroundImage(image(.red), for: .normal)
    #expect(button.backgroundImageView?.shade == nil)
    button.isHighlighted = true
    button.layoutIfNeeded()
    let shade = button.backgroundImageView?.shade
    expectEqual(shade?.image?.renderingMode, .alwaysTemplate)
    expectEqual(shade?.frame, button.bounds)
    button.setBackgroundImage(image(.blue), for: .highlighted)
    #expect(shade?.image == nil)
    button.setBackgroundImage(nil, for: .highlighted)
    #expect(shade?.image != nil)
    button.isHighlighted = false
    #expect(shade?.image == nil)
  }
}
