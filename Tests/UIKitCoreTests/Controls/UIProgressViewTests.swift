import Expectations
import Foundation
import RenderTree
import Stage
import Testing

@_spi(Toolkit) @testable import UIKitCore

@MainActor @Suite struct UIProgressViewTests {
  @Test("progress is limited to the range from 0 to 1")
  func limits() {
    let view = UIProgressView(progressViewStyle: .default)
    expectEqual(view.progress, 0)
    view.progress = 2
    expectEqual(view.progress, 1)
    view.setProgress(-1, animated: true)
    expectEqual(view.progress, 0)
    view.progress = .nan
    expectEqual(view.progress, 0)
  }

  @Test("a progress view is 4 points high, in the bar style 2")
  func size() {
    let view = UIProgressView(progressViewStyle: .default)
    expectEqual(view.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 4))
    view.progressViewStyle = .bar
    expectEqual(view.intrinsicContentSize.height, 2)
  }

  @Test("a progress view is filled from its leading edge", arguments: [false, true])
  func fill(isRightToLeft: Bool) {
    let screen = InputScene(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
    screen.window.addSubview(view)
    view.progress = 0.25
    screen.layOut()
    expectEqual(view.subviews[1].frame, CGRect(x: isRightToLeft ? 150 : 0, y: 0, width: 50, height: 4))
  }

  @Test("the filled part has the tint colour unless a colour is set, the track of the bar style no colour")
  func colors() {
    let view = UIProgressView(progressViewStyle: .default)
    view.tintColor = .red
    let traits = view.traitCollection
    expectEqual(view.subviews[1].renderedBackground(with: traits), UIColor.red.rendered(with: traits))
    view.progressTintColor = .green
    expectEqual(view.subviews[1].renderedBackground(with: traits), UIColor.green.rendered(with: traits))
    view.progressViewStyle = .bar
    expectEqual(view.subviews[0].renderedBackground(with: traits), UIColor.clear.rendered(with: traits))
    view.trackTintColor = .blue
    expectEqual(view.subviews[0].renderedBackground(with: traits), UIColor.blue.rendered(with: traits))
  }

  @Test("in a terminal a progress view is a row of characters, heavy ones for its filled part")
  func terminal() {
    let screen = InputScene(size: CGSize(width: 80, height: 32), pointGrid: CGSize(width: 8, height: 16))
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    screen.window.addSubview(view)
    view.progress = 0.3
    expectEqual(view.intrinsicContentSize.height, 16)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "━━━───────")
    view.setProgress(1, animated: true)
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "━━━━━━━━━━")
  }

  @Test("in a terminal from right to left the filled part is at the right")
  func terminalFromRightToLeft() {
    let screen = InputScene(
      size: CGSize(width: 80, height: 32), pointGrid: CGSize(width: 8, height: 16), layoutDirection: .rightToLeft)
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    screen.window.addSubview(view)
    view.progress = 0.3
    expectEqual(CellPainter().paint(screen.connection.frame()).text(ofRow: 0), "───────━━━")
  }

  @Test("the accessibility value of a progress view is a percentage, its range goes from 0 to 1")
  func semantics() throws {
    let view = UIProgressView(progressViewStyle: .default)
    view.progress = 0.5
    let semantics = try #require(view.makeSemantics())
    expectEqual(semantics.value, "50%")
    expectEqual(semantics.range, Semantics.Range(0.5, in: 0...1))
  }
}
