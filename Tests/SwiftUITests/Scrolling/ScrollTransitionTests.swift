import Expectations
import Foundation
import PergolaTesting
import Testing
@_spi(Toolkit) import UIKitCore

@testable import SwiftUI

@MainActor @Suite("Scroll transitions")
struct ScrollTransitionTests {
  private func opacities(
    of configuration: ScrollTransitionConfiguration, scrolledBy distance: CGFloat
  ) async throws -> [CGFloat] {
    let driver = Driver(
      showing: UIHostingController(
        rootView: ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50) { _ in
              Color.red.frame(height: 100).scrollTransition(configuration) { $0.opacity($1.isIdentity ? 1 : 0.2) }
            }
          }
        }), size: CGSize(width: 300, height: 400))
    await driver.settle()
    await driver.scroll(by: CGVector(dx: 0, dy: distance))
    await driver.settle()
    let scroll = try #require(driver.window.firstSubview(UIScrollView.self))
    func effects(_ view: UIView) -> [EffectView] {
      view.subviews.flatMap { [$0 as? EffectView].compactMap { $0 } + effects($0) }
    }
    return effects(scroll).sorted { $0.convert(CGPoint.zero, to: scroll).y < $1.convert(CGPoint.zero, to: scroll).y }
      .map { ($0.alpha * 1000).rounded() / 1000 }
  }

  @Test("the look of a view that is half hidden is half that of a hidden one")
  func interactive() async throws {
    try await expectEqual(opacities(of: .interactive, scrolledBy: 50), [0.6, 1, 1, 1, 0.6])
  }

  @Test("the look follows the curve")
  func curve() async throws {
    try await expectEqual(
      opacities(of: .interactive(timingCurve: .linear), scrolledBy: 25).first, 0.8)
    let eased = try #require(try await opacities(of: .interactive(timingCurve: .easeIn), scrolledBy: 25).first)
    #expect(eased < 0.75)
  }

  @Test("at a threshold the look changes at once with an animation, and not at all with the identity")
  func animated() async throws {
    try await expectEqual(opacities(of: .animated, scrolledBy: 30), [0.2, 1, 1, 1, 0.2])
    try await expectEqual(opacities(of: .animated.threshold(.visible(0.5)), scrolledBy: 30), [1, 1, 1, 1, 0.2])
    try await expectEqual(opacities(of: .identity, scrolledBy: 50), [1, 1, 1, 1, 1])
  }

  @Test(
    "thresholds are distances that a hidden view enters",
    arguments: [
      (ScrollTransitionConfiguration.Threshold.visible, 100), (.hidden, 0), (.visible(0.3), 30), (.centered, 250),
      (.visible.inset(by: 15), 115), (.visible.interpolated(towards: .centered, amount: 0.5), 175),
    ] as [(ScrollTransitionConfiguration.Threshold, Double)])
  func thresholds(threshold: ScrollTransitionConfiguration.Threshold, distance: Double) {
    expectEqual(threshold.distance(length: 100, area: 400), distance)
  }

  @Test("phases are numbers from -1 to 1")
  func phases() {
    expectEqual([ScrollTransitionPhase.topLeading, .identity, .bottomTrailing].map(\.value), [-1, 0, 1])
    #expect(ScrollTransitionPhase.identity.isIdentity)
  }

  @Test("looks of several steps are mixed step by step, and numbers that are not finite change nothing")
  func steps() {
    let identity = EmptyVisualEffect().scaleEffect(1).offset(y: 0).blur(radius: 0)._steps
    let other = EmptyVisualEffect().scaleEffect(0.5).offset(y: 40).blur(radius: 8)._steps
    let mixed = zip(identity, other).map { $0.mixed(with: $1, part: 0.5) }
    let look = VisualLook(mixed, in: CGSize(width: 100, height: 100), isMirrored: false)
    expectEqual(look.transform, CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 0, ty: 20))
    expectEqual(look.effects, [.blur(radius: 4, isOpaque: false)])
    let broken = EmptyVisualEffect().opacity(.nan).scaleEffect(.infinity).offset(x: .nan).saturation(.nan)._steps
    expectEqual(
      VisualLook(broken, in: CGSize(width: 100, height: 100), isMirrored: false),
      VisualLook([], in: .zero, isMirrored: false))
  }

  @Test("a unit curve has its values at the ends, and its inverse undoes it")
  func unitCurve() {
    for curve in [
      UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ] {
      expectEqual(curve.value(at: -1), 0)
      expectEqual(curve.value(at: 2), 1)
      for step in 1..<10 {
        let x = Double(step) / 10
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-6)
      }
    }
    expectEqual((UnitCurve.easeInOut.value(at: 0.5) * 1e6).rounded() / 1e6, 0.5)
    expectEqual((UnitCurve.linear.velocity(at: 0.3) * 1e3).rounded() / 1e3, 1)
  }
}
