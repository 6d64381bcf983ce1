import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

@Suite("The solver")
struct SolverTests {
  @Test("required equations hold")
  func requiredEquations() throws {
    let (left, width, right) = (Variable("left"), Variable("width"), Variable("right"))
    var solver = Solver()
    try solver.add(left + width .== right)
    try solver.add(left .== 10)
    try solver.add(2 * width - 40 .== right)
    solver.checkInvariants()
    expectEqual(solver.value(of: left), 10)
    expectEqual(solver.value(of: width), 50)
    expectEqual(solver.value(of: right), 60)
    expectEqual(solver.value(of: right - left / 2 + 1), 56)
  }

  /// The example of the paper's figure 1: a middle point between two others, at least 10 apart, in a window of 0 ...
  /// 100.
  @Test("the paper's example is solved and follows its edit")
  func paperExample() throws {
    let (low, middle, high) = (Variable("low"), Variable("middle"), Variable("high"))
    var solver = Solver()
    try solver.add(2 * middle .== low + high)
    try solver.add(low + 10 .<= high)
    try solver.add(high .<= 100)
    try solver.add(low .>= 0)
    // Weak stays keep the values that no edit moves.
    for (variable, value) in [(low, 30.0), (middle, 45), (high, 60)] {
      try solver.add((variable .== value).with(strength: 1))
    }
    expectEqual([low, middle, high].map(solver.value(of:)), [30, 45, 60])

    solver.addEdit(middle, strength: 750)
    solver.suggest(80, for: middle)
    solver.checkInvariants()
    expectEqual(solver.value(of: middle), 80)
    expectEqual(solver.value(of: low) + solver.value(of: high), 160)

    // The window limits the edit: high at 100, low 10 below.
    solver.suggest(120, for: middle)
    solver.checkInvariants()
    expectEqual([low, middle, high].map(solver.value(of:)), [90, 95, 100])

    solver.removeEdit(middle)
    solver.checkInvariants()
    expectEqual([low, middle, high].map(solver.value(of:)), [30, 45, 60])
  }

  @Test("an inequality reaches its bound only if a weaker constraint pulls")
  func inequalities() throws {
    let width = Variable("width")
    var solver = Solver()
    try solver.add(width .>= 100)
    try solver.add(width .<= 200)
    try solver.add((width .== 50).with(strength: 250))
    expectEqual(solver.value(of: width), 100)
    try solver.add((width .== 300).with(strength: 500))
    expectEqual(solver.value(of: width), 200)
    try solver.add((width .== 150).with(strength: 750))
    expectEqual(solver.value(of: width), 150)
    solver.checkInvariants()
  }

  @Test("an unknown variable has the value 0")
  func unknownVariable() { expectEqual(Solver().value(of: Variable()), 0) }

  @Test("constraints of the same content are kept apart")
  func duplicates() throws {
    let x = Variable("x")
    let required = [x .== 8, x .== 8, x .>= 8]
    let optional = [(x .== 0).with(strength: 9), (x .== 0).with(strength: 9)]
    var solver = Solver()
    for constraint in required + optional {
      try solver.add(constraint)
      solver.checkInvariants()
    }
    expectEqual(solver.value(of: x), 8)
    solver.remove(required[0])
    solver.checkInvariants()
    expectEqual(solver.value(of: x), 8)
    solver.remove(required[1])
    solver.checkInvariants()
    expectEqual(solver.value(of: x), 8)
    solver.remove(required[2])
    expectEqual(solver.value(of: x), 0)
    solver.remove(optional[0])
    expectEqual(solver.value(of: x), 0)
    solver.remove(optional[1])
    solver.checkInvariants()
    expectEqual(solver.count, 0)
  }

  @Test("a solver is a value: its copies do not share changes")
  func copies() throws {
    let x = Variable("x")
    var solver = Solver()
    try solver.add((x .== 1).with(strength: 1))
    var copy = solver
    try copy.add(x .== 2)
    expectEqual(solver.value(of: x), 1)
    expectEqual(copy.value(of: x), 2)
  }

  @Test("the same system gives the same solution, bit for bit")
  func determinism() throws {
    // The system is ambiguous on purpose.
    func solve() throws -> [Double] {
      let variables = (0..<20).map { Variable("x\($0)") }
      var solver = Solver()
      for (first, second) in zip(variables, variables.dropFirst()) {
        try solver.add(first + 1.0 / 3 * second .>= 7)
        try solver.add((first - second .<= 3).with(strength: 5))
      }
      try solver.add((variables[0] .== 100).with(strength: 2))
      return variables.map(solver.value(of:))
    }
    let first = try solve()
    for _ in 0..<10 {
      try expectEqual(solve(), first)
    }
  }

  @Test("thousands of additions and removals do not make a solver grow")
  func churn() throws {
    let variables = (0..<6).map { Variable("x\($0)") }
    var random = Randomness(seed: 7)
    var solver = Solver()
    var present: [Constraint] = []
    for round in 0..<5000 {
      if present.count < 12, random.next(below: 2) == 0 || present.isEmpty {
        let constraint = random.constraint(over: variables)
        if (try? solver.add(constraint)) != nil { present.append(constraint) }
      } else {
        solver.remove(present.remove(at: random.next(below: present.count)))
      }
      if round % 50 == 0 { solver.checkInvariants() }
    }
    for constraint in present {
      solver.remove(constraint)
    }
    solver.checkInvariants()
    expectEqual(solver.count, 0)
    // Upper bounds for twelve constraints over six variables.
    #expect(solver.capacity.symbols <= 6 + 2 * 13)
    #expect(solver.capacity.rows <= 13)
  }
}
