import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@MainActor @Suite struct FocusEngineTests {
  let screen = InputScene()

  final class Item: UIView {
    var activations = 0
    let name: String

    init(_ name: String, _ frame: CGRect) {
      self.name = name
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { true }
    override func accessibilityActivate() -> Bool {
      activations += 1
      return true
    }
  }

  var focused: String? { (screen.scene.focusEngine.focusedView as? Item)?.name }

  @discardableResult
  func add(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat = 50, in parent: UIView? = nil) -> Item {
    let item = Item(name, CGRect(x: x, y: y, width: width, height: 40))
    (parent ?? screen.window).addSubview(item)
    return item
  }

  @Test("the first key focuses in reading order; arrows follow rows")
  func arrows() {
    add("c", 0, 100)
    add("d", 200, 100)
    add("b", 200, 0)
    add("a", 0, 0)
    #expect(focused == nil)
    screen.press(.down)
    expectEqual(focused, "a")
    screen.press(.right)
    expectEqual(focused, "b")
    screen.press(.down)
    expectEqual(focused, "d")
    screen.press(.left)
    expectEqual(focused, "c")
    screen.press(.left)
    expectEqual(focused, "b")
    screen.press(.up)
    expectEqual(focused, "b")
  }

  @Test("a host moves the focus to any item that can have it, and not to another view")
  func hostFocus() {
    add("a", 0, 0)
    let b = add("b", 0, 50)
    let plain = UIView(frame: CGRect(x: 0, y: 100, width: 9, height: 9))
    screen.window.addSubview(plain)
    screen.layOut()
    screen.scene.receive(.focused(b.nodeID))
    expectEqual(focused, "b")
    screen.scene.receive(.focused(plain.nodeID))
    expectEqual(focused, "b")
  }

  @Test("home and end focus the first and last item")
  func ends() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    screen.window.addSubview(scroll)
    for (index, name) in ["a", "b", "c", "d", "e"].enumerated() { add(name, 0, CGFloat(index) * 60, in: scroll) }
    scroll.contentSize = CGSize(width: 300, height: 180)
    screen.press(.down)
    screen.press(.end)
    expectEqual(focused, "c")
    screen.press(.home)
    expectEqual(focused, "a")
    scroll.contentSize = CGSize(width: 300, height: 300)
    screen.press(.end)
    expectEqual(focused, "e")
    expectEqual(scroll.contentOffset.y, 100)
    screen.press(.home)
    expectEqual(focused, "a")
    expectEqual(scroll.contentOffset.y, 0)
  }

  @Test("right to left, rows start at the right; arrows follow the screen")
  func rightToLeft() {
    screen.window.semanticContentAttribute = .forceRightToLeft
    add("a", 200, 0)
    add("b", 0, 0)
    screen.press(.down)
    expectEqual(focused, "a")
    screen.press(.left)
    expectEqual(focused, "b")
    screen.press(.right)
    expectEqual(focused, "a")
  }

  @Test("sideways keys enter controls but do not leave a single-item row")
  func rowsOfOne() {
    let row = add("row", 0, 0, 400)
    add("switch", 300, 0, 50, in: row)
    add("next", 0, 50, 400)
    screen.press(.down)
    screen.press(.right)
    expectEqual(focused, "switch")
    screen.press(.left)
    expectEqual(focused, "row")
    screen.press(.right)
    screen.press(.down)
    expectEqual(focused, "next")
    screen.press(.right)
    expectEqual(focused, "next")
  }

  @Test("the frame and its semantics contain the focused node")
  func frames() throws {
    let item = add("a", 0, 0)
    screen.press(.down)
    let frame = screen.connection.frame()
    expectEqual(frame.focusedNode, item.nodeID)
    let node = try #require(frame.root.children.first?.children.first { $0.id == item.nodeID })
    expectEqual(node.semantics?.isFocusable, true)
    expectEqual(node.semantics?.state.contains(.focused), true)
    screen.scene.focusEngine.focus(on: nil)
    let later = screen.connection.frame()
    let laterNode = try #require(later.root.children.first?.children.first { $0.id == item.nodeID })
    expectEqual(laterNode.semantics?.state.contains(.focused), false)
  }

  @Test("enter and space activate the focused view, actions any node")
  func activation() {
    let item = add("a", 0, 0)
    screen.press(.enter)
    expectEqual(item.activations, 0)
    screen.press(.down)
    screen.press(.enter)
    screen.press(.space)
    expectEqual(item.activations, 2)
    screen.connection.send(.action(.activate, item.nodeID))
    screen.connection.send(.action(.activate, NodeID(rawValue: 0)))
    expectEqual(item.activations, 3)
  }

  @Test("a view without activation gets a tap at its visible center")
  func syntheticTap() {
    let view = TouchRecorder(frame: CGRect(x: 350, y: 0, width: 100, height: 100))
    view.isAccessibilityElement = true
    var places: [CGPoint] = []
    let tap = UITapGestureRecognizer { recognizer in places.append(recognizer.location(in: nil)) }
    view.addGestureRecognizer(tap)
    screen.window.addSubview(view)
    screen.press(.down)
    screen.press(.enter)
    expectEqual(places, [CGPoint(x: 375, y: 50)])
  }

  @Test("moving the focus scrolls items into view")
  func scrollsIntoSight() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    scrollView.contentSize = CGSize(width: 400, height: 500)
    screen.window.addSubview(scrollView)
    for row in 0..<10 { add("\(row)", 0, CGFloat(row) * 50, 400, in: scrollView) }
    for _ in 0..<4 { screen.press(.down) }
    expectEqual(focused, "3")
    expectEqual(scrollView.contentOffset.y, 90)
    screen.press(.end)
    expectEqual(scrollView.contentOffset.y, 400)
    expectEqual(focused, "9")
    screen.press(.pageUp)
    expectEqual(scrollView.contentOffset.y, 300)
    expectEqual(focused, "6")
    screen.press(.home)
    expectEqual(scrollView.contentOffset.y, 0)
  }

  @Test("on a cell grid the focus scrolls by whole cells")
  func scrollsWholeCells() {
    let screen = InputScene(pointGrid: CGSize(width: 8, height: 16))
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 96))
    scrollView.contentSize = CGSize(width: 400, height: 500)
    screen.window.addSubview(scrollView)
    for row in 0..<10 { add("\(row)", 0, CGFloat(row) * 50, 400, in: scrollView) }
    for _ in 0..<4 { screen.press(.down) }
    expectEqual(scrollView.contentOffset.y, 96)
    screen.press(.up)
    screen.press(.up)
    expectEqual(scrollView.contentOffset.y, 48)
    screen.press(.end)
    expectEqual(scrollView.contentOffset.y, 416, "the content ends 12 points above the bottom of the screen")
    screen.press(.up)
    expectEqual(scrollView.contentOffset.y, 400)
  }

  @Test("list rows scroll by whole cells on a cell grid")
  func listsScrollWholeCells() {
    let list = ShownList(.plain, [(0..<60).map { "row \($0)" }], height: 240, pointGrid: CGSize(width: 8, height: 16))
    var offsets: Set<CGFloat> = []
    for key in Array(repeating: KeyEvent.Key.down, count: 50) + Array(repeating: .up, count: 30) {
      list.shown.press(key)
      offsets.insert(list.view.contentOffset.y)
    }
    #expect(offsets.count > 20)
    #expect(offsets.allSatisfy { $0.truncatingRemainder(dividingBy: 16) == 0 }, "\(offsets.sorted())")
  }

  @Test("arrows scroll if nothing can be focused")
  func scrollsWithoutFocus() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    scrollView.contentSize = CGSize(width: 400, height: 500)
    screen.window.addSubview(scrollView)
    screen.press(.down)
    expectEqual(scrollView.contentOffset.y, 48)
    screen.press(.up)
    expectEqual(scrollView.contentOffset.y, 0)
  }

  @Test("tab cycles through focus groups, shift-tab backwards")
  func groups() {
    final class Bar: UIView {
      override var focusGroup: FocusGroup? { .bar }
    }
    let bar = Bar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
    screen.window.addSubview(bar)
    add("edit", 0, 0, in: bar)
    add("row", 0, 100)
    add("row 2", 0, 150)
    screen.press(.down)
    expectEqual(focused, "row")
    screen.press(.tab)
    expectEqual(focused, "edit")
    screen.press(.tab, .shift)
    expectEqual(focused, "row")
  }

  @Test("a named focus group may be scattered; a list is its own group")
  func namedGroups() {
    let list = Window(frame: CGRect(x: 0, y: 200, width: 400, height: 40))
    screen.window.addSubview(list)
    list.show(1)
    for (row, name) in ["a", "b", "c"].enumerated() {
      add(name, 0, CGFloat(row) * 50).focusGroupIdentifier = "left"
      add(name.uppercased(), 200, CGFloat(row) * 50).focusGroupIdentifier = "right"
    }
    add("below", 0, 300)
    screen.press(.home)
    screen.press(.down)
    var way: [String?] = []
    for _ in 0..<5 {
      screen.press(.tab)
      way.append(focused)
    }
    expectEqual(way, ["A", "1", "below", "a", "A"])
    expectEqual(meaning(of: .tab), "go to the next group")
    expectEqual(meaning(of: .tab, .shift), "go to the previous group")
    screen.press(.tab, .shift)
    screen.press(.tab, .shift)
    expectEqual(focused, "below")
  }

  @Test("a touch clears the focus; the next key resumes nearby")
  func touching() {
    add("a", 0, 0)
    add("b", 0, 100)
    screen.press(.down)
    screen.tap(20, 120)
    #expect(focused == nil)
    screen.press(.down)
    expectEqual(focused, "b")
  }

  func click(_ x: CGFloat, _ y: CGFloat, to end: CGPoint? = nil) {
    let start = CGPoint(x: x, y: y)
    screen.connection.send(.pointer(PointerEvent(.began, at: start, kind: .mouse)))
    if let end { screen.connection.send(.pointer(PointerEvent(.moved, at: end, kind: .mouse))) }
    screen.connection.send(.pointer(PointerEvent(.ended, at: end ?? start, kind: .mouse)))
  }

  @Test("a click moves the focus; empty clicks and drags do not")
  func clicking() {
    let a = add("a", 0, 0)
    let inner = UIView(frame: a.bounds)
    a.addSubview(inner)
    add("b", 0, 100)
    click(20, 120)
    expectEqual(focused, "b")
    click(300, 300)
    expectEqual(focused, "b")
    click(20, 20, to: CGPoint(x: 20, y: 35))
    expectEqual(focused, "b")
    click(20, 20, to: CGPoint(x: 22, y: 25))
    expectEqual(focused, "a")
    expectEqual(screen.connection.frame().focusedNode, a.nodeID)
    screen.press(.down)
    expectEqual(focused, "b")
  }

  @Test("a click does not scroll")
  func clickingAtTheEdge() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scroll.contentSize = CGSize(width: 300, height: 400)
    screen.window.addSubview(scroll)
    add("half", 0, 80, in: scroll)
    click(10, 90)
    expectEqual(focused, "half")
    expectEqual(scroll.contentOffset, .zero)
  }

  @Test("a click beside an edited field leaves it focused")
  func clickingBesideAField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    screen.window.addSubview(field)
    let item = add("a", 0, 100)
    click(10, 10)
    #expect(field.isEditing)
    #expect(screen.scene.focusEngine.focusedView === field)
    click(10, 120)
    #expect(screen.scene.focusEngine.focusedView === field)
    screen.press(.escape)
    click(10, 120)
    #expect(screen.scene.focusEngine.focusedView === item)
  }

  @Test("a modal view contains the focus")
  func modal() {
    add("behind", 0, 0)
    screen.press(.down)
    let modal = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    modal.accessibilityViewIsModal = true
    screen.window.addSubview(modal)
    #expect(focused == nil)
    add("inside", 0, 50, in: modal)
    screen.press(.up)
    expectEqual(focused, "inside")
    screen.press(.up)
    expectEqual(focused, "inside")
    modal.removeFromSuperview()
    screen.press(.up)
    expectEqual(focused, "behind")
  }

  @Test("a view that becomes modal in its window contains the focus, also with an answer of its own class")
  func laterModal() {
    final class Panel: UIView {
      override var accessibilityViewIsModal: Bool {
        get { true }
        set {}
      }
    }
    add("behind", 0, 0)
    let modal = UIView(frame: CGRect(x: 0, y: 200, width: 400, height: 200))
    screen.window.addSubview(modal)
    add("inside", 0, 50, in: modal)
    screen.press(.down)
    modal.accessibilityViewIsModal = true
    screen.press(.up)
    expectEqual(focused, "inside")
    modal.accessibilityViewIsModal = false
    screen.press(.up)
    expectEqual(focused, "behind")
    let panel = Panel(frame: modal.frame)
    screen.window.addSubview(panel)
    #expect(focused == nil)
    panel.removeFromSuperview()
    screen.press(.up)
    expectEqual(focused, "behind")
  }

  @Test("escape goes to the innermost, frontmost handler")
  func escape() {
    final class Closing: UIView {
      var closed = 0
      override var escapeAction: KeyAction? { closed == 0 ? KeyAction("close") { [self] in closed = 1 } : nil }
    }
    final class Controller: UIViewController {
      var escapes = 0
      override var escapeAction: KeyAction? { super.escapeAction ?? KeyAction("back") { [self] in escapes += 1 } }
    }
    let controller = Controller()
    screen.window.rootViewController = controller
    let view = Closing(frame: .zero)
    controller.view.addSubview(view)
    controller.isEditing = true
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    controller.view.addSubview(field)
    field.becomeFirstResponder()
    var meanings: [String?] = []
    for _ in 0..<4 {
      meanings.append(meaning(of: .escape))
      screen.press(.escape)
    }
    expectEqual(meanings, ["end typing", "close", "end editing", "back"])
    #expect(!field.isEditing)
    expectEqual(view.closed, 1)
    #expect(!controller.isEditing)
    expectEqual(controller.escapes, 1)
  }

  /// The meaning of a key in the key hints, or nil.
  func meaning(of key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> String? {
    screen.connection.keyHints().first { $0.triggers.contains(.key(KeyEvent(key, modifiers: modifiers))) }?.meaning
  }

  /// A list with a view for only one of its items.
  final class Window: UIView, FocusContainer {
    var item = 0
    var extended: [Int] = []
    var shown: Item { (subviews.first as? Item)! }  // made in `show`

    func show(_ number: Int) {
      item = number
      subviews.first?.removeFromSuperview()
      addSubview(Item("\(number)", bounds))
    }

    override var asFocusContainer: (any FocusContainer)? { self }
    func containsItem(around view: UIView) -> Bool { true }
    func focusedItemDidChange(to view: UIView?) {}
    func itemForArrival(byArrow: Bool) -> UIView? { nil }
    var focusedItemView: UIView? { subviews.first }
    var focusItemRestoration: (() -> UIView?)? { nil }
    func viewBesideItems(_ direction: FocusDirection) -> UIView? { nil }
    func showItem(ranking rank: (String) -> Int?) -> UIView? { nil }
    var isMovingFocusedItem: Bool { false }
    func itemMovement(of view: UIView, direction: FocusDirection) -> KeyAction? { nil }
    func focusItem(after view: UIView, direction: FocusDirection) -> (() -> UIView?)? {
      guard direction.isVertical, item < 1000 || direction == .up else { return nil }
      return { [self] in
        show(direction == .down ? item + 1 : item - 1)
        return subviews.first
      }
    }
    var canExtendSelection: Bool { true }
    func extendSelection(from view: UIView, to other: UIView) { extended.append(item) }
  }

  @Test("a focus container continues beyond its views and extends selections")
  func container() {
    let list = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    screen.window.addSubview(list)
    list.show(998)
    add("after", 0, 100)
    screen.press(.down)
    screen.press(.down, .shift)
    expectEqual(focused, "999")
    list.show(500)
    expectEqual(focused, "500")
    list.show(1000)
    screen.press(.down)
    expectEqual(focused, "after")
    expectEqual(list.extended, [999])
    screen.press(.up)
    expectEqual(focused, "1000")
  }
}
