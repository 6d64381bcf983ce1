import Foundation

/// Folds sections, so that only their headers and footers are visible.
@preconcurrency @MainActor
public final class AccordionService {
  /// True if a reload keeps the same section indexes folded, for paginated lists. False by default.
  public var survivesReload = false

  private var folded: IndexSet = []
  private let reload: (IndexSet) -> Void

  init(reload: @escaping (IndexSet) -> Void) { self.reload = reload }

  /// The indexes of the folded sections.
  public var foldedSections: IndexSet { folded }

  /// Returns true if a section is folded.
  public func isFolded(section: Int) -> Bool { folded.contains(section) }

  /// Folds a section if it is unfolded, and unfolds it otherwise.
  public func toggle(section: Int) { setFolded(!isFolded(section: section), section: section) }

  /// Folds or unfolds a section, with animation. Does nothing if the section is in that state.
  public func setFolded(_ isFolded: Bool, section: Int) {
    guard isFolded != self.isFolded(section: section) else { return }
    if isFolded { folded.insert(section) } else { folded.remove(section) }
    reload(IndexSet(integer: section))
  }

  /// Moves the folding to the new indexes of the sections.
  ///
  /// - Parameter previousIndexes: Returns the previous index of each section; nil for a new section.
  func sectionsDidChange(_ previousIndexes: () -> [Int?]) {
    guard !folded.isEmpty else { return }
    let previous = previousIndexes()
    folded = IndexSet(previous.indices.filter { previous[$0].map { folded.contains($0) } ?? false })
  }

  func sectionsDidReload(count: Int) { folded = survivesReload ? folded.filteredIndexSet { $0 < count } : [] }
}
