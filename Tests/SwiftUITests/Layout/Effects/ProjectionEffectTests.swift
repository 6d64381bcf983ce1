import Expectations
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("Projections of views")
struct ProjectionEffectTests {
  @Test("a transform is about the upper left corner")
  func corner() async throws {
    let driver = await show(
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: "large").transformEffect(CGAffineTransform(scaleX: 2, y: 2))
        Text(verbatim: "below")
      })
    let (large, below) = try (driver.frame(of: "large"), driver.frame(of: "below"))
    expectEqual(large, CGRect(x: below.minX, y: below.minY - 16, width: 80, height: 32))
  }

  @Test("a transform of three rows has an inverse and products, and takes one in space")
  func matrices() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let scale = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 4))
    let both = move.concatenating(scale)
    expectEqual([both.m31, both.m32, both.m11], [6, 16, 2])
    #expect(both.isAffine && !both.isIdentity)
    #expect(both.concatenating(both.inverted()).isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
    var tilted = CATransform3DIdentity
    tilted.m14 = 0.1
    tilted.m41 = 5
    let projection = ProjectionTransform(tilted)
    expectEqual([projection.m13, projection.m31, projection.m33], [0.1, 5, 1])
    #expect(!projection.isAffine)
  }
}
