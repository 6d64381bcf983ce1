import Expectations
import Foundation
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Shapes of buttons")
struct ButtonBorderShapeTests {
  private func corner(_ shape: ButtonBorderShape) -> Path {
    shape.shape(.regular).path(in: CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test("the shape of a bordered button is a rounded rectangle, a capsule or a circle")
  func shapes() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    expectEqual(corner(.automatic), RoundedRectangle(cornerRadius: 8).path(in: rect))
    expectEqual(corner(.roundedRectangle), RoundedRectangle(cornerRadius: 8).path(in: rect))
    expectEqual(corner(.roundedRectangle(radius: 3)), RoundedRectangle(cornerRadius: 3).path(in: rect))
    expectEqual(corner(.capsule), Capsule().path(in: rect))
    expectEqual(corner(.circle), Circle().path(in: rect))
  }

  @Test("a circular button is as wide as it is high, others are not")
  func circle() async throws {
    for (shape, isSquare) in [(ButtonBorderShape.circle, true), (.capsule, false)] {
      let showing = await Showing(
        Button("A long title" as String) {}.buttonStyle(.bordered).buttonBorderShape(shape))
      let frame = try showing.driver.frame(of: .role(.button, "A long title"))
      expectEqual(frame.width == frame.height, isSquare)
    }
  }
}
