import Expectations
import Foundation
import RenderTree
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite("Angular gradients")
struct AngularGradientTests {
  /// The color of a gradient from red to blue at an angle in degrees, clockwise from the right.
  private func color(_ gradient: AngularGradient, at angle: Double) -> [Int] {
    let paint = gradient._paint(in: EnvironmentValues())
    guard case .gradient(let stops) = paint.kind,
      case .gradient(let rendered) = stops.rendered(
        in: CGRect(x: 0, y: 0, width: 100, height: 100), with: UITraitCollection.current)
    else { return [] }
    let radians = angle * .pi / 180
    let color = rendered.color(at: CGPoint(x: 50 + 40 * cos(radians), y: 50 + 40 * sin(radians))) ?? .clear
    return [color.red, color.green, color.blue].map { Int(($0 * 100).rounded()) }
  }

  private let colors = [Color(.sRGB, red: 1, green: 0, blue: 0), Color(.sRGB, red: 0, green: 0, blue: 1)]

  private func gradient(_ start: Double, _ end: Double) -> AngularGradient {
    AngularGradient(colors: colors, center: .center, startAngle: .degrees(start), endAngle: .degrees(end))
  }

  @Test("a turn begins at the right and goes clockwise")
  func turn() {
    let turn = AngularGradient(colors: colors, center: .center)
    expectEqual(color(turn, at: 90), [75, 0, 25])
    expectEqual(color(turn, at: 180), [50, 0, 50])
    expectEqual(color(turn, at: 270), [25, 0, 75])
    expectEqual(color(AngularGradient(colors: colors, center: .center, angle: .degrees(90)), at: 180), [75, 0, 25])
  }

  @Test("the part that the angles leave out has the last color, then the first one")
  func part() {
    let half = gradient(0, 180)
    expectEqual(color(half, at: 90), [50, 0, 50])
    expectEqual(color(half, at: 200), [0, 0, 100])
    expectEqual(color(half, at: 260), [0, 0, 100])
    expectEqual(color(half, at: 280), [100, 0, 0])
    expectEqual(color(half, at: 350), [100, 0, 0])
  }

  @Test("of more than a turn the last one is shown")
  func severalTurns() {
    let turns = gradient(0, 720)
    expectEqual(color(turns, at: 1), [50, 0, 50])
    expectEqual(color(turns, at: 180), [25, 0, 75])
    expectEqual(color(turns, at: 359), [0, 0, 100])
  }

  @Test("angles in the other order make a gradient counterclockwise")
  func counterclockwise() {
    let reverse = gradient(180, 0)
    expectEqual(color(reverse, at: 90), [50, 0, 50])
    expectEqual(color(reverse, at: 45), [25, 0, 75])
  }

  @Test("angles that are no numbers, equal ones, and no colors are drawn")
  func invalid() {
    _ = color(gradient(.nan, 10), at: 0)
    _ = color(gradient(0, .infinity), at: 0)
    expectEqual(color(gradient(90, 90), at: 180), [0, 0, 100])
    _ = color(AngularGradient(colors: [], center: .center), at: 0)
  }

  @Test("the styles of shapes have the same gradients")
  func styles() {
    expectEqual(
      AngularGradient.conicGradient(colors: colors, center: .center), AngularGradient(colors: colors, center: .center))
    expectEqual(
      AngularGradient.angularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .degrees(9)),
      AngularGradient(colors: colors, center: .top, startAngle: .zero, endAngle: .degrees(9)))
  }
}
