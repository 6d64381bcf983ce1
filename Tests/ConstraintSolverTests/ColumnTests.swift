import ConstraintSolver
import Expectations
import SeededRandomness
import Testing

/// Columns and rows of views, as stack views make them.
@Suite("Systems of views")
struct ColumnTests {
  @Test("the solver's size is proportional to the number of views in a column")
  func linear() throws {
    let (small, large) = (try solve(views: 50, inRoom: nil), try solve(views: 500, inRoom: nil))
    small.checkInvariants()
    #expect(large.entryCount <= 10 * small.entryCount + 100, "\(large.entryCount) over \(small.entryCount)")
  }

  @Test("views of a column lie below each other, and the last takes the room that is left")
  func positions() throws {
    var views: [View] = []
    let solver = try solve(views: 30, inRoom: 1000, &views)
    solver.checkInvariants()
    for (index, view) in views.enumerated() {
      expectEqual(solver.value(of: view.top), Double(index) * 24)
      expectEqual(solver.value(of: view.height), index == 29 ? 1000 - 29 * 24 : 20)
    }
  }

  @Test("defaults give the solution of constraints that are added first, unless others are as good", arguments: 0..<300)
  func likeConstraints(seed: Int) {
    var random = Randomness(seed: 4_000_000 + seed)
    let views = (0..<(1 + random.next(below: 6))).map { _ in View() }
    let (root, variables) = (View(), views.flatMap { [$0.left, $0.top, $0.width, $0.height] })
    let constraints = random.layout(of: views, in: root)
    var (withConstraints, withDefaults) = (Solver(), Solver())
    var defaults: [Constraint] = []
    for variable in variables {
      let value = Double(random.next(below: 2) * random.next(below: 100))
      withDefaults.addDefault(value, for: variable)
      defaults.append((variable .== value).with(strength: .default))
    }
    for constraint in defaults {
      #expect(throws: Never.self, "seed \(seed)") { try withConstraints.add(constraint) }
    }
    for constraint in constraints {
      let isAccepted = (try? withConstraints.add(constraint)) != nil
      expectEqual((try? withDefaults.add(constraint)) != nil, isAccepted, "seed \(seed): \(constraint)")
    }
    withDefaults.applyDefaults()
    withDefaults.checkInvariants()
    let present = constraints.filter(withConstraints.contains)
    let naive = NaiveSolver(variables: variables + [root.width, root.height], constraints: present + defaults)
    let errors = [withConstraints, withDefaults].map { solver in
      naive.errors(at: naive.variables.map(solver.value(of:)))
    }
    #expect(zip(errors[0], errors[1]).allSatisfy { abs($0 - $1) < 1e-6 }, "seed \(seed): \(errors)")
  }

  private func solve(views count: Int, inRoom room: Double?) throws -> Solver {
    var views: [View] = []
    return try solve(views: count, inRoom: room, &views)
  }

  /// Solves a column of views with a content height of 20 and gaps of 4, which fills a room of some height or ends with
  /// the last view.
  private func solve(views count: Int, inRoom room: Double?, _ views: inout [View]) throws -> Solver {
    var solver = Solver()
    views = (0..<count).map { _ in View() }
    for view in views {
      try solver.add((view.height .<= 20).with(strength: 250))
      try solver.add((view.height .>= 20).with(strength: 750))
      solver.addDefault(0, for: view.top)
    }
    try solver.add(views[0].top .== 0)
    for (view, next) in zip(views, views.dropFirst()) { try solver.add(next.top .== view.top + view.height + 4) }
    if let room { try solver.add(views[count - 1].top + views[count - 1].height .== room) }
    solver.applyDefaults()
    return solver
  }
}

/// The variables of a rectangle.
private struct View {
  let left = Variable("left")
  let top = Variable("top")
  let width = Variable("width")
  let height = Variable("height")

  /// The start, the middle or the end of the view along an axis.
  func position(_ axis: Int, at share: Double) -> Expression {
    axis == 0 ? left + share * width : top + share * height
  }

  func length(_ axis: Int) -> Variable { axis == 0 ? width : height }
}

extension Randomness {
  /// Random constraints of views, as apps write them, and the sizes of the views' contents. The last ones give the root a
  /// size.
  fileprivate mutating func layout(of views: [View], in root: View) -> [Constraint] {
    var constraints: [Constraint] = []
    for view in views {
      for axis in 0...1 {
        let length = Double(next(below: 60))
        constraints.append((view.length(axis) .>= 0).with(strength: 999.9))
        constraints.append((view.length(axis) .<= length).with(strength: 250))
        constraints.append((view.length(axis) .>= length).with(strength: 750))
      }
    }
    for _ in 0...next(below: views.count * 4) {
      let (axis, view) = (next(below: 2), views[next(below: views.count)])
      let other = next(below: views.count + 1)
      let shares = [0, 0.5, 1]
      let share = shares[next(below: 3)]
      let position =
        other == views.count
        ? share * root.length(axis) : views[other].position(axis, at: shares[next(below: 3)])
      let difference = view.position(axis, at: share) - position - Double(next(below: 30))
      let relation: Constraint.Relation = [.equal, .equal, .equal, .atMost, .atLeast][next(below: 5)]
      let strength: Strength = [.required, .required, .required, 750, 500, 250][next(below: 6)]
      constraints.append(Constraint(difference, relation, strength))
    }
    return constraints + [root.width .== 390, root.height .== 844]
  }
}
