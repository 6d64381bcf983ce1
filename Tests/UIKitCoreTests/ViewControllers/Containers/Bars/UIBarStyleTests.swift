import Expectations
import Foundation
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite("The style of bars")
struct UIBarStyleTests {
  @Test("a black bar and its content are dark in a light environment")
  func black() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = TestScene(root: navigation)
    stage.turn()
    let bar = navigation.navigationBar
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
    bar.barStyle = .black
    stage.turn()
    expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    expectEqual(bar.titleLabel.traitCollection.userInterfaceStyle, .dark)
    expectEqual(navigation.view.traitCollection.userInterfaceStyle, .light)
    bar.barStyle = .default
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
  }

  @Test("a style that the app forces on a bar wins over a black bar")
  func forced() {
    let bar = UIToolbar()
    bar.barStyle = .black
    bar.overrideUserInterfaceStyle = .light
    expectEqual(bar.traitCollection.userInterfaceStyle, .light)
  }

  @Test("the style is an appearance property of every kind of bar")
  func appearance() {
    defer { AppearanceProxy.removeAll() }
    UISearchBar.appearance().barStyle = .black
    UITabBar.appearance().barStyle = .black
    UIToolbar.appearance().barStyle = .black
    let stage = TestScene(root: UIViewController())
    let (search, tabs, tools) = (UISearchBar(), UITabBar(), UIToolbar())
    for bar in [search, tabs, tools] {
      stage.window.addSubview(bar)
      expectEqual(bar.traitCollection.userInterfaceStyle, .dark)
    }
    expectEqual([search.barStyle, tabs.barStyle, tools.barStyle], [.black, .black, .black])
  }
}
