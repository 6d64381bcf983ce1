import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct BarImageTests {
  func image(_ color: UIColor, height: CGFloat = 10) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: height)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: height))
    }
  }

  func bar() -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Title")]
    bar.layoutIfNeeded()
    return bar
  }

  /// The view of the line between bar and content.
  func line(_ background: BarBackground) -> UIView? { background.subviews.first { !($0 is UIImageView) } }

  @Test("empty images make a navigation bar clear, without a line")
  func empty() {
    let bar = bar()
    #expect(bar.background.backgroundColor != nil)
    bar.barTintColor = .systemRed
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    bar.layoutIfNeeded()
    #expect(bar.background.backgroundColor == nil)
    #expect(line(bar.background)?.backgroundColor == nil)
    bar.setBackgroundImage(nil, for: .default)
    bar.shadowImage = nil
    bar.layoutIfNeeded()
    expectEqual(bar.background.backgroundColor, .systemRed)
    #expect(line(bar.background)?.backgroundColor != nil)
  }

  @Test("an image fills the background of a navigation bar up to the edge of the screen")
  func image() {
    let bar = bar()
    let image = image(.red)
    bar.heightAbove = 20
    bar.setBackgroundImage(image, for: .default)
    bar.layoutIfNeeded()
    bar.background.layoutIfNeeded()
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.background.imageView?.image === image)
    expectEqual(bar.background.imageView?.frame, CGRect(x: 0, y: 0, width: 320, height: 64))
    expectEqual(bar.background.frame.minY, -20)
  }

  @Test("metrics without an image use that of the default ones")
  func metrics() {
    let bar = bar()
    let (first, second) = (image(.red), image(.blue))
    bar.setBackgroundImage(first, for: .default)
    #expect(bar.backgroundImage(for: .defaultPrompt) == nil)
    bar.topItem?.prompt = "Prompt"
    bar.layoutIfNeeded()
    #expect(bar.background.imageView?.image === first)
    bar.setBackgroundImage(second, for: .defaultPrompt)
    bar.layoutIfNeeded()
    #expect(bar.background.imageView?.image === second)
    bar.topItem?.prompt = nil
    bar.layoutIfNeeded()
    #expect(bar.background.imageView?.image === first)
  }

  @Test("a shadow image is below a navigation bar and above a tab bar, in place of the line")
  func shadow() {
    let bar = bar()
    bar.shadowImage = image(.red, height: 6)
    bar.layoutIfNeeded()
    bar.background.layoutIfNeeded()
    expectEqual(bar.background.shadowView?.frame, CGRect(x: 0, y: 44, width: 320, height: 6))
    #expect(line(bar.background)?.backgroundColor == nil)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    tabs.shadowImage = image(.red, height: 6)
    tabs.layoutIfNeeded()
    tabs.background.layoutIfNeeded()
    expectEqual(tabs.background.shadowView?.frame, CGRect(x: 0, y: -6, width: 320, height: 6))
  }

  @Test("the image of a tab bar takes the place of its background")
  func tabBar() {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let image = image(.red)
    tabs.backgroundImage = image
    tabs.layoutIfNeeded()
    #expect(tabs.background.backgroundColor == nil)
    #expect(tabs.background.imageView?.image === image)
    tabs.backgroundImage = nil
    tabs.layoutIfNeeded()
    #expect(tabs.background.backgroundColor != nil)
    #expect(tabs.background.imageView?.image == nil)
  }

  @Test("the images of an appearance are shown over its colour and in place of its line")
  func appearance() {
    let bar = bar()
    let (image, shadow) = (image(.red), image(.blue, height: 3))
    let appearance = UINavigationBarAppearance()
    appearance.backgroundImage = image
    appearance.backgroundImageContentMode = .scaleAspectFill
    appearance.shadowImage = shadow
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(bar.background.backgroundColor != nil)
    #expect(bar.background.imageView?.image === image)
    expectEqual(bar.background.imageView?.contentMode, .scaleAspectFill)
    #expect(bar.background.shadowView?.image === shadow)
    // Only a template has the colour of the line, and needs one.
    appearance.shadowColor = nil
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(bar.background.shadowView?.image === shadow)
    appearance.shadowImage = shadow.withRenderingMode(.alwaysTemplate)
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(bar.background.shadowView?.image == nil)
    #expect(line(bar.background)?.backgroundColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundImage == nil)
    #expect(appearance.shadowImage == nil)
  }

  @Test("images of proxies pass to bars and buttons")
  func proxies() {
    defer { AppearanceProxy.removeAll() }
    let stage = TestScene(root: UIViewController())
    let image = image(.red)
    UINavigationBar.appearance().setBackgroundImage(image, for: .default)
    UINavigationBar.appearance().shadowImage = image
    UITabBar.appearance().backgroundImage = image
    UITabBar.appearance().shadowImage = image
    UIButton.appearance().setBackgroundImage(image, for: .normal)
    let (bar, tabs, button) = (UINavigationBar(frame: .zero), UITabBar(frame: .zero), UIButton(frame: .zero))
    for view in [bar, tabs, button] { stage.window.addSubview(view) }
    #expect(bar.backgroundImage(for: .default) === image)
    #expect(bar.shadowImage === image)
    #expect(tabs.backgroundImage === image)
    #expect(tabs.shadowImage === image)
    #expect(button.backgroundImage(for: .normal) === image)
  }
}
