import ConstraintSolver
import Expectations
import Testing

@Suite("Expressions")
struct ExpressionTests {
  let x = Variable("x")
  let y = Variable("y")

  @Test("an expression lists each variable once, in order of first appearance")
  func terms() {
    let expression = 2 * (x + 3) - (y - x) / 2 + 1
    expectEqual(expression.terms.map(\.variable), [x, y])
    expectEqual(expression.terms.map(\.coefficient), [2.5, -0.5])
    expectEqual(expression.constant, 7)
    expectEqual((1 - x).description, "-x + 1.0")
  }

  @Test("a constraint has its variables on the left, its constants on the right")
  func constraint() {
    let constraint = (x + 8 .<= 3 * y - 1).with(strength: 250)
    expectEqual(constraint.description, "x - 3.0*y <= -9.0 @250.0")
    expectEqual(constraint.constant, -9)
    expectEqual((x .>= y).description, "x - y >= 0.0")
    expectEqual((x .== 4).strength, .required)
  }

  @Test("a constraint with infinite or NaN numbers traps")
  func misuse() async {
    await #expect(processExitsWith: .failure) { _ = Variable() .== .infinity }
    await #expect(processExitsWith: .failure) { _ = .nan * Variable() .== 0 }
  }
}
