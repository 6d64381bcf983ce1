import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

@Suite("Edits")
struct EditTests {
  let x = Variable("x")
  let y = Variable("y")

  @Test("a new edit keeps the variable at its current value")
  func stays() throws {
    var solver = Solver()
    let weak = (x .== 5).with(strength: 1)
    try solver.add(weak)
    solver.addEdit(x, strength: 500)
    try solver.setConstant(7, of: weak)
    expectEqual(solver.value(of: x), 5)
    solver.removeEdit(x)
    expectEqual(solver.value(of: x), 7)
    solver.checkInvariants()
  }

  @Test("edits move several variables at once")
  func several() throws {
    var solver = Solver()
    let area = Variable("sum")
    try solver.add(x + y .== area)
    solver.addEdit(x, strength: 500)
    solver.addEdit(y, strength: 500)
    for step in 0..<1000 {
      solver.suggest(Double(step) / 3, for: x)
      solver.suggest(Double(-step), for: y)
    }
    solver.checkInvariants()
    #expect(abs(solver.value(of: area) - (333 - 999)) < 1e-9)
  }

  @Test("an edit in a chain of bounds gives the values of a new solver", arguments: 0..<20)
  func likeNew(seed: Int) throws {
    var random = Randomness(seed: seed)
    let variables = (0..<12).map { Variable("x\($0)") }
    var constraints: [Constraint] = []
    for (first, second) in zip(variables, variables.dropFirst()) {
      constraints.append(second .>= first + Double(random.next(below: 10)))
      constraints.append((second .== first + Double(random.next(below: 10))).with(strength: 250))
      constraints.append((second .<= Double(random.next(below: 100))).with(strength: 500))
    }
    constraints.append(variables[11] .<= 80)
    func makeSolver() throws -> Solver {
      var solver = Solver()
      for constraint in constraints {
        try solver.add(constraint)
      }
      // Makes the solution unique.
      for (index, variable) in variables.enumerated() {
        try solver.add((variable .== 0).with(strength: Strength(Double(index + 1))))
      }
      return solver
    }
    var solver = try makeSolver()
    solver.addEdit(variables[5], strength: 750)
    for _ in 0..<30 {
      let value = Double(random.next(below: 200) - 50)
      solver.suggest(value, for: variables[5])
      solver.checkInvariants()
      var new = try makeSolver()
      try new.add((variables[5] .== value).with(strength: 750))
      for variable in variables {
        #expect(
          abs(solver.value(of: variable) - new.value(of: variable)) < 1e-9, "seed \(seed): \(variable) at \(value)")
      }
    }
  }

  @Test("a suggestion far away and back leaves the solution exact")
  func farAway() throws {
    var solver = Solver()
    try solver.add(y .<= x - 10)
    try solver.add((3 * y .== x).with(strength: 250))
    solver.addEdit(x, strength: 500)
    for value in [30.0, 1e7, -1e7, 1e10, 30] {
      solver.suggest(value, for: x)
    }
    solver.checkInvariants()
    #expect(abs(solver.value(of: y) - 10) < 1e-9)
  }

  @Test("editing a variable twice, or suggesting without an edit, traps")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let variable = Variable()
      var solver = Solver()
      solver.addEdit(variable, strength: 500)
      solver.addEdit(variable, strength: 500)
    }
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      solver.suggest(1, for: Variable())
    }
  }
}
