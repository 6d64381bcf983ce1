import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UITraitCollectionTests {
  @Test("merging trait collections takes the last specified value")
  func merging() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    expectEqual(merged.userInterfaceStyle, .light)
    expectEqual(merged.displayScale, 3)
    expectEqual(merged.userInterfaceIdiom, .unspecified)
    #expect(merged.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!merged.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test("size classes follow the device and its orientation")
  func sizeClasses() {
    let upright = UITraitCollection(.phone())
    expectEqual(upright.horizontalSizeClass, .compact)
    expectEqual(upright.verticalSizeClass, .regular)
    let lying = UITraitCollection(.phone(size: CGSize(width: 844, height: 390)))
    expectEqual(lying.horizontalSizeClass, .compact)
    expectEqual(lying.verticalSizeClass, .compact)
    var pad = SceneConfiguration.phone(size: CGSize(width: 820, height: 1180))
    pad.idiom = .pad
    expectEqual(UITraitCollection(pad).horizontalSizeClass, .regular)
  }

  @Test("an overridden style applies to the whole subtree and nothing else")
  func overriding() {
    let (root, dark, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(dark)
    dark.addSubview(leaf)
    dark.overrideUserInterfaceStyle = .dark
    expectEqual(leaf.traitCollection.userInterfaceStyle, .dark)
    expectEqual(root.traitCollection.userInterfaceStyle, .light)
  }

  final class ChangeRecorder: UIView {
    nonisolated(unsafe) static var recorded: [String] = []
    var name = ""
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      Self.recorded.append("\(name) \(previous?.userInterfaceStyle.rawValue ?? -1)")
    }
  }

  @Test("trait changes reach parents first, and only if something changed")
  func telling() {
    let stage = TestScene()
    let (parent, child) = (ChangeRecorder(), ChangeRecorder())
    parent.name = "parent"
    child.name = "child"
    parent.addSubview(child)
    stage.window.addSubview(parent)
    ChangeRecorder.recorded = []
    stage.scene.configure { $0.appearance = .dark }
    expectEqual(ChangeRecorder.recorded, ["parent 1", "child 1"])
    stage.scene.configure { $0.appearance = .dark }
    expectEqual(ChangeRecorder.recorded.count, 2)
  }

  @Test("a view's traits are current during its layout")
  func current() {
    final class Reading: UIView {
      var style: UIUserInterfaceStyle?
      override func layoutSubviews() { style = UITraitCollection.current.userInterfaceStyle }
    }
    let view = Reading()
    view.overrideUserInterfaceStyle = .dark
    view.layoutIfNeeded()
    expectEqual(view.style, .dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
  }

  @Test("tasks inherit the scene that created them")
  func inheritance() async {
    let stage = TestScene(.phone(size: CGSize(width: 100, height: 100)))
    let task = stage.scene.context.perform { Task { @MainActor in UIScreen.main.bounds.width } }
    await expectEqual(task.value, 100)
    expectEqual(UIScreen.main.bounds.width, 390)
  }
}
