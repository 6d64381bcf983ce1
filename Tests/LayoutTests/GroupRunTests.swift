import Expectations
import Foundation
import LayoutNotation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

@Suite("Packing groups during measuring and updates")
@MainActor struct GroupRunTests {
  /// The reference: packs all groups from the first item on, and caches nothing.
  @MainActor private struct Naive {
    let plan: ItemPlan
    let axis: LayoutAxis
    let spacing: CGFloat
    var known: [CGSize?]

    struct Group: Equatable {
      var firstItem: Int
      var itemCount: Int
      var start: CGFloat
      var length: CGFloat
      var cells: [CGRect]
      var badges: Int
    }

    var groups: [Group] {
      var solver = GroupSolver(scale: 2, customContainer: container, traitCollection: UITraitCollection())
      solver.itemCount = known.count
      solver.measured = { known.indices.contains($0) ? known[$0] : nil }
      var found: [(first: Int, count: Int, solved: SolvedGroup)] = []
      var next = 0
      while next < known.count {
        let solved = solver.solve(plan, in: container, surroundings: container, first: next)
        found.append((next, min(solved.cells.count, known.count - next), solved))
        next += solved.cells.count
      }
      for axis in [LayoutAxis.horizontal, .vertical] where plan.size[axis].isUniform {
        let longest = found.reduce(0) { longest, group in
          let isMeasured = (group.first..<group.first + group.count).contains { known[$0] != nil }
          return isMeasured ? max(longest, group.solved.size[axis]) : longest
        }
        var least = CGSize.zero
        least[axis] = longest
        for index in found.indices where longest > 0 {
          found[index].solved = solver.solve(
            plan, in: container, surroundings: container, first: found[index].first, minimum: least)
          found[index].solved.size[axis] = longest
        }
      }
      var groups: [Group] = []
      var (start, badges) = (CGFloat(0), 0)
      for (first, count, solved) in found {
        let length = plan.size[axis].isUniform ? solved.size[axis] : solved.length(axis, cells: count)
        groups.append(
          Group(
            firstItem: first, itemCount: count, start: start, length: length,
            cells: solved.cells.prefix(count).map(\.frame), badges: badges))
        start += max(0, length + spacing)
        badges += solved.supplementCounts(cells: count)["badge"] ?? 0
      }
      return groups
    }

    var breadth: CGFloat {
      var solver = GroupSolver(scale: 2, customContainer: container, traitCollection: UITraitCollection())
      solver.itemCount = known.count
      solver.measured = { known.indices.contains($0) ? known[$0] : nil }
      return groups.reduce(0) {
        max($0, solver.solve(plan, in: container, surroundings: container, first: $1.firstItem).size[axis.other])
      }
    }
  }

  private static let container = CGSize(width: 320, height: 480)

  private static var badge: NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: size(5, 5), elementKind: "badge", containerAnchor: .init(edges: [.top, .trailing]))
  }

  /// Groups of every kind for which measured sizes matter.
  private static let definitions: [(name: String, make: @MainActor () -> NSCollectionLayoutGroup)] = [
    ("rows", { V(.fw(1), .est(44), [item(.fw(1), .est(44))]) }),
    ("rows of a fixed height", { V(.fw(1), 60, [item(.fw(1), .est(44))]) }),
    ("two columns", { H(.fw(1), .est(40), [item(.fw(0.5), .est(40)), item(.fw(0.5), .est(30))]) }),
    ("tags", { H(.fw(1), 30, [item(.est(80), .fh(1))], .fixed(5)) }),
    ("tags spread out", { H(.fw(1), .est(30), [item(.est(80), .est(30))], .flexible(5)) }),
    ("tags with badges", { H(.fw(1), 30, [item(.est(80), .fh(1), views: [badge]), item(.est(60), .fh(1))]) }),
    (
      "tags in pairs",
      { H(.fw(1), 30, [H(.est(100), 30, [item(.est(80), .fh(1)), item(.est(40), .fh(1), views: [badge])])]) }
    ),
    (
      "a tag, then three",
      {
        H(.fw(1), 30, [item(.est(100), .fh(1)), H(.est(100), 30, [item(.est(30), .fh(1)), item(.est(40), .fh(1))])])
      }
    ),
    ("groups alike", { H(.fw(1), .uniform(40), [item(.fw(0.5), .uniform(40))]) }),
    ("wide rows", { H(.est(100), 44, [item(.est(100), .fh(1))]) }),
    ("columns of rows", { V(.fw(1), 200, [item(.fw(1), .est(44))], .fixed(3)) }),
  ]

  private func run(_ plan: ItemPlan, _ count: Int) -> GroupRun {
    GroupRun(
      plan, axis: .vertical, itemCount: count, spacing: 4, container: Self.container, surroundings: Self.container,
      solver: GroupSolver(scale: 2, customContainer: Self.container, traitCollection: UITraitCollection()))
  }

  private func expect(_ run: GroupRun, is naive: Naive, _ comment: Comment) {
    let groups = naive.groups
    guard run.groupCount == groups.count else {
      Issue.record("\(run.groupCount) groups and not \(groups.count), \(comment)")
      return
    }
    for (index, group) in groups.enumerated() {
      let place = run.group(at: index)
      let found = Naive.Group(
        firstItem: place.firstItem, itemCount: place.itemCount, start: place.start, length: place.length,
        cells: place.solved.cells.prefix(place.itemCount).map(\.frame),
        badges: run.firstSupplement(ofKind: "badge", in: place))
      expectEqual(found, group, "group \(index), \(comment)")
      expectEqual(run.group(ofItem: group.firstItem + group.itemCount - 1).index, index, comment)
      if group.length > 0 { expectEqual(run.groupIndex(at: group.start + group.length / 2), index, comment) }
      let badges = (index + 1 < groups.count ? groups[index + 1].badges : 0) - group.badges
      for badge in 0..<max(0, badges) {
        expectEqual(run.group(ofSupplement: group.badges + badge, kind: "badge")?.index, index, comment)
      }
    }
    expectEqual(run.length, groups.last.map { $0.start + $0.length } ?? 0, comment)
    if !groups.isEmpty, !run.plan.size.width.isUniform { expectEqual(run.breadth, naive.breadth, comment) }
    #expect((0..<naive.known.count).allSatisfy { run.measured[$0] == naive.known[$0] }, comment)
  }

  /// An order in which items are measured.
  enum Order: CaseIterable { case ascending, descending, random }

  @Test(
    "groups match a full packing after measurements in any order", arguments: 1...3, Order.allCases)
  func corrections(seed: Int, order: Order) {
    var random = Randomness(seed: seed)
    for (name, make) in Self.definitions {
      let plan = ItemPlan(make())
      let count = random.next(below: 70) + 1
      var (run, naive) = (
        run(plan, count), Naive(plan: plan, axis: .vertical, spacing: 4, known: Array(repeating: nil, count: count))
      )
      // With few sizes neighbours are often equal, with many they rarely are.
      let sizes = random.next(below: 2) == 0 ? 3 : 300
      let items: [Int] =
        switch order {
        case .ascending: Array(0..<count)
        case .descending: (0..<count).reversed()
        case .random: (0..<count).map { _ in random.next(below: count) }
        }
      for item in items {
        let isForgotten = order == .random && random.next(below: 5) == 0
        let wish = CGSize(
          width: CGFloat(20 + random.next(below: sizes)), height: CGFloat(20 + random.next(below: sizes)))
        let size = isForgotten ? nil : wish
        naive.known[item] = size
        run.measure(item, size)
        if random.next(below: 12) == 0 { expect(run, is: naive, "seed \(seed), \(order), \(name)") }
      }
      expect(run, is: naive, "seed \(seed), \(order), \(name)")
    }
  }

  @Test("groups match a full packing after insertions, deletions and moves", arguments: 1...5)
  func edits(seed: Int) {
    var random = Randomness(seed: seed)
    for (name, make) in Self.definitions {
      let plan = ItemPlan(make())
      var naive = Naive(
        plan: plan, axis: .vertical, spacing: 4, known: Array(repeating: nil, count: random.next(below: 50)))
      var run = run(plan, naive.known.count)
      for _ in 0..<8 {
        for _ in 0..<12 where !naive.known.isEmpty {
          let item = random.next(below: naive.known.count)
          let size = CGSize(
            width: CGFloat(20 + random.next(below: 9) * 20), height: CGFloat(20 + random.next(below: 9) * 5))
          naive.known[item] = size
          run.measure(item, size)
        }
        let before = naive.known
        let update = BatchUpdate(change(&naive.known, &random))
        let moved = update.valuesOfMovedItems { before[$0.item] }
        var changed = self.run(plan, naive.known.count)
        changed.reuse(from: run, update.edits(ofSection: 0)) { moved[0]?[$0] }
        expect(changed, is: naive, "seed \(seed), \(name)")
        run = changed
      }
    }
  }

  /// Inserts, deletes and moves random items, and returns the updates.
  private func change(_ known: inout [CGSize?], _ random: inout Randomness) -> [UICollectionViewUpdateItem] {
    var updates: [UICollectionViewUpdateItem] = []
    let gone = Set(
      (0..<random.next(below: 6)).compactMap { _ in known.isEmpty ? nil : random.next(below: known.count) }
    ).sorted()
    var (taken, stayed): ([(from: Int, size: CGSize?)], [CGSize?]) = ([], [])
    for (item, size) in known.enumerated() {
      if gone.contains(item) { taken.append((item, size)) } else { stayed.append(size) }
    }
    let newCount = stayed.count + random.next(below: 6)
    let new = Set((0..<newCount - stayed.count).map { _ in random.next(below: newCount) })
    // An item whose random position is taken goes to the last free position.
    var places = new.sorted() + Array(repeating: -1, count: newCount - stayed.count - new.count)
    for index in places.indices where places[index] < 0 {
      places[index] = (0..<newCount).last { !places.contains($0) } ?? 0
    }
    var result: [CGSize?] = []
    for item in 0..<newCount {
      guard places.contains(item) else {
        result.append(stayed.removeFirst())
        continue
      }
      if !taken.isEmpty, random.next(below: 2) == 0 {
        let (from, size) = taken.remove(at: random.next(below: taken.count))
        updates.append(.init(.move, before: [0, from], after: [0, item]))
        result.append(size)
      } else {
        updates.append(.init(.insert, after: [0, item]))
        result.append(nil)
      }
    }
    updates += taken.map { .init(.delete, before: [0, $0.from]) }
    known = result
    return updates
  }

  @Test("a measurement solves few groups, whatever was measured after them")
  func cost() {
    var random = Randomness(seed: 7)
    var packing = GroupPacking()
    var widths: [Int: CGFloat] = [:]
    var solved = 0
    let count = 4_000
    func line(from first: Int) -> GroupPacking.Solution {
      solved += 1
      var (items, width) = (0, CGFloat(0))
      while items == 0 || width + (widths[first + items] ?? 80) <= 320 {
        width += widths[first + items] ?? 80
        items += 1
      }
      return GroupPacking.Solution(capacity: items, reach: items + 1, stride: 30)
    }
    func alike(from item: Int) -> (count: Int, isKnown: Bool) {
      widths[item] != nil ? (1, true) : ((item..<count).prefix { widths[$0] == nil }.count, false)
    }
    packing.apply([ItemEdit(removed: 0..<0, inserted: 0..<count)], alike: alike(from:), solve: line(from:))
    expectEqual(solved, 1)
    for item in (count - 1_000..<count).reversed() {
      widths[item] = CGFloat(20 + random.next(below: 200))
      packing.apply([.changed(item)], alike: alike(from:), solve: line(from:))
    }
    #expect(solved < 10 * 1_000, "solving all later lines each time would take about 200,000")
  }
}
