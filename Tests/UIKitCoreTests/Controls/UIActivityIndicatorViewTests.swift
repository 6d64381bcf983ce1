import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIActivityIndicatorViewTests {
  @Test("an activity indicator is hidden until it animates, and again after it stops")
  func hidden() {
    let view = UIActivityIndicatorView(style: .medium)
    #expect(view.isHidden)
    #expect(!view.isAnimating)
    view.startAnimating()
    #expect(!view.isHidden)
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(view.isHidden)
    #expect(!view.isAnimating)
  }

  @Test("an activity indicator that does not hide when it stops stays visible")
  func staysVisible() {
    let view = UIActivityIndicatorView(style: .medium)
    view.hidesWhenStopped = false
    #expect(!view.isHidden)
    view.startAnimating()
    view.stopAnimating()
    #expect(!view.isHidden)
    view.hidesWhenStopped = true
    #expect(view.isHidden)
  }

  @Test("a medium activity indicator has a side of 20 points, a large one of 37")
  func sizes() {
    let medium = UIActivityIndicatorView(style: .medium)
    expectEqual(medium.bounds.size, CGSize(width: 20, height: 20))
    expectEqual(medium.intrinsicContentSize, CGSize(width: 20, height: 20))
    let large = UIActivityIndicatorView(style: .large)
    expectEqual(large.bounds.size, CGSize(width: 37, height: 37))
    expectEqual(large.intrinsicContentSize, CGSize(width: 37, height: 37))
  }

  @Test("setting the style of an activity indicator resets its colour")
  func color() {
    let view = UIActivityIndicatorView(style: .medium)
    expectEqual(view.color, .systemGray)
    view.color = .red
    view.style = .large
    expectEqual(view.color, .systemGray)
    view.color = .red
    view.color = nil
    expectEqual(view.color, .systemGray)
  }

  @Test("in a terminal an activity indicator is a character that changes with the scene's clock")
  func terminal() {
    let screen = InputScene(size: CGSize(width: 80, height: 32), pointGrid: CGSize(width: 8, height: 16))
    let view = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    screen.window.addSubview(view)
    view.startAnimating()
    expectEqual(view.intrinsicContentSize, CGSize(width: 8, height: 16))
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "⠋")
    screen.advance(by: 0.15)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "⠙")
    view.stopAnimating()
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "")
  }

  @Test("the accessibility label of an activity indicator says if its task is in progress")
  func label() {
    let view = UIActivityIndicatorView(style: .medium)
    expectEqual(view.accessibilityLabel, "Progress halted")
    view.startAnimating()
    expectEqual(view.accessibilityLabel, "In progress")
    view.accessibilityLabel = "Loading fruit"
    expectEqual(view.accessibilityLabel, "Loading fruit")
  }
}
