import Foundation
@_spi(Toolkit) import UIKitCore

/// The sections that a layout had solved before, by the numbers that they have now.
@MainActor struct PreviousSections {
  private let old: [SectionLayout]
  /// The number that each section had before; nil for a new one.
  private let numbers: [Int?]
  private let reuse: Reuse
  private var update: BatchUpdate?
  /// The measured sizes of items that were moved alone, by the sections and items that they are now.
  private var stray: [Int: [Int: SectionLayout.Stray]] = [:]

  init(_ old: [SectionLayout], _ reuse: Reuse, newCount: Int) {
    self.old = old
    self.reuse = reuse
    guard case .afterUpdates(let update) = reuse else {
      numbers = (0..<newCount).map { $0 < old.count ? $0 : nil }
      return
    }
    var numbers = [Int?](repeating: nil, count: newCount)
    for (number, after) in update.newSections(ofCount: old.count).enumerated() {
      if let after, after < newCount { numbers[after] = number }
    }
    self.numbers = numbers
    self.update = update
    stray = update.valuesOfMovedItems { path in
      guard old.indices.contains(path.section) else { return nil }
      let section = old[path.section]
      return section.run.measured[path.item].map { SectionLayout.Stray(size: $0, section: section) }
    }
  }

  /// The section before of the section that has a number now; nil for a new one.
  subscript(number: Int) -> SectionLayout? { numbers[number].map { old[$0] } }

  /// The same if its items are the same, and all that was measured of them is still true; otherwise nil.
  func untouched(_ number: Int) -> SectionLayout? {
    guard let before = numbers[number] else { return nil }
    switch reuse {
    case .everything: return old[before]
    case .nothing: return old[before].isAsSolved ? old[before] : nil
    case .afterUpdates: return update?.edits(ofSection: before).isEmpty ?? false ? old[before] : nil
    }
  }

  /// The plan of a section that updates neither changed nor moved; nil for others.
  func plan(ofUnmoved number: Int) -> SectionPlan? {
    guard case .afterUpdates = reuse, numbers[number] == number, update?.reloadsSection(number) == false
    else { return nil }
    return untouched(number)?.plan
  }

  /// The insertions and deletions in a section that was there before updates.
  func edits(_ number: Int) -> SectionLayout.Edits {
    guard let before = numbers[number], let update else { return SectionLayout.Edits() }
    return SectionLayout.Edits(items: update.edits(ofSection: before), stray: stray[number] ?? [:])
  }
}
