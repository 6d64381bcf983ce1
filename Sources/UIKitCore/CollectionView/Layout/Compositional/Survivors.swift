import Foundation

/// The sections that a layout had solved before, by where they are now.
@MainActor struct Survivors {
  private let old: [SectionLayout]
  /// For each section the number that it had; nil for a new one.
  private let numbers: [Int?]
  private let keeping: Keeping
  private var moves: UpdatedPaths?
  /// What was measured of items that were moved by themselves, by section and item where they are now.
  private var stray: [Int: [Int: SectionLayout.Stray]] = [:]

  init(_ old: [SectionLayout], _ keeping: Keeping, newCount: Int) {
    self.old = old
    self.keeping = keeping
    guard case .afterUpdates(let updates) = keeping else {
      numbers = (0..<newCount).map { $0 < old.count ? $0 : nil }
      return
    }
    let moves = UpdatedPaths(updates)
    var numbers = [Int?](repeating: nil, count: newCount)
    for (number, after) in moves.sections(after: old.count).enumerated() {
      if let after, after < newCount { numbers[after] = number }
    }
    self.numbers = numbers
    self.moves = moves
    stray = moves.movedItems { path in
      guard old.indices.contains(path.section) else { return nil }
      let section = old[path.section]
      return section.run.measured[path.item].map { SectionLayout.Stray(size: $0, section: section) }
    }
  }

  /// The section that the one of this number comes from; nil for a new one.
  subscript(number: Int) -> SectionLayout? { numbers[number].map { old[$0] } }

  /// The same where nothing happened to its items, and what was measured of them, if anything was, is still true.
  func untouched(_ number: Int) -> SectionLayout? {
    guard let before = numbers[number] else { return nil }
    switch keeping {
    case .everything: return old[before]
    case .nothing: return old[before].isAsSolved ? old[before] : nil
    case .afterUpdates: return moves?.changesItems(ofSection: before, after: number) ?? true ? nil : old[before]
    }
  }

  /// The plan of a section that updates left as it was, and where it was; nil for others.
  func plan(ofUnmoved number: Int) -> SectionPlan? {
    guard case .afterUpdates = keeping, numbers[number] == number, moves?.reloadedSections.contains(number) == false
    else { return nil }
    return untouched(number)?.plan
  }

  /// What happened to the items of a section that outlives updates.
  func edits(_ number: Int) -> SectionLayout.Edits {
    guard let before = numbers[number], let moves else { return SectionLayout.Edits() }
    return SectionLayout.Edits(items: moves.edits(ofSection: before, after: number), stray: stray[number] ?? [:])
  }
}
