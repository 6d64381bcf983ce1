import Expectations
import Foundation
import PergolaTesting
import SeededRandomness
import Testing

@testable import SwiftUI

@MainActor @Suite("Stacks against a twin")
struct StackTwinTests {
  private struct Part {
    let length: AreaLength
    let across: CGFloat
    let priority: Double
  }

  /// The lengths by the rules, without any cache: in each step, the least flexible view of the highest priority.
  private func lengths(_ parts: [Part], in room: CGFloat) -> [CGFloat] {
    var lengths = [CGFloat](repeating: 0, count: parts.count)
    var open = Array(parts.indices)
    var rest = room
    while let highest = open.map({ parts[$0].priority }).max() {
      let group = open.filter { parts[$0].priority == highest }
      let lower = open.filter { parts[$0].priority < highest }.map { parts[$0].length.least }.reduce(0, +)
      var next = group[0]
      for candidate in group.dropFirst() {
        let (a, b) = (parts[candidate].length, parts[next].length)
        let (flexibilityA, flexibilityB) = (a.greatest - a.least, b.greatest - b.least)
        if flexibilityA < flexibilityB || flexibilityA == flexibilityB && a.least > b.least { next = candidate }
      }
      let share = max((rest - lower) / CGFloat(group.count), 0)
      lengths[next] = parts[next].length.length(for: share)
      rest -= lengths[next]
      open.removeAll { $0 == next }
    }
    return lengths
  }

  private func randomParts(_ randomness: inout Randomness) -> [Part] {
    (0..<randomness.next(below: 7)).map { _ in
      let least = CGFloat(randomness.next(below: 8) * 10)
      let ideal = least + CGFloat(randomness.next(below: 8) * 10)
      let greatest = randomness.next(below: 3) == 0 ? .infinity : ideal + CGFloat(randomness.next(below: 8) * 10)
      return Part(
        length: AreaLength(least: least, ideal: ideal, greatest: greatest),
        across: CGFloat(10 + randomness.next(below: 5) * 10),
        priority: randomness.next(below: 3) == 0 ? Double(randomness.next(below: 3)) : 0)
    }
  }

  @Test("random stacks are arranged as the twin arranges them", arguments: 0..<20)
  func random(_ seed: Int) async {
    var randomness = Randomness(seed: seed)
    for _ in 0..<8 {
      let parts = randomParts(&randomness)
      let isRow = randomness.next(below: 2) == 0
      let spacing = CGFloat(randomness.next(below: 4) * 5)
      let room = CGFloat(100 + randomness.next(below: 40) * 10)
      let probes = parts.map {
        isRow
          ? LayoutProbe(width: $0.length, height: .fixed($0.across))
          : LayoutProbe(width: .fixed($0.across), height: $0.length)
      }
      let content = ForEach(probes.indices, id: \.self) { Area(probes[$0]).layoutPriority(parts[$0].priority) }
      let driver = await layOut(
        isRow
          ? AnyView(HStack(alignment: .top, spacing: spacing) { content })
          : AnyView(VStack(alignment: .leading, spacing: spacing) { content }),
        width: isRow ? room : 400, height: isRow ? 400 : room)
      let distances = spacing * CGFloat(max(parts.count - 1, 0))
      let lengths = lengths(parts, in: room - distances)
      var position = (room - lengths.reduce(distances, +)) / 2
      for (probe, length) in zip(probes, lengths) {
        let frame = probe.frame
        // Edges are rounded to pixels, those of the stack and those of the view in it.
        #expect(abs((isRow ? frame.minX : frame.minY) - position) <= 1)
        #expect(abs((isRow ? frame.width : frame.height) - length) <= 1)
        position += length + spacing
      }
      withExtendedLifetime(driver) {}
    }
  }

  @Test("proposals that are infinite or no number lead to sizes that can be compared")
  func badProposals() async throws {
    let (first, second) = (LayoutProbe(), LayoutProbe(20, 20))
    let controller = UIHostingController(
      rootView: HStack {
        Area(first)
        Area(second)
      })
    let infinite = controller.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity))
    expectEqual(infinite, CGSize(width: CGFloat.infinity, height: .infinity))
    let invalid = controller.sizeThatFits(in: CGSize(width: CGFloat.nan, height: -5))
    expectEqual(invalid, CGSize(width: 28, height: 20))
  }
}
