import ConstraintSolver
import Expectations
import Testing

@Suite("Strengths")
struct StrengthTests {
  @Test("a thousand weaker constraints do not outweigh one stronger one")
  func lexicographic() throws {
    let x = Variable("x")
    var solver = Solver()
    try solver.add((x .== 1).with(strength: 500.5))
    for _ in 0..<1000 {
      try solver.add((1000 * x .== 1_000_000).with(strength: 500))
    }
    expectEqual(solver.value(of: x), 1)
    solver.checkInvariants()
  }

  @Test("each priority chooses among the solutions that higher ones leave", arguments: [true, false])
  func descending(strongestFirst: Bool) throws {
    let (x, y, z) = (Variable("x"), Variable("y"), Variable("z"))
    var constraints = [
      (x + y + z .== 100).with(strength: 999),
      (x .>= 60).with(strength: 900),
      (y .>= 50).with(strength: 800),
      (z .>= 40).with(strength: 700),
      (z .>= 0).with(strength: 950),
      (x .== 70).with(strength: 1),
    ]
    if !strongestFirst { constraints.reverse() }
    var solver = Solver()
    for constraint in constraints {
      try solver.add(constraint)
      solver.checkInvariants()
    }
    expectEqual([x, y, z].map(solver.value(of:)), [60, 40, 0])
  }

  @Test("constraints of equal strength minimise the sum of their errors")
  func equals() throws {
    let x = Variable("x")
    var solver = Solver()
    for value in [1.0, 2, 10] {
      try solver.add((x .== value).with(strength: 250))
    }
    expectEqual(solver.value(of: x), 2)
  }

  @Test("changing a strength is like adding the constraint with that strength")
  func change() throws {
    let x = Variable("x")
    let (low, high) = ((x .== 1).with(strength: 250), (x .== 2).with(strength: 750))
    var solver = Solver()
    try solver.add(low)
    try solver.add(high)
    expectEqual(solver.value(of: x), 2)
    solver.setStrength(751, of: low)
    solver.checkInvariants()
    expectEqual(solver.value(of: x), 1)
    expectEqual(solver.strength(of: low), 751)
    expectEqual(low.strength, 250)
    solver.setStrength(751.5, of: high)
    solver.checkInvariants()
    expectEqual(solver.value(of: x), 2)
  }

  @Test("a strength outside 0 ... 1000 traps, as does a change to required")
  func misuse() async {
    await #expect(processExitsWith: .failure) { _ = Strength(0) }
    await #expect(processExitsWith: .failure) { _ = Strength(1000.5) }
    await #expect(processExitsWith: .failure) {
      let constraint = (Variable() .== 1).with(strength: 250)
      var solver = Solver()
      try solver.add(constraint)
      solver.setStrength(.required, of: constraint)
    }
  }
}
