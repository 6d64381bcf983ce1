import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

/// Each test is synchronous and removes its proxies at its end, because they belong to the process.
@MainActor @Suite struct UIAppearanceTests {
  final class Outer: UIView {}
  final class Inner: UIView {}
  class Gauge: UIView {}
  final class SmallGauge: Gauge {}
  final class Page: UIViewController {}

  let stage = TestScene()

  @Test("the class of the call is the type of the proxy, which keeps its values")
  func type() {
    defer { AppearanceProxy.removeAll() }
    UISwitch.appearance().onTintColor = .systemRed
    let proxy: UISwitch = UISwitch.appearance()
    expectEqual(proxy.onTintColor, .systemRed)
    #expect(proxy === UISwitch.appearance())
    #expect(proxy !== UISwitch.appearance(whenContainedInInstancesOf: [Page.self]))
  }

  @Test("a view takes the values when it enters a window, and not before")
  func entering() {
    defer { AppearanceProxy.removeAll() }
    UISwitch.appearance().onTintColor = .systemRed
    let control = UISwitch()
    let parent = UIView()
    parent.addSubview(control)
    #expect(control.onTintColor == nil)
    stage.window.addSubview(parent)
    expectEqual(control.onTintColor, .systemRed)
  }

  @Test("a view in a window keeps its values when the proxy changes, and takes the new ones when it enters again")
  func later() {
    defer { AppearanceProxy.removeAll() }
    UISwitch.appearance().onTintColor = .systemRed
    let control = UISwitch()
    stage.window.addSubview(control)
    UISwitch.appearance().onTintColor = .systemBlue
    expectEqual(control.onTintColor, .systemRed)
    control.removeFromSuperview()
    stage.window.addSubview(control)
    expectEqual(control.onTintColor, .systemBlue)
  }

  @Test("a value that was set on the view itself wins")
  func ownValue() {
    defer { AppearanceProxy.removeAll() }
    UISwitch.appearance().onTintColor = .systemRed
    UISwitch.appearance().thumbTintColor = .systemPink
    let control = UISwitch()
    control.onTintColor = .systemGreen
    stage.window.addSubview(control)
    expectEqual(control.onTintColor, .systemGreen)
    expectEqual(control.thumbTintColor, .systemPink)
  }

  @Test("a value that was set in the window stays when the view enters again")
  func ownValueInWindow() {
    defer { AppearanceProxy.removeAll() }
    UISwitch.appearance().onTintColor = .systemRed
    let control = UISwitch()
    stage.window.addSubview(control)
    control.onTintColor = .systemGreen
    control.removeFromSuperview()
    stage.window.addSubview(control)
    expectEqual(control.onTintColor, .systemGreen)
  }

  @Test("a proxy applies to subclasses, and one of the subclass wins")
  func subclasses() {
    defer { AppearanceProxy.removeAll() }
    SmallGauge.appearance().backgroundColor = .systemRed
    Gauge.appearance().backgroundColor = .systemBlue
    Gauge.appearance().tintColor = .systemGreen
    let (gauge, small, other) = (Gauge(), SmallGauge(), UIView())
    for view in [gauge, small, other] { stage.window.addSubview(view) }
    expectEqual(gauge.backgroundColor, .systemBlue)
    expectEqual(small.backgroundColor, .systemRed)
    expectEqual(small.tintColor, .systemGreen)
    #expect(other.backgroundColor == nil)
  }

  @Test("containers are named from the innermost outwards, with other views between them")
  func containers() {
    defer { AppearanceProxy.removeAll() }
    Gauge.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).backgroundColor = .systemRed
    let (right, wrong) = (Gauge(), Gauge())
    let (outer, middle, inner) = (Outer(), UIView(), Inner())
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.addSubview(right)
    stage.window.addSubview(outer)
    let (outer2, inner2) = (Outer(), Inner())
    inner2.addSubview(outer2)
    outer2.addSubview(wrong)
    stage.window.addSubview(inner2)
    expectEqual(right.backgroundColor, .systemRed)
    #expect(wrong.backgroundColor == nil)
  }

  @Test("a container nearer to the window wins, then more containers, both over none")
  func order() {
    defer { AppearanceProxy.removeAll() }
    Gauge.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).tintColor = .systemYellow
    Gauge.appearance(whenContainedInInstancesOf: [Outer.self]).tintColor = .systemGreen
    Gauge.appearance(whenContainedInInstancesOf: [Outer.self]).backgroundColor = .systemGreen
    Gauge.appearance(whenContainedInInstancesOf: [Inner.self]).backgroundColor = .systemRed
    Gauge.appearance().backgroundColor = .systemBlue
    let (outer, inner, gauge) = (Outer(), Inner(), Gauge())
    outer.addSubview(inner)
    inner.addSubview(gauge)
    stage.window.addSubview(outer)
    expectEqual(gauge.backgroundColor, .systemGreen)
    expectEqual(gauge.tintColor, .systemYellow)
  }

  @Test("a view controller is a container of the views in its view")
  func controllers() {
    defer { AppearanceProxy.removeAll() }
    Gauge.appearance(whenContainedInInstancesOf: [Page.self]).backgroundColor = .systemRed
    let (page, gauge) = (Page(), Gauge())
    page.view.addSubview(gauge)
    stage.window.rootViewController = page
    stage.turn()
    expectEqual(gauge.backgroundColor, .systemRed)
  }

  @Test("a proxy for traits applies where the view has them")
  func traits() {
    defer { AppearanceProxy.removeAll() }
    Gauge.appearance(for: UITraitCollection(userInterfaceIdiom: .phone)).backgroundColor = .systemRed
    Gauge.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).tintColor = .systemGreen
    let gauge = Gauge()
    stage.window.addSubview(gauge)
    expectEqual(gauge.backgroundColor, .systemRed)
    expectEqual(gauge.tintColor, .systemBlue)
  }

  @Test("a nil tint colour of the proxy leaves the inherited one")
  func nilTint() {
    defer { AppearanceProxy.removeAll() }
    Gauge.appearance().tintColor = .systemRed
    Gauge.appearance().tintColor = nil
    let (parent, gauge) = (UIView(), Gauge())
    parent.tintColor = .systemGreen
    parent.addSubview(gauge)
    stage.window.addSubview(parent)
    expectEqual(gauge.tintColor, .systemGreen)
  }

  @Test("a bar takes colours, title attributes and appearances")
  func navigationBar() {
    defer { AppearanceProxy.removeAll() }
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .systemTeal
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().tintColor = .systemRed
    UINavigationBar.appearance().barTintColor = .systemPink
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.turn()
    expectEqual(navigation.navigationBar.standardAppearance.backgroundColor, .systemTeal)
    expectEqual(navigation.navigationBar.tintColor, .systemRed)
    expectEqual(navigation.navigationBar.barTintColor, .systemPink)
    expectEqual(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor, .systemBlue)
  }

  @Test("a bar button item takes the tint colour when its bar shows it, its own one wins")
  func barButtonItems() {
    defer { AppearanceProxy.removeAll() }
    UIBarButtonItem.appearance().tintColor = .systemRed
    let page = UIViewController()
    let (first, second) = (UIBarButtonItem(title: "First"), UIBarButtonItem(title: "Second"))
    second.tintColor = .systemGreen
    page.navigationItem.rightBarButtonItems = [first, second]
    #expect(first.tintColor == nil)
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.turn()
    expectEqual(first.tintColor, .systemRed)
    expectEqual(first.itemView?.tintColor, .systemRed)
    expectEqual(second.tintColor, .systemGreen)
  }

  @Test("a method with a state is a customization for each state")
  func methods() {
    defer { AppearanceProxy.removeAll() }
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemBlue], for: .selected)
    let control = UISegmentedControl(frame: .zero)
    control.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .selected)
    stage.window.addSubview(control)
    expectEqual(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor, .systemRed)
    expectEqual(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor, .systemGreen)
  }

  @Test("each appearance property passes from the proxy to an instance")
  func properties() {
    defer { AppearanceProxy.removeAll() }
    func check<View: UIView>(_ path: ReferenceWritableKeyPath<View, UIColor?>) {
      View.appearance()[keyPath: path] = .systemRed
      let view = View(frame: .zero)
      stage.window.addSubview(view)
      expectEqual(view[keyPath: path], .systemRed, "\(path)")
    }
    check(\UIToolbar.barTintColor)
    check(\UITabBar.barTintColor)
    check(\UITabBar.unselectedItemTintColor)
    check(\UISearchBar.barTintColor)
    check(\UISearchBar.backgroundColor)
    check(\UISwitch.thumbTintColor)
    check(\UISlider.minimumTrackTintColor)
    check(\UISlider.maximumTrackTintColor)
    check(\UISlider.thumbTintColor)
    check(\UIProgressView.progressTintColor)
    check(\UIProgressView.trackTintColor)
    check(\UIPageControl.pageIndicatorTintColor)
    check(\UIPageControl.currentPageIndicatorTintColor)
    check(\UISegmentedControl.selectedSegmentTintColor)
    check(\UITextField.textColor)
    check(\UITextView.backgroundColor)
  }

  @Test("labels take font and colour")
  func labels() {
    defer { AppearanceProxy.removeAll() }
    UILabel.appearance().font = .boldSystemFont(ofSize: 20)
    UILabel.appearance(whenContainedInInstancesOf: [Outer.self]).textColor = .systemRed
    let (outer, label) = (Outer(), UILabel())
    outer.addSubview(label)
    stage.window.addSubview(outer)
    expectEqual(label.font, .boldSystemFont(ofSize: 20))
    expectEqual(label.textColor, .systemRed)
  }

  @Test("the buttons of items take the title attributes of the item's proxy")
  func titleAttributes() throws {
    defer { AppearanceProxy.removeAll() }
    UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.systemRed], for: .normal)
    let item = UIBarButtonItem(title: "One")
    let button = try #require(item.itemView as? BarButton)
    stage.window.addSubview(button)
    expectEqual(button.titleColor(for: .normal), .systemRed)
  }
}
