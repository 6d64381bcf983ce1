import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Pull to refresh, by finger, wheel and keyboard.
@MainActor @Suite struct UIRefreshControlTests {
  private let screen = InputScene(size: CGSize(width: 320, height: 400))
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let control = UIRefreshControl()
  private let counter = Counter()

  @MainActor private final class Counter { var changes = 0 }

  init() {
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.refreshControl = control
    let counter = counter
    control.addAction(UIAction { _ in counter.changes += 1 }, for: .valueChanged)
    screen.window.addSubview(scrollView)
    screen.layOut()
  }

  private var offset: CGFloat { scrollView.contentOffset.y }

  private func pull(_ distance: CGFloat, lifting: Bool = true) {
    screen.drag(
      from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 50 + distance), steps: 8, lifting: lifting)
  }

  private func wheel(_ distance: CGFloat) {
    screen.connection.send(.wheel(WheelEvent(at: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: distance))))
  }

  @Test("the control stays at the top of the visible part, and the content uncovers it from above")
  func uncovered() {
    scrollView.contentInset.top = 30
    for distance in [0, 20, 60, 90] as [CGFloat] {
      scrollView.contentOffset.y = -30 - distance
      expectEqual(control.isHidden, distance == 0)
      expectEqual(control.frame.minY - scrollView.contentOffset.y, 30)
      expectEqual(control.frame.height, min(distance, 60))
    }
  }

  @Test("the indicator is above the title, at the same distance from the top however far the content is pulled")
  func parts() throws {
    control.attributedTitle = NSAttributedString(string: "Checked")
    var tops: [[CGFloat]] = []
    for distance in [20, 60, 90] as [CGFloat] {
      scrollView.contentOffset.y = -distance
      screen.layOut()
      let label = try #require(control.subviews.first { $0 is UILabel })
      let sign = try #require(control.subviews.first { !($0 is UILabel) })
      #expect(sign.frame.maxY <= label.frame.minY)
      tops.append([sign.frame.minY, label.frame.minY])
    }
    expectEqual(tops[0], tops[1])
    expectEqual(tops[1], tops[2])
  }

  @Test("the control is visible while the content is pulled")
  func place() {
    #expect(control.superview === scrollView)
    #expect(control.isHidden)
    pull(40, lifting: false)
    #expect(!control.isHidden)
    screen.touch(.ended, 100, 90)
    screen.advance(by: 5)
    #expect(control.isHidden)
    expectEqual(counter.changes, 0)
  }

  @Test("a pull by its height refreshes once; the content rests below it")
  func pulled() {
    pull(200, lifting: false)
    expectEqual(counter.changes, 1)
    #expect(control.isRefreshing)
    expectEqual(scrollView.adjustedContentInset.top, 0)
    screen.touch(.moved, 100, 260)
    expectEqual(counter.changes, 1)
    screen.touch(.ended, 100, 260)
    screen.advance(by: 5)
    expectEqual(offset, -60)
    expectEqual(scrollView.adjustedContentInset.top, 60)
    expectEqual(scrollView.contentInset.top, 0)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    expectEqual(offset, 0)
    expectEqual(scrollView.adjustedContentInset.top, 0)
  }

  @Test("a refresh that ends during the drag cannot restart until lifted")
  func endsWhileHeld() {
    pull(200, lifting: false)
    control.endRefreshing()
    screen.touch(.moved, 100, 300)
    #expect(!control.isRefreshing)
    expectEqual(counter.changes, 1)
    screen.touch(.ended, 100, 300)
    screen.advance(by: 5)
    expectEqual(offset, 0)
    pull(200)
    expectEqual(counter.changes, 2)
  }

  @Test("scrolled-away content keeps its position when refreshing ends")
  func scrolledAway() {
    pull(200)
    screen.advance(by: 5)
    scrollView.contentOffset.y = 300
    control.endRefreshing()
    expectEqual(offset, 300)
  }

  @Test("programmatic refreshing sends no event and does not scroll")
  func byApp() {
    control.beginRefreshing()
    #expect(control.isRefreshing)
    expectEqual(offset, 0)
    expectEqual(scrollView.adjustedContentInset.top, 60)
    scrollView.contentOffset.y = -60
    #expect(!control.isHidden)
    control.endRefreshing()
    expectEqual(offset, 0)
    expectEqual(counter.changes, 0)
  }

  @Test("a disabled control does not refresh; a removed one leaves no inset")
  func disabled() {
    control.isEnabled = false
    pull(200)
    screen.advance(by: 5)
    expectEqual(counter.changes, 0)
    expectEqual(offset, 0)
    control.isEnabled = true
    control.beginRefreshing()
    scrollView.refreshControl = nil
    #expect(control.superview == nil)
    expectEqual(scrollView.adjustedContentInset.top, 0)
  }

  @Test("content too short to scroll can be pulled")
  func short() {
    scrollView.contentSize.height = 100
    pull(200)
    screen.advance(by: 5)
    expectEqual(counter.changes, 1)
    expectEqual(offset, -60)
  }

  @Test("a wheel pulls beyond the top and releases when it rests")
  func byWheel() async {
    wheel(-48)
    #expect(offset < 0)
    #expect(offset > -48)
    await screen.connection.settle()
    expectEqual(offset, 0)
    expectEqual(counter.changes, 0)
    for _ in 0..<4 { wheel(-48) }
    expectEqual(counter.changes, 1)
    await screen.connection.settle()
    expectEqual(offset, -60)
  }

  @Test("a wheel that reaches the top stops until it has rested")
  func wheelStopsAtTop() {
    wheel(100)
    for _ in 0..<10 { wheel(-48) }
    expectEqual(offset, 0)
    expectEqual(counter.changes, 0)
    screen.advance(by: 1)
    for _ in 0..<4 { wheel(-48) }
    expectEqual(counter.changes, 1)
  }

  @Test("control-R refreshes from any offset and has a key hint")
  func byKey() {
    func hints() -> [String] { screen.connection.keyHints().map(\.meaning) }
    scrollView.contentOffset.y = 500
    #expect(hints().contains("refresh"))
    screen.press(.character("r"), .control)
    expectEqual(counter.changes, 1)
    expectEqual(offset, -60)
    #expect(!hints().contains("refresh"))
    screen.press(.character("r"), .control)
    expectEqual(counter.changes, 1)
  }

  @Test("tables and lists refresh; on cell grids by whole cells")
  func lists() {
    let rows = Rows([names(0..<50)])
    let table = rows.table
    table.refreshControl = UIRefreshControl()
    scrollView.isHidden = true
    screen.window.addSubview(table)
    screen.layOut()
    screen.drag(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 300), steps: 8)
    screen.advance(by: 5)
    screen.layOut()
    expectEqual(table.refreshControl?.isRefreshing, true)
    expectEqual(table.contentOffset.y, -60)
    expectEqual(rows.texts.first, "row 0")
    expectEqual(table.visibleCells.first?.convert(.zero, to: nil).y, 60)
    let list = ShownList(.plain, [["a"]], pointGrid: CGSize(width: 8, height: 16))
    list.view.refreshControl = UIRefreshControl()
    list.shown.press(.character("r"), .control)
    list.layOut()
    expectEqual(list.view.contentOffset.y, -32)
    expectEqual(list.cell(0)?.convert(CGPoint.zero, to: nil).y, 32)
  }

  @Test("on a cell grid the control is a character with its title")
  func sign() {
    let list = ShownList(.plain, [["a"]], pointGrid: CGSize(width: 8, height: 16))
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "Loading")
    list.view.refreshControl = control
    list.shown.press(.character("r"), .control)
    let text = CellPainter().paint(list.shown.connection.frame()).text
    #expect(text.contains("⠋ Loading"))
    expectEqual(control.accessibilityLabel, "Loading")
    expectEqual(control.accessibilityValue, "Refreshing")
  }
}
