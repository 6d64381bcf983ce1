import Expectations
import PergolaTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Drawings of shapes")
struct ShapeDrawingTests {
  /// The views that draw, back to front, and the size that the whole chooses.
  private func drawings(_ view: some View) async -> (count: Int, size: CGSize) {
    let showing = await Showing(view.frame(width: 40, height: 20))
    return (showing.views(ShapeCanvas.self).count, showing.size(in: CGSize(width: 100, height: 100)))
  }

  @Test("a shape is filled, and lines are drawn in front of it, which take no room")
  func fillAndStroke() async {
    let shown = await drawings(Rectangle().fill(.red).stroke(.blue, lineWidth: 4))
    expectEqual(shown.count, 2)
    expectEqual(shown.size, CGSize(width: 40, height: 20))
    await expectEqual(drawings(Circle().fill(.red).strokeBorder(.blue)).count, 2)
  }

  @Test("a shape whose line is drawn is filled as a whole")
  func strokeAndFill() async {
    await expectEqual(drawings(Capsule().stroke(.blue).fill(.red)).count, 2)
  }
}
