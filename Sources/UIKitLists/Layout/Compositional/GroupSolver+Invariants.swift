import Foundation
@_spi(Toolkit) import UIKitCore

#if DEBUG

  extension GroupSolver {
    /// Traps, naming the values, if a solved group contradicts its definition. Does nothing in release builds.
    ///
    /// 1. Along an axis without an estimate, the group has the length of its definition.
    /// 2. An attached view belongs to one of the cells, or to none if it follows all of them.
    ///
    /// - Complexity: O(number of attached views).
    func checkInvariants(of solved: SolvedGroup, _ plan: ItemPlan, in container: CGSize) {
      for axis in [LayoutAxis.horizontal, .vertical] where !plan.size[axis].isEstimated {
        let (length, defined) = (solved.size[axis], plan.size[axis].resolved(in: container, scale: scale))
        precondition(length == defined, "A group is \(length) points long, but is defined as \(defined)")
      }
      for supplement in solved.supplements {
        let (cell, count) = (supplement.firstCell, solved.cells.count)
        precondition(0...count ~= cell, "\(supplement.kind) is attached to cell \(cell) of \(count)")
      }
    }

    /// Traps, naming the values, if the subitems of a line do not take the items of the section in order, each as many
    /// as it has cells. Does nothing in release builds.
    ///
    /// - Complexity: O(number of subitems).
    func checkInvariants(of line: Line, first: Int) {
      let counts = (line.children.count, line.plans.count, line.numbers.count)
      precondition(counts.0 == counts.1 && counts.1 == counts.2, "A line has \(counts) subitems, plans and numbers")
      var next = first
      for (child, number) in zip(line.children, line.numbers) {
        precondition(number == next, "A subitem begins with item \(number), after item \(next - 1)")
        next += child.cells.count
      }
    }

    /// Traps, naming the values, if a line does not have an expected length: the one that was found from the number of
    /// its subitems, or the distance from the beginning of its first subitem to the end of its last one. Does nothing
    /// in release builds.
    func checkLength(of line: Line, _ length: @autoclosure () -> CGFloat, _ expected: @autoclosure () -> CGFloat) {
      let (length, expected) = (length(), expected())
      guard length.isFinite, expected.isFinite, line.length.isFinite else { return }
      // Lengths are added up in different orders.
      let tolerance = 1e-6 * max(1, abs(expected), abs(line.length))
      precondition(abs(length - expected) < tolerance, "A line is \(length) points long, and not \(expected)")
    }
  }

#else

  extension GroupSolver {
    /// Traps, naming the values, if a solved group contradicts its definition. Does nothing in release builds.
    @inline(__always)
    func checkInvariants(of solved: SolvedGroup, _ plan: ItemPlan, in container: CGSize) {}

    /// Traps, naming the values, if the subitems of a line do not take the items of the section in order. Does nothing
    /// in release builds.
    @inline(__always)
    func checkInvariants(of line: Line, first: Int) {}

    /// Traps, naming the values, if a line does not have an expected length. Does nothing in release builds.
    @inline(__always)
    func checkLength(of line: Line, _ length: @autoclosure () -> CGFloat, _ expected: @autoclosure () -> CGFloat) {}
  }

#endif
