import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct TraitChangeTests {
  struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  /// A trait whose values are not equatable.
  struct Palette: UITraitDefinition {
    final class Colors: Sendable {}
    static let defaultValue: Colors? = nil
  }

  let page = UIViewController()
  let box = UIView()
  let leaf = UIView()
  let stage: TestScene
  let journal = Journal()

  init() {
    stage = TestScene(root: page)
    page.view.addSubview(box)
    box.addSubview(leaf)
    stage.turn()
  }

  @Test("a trait of the app has its default value until it is set")
  func customTraits() {
    let traits = UITraitCollection { $0[Theme.self] = "dark" }
    expectEqual(UITraitCollection()[Theme.self], "plain")
    expectEqual(traits[Theme.self], "dark")
    expectEqual(traits, UITraitCollection(Theme.self, value: "dark"))
    #expect(traits != UITraitCollection(Theme.self, value: "light"))
    expectEqual(traits.modifyingTraits { $0[Theme.self] = "light" }[Theme.self], "light")
    expectEqual(Theme.name, "Theme")
  }

  @Test("the system's traits are properties and types of traits alike")
  func systemTraits() {
    let traits = UITraitCollection { traits in
      traits.userInterfaceStyle = .dark
      traits[UITraitDisplayScale.self] = 3
    }
    expectEqual(traits.userInterfaceStyle, .dark)
    expectEqual(traits[UITraitUserInterfaceStyle.self], .dark)
    expectEqual(traits.displayScale, 3)
    expectEqual(traits[UITraitHorizontalSizeClass.self], .unspecified)
    expectEqual(UITraitCollection(traitsFrom: [traits, UITraitCollection(Theme.self, value: "x")])[Theme.self], "x")
  }

  @Test("an override applies to the view and its descendants, until it is removed")
  func overrides() {
    box.traitOverrides[Theme.self] = "dark"
    box.traitOverrides.horizontalSizeClass = .regular
    #expect(box.traitOverrides.contains(Theme.self))
    expectEqual(leaf.traitCollection[Theme.self], "dark")
    expectEqual(leaf.traitCollection.horizontalSizeClass, .regular)
    expectEqual(page.view.traitCollection[Theme.self], "plain")
    leaf.traitOverrides[Theme.self] = "light"
    expectEqual(leaf.traitCollection[Theme.self], "light")
    leaf.traitOverrides.remove(Theme.self)
    #expect(!leaf.traitOverrides.contains(Theme.self))
    expectEqual(leaf.traitCollection[Theme.self], "dark")
    box.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    expectEqual(leaf.traitCollection.horizontalSizeClass, .compact)
  }

  @Test("overrides of a scene, a window and a controller apply to all that is inside")
  func outerOverrides() {
    stage.scene.traitOverrides[Theme.self] = "scene"
    expectEqual(leaf.traitCollection[Theme.self], "scene")
    stage.window.traitOverrides[Theme.self] = "window"
    expectEqual(page.traitCollection[Theme.self], "window")
    page.traitOverrides[Theme.self] = "page"
    expectEqual(leaf.traitCollection[Theme.self], "page")
    expectEqual(stage.window.traitCollection[Theme.self], "window")
    stage.scene.configure { $0.appearance = .dark }
    expectEqual(stage.scene.traitCollection[Theme.self], "scene")
    expectEqual(leaf.traitCollection.userInterfaceStyle, .dark)
  }

  @Test("a change is reported to the outer objects first, to each handler once, in the order of registration")
  func order() {
    let journal = journal
    let names: [(any UITraitChangeObservable, String)] = [(leaf, "leaf"), (box, "box")]
    for (object, name) in names {
      (object as? UIView)?.registerForTraitChanges([Theme.self]) { _, _ in journal.add(name) }
    }
    box.registerForTraitChanges([Theme.self, UITraitUserInterfaceStyle.self]) { (_: UIView, _) in journal.add("box 2") }
    page.registerForTraitChanges([Theme.self]) { (_: UIViewController, before: UITraitCollection) in
      journal.add("page from \(before[Theme.self])")
    }
    stage.scene.registerForTraitChanges([Theme.self]) { (_: UIWindowScene, _) in journal.add("scene") }
    #expect(journal.take().isEmpty)
    stage.scene.traitOverrides[Theme.self] = "dark"
    expectEqual(journal.take(), ["scene", "page from plain", "box", "box 2", "leaf"])
    stage.scene.traitOverrides[Theme.self] = "dark"
    #expect(journal.take().isEmpty)
    box.traitOverrides[Theme.self] = "light"
    expectEqual(journal.take(), ["box", "box 2", "leaf"])
    stage.scene.traitOverrides[Theme.self] = "plain"
    expectEqual(journal.take(), ["scene", "page from dark"])
  }

  @Test("a handler gets the object, and is not called for other traits or after its registration ended")
  func registration() {
    let journal = journal
    let registration = box.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, before) in
      journal.add("\(view === box) \(before.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
    }
    box.traitOverrides[Theme.self] = "dark"
    #expect(journal.take().isEmpty)
    box.overrideUserInterfaceStyle = .dark
    expectEqual(journal.take(), ["true light dark"])
    leaf.unregisterForTraitChanges(registration)
    box.overrideUserInterfaceStyle = .light
    expectEqual(journal.take(), ["true dark light"])
    box.unregisterForTraitChanges(registration)
    box.overrideUserInterfaceStyle = .dark
    #expect(journal.take().isEmpty)
  }

  @Test("a view that joins a window is notified if its traits differ from those at the registration")
  func joining() {
    let journal = journal
    stage.scene.configure { $0.appearance = .dark }
    let view = UIView()
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (_: UIView, _) in
      journal.add("colour")
    }
    view.registerForTraitChanges([Theme.self]) { (_: UIView, _) in journal.add("theme") }
    box.addSubview(view)
    expectEqual(journal.take(), ["colour"])
  }

  @Test("a size that the host gives changes the size classes once, before the handlers are called")
  func sizeClasses() {
    let journal = journal
    leaf.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: UIView, _) in
      journal.add("\(view.traitCollection.verticalSizeClass)")
    }
    stage.scene.configure { $0.size = CGSize(width: 844, height: 390) }
    stage.scene.configure { $0.size = CGSize(width: 800, height: 380) }
    stage.scene.configure { $0.size = CGSize(width: 390, height: 844) }
    expectEqual(journal.take(), ["compact", "regular"])
  }

  @Test("values that are not equatable count as changed when they are set, and not otherwise")
  func unequatable() {
    let journal = journal
    leaf.registerForTraitChanges([Palette.self]) { (_: UIView, _) in journal.add("palette") }
    let colors = Palette.Colors()
    box.traitOverrides[Palette.self] = colors
    box.traitOverrides[Palette.self] = colors
    #expect(leaf.traitCollection[Palette.self] === colors)
    expectEqual(journal.take(), ["palette", "palette"])
    box.traitOverrides[Theme.self] = "dark"
    #expect(journal.take().isEmpty)
  }

  // MARK: Handlers with Self

  private class OpenView: UIView {
    var changes: [String] = []

    func register() {
      registerForTraitChanges([Theme.self]) { (self: Self, previous: UITraitCollection) in
        self.changes.append("\(type(of: self)) from \(previous[Theme.self])")
      }
    }
  }

  private final class SealedView: OpenView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([Theme.self]) { (self: Self, previousTraitCollection: UITraitCollection) in
        self.sealedDidChange()
      }
    }

    required init?(coder: NSCoder) { nil }

    private func sealedDidChange() { changes.append("sealed") }
  }

  private class OpenPage: UIViewController {
    var changes: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([Theme.self, UITraitUserInterfaceStyle.self]) {
        (self: Self, previousTraitCollection: UITraitCollection) in
        self.changes.append("page from \(previousTraitCollection[Theme.self])")
      }
    }
  }

  @Test("a handler with Self gets the object that registered it, in final and other classes")
  func selfHandlers() {
    let (view, sealed, other) = (OpenView(), SealedView(), SealedView())
    for view in [view, sealed] {
      view.register()
      box.addSubview(view)
    }
    box.traitOverrides[Theme.self] = "dark"
    expectEqual(view.changes, ["OpenView from plain"])
    expectEqual(sealed.changes, ["sealed", "SealedView from plain"])
    #expect(other.changes.isEmpty)
  }

  @Test("a controller's handler with Self, from viewDidLoad, gets the controller")
  func selfHandlerOfController() {
    let child = OpenPage()
    page.addChild(child)
    page.view.addSubview(child.view)
    page.traitOverrides[Theme.self] = "dark"
    expectEqual(child.changes, ["page from plain"])
  }
}
