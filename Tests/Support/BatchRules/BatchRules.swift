import Diffing

/// The changes that a batch update of a collection view accepts, checked by counting.
public enum BatchRules {
  /// True if a collection view with some item counts accepts a batch update that leads to other item counts.
  public static func accept(_ stage: SectionedChangeset, from before: [Int], to after: [Int]) -> Bool {
    let sections = stage.sections
    guard after.count == before.count - sections.deletions.count + sections.insertions.count,
      sections.updates.allSatisfy({ before.indices.contains($0.source) && after.indices.contains($0.target) }),
      // A reload is a deletion and an insertion: each index is deleted, moved or reloaded at most once.
      areDistinct(sections.deletions + sections.moves.map(\.source) + sections.updates.map(\.source)),
      areDistinct(sections.insertions + sections.moves.map(\.target) + sections.updates.map(\.target))
    else { return false }
    let sources = stage.moves.map(\.source) + stage.deletions
    let targets = stage.moves.map(\.target) + stage.insertions
    let reloads = stage.updates
    guard areDistinct(sources + reloads.map(\.source)), areDistinct(targets + reloads.map(\.target)),
      (sources + reloads.map(\.source)).allSatisfy({ isPlace($0, in: before) }),
      (targets + reloads.map(\.target)).allSatisfy({ isPlace($0, in: after) })
    else { return false }
    // Inserted and deleted sections stand for their items; these can only be moved in and out.
    guard Set(sections.deletions).isDisjoint(with: (stage.deletions + reloads.map(\.source)).map(\.section)),
      Set(sections.insertions).isDisjoint(with: (stage.insertions + reloads.map(\.target)).map(\.section)),
      // The items of a reloaded section are replaced: they have no changes of their own.
      Set(sections.updates.map(\.source)).isDisjoint(with: (sources + reloads.map(\.source)).map(\.section)),
      Set(sections.updates.map(\.target)).isDisjoint(with: (targets + reloads.map(\.target)).map(\.section))
    else { return false }
    // The remaining sections keep their order, and their item counts agree.
    let goneSections = Set(sections.deletions + sections.moves.map(\.source))
    let newSections = Set(sections.insertions + sections.moves.map(\.target))
    let stays = zip(
      before.indices.filter { !goneSections.contains($0) }, after.indices.filter { !newSections.contains($0) })
    return (stays + sections.moves.map { ($0.source, $0.target) }).allSatisfy { source, target in
      after[target]
        == before[source] - sources.count { $0.section == source } + targets.count { $0.section == target }
    }
  }

  private static func areDistinct<Place: Hashable>(_ places: [Place]) -> Bool { Set(places).count == places.count }

  private static func isPlace(_ place: ItemPlace, in counts: [Int]) -> Bool {
    counts.indices.contains(place.section) && 0..<counts[place.section] ~= place.item
  }
}
