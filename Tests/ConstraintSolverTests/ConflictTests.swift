import ConstraintSolver
import SeededRandomness
import Testing

@Suite("A required constraint that contradicts others")
struct ConflictTests {
  let left = Variable("left")
  let width = Variable("width")
  let right = Variable("right")

  @Test("is rejected with the others named in the order of their addition, and no bystander")
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
    #expect(error?.constraint == wide)
    #expect(error?.conflicting == [end, sum, start])
    #expect(
      error?.description == "width >= 91.0 contradicts [right <= 100.0, left + width - right == 0.0, left == 10.0]")
    #expect(!solver.contains(wide))
    solver.checkInvariants()
    #expect([left, width, right].map(solver.value(of:)) == [10, 90, 100])
  }

  @Test("is rejected with nothing named if it can't hold alone")
  func alone() {
    var solver = Solver()
    let error = #expect(throws: Unsatisfiable.self) { try solver.add(left - left .== 1) }
    #expect(error?.conflicting == [])
    #expect(solver.count == 0)
    solver.checkInvariants()
  }

  @Test("leaves every value as it was")
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

  @Test("can be added once one of the others is gone")
  func afterRemoval() throws {
    let (start, other) = (left .== 10, left .== 20)
    var solver = Solver()
    try solver.add(start)
    #expect(throws: Unsatisfiable.self) { try solver.add(other) }
    solver.remove(start)
    try solver.add(other)
    #expect(solver.value(of: left) == 20)
    solver.checkInvariants()
  }

  @Test("stays away when an equation it would have doubled is changed")
  func duplicate() throws {
    let (first, second) = (left .== 10, left .== 10)
    var solver = Solver()
    try solver.add(first)
    try solver.add(second)
    let error = #expect(throws: Unsatisfiable.self) { try solver.setConstant(11, of: first) }
    #expect(error?.conflicting == [second])
    #expect(solver.constant(of: first) == 10)
    #expect(solver.value(of: left) == 10)
    solver.checkInvariants()
    solver.remove(second)
    try solver.setConstant(11, of: first)
    #expect(solver.value(of: left) == 11)
  }

  @Test("is told apart from rounding")
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
