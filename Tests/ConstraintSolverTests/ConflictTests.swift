import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

@Suite("Contradicting required constraints")
struct ConflictTests {
  let left = Variable("left")
  let width = Variable("width")
  let right = Variable("right")

  @Test("a rejection names the conflicting constraints in order of addition, nothing else")
  func names() throws {
    let sum = left + width .== right
    let start = left .== 10
    let end = right .<= 100
    let bystander = width .>= 5
    var solver = Solver()
    for constraint in [bystander, end, sum, start, (width .== 500).with(strength: 999)] {
      try solver.add(constraint)
    }
    let wide = width .>= 91
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(wide) }
    expectEqual(error?.constraint, wide)
    expectEqual(error?.conflicting, [end, sum, start])
    expectEqual(
      error?.description, "width >= 91.0 contradicts [right <= 100.0, left + width - right == 0.0, left == 10.0]")
    #expect(!solver.contains(wide))
    solver.checkInvariants()
    expectEqual([left, width, right].map(solver.value(of:)), [10, 90, 100])
  }

  @Test("a rejection names no others if the constraint cannot hold alone")
  func alone() {
    var solver = Solver()
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(left - left .== 1) }
    expectEqual(error?.conflicting, [])
    expectEqual(solver.count, 0)
    solver.checkInvariants()
  }

  @Test("a rejected constraint leaves every value unchanged")
  func unchanged() throws {
    var random = Randomness(seed: 3)
    let variables = (0..<5).map { Variable("x\($0)") }
    var solver = Solver()
    var rejections = 0
    for _ in 0..<60 {
      let constraint = random.constraint(over: variables)
      let before = variables.map(solver.value(of:))
      do {
        try solver.add(constraint)
      } catch {
        rejections += 1
        let after = variables.map(solver.value(of:))
        #expect(zip(before, after).allSatisfy { abs($0 - $1) < 1e-9 }, "\(before) became \(after)")
      }
    }
    #expect(rejections > 0)
  }

  @Test("a rejected constraint can be added after its opponent is removed")
  func afterRemoval() throws {
    let (start, other) = (left .== 10, left .== 20)
    var solver = Solver()
    try solver.add(start)
    #expect(throws: Unsatisfiable.self) { try solver.add(other) }
    solver.remove(start)
    try solver.add(other)
    expectEqual(solver.value(of: left), 20)
    solver.checkInvariants()
  }

  @Test("changing one of two equal equations is rejected, naming the other")
  func duplicate() throws {
    let (first, second) = (left .== 10, left .== 10)
    var solver = Solver()
    try solver.add(first)
    try solver.add(second)
    let error = #expect(throws: Unsatisfiable.self) { try solver.setConstant(11, of: first) }
    expectEqual(error?.conflicting, [second])
    expectEqual(solver.constant(of: first), 10)
    expectEqual(solver.value(of: left), 10)
    solver.checkInvariants()
    solver.remove(second)
    try solver.setConstant(11, of: first)
    expectEqual(solver.value(of: left), 11)
  }

  @Test("rounding errors are not taken for contradictions")
  func rounding() throws {
    var solver = Solver()
    try solver.add(3 * width .== 100)
    try solver.add(left .== width)
    try solver.add(right .== left + 2 * width)
    try solver.add(right .== 100)
    solver.checkInvariants()
    #expect(abs(solver.value(of: left) - 100.0 / 3) < 1e-12)
  }
}
