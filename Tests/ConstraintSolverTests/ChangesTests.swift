import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

@Suite("Solver changes")
struct ChangesTests {
  @Test("the first changes are all variables, later ones only those that moved")
  func moved() throws {
    let (x, y, z) = (Variable("x"), Variable("y"), Variable("z"))
    var solver = Solver()
    let base = x .== 0
    try solver.add(base)
    try solver.add(y .== x + 10)
    try solver.add(z .== 3)
    expectEqual(Set(solver.takeChanges()), [x, y, z])
    #expect(solver.takeChanges().isEmpty)

    try solver.setConstant(5, of: base)
    expectEqual(Set(solver.takeChanges()), [x, y])

    // A change that is undone does not count.
    try solver.setConstant(6, of: base)
    try solver.setConstant(5, of: base)
    #expect(solver.takeChanges().isEmpty)
  }

  @Test("a variable that no constraint mentions reports no change until it returns")
  func gone() throws {
    let x = Variable("x")
    let constraint = x .== 4
    var solver = Solver()
    try solver.add(constraint)
    expectEqual(solver.takeChanges(), [x])
    solver.remove(constraint)
    #expect(solver.takeChanges().isEmpty)
    expectEqual(solver.value(of: x), 0)
    try solver.add(constraint)
    expectEqual(solver.takeChanges(), [x])
  }

  @Test("the changes are exactly the variables whose values differ", arguments: 0..<50)
  func complete(seed: Int) {
    var random = Randomness(seed: seed)
    let variables = (0..<5).map { Variable("x\($0)") }
    var solver = Solver()
    for variable in variables {
      solver.addEdit(variable, strength: 100)
    }
    _ = solver.takeChanges()
    var seen = variables.map(solver.value(of:))
    var present: [Constraint] = []
    for _ in 0..<40 {
      if !present.isEmpty, random.next(below: 3) == 0 {
        solver.remove(present.remove(at: random.next(below: present.count)))
      } else {
        let constraint = random.constraint(over: variables)
        if (try? solver.add(constraint)) != nil { present.append(constraint) }
      }
      let changes = solver.takeChanges()
      let values = variables.map(solver.value(of:))
      for (index, variable) in variables.enumerated() {
        expectEqual(changes.contains(variable), (abs(values[index] - seen[index]) > 1e-9), "seed \(seed): \(variable)")
      }
      seen = values
    }
  }
}
