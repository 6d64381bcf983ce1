import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

@Suite("Random systems of constraints")
struct SolverRandomTests {
  @Test("a solver achieves the least errors and rejects exactly the contradictions", arguments: 0..<300)
  func leastErrors(seed: Int) {
    var random = Randomness(seed: seed)
    let variables = (0..<(1 + random.next(below: 3))).map { Variable("x\($0)") }
    var solver = Solver()
    var accepted: [Constraint] = []
    for _ in 0..<8 {
      let constraint = random.constraint(over: variables)
      let best = NaiveSolver(variables: variables, constraints: accepted + [constraint]).leastErrors()
      do {
        try solver.add(constraint)
        accepted.append(constraint)
        #expect(best != nil, "seed \(seed): accepted \(constraint) to \(accepted)")
      } catch {
        #expect(best == nil, "seed \(seed): rejected \(constraint) from \(accepted)")
        expectEqual(error.constraint, constraint)
        checkConflict(of: constraint, with: error.conflicting, among: accepted, over: variables, seed: seed)
      }
      solver.checkInvariants()
      expectBest(solver, accepted, variables, seed: seed)
    }
  }

  @Test("any history of additions, removals and changes gives the best solution", arguments: 0..<150)
  func incremental(seed: Int) {
    var random = Randomness(seed: 1_000_000 + seed)
    let variables = (0..<3).map { Variable("x\($0)") }
    var solver = Solver()
    // Each constraint as it was added, and its current form.
    var present: [(added: Constraint, now: Constraint)] = []
    for _ in 0..<40 {
      let index = present.isEmpty ? 0 : random.next(below: present.count)
      switch random.next(below: 5) {
      case 0, 1:
        guard present.count < 8 else { continue }
        let constraint = random.constraint(over: variables)
        if (try? solver.add(constraint)) != nil { present.append((constraint, constraint)) }
      case 2 where !present.isEmpty:
        solver.remove(present.remove(at: index).added)
      case 3 where !present.isEmpty:
        let constant = Double(random.next(below: 21) - 10)
        let changed = present[index].now.with(constant: constant)
        let others = present.indices.filter { $0 != index }.map { present[$0].now }
        let isPossible = NaiveSolver(variables: variables, constraints: others + [changed]).leastErrors() != nil
        do {
          try solver.setConstant(constant, of: present[index].added)
          #expect(isPossible, "seed \(seed): changed \(present[index]) to \(changed)")
          present[index].now = changed
        } catch {
          #expect(!isPossible, "seed \(seed): didn't change \(present[index]) to \(changed)")
        }
      case 4 where !present.isEmpty && !present[index].now.strength.isRequired:
        let strength: Strength = [750, 500, 250][random.next(below: 3)]
        solver.setStrength(strength, of: present[index].added)
        present[index].now = present[index].now.with(strength: strength)
      default:
        continue
      }
      solver.checkInvariants()
      expectBest(solver, present.map(\.now), variables, seed: seed)
    }
  }

  @Test("systems as large as a screen solve like new after any history", arguments: 0..<20)
  func large(seed: Int) {
    var random = Randomness(seed: 2_000_000 + seed)
    let variables = (0..<25).map { Variable("x\($0)") }
    var solver = Solver()
    var present: [Constraint] = []
    for round in 0..<400 {
      if present.isEmpty || (present.count < 60 && random.next(below: 3) > 0) {
        let constraint = random.constraint(over: variables, scale: 1.0 / 3)
        if (try? solver.add(constraint)) != nil { present.append(constraint) }
      } else {
        solver.remove(present.remove(at: random.next(below: present.count)))
      }
      guard round % 10 == 0 else { continue }
      solver.checkInvariants()
      var new = Solver()
      for constraint in present {
        #expect(throws: Never.self, "seed \(seed)") { try new.add(constraint) }
      }
      let naive = NaiveSolver(variables: variables, constraints: present)
      let (point, newPoint) = (variables.map(solver.value(of:)), variables.map(new.value(of:)))
      #expect(naive.isAllowed(point), "seed \(seed), round \(round)")
      let (errors, newErrors) = (naive.errors(at: point), naive.errors(at: newPoint))
      #expect(
        zip(errors, newErrors).allSatisfy { abs($0 - $1) < 1e-6 },
        "seed \(seed), round \(round): errors \(errors), those of a new solver \(newErrors)")
    }
  }

  private func expectBest(_ solver: Solver, _ constraints: [Constraint], _ variables: [Variable], seed: Int) {
    let naive = NaiveSolver(variables: variables, constraints: constraints)
    let point = variables.map(solver.value(of:))
    #expect(naive.isAllowed(point), "seed \(seed): \(constraints) at \(point)")
    let (errors, best) = (naive.errors(at: point), naive.leastErrors() ?? [])
    expectEqual(errors.count, best.count, "seed \(seed): \(constraints)")
    #expect(
      zip(errors, best).allSatisfy { abs($0 - $1) < 1e-6 },
      "seed \(seed): \(constraints) at \(point) has errors \(errors), the least are \(best)")
  }

  /// Expects that the constraint contradicts the others, that they are in order, and that each of them is needed for
  /// the contradiction.
  private func checkConflict(
    of constraint: Constraint, with others: [Constraint], among all: [Constraint], over variables: [Variable], seed: Int
  ) {
    func canHold(_ constraints: [Constraint]) -> Bool {
      NaiveSolver(variables: variables, constraints: constraints).leastErrors() != nil
    }
    expectEqual(all.filter(others.contains), others, "seed \(seed)")
    #expect(others.allSatisfy { $0.strength.isRequired }, "seed \(seed)")
    #expect(!canHold(others + [constraint]), "seed \(seed): \(constraint) doesn't contradict \(others)")
    for index in others.indices {
      var fewer = others
      fewer.remove(at: index)
      #expect(canHold(fewer + [constraint]), "seed \(seed): \(others[index]) isn't in conflict with \(constraint)")
    }
  }
}

extension Constraint {
  fileprivate func with(constant: Double) -> Constraint {
    var expression = Expression(-constant)
    for term in terms {
      expression.add(term.coefficient, of: term.variable)
    }
    return Constraint(expression, relation, strength)
  }
}
