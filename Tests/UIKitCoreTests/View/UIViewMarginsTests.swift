import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIViewMarginsTests {
  let stage = TestScene(.phone(safeArea: .init(top: 47, bottom: 34)), root: UIViewController())

  @Test("the safe area applies to subviews as far as it overlaps them")
  func safeArea() throws {
    let root = try #require(stage.window.rootViewController?.view)
    expectEqual(root.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let child = UIView(frame: CGRect(x: 0, y: 40, width: 390, height: 100))
    root.addSubview(child)
    expectEqual(child.safeAreaInsets, UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0))
    stage.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    expectEqual(child.safeAreaInsets.top, 17)
  }

  @Test("a view that reaches beyond its superview has at most the superview's safe area insets")
  func beyond() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let child = UIView(frame: CGRect(x: -20, y: -100, width: 500, height: 1000))
    root.addSubview(child)
    expectEqual(child.safeAreaInsets, UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  }

  @Test("preserved margins of a view that reaches beyond its superview are the superview's")
  func preservedBeyond() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let child = UIView(frame: CGRect(x: -20, y: 100, width: 500, height: 100))
    child.preservesSuperviewLayoutMargins = true
    root.addSubview(child)
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
  }

  @Test("a stack with margins below the end of a window that is too low is laid out in few rounds")
  func low() throws {
    final class CountingView: UIView {
      var passes = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
      }
    }
    let root = try #require(stage.window.rootViewController?.view)
    let row = CountingView()
    row.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let bar = UIStackView(arrangedSubviews: [row])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    stage.scene.configure { $0.size = CGSize(width: 390, height: 1) }
    stage.turn()
    #expect(row.passes < 10)
    expectEqual(bar.frame.height, 20 + 8 + 8 + 34)
  }

  @Test("margins are 8 points and include the safe area by default")
  func margins() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    root.addSubview(child)
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 8, right: 8))
    child.insetsLayoutMarginsFromSafeArea = false
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("a controller's root margins depend on the screen width")
  func rootMargins() throws {
    let root = try #require(stage.window.rootViewController?.view)
    expectEqual(root.layoutMargins, UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    let wide = TestScene(.phone(size: CGSize(width: 414, height: 736)), root: UIViewController())
    expectEqual(wide.window.rootViewController?.view.layoutMargins.left, 20)
  }

  @Test("preserved margins are at least the superview's")
  func preserved() throws {
    let root = try #require(stage.window.rootViewController?.view)
    let child = UIView(frame: CGRect(x: 5, y: 100, width: 385, height: 100))
    child.preservesSuperviewLayoutMargins = true
    root.addSubview(child)
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 11, bottom: 8, right: 16))
  }

  @Test("safe area and margin changes are reported once each")
  func changes() throws {
    final class ChangeCounter: UIView {
      var safeAreaChanges = 0
      var marginChanges = 0
      override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
      override func layoutMarginsDidChange() { marginChanges += 1 }
    }
    let root = try #require(stage.window.rootViewController?.view)
    let child = ChangeCounter(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    root.addSubview(child)
    stage.turn()
    expectEqual(child.safeAreaChanges, 1)
    stage.scene.configure { $0.safeArea.top = 20 }
    stage.turn()
    expectEqual(child.safeAreaChanges, 2)
    expectEqual(child.marginChanges, 1)
    stage.turn()
    expectEqual(child.safeAreaChanges, 2)
  }
}
