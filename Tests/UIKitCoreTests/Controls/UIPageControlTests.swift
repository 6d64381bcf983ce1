import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIPageControlTests {
  private final class Record { var pages: [Int] = [] }

  /// A control with three pages, 200 points wide, whose dots are 16 points apart around x = 100.
  private func makeControl(on screen: InputScene) -> (UIPageControl, Record) {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
    control.numberOfPages = 3
    let record = Record()
    control.addAction(UIAction { [unowned control] _ in record.pages.append(control.currentPage) }, for: .valueChanged)
    screen.window.addSubview(control)
    screen.layOut()
    return (control, record)
  }

  @Test("the current page stays within the pages")
  func limits() {
    let control = UIPageControl()
    control.currentPage = 2
    expectEqual(control.currentPage, 0)
    control.numberOfPages = 5
    control.currentPage = 9
    expectEqual(control.currentPage, 4)
    control.currentPage = -1
    expectEqual(control.currentPage, 0)
    control.currentPage = 4
    control.numberOfPages = 3
    expectEqual(control.currentPage, 2)
    control.numberOfPages = -1
    expectEqual(control.numberOfPages, 0)
  }

  @Test("a tap turns to the adjacent page on its side and sends valueChanged, a programmatic change does not")
  func tap() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    control.currentPage = 1
    expectEqual(record.pages, [])
    screen.tap(150, 8)
    expectEqual(record.pages, [2])
    screen.tap(150, 8)
    expectEqual(record.pages, [2])
    screen.tap(50, 8)
    expectEqual(record.pages, [2, 1])
  }

  @Test("from right to left a tap on the left side turns to the next page")
  func tapFromRightToLeft() {
    let screen = InputScene(layoutDirection: .rightToLeft)
    let (_, record) = makeControl(on: screen)
    screen.tap(50, 8)
    expectEqual(record.pages, [1])
  }

  @Test("a drag goes to the page under the touch")
  func drag() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    screen.touch(.began, 100, 8)
    screen.touch(.moved, 116, 8)
    expectEqual(control.interactionState, .continuous)
    expectEqual(record.pages, [2])
    screen.touch(.moved, 85, 8)
    screen.touch(.ended, 85, 8)
    expectEqual(record.pages, [2, 0])
    expectEqual(control.interactionState, .none)
  }

  @Test("a page control without continuous interaction takes a drag as a tap")
  func discreteDrag() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    control.allowsContinuousInteraction = false
    screen.touch(.began, 120, 8)
    screen.touch(.moved, 150, 8)
    expectEqual(record.pages, [])
    screen.touch(.ended, 150, 8)
    expectEqual(record.pages, [1])
  }

  @Test("the left and right arrow keys turn the pages")
  func keys() {
    let screen = InputScene()
    let (_, record) = makeControl(on: screen)
    screen.press(.down)
    screen.press(.right)
    screen.press(.right)
    screen.press(.right)
    expectEqual(record.pages, [1, 2])
    screen.press(.left)
    expectEqual(record.pages, [1, 2, 1])
  }

  @Test("the right arrow key of a control with the direction right to left turns to the previous page")
  func keysOfDirection() {
    let screen = InputScene()
    let (control, record) = makeControl(on: screen)
    control.direction = .rightToLeft
    screen.press(.down)
    screen.press(.right)
    expectEqual(record.pages, [])
    screen.press(.left)
    expectEqual(record.pages, [1])
  }

  @Test("in cells the current page is a disc and the others are rings")
  func cells() {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    let indent = String(repeating: " ", count: 10)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), indent + "● ○ ○")
    control.currentPage = 1
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), indent + "○ ● ○")
  }

  @Test("from right to left the first page is at the right")
  func cellsFromRightToLeft() {
    let screen = InputScene(layoutDirection: .rightToLeft)
    _ = makeControl(on: screen)
    let indent = String(repeating: " ", count: 10)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), indent + "○ ○ ●")
  }

  @Test("a page control with hidesForSinglePage shows no dot for a single page")
  func singlePage() {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    control.numberOfPages = 1
    #expect(CellPainter().paint(screen.connection.frame()).text(ofRow: 0).contains("●"))
    control.hidesForSinglePage = true
    #expect(!CellPainter().paint(screen.connection.frame()).text(ofRow: 0).contains("●"))
  }

  @Test("of more pages than there is room for, only those around the current one have dots")
  func manyPages() {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    control.numberOfPages = 1_000_000
    control.currentPage = 500_000
    screen.layOut()
    let dots = control.subviews.compactMap { $0 as? PageDot }
    expectEqual(dots.count, 11)
    expectEqual(dots.firstIndex { $0.isCurrent }, 5)
    #expect(dots[0].bounds.width < dots[1].bounds.width)
    #expect(dots[10].bounds.width < dots[9].bounds.width)
  }

  @Test("a page's own image precedes the preferred one")
  func images() {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    control.preferredIndicatorImage = UIImage(systemName: "star")
    control.setIndicatorImage(UIImage(systemName: "house"), forPage: 1)
    control.setCurrentPageIndicatorImage(UIImage(systemName: "star.fill"), forPage: 0)
    screen.layOut()
    let images = control.subviews.compactMap { ($0 as? PageDot)?.image }
    expectEqual(images, ["star.fill", "house", "star"].compactMap { UIImage(systemName: $0) })
    expectEqual(control.indicatorImage(forPage: 1), UIImage(systemName: "house"))
    #expect(control.indicatorImage(forPage: 2) == nil)
  }

  @Test("an image for a page that does not exist is an exception")
  func missingPage() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIPageControl().setIndicatorImage(nil, forPage: 0) }
    }
    #expect(words(of: result).contains("page 0 is out of bounds"))
  }

  @Test("a page control is adjustable, its value says the page")
  func semantics() throws {
    let control = UIPageControl()
    control.numberOfPages = 5
    control.currentPage = 1
    let semantics = try #require(control.makeSemantics())
    expectEqual(semantics.role, .adjustable)
    expectEqual(semantics.value, "page 2 of 5")
    expectEqual(semantics.range, Semantics.Range(2, in: 1...5, step: 1))
    expectEqual(semantics.actions, [.increment, .decrement])
  }

  @Test("the background is visible if it is prominent, and otherwise during a drag")
  func background() throws {
    let screen = InputScene()
    let (control, _) = makeControl(on: screen)
    let background = try #require(control.subviews.first)
    #expect(background.isHidden)
    control.backgroundStyle = .prominent
    screen.layOut()
    #expect(!background.isHidden)
    control.backgroundStyle = .automatic
    screen.touch(.began, 100, 8)
    screen.touch(.moved, 116, 8)
    screen.layOut()
    #expect(!background.isHidden)
    screen.touch(.ended, 116, 8)
    screen.layOut()
    #expect(background.isHidden)
  }
}
