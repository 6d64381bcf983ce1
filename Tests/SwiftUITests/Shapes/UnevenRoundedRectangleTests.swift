import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Rectangles with uneven corners")
struct UnevenRoundedRectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 100, height: 60)

  /// The corners, from the top left one clockwise, that are cut.
  private func cutCorners(_ path: Path, in rect: CGRect) -> [Bool] {
    [
      CGPoint(x: rect.minX + 1, y: rect.minY + 1), CGPoint(x: rect.maxX - 1, y: rect.minY + 1),
      CGPoint(x: rect.maxX - 1, y: rect.maxY - 1), CGPoint(x: rect.minX + 1, y: rect.maxY - 1),
    ].map { !path.contains($0) }
  }

  @Test("each corner has its own radius")
  func corners() {
    let shapes = [
      UnevenRoundedRectangle(topLeadingRadius: 20), UnevenRoundedRectangle(topTrailingRadius: 20),
      UnevenRoundedRectangle(bottomTrailingRadius: 20), UnevenRoundedRectangle(bottomLeadingRadius: 20),
    ]
    for (index, shape) in shapes.enumerated() {
      expectEqual(cutCorners(shape.path(in: rect), in: rect), (0..<4).map { $0 == index })
    }
  }

  @Test("with equal radii it is a rounded rectangle", arguments: [RoundedCornerStyle.circular, .continuous])
  func equal(style: RoundedCornerStyle) {
    let radii = RectangleCornerRadii(topLeading: 12, bottomLeading: 12, bottomTrailing: 12, topTrailing: 12)
    expectEqual(
      UnevenRoundedRectangle(cornerRadii: radii, style: style).path(in: rect),
      RoundedRectangle(cornerRadius: 12, style: style).path(in: rect))
  }

  @Test("a radius is at most half of the shorter side, and what is no number counts as 0")
  func limits() {
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: 1000, bottomLeadingRadius: .nan, bottomTrailingRadius: -5, topTrailingRadius: .infinity,
      style: .circular)
    let path = shape.path(in: rect)
    expectEqual(path.boundingRect, rect)
    expectEqual(cutCorners(path, in: rect), [true, true, false, false])
    #expect(path.contains(CGPoint(x: 30, y: 1)))
  }

  @Test("a smaller rectangle inside has smaller radii")
  func inset() {
    let inner = UnevenRoundedRectangle(topLeadingRadius: 20, style: .circular).inset(by: 5).path(in: rect)
    expectEqual(
      inner, UnevenRoundedRectangle(topLeadingRadius: 15, style: .circular).path(in: rect.insetBy(dx: 5, dy: 5)))
  }

  private struct Arrow: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 10, height: rect.height)) }
  }

  @Test("a shape is mirrored where text runs from right to left, unless it is fixed")
  func mirrored() {
    let right = CGPoint(x: 95, y: 10)
    func contains(_ behavior: LayoutDirectionBehavior, _ direction: LayoutDirection) -> Bool {
      Arrow(layoutDirectionBehavior: behavior).outline(in: direction)(rect).contains(right)
    }
    #expect(!contains(.mirrors, .leftToRight))
    #expect(contains(.mirrors, .rightToLeft))
    #expect(!contains(.fixed, .rightToLeft))
    #expect(contains(.mirrors(in: .leftToRight), .leftToRight))
    let changed = AnyShape(Arrow().stroke(lineWidth: 2)).outline(in: .rightToLeft)
    #expect(changed(rect).contains(right))
  }

  @Test("shapes that are the same from both sides have the parts of their outlines in place")
  func symmetric() {
    let part = Circle().trim(from: 0, to: 0.25)
    expectEqual(part.outline(in: .rightToLeft)(rect), part.outline(in: .leftToRight)(rect))
  }

  @Test("a clip, a fill and the touches of a shape are mirrored")
  func mirroredViews() async throws {
    var taps = 0
    let driver = await layOut(
      Color.red.frame(width: 200, height: 100)
        .contentShape(UnevenRoundedRectangle(topLeadingRadius: 50, style: .circular))
        .onTapGesture { taps += 1 },
      layoutDirection: .rightToLeft)
    // The view is in the middle of 300 x 200 points.
    await driver.tap(at: CGPoint(x: 52, y: 52))
    await driver.settle()
    expectEqual(taps, 1)
    await driver.tap(at: CGPoint(x: 248, y: 52))
    await driver.settle()
    expectEqual(taps, 1)
  }

  @Test("a view that flips for right to left is mirrored there only")
  func flips() async throws {
    for (direction, scale) in [(UIUserInterfaceLayoutDirection.leftToRight, CGFloat(1)), (.rightToLeft, -1)] {
      let probe = LayoutProbe(20, 10)
      let driver = await layOut(
        Area(probe).flipsForRightToLeftLayoutDirection(true), layoutDirection: direction)
      var view: UIView? = probe.view
      var transforms: [CGFloat] = []
      while let current = view {
        transforms.append(current.transform.a)
        view = current.superview
      }
      expectEqual(transforms.reduce(1, *), scale)
      withExtendedLifetime(driver) {}
    }
  }
}
