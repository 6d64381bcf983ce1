import Expectations
import Foundation
import PergolaTesting
import SeededRandomness
import Testing

@testable import SwiftUI

/// Rows of texts, buttons, toggles and other rows with spacers among them, against a naive arrangement.
@MainActor @Suite("Spacers against a twin")
struct SpacerTwinTests {
  @MainActor private final class Part {
    enum Kind {
      case text(String)
      case button(String)
      case area(AreaLength)
      case spacer(CGFloat?)
      case row([Part], spacing: CGFloat?)
    }

    let kind: Kind
    let ownPriority: Double?
    /// The frame of a part without others inside.
    let probe = LayoutProbe()
    private var known: [CGFloat: CGFloat] = [:]

    init(_ kind: Kind, priority: Double? = nil) {
      self.kind = kind
      ownPriority = priority
    }

    var isSpacer: Bool { if case .spacer = kind { true } else { false } }
    var priority: Double { ownPriority ?? (isSpacer ? -.infinity : 0) }
    /// The parts without others inside, in order.
    var leaves: [Part] { if case .row(let parts, _) = kind { parts.flatMap(\.leaves) } else { [self] } }

    var view: AnyView { ownPriority.map { AnyView(plainView.layoutPriority($0)) } ?? plainView }

    private var plainView: AnyView {
      switch kind {
      case .text, .button, .area: AnyView(content.background(Area(probe)))
      case .spacer(let least): AnyView(Spacer(minLength: least))
      case .row(let parts, let spacing):
        AnyView(HStack(spacing: spacing) { ForEach(parts.indices, id: \.self) { parts[$0].view } })
      }
    }

    /// The view of a part without others inside, without its probe: the probe's view has one superview, and a
    /// measurement in another hierarchy would take it out of the row.
    private var content: AnyView {
      switch kind {
      case .text(let text): AnyView(Text(verbatim: text))
      case .button(let title): AnyView(Button(title) {})
      case .area(let length): AnyView(Area(LayoutProbe(width: length, height: .fixed(20))))
      case .spacer, .row: AnyView(EmptyView())
      }
    }

    /// The width for a proposal.
    func width(for proposal: CGFloat) -> CGFloat {
      if let width = known[proposal] { return width }
      let width: CGFloat =
        switch kind {
        case .spacer(let least): max(proposal, least ?? 8)
        case .row(let parts, let spacing):
          Self.widths(parts, spacing, in: proposal).reduce(Self.gaps(parts, spacing).reduce(0, +), +)
        case .area(let length): length.length(for: proposal)
        case .text, .button:
          UIHostingController(rootView: content).sizeThatFits(in: CGSize(width: proposal, height: 800)).width
        }
      known[proposal] = width
      return width
    }

    /// The distances between neighbors.
    static func gaps(_ parts: [Part], _ spacing: CGFloat?) -> [CGFloat] {
      zip(parts, parts.dropFirst()).map { spacing ?? ($0.isSpacer || $1.isSpacer ? 0 : 8) }
    }

    /// The widths of the parts of a row: in each step that of the least flexible part of the highest priority, for an
    /// equal part of what is left without the least widths of lower priorities.
    static func widths(_ parts: [Part], _ spacing: CGFloat?, in room: CGFloat) -> [CGFloat] {
      if room == .infinity { return parts.map { $0.width(for: .infinity) } }
      var widths = [CGFloat](repeating: 0, count: parts.count)
      var open = Array(parts.indices)
      var rest = room - gaps(parts, spacing).reduce(0, +)
      while let highest = open.map({ parts[$0].priority }).max() {
        let group = open.filter { parts[$0].priority == highest }
        let lower = open.filter { parts[$0].priority < highest }.map { parts[$0].width(for: 0) }.reduce(0, +)
        var next = group[0]
        for candidate in group.dropFirst() {
          let (a, b) = (parts[candidate], parts[next])
          let (leastA, leastB) = (a.width(for: 0), b.width(for: 0))
          let (flexibilityA, flexibilityB) = (a.width(for: .infinity) - leastA, b.width(for: .infinity) - leastB)
          if flexibilityA < flexibilityB || flexibilityA == flexibilityB && leastA > leastB { next = candidate }
        }
        widths[next] = parts[next].width(for: max((rest - lower) / CGFloat(group.count), 0))
        rest -= widths[next]
        open.removeAll { $0 == next }
      }
      return widths
    }

    /// The horizontal positions and widths of the parts without others inside, in order.
    static func places(_ parts: [Part], _ spacing: CGFloat?, from start: CGFloat, in room: CGFloat)
      -> [(x: CGFloat, width: CGFloat)]
    {
      let (widths, gaps) = (widths(parts, spacing, in: room), gaps(parts, spacing) + [0])
      var places: [(x: CGFloat, width: CGFloat)] = []
      var x = start
      for (index, part) in parts.enumerated() {
        if case .row(let inner, let innerSpacing) = part.kind {
          // A row is as wide as what is inside; its parts were arranged for the width that was proposed.
          places += Self.places(inner, innerSpacing, from: x, in: proposals(parts, spacing, in: room)[index])
        } else {
          places.append((x, widths[index]))
        }
        x += widths[index] + gaps[index]
      }
      return places
    }

    /// The widths that a row proposes to its parts.
    private static func proposals(_ parts: [Part], _ spacing: CGFloat?, in room: CGFloat) -> [CGFloat] {
      if room == .infinity { return parts.map { _ in .infinity } }
      var proposals = [CGFloat](repeating: 0, count: parts.count)
      var open = Array(parts.indices)
      var rest = room - gaps(parts, spacing).reduce(0, +)
      for index in order(parts) {
        let group = open.filter { parts[$0].priority == parts[index].priority }
        let lower = open.filter { parts[$0].priority < parts[index].priority }.map { parts[$0].width(for: 0) }
        proposals[index] = max((rest - lower.reduce(0, +)) / CGFloat(group.count), 0)
        rest -= parts[index].width(for: proposals[index])
        open.removeAll { $0 == index }
      }
      return proposals
    }

    /// The order in which parts receive their widths.
    private static func order(_ parts: [Part]) -> [Int] {
      parts.indices.sorted { a, b in
        let (a1, b1) = (parts[a], parts[b])
        if a1.priority != b1.priority { return a1.priority > b1.priority }
        let (leastA, leastB) = (a1.width(for: 0), b1.width(for: 0))
        let (flexibilityA, flexibilityB) = (a1.width(for: .infinity) - leastA, b1.width(for: .infinity) - leastB)
        if flexibilityA != flexibilityB { return flexibilityA < flexibilityB }
        return leastA == leastB ? a < b : leastA > leastB
      }
    }
  }

  private static let texts = ["a", "done", "Show done todos", "Water the garden tomorrow", "Internationalization"]

  private func randomParts(_ randomness: inout Randomness, depth: Int = 0) -> [Part] {
    (0..<1 + randomness.next(below: 5)).map { _ in
      let priority = randomness.next(below: 8) == 0 ? Double(randomness.next(below: 3) - 1) : nil
      let text = Self.texts[randomness.next(below: Self.texts.count)]
      switch randomness.next(below: depth == 0 ? 7 : 5) {
      case 0: return Part(.button(text), priority: priority)
      case 1, 2:
        let least: CGFloat? = randomness.next(below: 2) == 0 ? nil : CGFloat(randomness.next(below: 4) * 10)
        return Part(.spacer(least), priority: priority)
      case 3:
        let least = CGFloat(randomness.next(below: 6) * 10)
        let greatest = randomness.next(below: 3) == 0 ? .infinity : least + CGFloat(randomness.next(below: 3) * 30)
        return Part(.area(AreaLength(least: least, ideal: least, greatest: greatest)), priority: priority)
      case 4: return Part(.text(text), priority: priority)
      default:
        // A toggle is such a row: its label, a spacer and a switch.
        let isToggle = randomness.next(below: 2) == 0
        let toggle = [Part(.text(text)), Part(.spacer(8)), Part(.area(.fixed(51)))]
        return Part(
          .row(
            isToggle ? toggle : randomParts(&randomness, depth: depth + 1),
            spacing: isToggle ? 0 : randomness.next(below: 2) == 0 ? nil : 5), priority: priority)
      }
    }
  }

  @Test("random rows with spacers are arranged as the twin arranges them", arguments: 0..<16)
  func random(_ seed: Int) async {
    var randomness = Randomness(seed: seed)
    for _ in 0..<4 {
      let parts = randomParts(&randomness)
      let spacing: CGFloat? = randomness.next(below: 2) == 0 ? nil : CGFloat(randomness.next(below: 3) * 5)
      let room = CGFloat(100 + randomness.next(below: 30) * 10)
      let row = Part(.row(parts, spacing: spacing))
      let driver = await layOut(row.view, width: room, height: 800)
      let start = (room - row.width(for: room)) / 2
      for (leaf, place) in zip(row.leaves, Part.places(parts, spacing, from: start, in: room)) where !leaf.isSpacer {
        // Edges are rounded to pixels, those of each row around and those of the part.
        #expect(abs(leaf.probe.frame.minX - place.x) <= 1.5, "seed \(seed)")
        #expect(abs(leaf.probe.frame.width - place.width) <= 1.5, "seed \(seed)")
      }
      withExtendedLifetime(driver) {}
    }
  }

  @Test("a text beside a spacer is on one line while the row has the width for it")
  func oneLine() async {
    let (text, control) = (LayoutProbe(), LayoutProbe(51, 31))
    let driver = await layOut(
      HStack(spacing: 0) {
        Text(verbatim: "Show done todos").background(Area(text))
        Spacer(minLength: 8)
        Area(control)
      }, width: 220)
    #expect(text.frame.height < 30)
    expectEqual(control.frame.maxX, 220)
    withExtendedLifetime(driver) {}
  }

  @Test("a spacer with a priority of its own shares the space with the others")
  func ownPriority() async {
    let area = LayoutProbe()
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(area)
        Spacer().layoutPriority(0)
      })
    expectEqual(area.frame.width, 150)
    withExtendedLifetime(driver) {}
  }

  @Test("a flexible view leaves a spacer its least length")
  func flexibleNeighbor() async {
    let area = LayoutProbe()
    let driver = await layOut(
      HStack(spacing: 0) {
        Area(area)
        Spacer(minLength: 20)
      })
    expectEqual(area.frame.width, 280)
    withExtendedLifetime(driver) {}
  }

  @Test("a layout of the app's own sees the priority of a spacer")
  func visiblePriority() async {
    let priorities = Priorities()
    let driver = await layOut(
      PriorityLayout(priorities: priorities) {
        Spacer()
        Spacer().layoutPriority(2)
        Color.red
      })
    expectEqual(priorities.values, [-.infinity, 2, 0])
    withExtendedLifetime(driver) {}
  }

  private final class Priorities {
    var values: [Double] = []
  }

  private struct PriorityLayout: Layout {
    let priorities: Priorities

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      priorities.values = subviews.map(\.priority)
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
}
