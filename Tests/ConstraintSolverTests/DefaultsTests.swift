import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

@Suite("Defaults")
struct DefaultsTests {
  let x = Variable("x")
  let y = Variable("y")

  @Test("a variable without constraints has its default at once")
  func alone() {
    var solver = Solver()
    solver.addDefault(5, for: x)
    expectEqual(solver.value(of: x), 5)
    solver.applyDefaults()
    expectEqual(solver.value(of: x), 5)
    expectEqual(solver.takeChanges(), [x])
    solver.checkInvariants()
  }

  @Test("a constraint of any strength above the default's outweighs it")
  func weakest() throws {
    var solver = Solver()
    solver.addDefault(5, for: x)
    try solver.add((x .== 7).with(strength: 0.75))
    solver.applyDefaults()
    expectEqual(solver.value(of: x), 7)
    solver.checkInvariants()
  }

  @Test("a default counts among the values that constraints leave open")
  func range() throws {
    var solver = Solver()
    solver.addDefault(5, for: x)
    try solver.add(x .>= 1)
    try solver.add(x .<= 3)
    solver.applyDefaults()
    expectEqual(solver.value(of: x), 3)
    solver.checkInvariants()
  }

  @Test("a default that waits counts as soon as nothing else determines the variable")
  func removal() throws {
    var solver = Solver()
    solver.addDefault(5, for: x)
    solver.addDefault(8, for: y)
    let (first, second) = (x .== 20, y .== x + 1)
    try solver.add(first)
    try solver.add(second)
    solver.applyDefaults()
    expectEqual([x, y].map(solver.value(of:)), [20, 21])
    expectEqual(solver.count, 2)
    solver.remove(second)
    solver.applyDefaults()
    expectEqual([x, y].map(solver.value(of:)), [20, 8])
    solver.remove(first)
    solver.applyDefaults()
    expectEqual([x, y].map(solver.value(of:)), [5, 8])
    solver.checkInvariants()
  }

  @Test("a second default of a variable traps while the first waits")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let variable = Variable()
      var solver = Solver()
      solver.addDefault(1, for: variable)
      solver.addDefault(1, for: variable)
    }
  }

  @Test("defaults achieve the least errors of constraints with their strength", arguments: 0..<150)
  func leastErrors(seed: Int) {
    var random = Randomness(seed: 3_000_000 + seed)
    let variables = (0..<(1 + random.next(below: 3))).map { Variable("x\($0)") }
    var solver = Solver()
    var present: [Constraint] = []
    var defaults: [Constraint] = []
    for variable in variables where random.next(below: 4) > 0 {
      let value = Double(random.next(below: 21) - 10)
      solver.addDefault(value, for: variable)
      defaults.append((variable .== value).with(strength: .default))
    }
    for _ in 0..<12 {
      if present.count > 4 || !present.isEmpty && random.next(below: 3) == 0 {
        solver.remove(present.remove(at: random.next(below: present.count)))
      } else {
        let constraint = random.constraint(over: variables)
        if (try? solver.add(constraint)) != nil { present.append(constraint) }
      }
      solver.applyDefaults()
      solver.checkInvariants()
      let naive = NaiveSolver(variables: variables, constraints: present + defaults)
      let point = variables.map(solver.value(of:))
      #expect(naive.isAllowed(point), "seed \(seed): \(present) at \(point)")
      let (errors, best) = (naive.errors(at: point), naive.leastErrors() ?? [])
      #expect(
        zip(errors, best).allSatisfy { abs($0 - $1) < 1e-6 },
        "seed \(seed): \(present) with \(defaults) at \(point) has errors \(errors), the least are \(best)")
    }
  }
}
