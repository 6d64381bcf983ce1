import Diffing
import Expectations
import Foundation
import SeededRandomness
import Testing

@_spi(Toolkit) @testable import UIKitCore
@testable import UIKitLists

/// Batch updates compared with random edits of items that have identities, whose paths are looked up before and after.
@Suite("Batch updates against identified items")
struct BatchUpdateTwinTests {
  /// Sections of items before and after an edit.
  private struct Edit {
    typealias Section = (id: Int, items: [Int])

    let before: [Section]
    private(set) var after: [Section]

    init(_ random: inout Randomness) {
      let count = random.next(below: 6)
      before = (0..<count).map { section in
        (section, (0..<random.next(below: 8)).map { 100 * section + $0 })
      }
      after = before
      for step in 0..<random.next(below: 10) { change(step, &random) }
    }

    private mutating func change(_ step: Int, _ random: inout Randomness) {
      let (new, section) = (1_000 + step, after.indices.randomElement(using: &random))
      guard let section, random.next(below: 8) > 0 else {
        return after.insert((new, Array(10 * new..<10 * new + random.next(below: 3))), at: place(in: after, &random))
      }
      let item = after[section].items.indices.randomElement(using: &random)
      switch random.next(below: 6) {
      case 0: after.remove(at: section)
      case 1:
        let moved = after.remove(at: section)
        after.insert(moved, at: place(in: after, &random))
      case 2: after[section].items.insert(10 * new, at: place(in: after[section].items, &random))
      case 3: if let item { after[section].items.remove(at: item) }
      default:
        guard let item, let target = after.indices.randomElement(using: &random) else { return }
        let moved = after[section].items.remove(at: item)
        after[target].items.insert(moved, at: place(in: after[target].items, &random))
      }
    }

    private func place(in elements: [some Any], _ random: inout Randomness) -> Int {
      random.next(below: elements.count + 1)
    }

    var changes: SectionedChangeset {
      SectionedChangeset(from: before, to: after, identifiedBy: { $0.id }, items: { $0.items })
    }

    var countsBefore: [Int] { before.map(\.items.count) }
    var countsAfter: [Int] { after.map(\.items.count) }

    static func paths(_ sections: [Section]) -> [Int: IndexPath] {
      var paths: [Int: IndexPath] = [:]
      for (section, content) in sections.enumerated() {
        for (item, id) in content.items.enumerated() { paths[id] = IndexPath(item, section) }
      }
      return paths
    }

    static func sections(_ sections: [Section]) -> [Int: Int] {
      Dictionary(uniqueKeysWithValues: sections.enumerated().map { ($1.id, $0) })
    }
  }

  /// A text of the new place of every section and item.
  private func map(_ update: BatchUpdate, of counts: [Int]) -> String {
    counts.indices.map { section in
      let items = (0..<counts[section]).map { update.newPath(of: IndexPath($0, section))?.inParentheses ?? "gone" }
      return "\(update.newSection(of: section).map(String.init) ?? "gone"): \(items)"
    }
    .joined(separator: "; ")
  }

  @Test("each surviving section and item is found at its new place", arguments: 0..<300)
  func places(seed: Int) {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let update = BatchUpdate(edit.changes)
    let (sections, paths) = (Edit.sections(edit.after), Edit.paths(edit.after))
    for (section, content) in edit.before.enumerated() {
      expectEqual(update.newSection(of: section), sections[content.id], "seed \(seed): \(edit)")
      for (item, id) in content.items.enumerated() {
        expectEqual(update.newPath(of: IndexPath(item, section)), paths[id], "seed \(seed): \(edit)")
      }
    }
    expectEqual(update.newSections(ofCount: edit.before.count), edit.before.map { sections[$0.id] }, "seed \(seed)")
  }

  @Test("insertions and deletions are reported, alone or with their section", arguments: 0..<300)
  func comingAndGoing(seed: Int) {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let update = BatchUpdate(edit.changes)
    let (oldSections, newSections) = (Edit.sections(edit.before), Edit.sections(edit.after))
    let (oldPaths, newPaths) = (Edit.paths(edit.before), Edit.paths(edit.after))
    for (section, content) in edit.before.enumerated() {
      let goes = newSections[content.id] == nil
      expectEqual(update.deletesSection(section), goes, "seed \(seed): \(edit)")
      for (item, id) in content.items.enumerated() {
        let goesAlone = !goes && newPaths[id] == nil
        expectEqual(update.deletesItem(at: IndexPath(item, section)), goesAlone, "seed \(seed): \(edit)")
      }
    }
    for (section, content) in edit.after.enumerated() {
      let comes = oldSections[content.id] == nil
      expectEqual(update.insertsSection(section), comes, "seed \(seed): \(edit)")
      for (item, id) in content.items.enumerated() {
        let comesAlone = !comes && oldPaths[id] == nil
        expectEqual(update.insertsItem(at: IndexPath(item, section)), comesAlone, "seed \(seed): \(edit)")
      }
    }
  }

  @Test("a section's edits turn its old items into its new ones", arguments: 0..<300)
  func edits(seed: Int) {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let update = BatchUpdate(edit.changes)
    let moved = update.valuesOfMovedItems { edit.before[$0.section].items[$0.item] }
    for (section, content) in edit.before.enumerated() {
      guard let new = update.newSection(of: section) else { continue }
      var items = content.items
      // Backwards, so that the old indexes stay valid.
      for change in update.edits(ofSection: section).reversed() {
        items.replaceSubrange(change.removed, with: change.inserted.map { edit.after[new].items[$0] })
      }
      expectEqual(items, edit.after[new].items, "seed \(seed): \(edit)")
      for (item, id) in moved[new] ?? [:] { expectEqual(edit.after[new].items[item], id, "seed \(seed): \(edit)") }
    }
  }

  @Test("an update leads from its old counts to its new counts only", arguments: 0..<300)
  func counts(seed: Int) {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let update = BatchUpdate(edit.changes)
    #expect(update.leads(from: edit.countsBefore, to: edit.countsAfter), "seed \(seed): \(edit)")
    #expect(!update.leads(from: edit.countsBefore, to: edit.countsAfter + [1]), "seed \(seed): \(edit)")
    let stays = edit.after.indices.filter { !update.insertsSection($0) }
    guard let section = stays.randomElement(using: &random) else { return }
    var more = edit.countsAfter
    more[section] += 1
    #expect(!update.leads(from: edit.countsBefore, to: more), "seed \(seed): \(edit)")
  }

  @Test("an update that is too large for its counts is detected", arguments: 0..<300)
  func placesOutOfRange(seed: Int) {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let update = BatchUpdate(edit.changes)
    // Half as many items before the update, and as many after it as the update leaves.
    let before = edit.countsBefore.map { $0 / 2 }
    let after = edit.after.indices.map { section in
      let old = (0..<before.count).first { update.newSection(of: $0) == section }
      return old.map { before[$0] + edit.countsAfter[section] - edit.countsBefore[$0] } ?? edit.countsAfter[section]
    }
    guard after.allSatisfy({ $0 >= 0 }) else { return }
    let isPossible = (try? BatchUpdate(checking: update.changesInCallOrder, before: before, after: after)) != nil
    expectEqual(update.leads(from: before, to: after), isPossible, "seed \(seed): \(edit)")
  }

  @Test("calls in any order yield the update that they were made of", arguments: 0..<300)
  func calls(seed: Int) throws {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let update = BatchUpdate(edit.changes)
    let calls = update.changesInCallOrder.shuffled(using: &random)
    let checked = try BatchUpdate(checking: calls + calls, before: edit.countsBefore, after: edit.countsAfter)
    expectEqual(checked.changes, update.changes, "seed \(seed): \(edit)")
    expectEqual(checked.changesInCallOrder, calls, "seed \(seed): \(edit)")
    expectEqual(map(checked, of: edit.countsBefore), map(update, of: edit.countsBefore), "seed \(seed): \(edit)")
  }

  @Test("an update survives the conversion to update items", arguments: 0..<300)
  @MainActor func updateItems(seed: Int) throws {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let reloads = reloads(of: edit, &random)
    let update = try BatchUpdate(
      checking: BatchUpdate(edit.changes).changesInCallOrder + reloads, before: edit.countsBefore,
      after: edit.countsAfter)
    let items = update.makeUpdateItems()
    expectEqual(items.count, update.changesInCallOrder.count)
    expectEqual(BatchUpdate(items.shuffled(using: &random)).changes, update.changes, "seed \(seed): \(edit)")
  }

  /// Random calls that reload sections and items that survive and are not moved individually.
  private func reloads(of edit: Edit, _ random: inout Randomness) -> [BatchUpdate.Change] {
    let (changes, update) = (edit.changes, BatchUpdate(edit.changes))
    var calls: [BatchUpdate.Change] = []
    let movedSections = changes.sections.moves.map(\.source)
    let moved = changes.moves.map { IndexPath($0.source) }
    for section in edit.before.indices {
      if update.newSection(of: section) != nil, !movedSections.contains(section), random.next(below: 4) == 0 {
        calls.append(.reloadSection(section))
      }
      for path in (0..<edit.countsBefore[section]).map({ IndexPath($0, section) }) {
        if update.newPath(of: path) != nil, !moved.contains(path), random.next(below: 4) == 0 {
          calls.append(.reloadItem(path))
        }
      }
    }
    return calls
  }

  @Test("reloaded elements get another view at their new place", arguments: 0..<300)
  func reloads(seed: Int) throws {
    var random = Randomness(seed: seed)
    let edit = Edit(&random)
    let (plain, calls) = (BatchUpdate(edit.changes), reloads(of: edit, &random))
    let update = try BatchUpdate(
      checking: (plain.changesInCallOrder + calls).shuffled(using: &random), before: edit.countsBefore,
      after: edit.countsAfter)
    let moved = Set(edit.changes.moves.map { IndexPath($0.source) })
    for section in edit.before.indices {
      let isReloaded = calls.contains(.reloadSection(section))
      expectEqual(update.newSection(of: section), plain.newSection(of: section))
      expectEqual(update.reloadsSection(section), isReloaded)
      if isReloaded { #expect(update.insertsSection(plain.newSection(of: section) ?? -1), "seed \(seed)") }
      for path in (0..<edit.countsBefore[section]).map({ IndexPath($0, section) }) {
        let expected = isReloaded && !moved.contains(path) ? nil : plain.newPath(of: path)
        expectEqual(update.newPath(of: path), expected, "seed \(seed): \(edit)")
        guard !isReloaded, calls.contains(.reloadItem(path)), let expected else { continue }
        #expect(update.reloadsItem(at: path), "seed \(seed): \(edit)")
        #expect(update.deletesItem(at: path), "seed \(seed): \(edit)")
        #expect(update.insertsItem(at: expected), "seed \(seed): \(edit)")
      }
    }
  }
}
