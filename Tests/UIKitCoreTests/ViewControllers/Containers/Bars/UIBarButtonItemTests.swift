import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIBarButtonItemTests {
  nonisolated static let systemItems: [UIBarButtonItem.SystemItem] = [
    .done, .cancel, .edit, .save, .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop,
    .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
  ]

  @Test("every system item has a title or an image, and a name", arguments: systemItems)
  func systemItem(kind: UIBarButtonItem.SystemItem) {
    let item = UIBarButtonItem(systemItem: kind)
    #expect((item.title == nil) != (item.image == nil))
    expectEqual(item.itemView?.accessibilityLabel?.isEmpty, false)
  }

  @Test("spaces have no view")
  func spaces() {
    #expect(UIBarButtonItem.flexibleSpace().itemView == nil)
    #expect(UIBarButtonItem.fixedSpace(20).itemView == nil)
    expectEqual(UIBarButtonItem.fixedSpace(20).width, 20)
  }

  @Test("an action gives title and image where none is given, and receives the item")
  func action() throws {
    var sender: Any?
    let action = UIAction(title: "Send") { sender = $0.sender }
    let item = UIBarButtonItem(primaryAction: action)
    expectEqual(item.title, "Send")
    expectEqual(UIBarButtonItem(title: "Post", primaryAction: action).title, "Post")
    #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
    let button = try #require(item.itemView as? UIButton)
    button.sendActivationActions()
    #expect(sender as? UIBarButtonItem === item)
  }

  @Test("a button follows the changes of its item")
  func changes() throws {
    let item = UIBarButtonItem(title: "One")
    let button = try #require(item.itemView as? UIButton)
    item.title = "Two"
    expectEqual(button.currentTitle, "Two")
    item.isEnabled = false
    #expect(!button.isEnabled)
    item.menu = UIMenu(children: [UIAction(title: "A") { _ in }])
    #expect(button.showsMenuAsPrimaryAction)
    item.primaryAction = UIAction { _ in }
    #expect(!button.showsMenuAsPrimaryAction)
  }

  @Test("the attributes of an item's title count more than those of the bar; a state without a font has the normal one")
  func titleAttributes() throws {
    let item = UIBarButtonItem(title: "One")
    let button = try #require(item.itemView as? BarButton)
    let appearance = UIBarButtonItemAppearance()
    appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.systemBlue]
    button.titleAppearance = appearance
    expectEqual(button.titleColor(for: .normal), .systemBlue)
    let font = UIFont.systemFont(ofSize: 9)
    item.setTitleTextAttributes([.font: font, .foregroundColor: UIColor.systemRed], for: .normal)
    expectEqual(button.titleLabel?.font, font)
    expectEqual(button.titleColor(for: .normal), .systemRed)
    expectEqual(item.titleTextAttributes(for: .normal)?[.font] as? UIFont, font)
    #expect(item.titleTextAttributes(for: .disabled) == nil)
    item.isEnabled = false
    expectEqual(button.titleLabel?.font, font)
    expectEqual(button.titleColor(for: .normal), .tertiaryLabel)
    item.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .disabled)
    expectEqual(button.titleColor(for: .normal), .systemGreen)
    item.isEnabled = true
    item.setTitleTextAttributes(nil, for: .normal)
    expectEqual(button.titleColor(for: .normal), .systemBlue)
  }

  @Test("the edit button begins and ends editing, and changes its title")
  func editing() throws {
    let controller = UIViewController()
    let item = controller.editButtonItem
    #expect(item === controller.editButtonItem)
    expectEqual(item.title, "Edit")
    let button = try #require(item.itemView as? UIButton)
    button.sendActivationActions()
    #expect(controller.isEditing)
    expectEqual(item.title, "Done")
    expectEqual(item.style, .done)
    controller.setEditing(false, animated: false)
    expectEqual(item.title, "Edit")
  }

  // MARK: Rows

  private func toolbar(_ items: [UIBarButtonItem]) -> (UIToolbar, TestScene) {
    let controller = UIViewController()
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    toolbar.items = items
    controller.view.addSubview(toolbar)
    let stage = TestScene(root: controller)
    stage.settle()
    return (toolbar, stage)
  }

  private func frame(_ item: UIBarButtonItem, in toolbar: UIToolbar) -> CGRect? {
    item.itemView.map { $0.convert($0.bounds, to: toolbar) }
  }

  @Test("flexible spaces share the room of a toolbar")
  func flexible() {
    let items = ["A", "B", "C"].map { UIBarButtonItem(title: $0) }
    let (toolbar, _) = toolbar([items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]])
    expectEqual(frame(items[0], in: toolbar)?.minX, 16)
    expectEqual(frame(items[1], in: toolbar).map { abs($0.midX - 195) <= 1 }, true)
    expectEqual(frame(items[2], in: toolbar).map { abs($0.maxX - 374) <= 1 }, true)
  }

  @Test("hidden items take no space")
  func hidden() {
    let items = ["A", "B"].map { UIBarButtonItem(title: $0) }
    let (toolbar, stage) = toolbar(items)
    items[0].isHidden = true
    stage.settle()
    #expect(items[0].itemView?.superview == nil)
    expectEqual(frame(items[1], in: toolbar)?.minX, 16)
  }

  @Test("bar items that do not fit are in a menu")
  func overflow() throws {
    var used: [Int] = []
    let items = (0..<100).map { number in
      UIBarButtonItem(primaryAction: UIAction(title: "Item \(number)") { _ in used.append(number) })
    }
    let (toolbar, _) = toolbar(items)
    let more = try #require(toolbar.button("More"))
    let rest = try #require(more.menu?.children)
    let shown = items.count { $0.itemView?.superview != nil }
    #expect(shown > 0)
    expectEqual(shown + rest.count, 100)
    (rest.last as? UIAction)?.performWithSender(nil, target: nil)
    expectEqual(used, [99])
    #expect(more.convert(more.bounds, to: toolbar).maxX <= 374)
  }

  @Test("of two bars with the same item the last one shows it, and the other one has no gap for it")
  func twoBars() {
    let items = ["A", "B"].map { UIBarButtonItem(title: $0) }
    let (first, stage) = toolbar(items)
    let second = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    stage.window.addSubview(second)
    second.items = [items[0], .flexibleSpace()]
    stage.settle()
    expectEqual(items[0].itemView?.isDescendant(of: second), true)
    expectEqual(frame(items[1], in: first)?.minX, 16)
    first.setNeedsLayout()
    first.frame.size.width = 300
    stage.settle()
    expectEqual(items[0].itemView?.isDescendant(of: second), true)
    items[0].title = "Longer"
    stage.settle()
    #expect(second.button("Longer") != nil)
    second.items = nil
    first.setNeedsLayout()
    stage.settle()
    expectEqual(frame(items[0], in: first)?.minX, 16)
  }

  @Test("of two bars with the same item the one that comes into the window shows it")
  func twoBarsInTurn() {
    let item = UIBarButtonItem(title: "A")
    let (first, stage) = toolbar([item])
    let second = UIToolbar(frame: first.frame)
    second.items = [item]
    stage.settle()
    expectEqual(item.itemView?.isDescendant(of: first), true)
    let place = first.superview
    first.removeFromSuperview()
    stage.window.addSubview(second)
    stage.settle()
    expectEqual(item.itemView?.isDescendant(of: second), true)
    second.removeFromSuperview()
    place?.addSubview(first)
    stage.settle()
    expectEqual(item.itemView?.isDescendant(of: first), true)
  }

  @Test("the same flexible space serves several bars")
  func sharedSpace() {
    let space = UIBarButtonItem.flexibleSpace()
    let items = ["A", "B"].map { UIBarButtonItem(title: $0) }
    let (first, stage) = toolbar([space, items[0]])
    let second = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
    stage.window.addSubview(second)
    second.items = [space, items[1]]
    stage.settle()
    expectEqual(frame(items[0], in: first).map { abs($0.maxX - 374) <= 1 }, true)
    expectEqual(frame(items[1], in: second).map { abs($0.maxX - 374) <= 1 }, true)
  }

  @Test("a page's items are in the toolbar, and change with the page")
  func pageItems() {
    let (a, b) = (UIViewController(), UIViewController())
    a.toolbarItems = [UIBarButtonItem(title: "One")]
    b.toolbarItems = [UIBarButtonItem(title: "Two")]
    let navigation = UINavigationController(rootViewController: a)
    navigation.isToolbarHidden = false
    let stage = TestScene(root: navigation)
    stage.settle()
    #expect(navigation.toolbar.button("One") != nil)
    expectEqual(navigation.toolbar.frame, CGRect(x: 0, y: 800, width: 390, height: 44))
    navigation.pushViewController(b, animated: true)
    stage.settle()
    #expect(navigation.toolbar.button("One") == nil)
    #expect(navigation.toolbar.button("Two") != nil)
    b.toolbarItems = nil
    stage.settle()
    #expect(navigation.toolbar.button("Two") == nil)
  }

  /// A bar of a navigation controller.
  enum Bar: CaseIterable { case navigationBar, toolbar }

  @Test("a custom view of its natural width follows its content, another keeps its width", arguments: Bar.allCases)
  func customViewWidth(in bar: Bar) {
    let page = UIViewController()
    let (natural, fixed) = (UISegmentedControl(items: ["A", "B"]), UISegmentedControl(items: ["A", "B"]))
    fixed.frame.size.width = 150
    let items = [UIBarButtonItem(customView: natural), UIBarButtonItem(customView: fixed)]
    let navigation = UINavigationController(rootViewController: page)
    switch bar {
    case .navigationBar: page.navigationItem.rightBarButtonItems = items
    case .toolbar:
      page.toolbarItems = items
      navigation.isToolbarHidden = false
    }
    let stage = TestScene(root: navigation)
    stage.settle()
    let width = natural.frame.width
    natural.insertSegment(withTitle: "C", at: 2, animated: false)
    fixed.insertSegment(withTitle: "C", at: 2, animated: false)
    stage.settle()
    #expect(natural.frame.width > width)
    expectEqual(natural.frame.width, natural.intrinsicContentSize.width)
    expectEqual(fixed.frame.width, 150)
    natural.removeAllSegments()
    natural.insertSegment(withTitle: "A", at: 0, animated: false)
    stage.settle()
    #expect(natural.frame.width < width)
  }
}
