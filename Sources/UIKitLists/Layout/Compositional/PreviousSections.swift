import Foundation
@_spi(Toolkit) import UIKitCore

/// The previously solved sections of a layout, by their current numbers.
@MainActor struct PreviousSections {
  private let old: [SectionLayout]
  /// The previous number of each section; nil for a new one.
  private let numbers: [Int?]
  private let reuse: Reuse
  private let reloadsUnmeasured: Bool
  private var update: BatchUpdate?
  /// The measured sizes of individually moved items, by their current sections and numbers.
  private var movedSizes: [Int: [Int: SectionLayout.MovedSize]] = [:]

  /// - Parameter reloadsUnmeasured: True if a reload forgets sections without measured items, too.
  init(_ old: [SectionLayout], _ reuse: Reuse, newCount: Int, reloadsUnmeasured: Bool) {
    self.old = old
    self.reuse = reuse
    self.reloadsUnmeasured = reloadsUnmeasured
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
    movedSizes = update.valuesOfMovedItems { path in
      guard old.indices.contains(path.section) else { return nil }
      let section = old[path.section]
      return section.run.measured[path.item].map { SectionLayout.MovedSize(size: $0, section: section) }
    }
  }

  /// The previous version of a section; nil for a new section.
  subscript(number: Int) -> SectionLayout? { numbers[number].map { old[$0] } }

  /// The previous version of a section if its items are the same and all their measured sizes are valid; otherwise nil.
  func untouched(_ number: Int) -> SectionLayout? {
    guard let before = numbers[number] else { return nil }
    switch reuse {
    case .everything: return old[before]
    case .nothing: return old[before].isUnchangedSinceSolving && !reloadsUnmeasured ? old[before] : nil
    case .afterUpdates: return update?.edits(ofSection: before).isEmpty ?? false ? old[before] : nil
    }
  }

  /// The plan of a section that updates neither changed nor moved; nil for others.
  func plan(ofUnmoved number: Int) -> SectionPlan? {
    guard case .afterUpdates = reuse, numbers[number] == number, update?.reloadsSection(number) == false
    else { return nil }
    return untouched(number)?.plan
  }

  /// The insertions and deletions in a section that existed before the updates.
  func edits(_ number: Int) -> SectionLayout.Edits {
    guard let before = numbers[number], let update else { return SectionLayout.Edits() }
    return SectionLayout.Edits(items: update.edits(ofSection: before), movedSizes: movedSizes[number] ?? [:])
  }
}
