import Foundation

/// Folds sections away, so that only their headers and footers are left.
@MainActor
public final class AccordionService {
  /// Whether sections stay folded when others are shown, by their numbers: for sections that grow by pages. False by
  /// default.
  public var survivesReload = false

  private var folded: IndexSet = []
  private let reload: (IndexSet) -> Void

  init(reload: @escaping (IndexSet) -> Void) { self.reload = reload }

  /// The sections that are folded.
  public var foldedSections: IndexSet { folded }

  /// Whether a section's items are not shown.
  public func isFolded(section: Int) -> Bool { folded.contains(section) }

  /// Folds a section, or unfolds it.
  public func toggle(section: Int) { setFolded(!isFolded(section: section), section: section) }

  /// Folds or unfolds a section, with animation. Nothing happens where it is so already.
  public func setFolded(_ isFolded: Bool, section: Int) {
    guard isFolded != self.isFolded(section: section) else { return }
    if isFolded { folded.insert(section) } else { folded.remove(section) }
    reload(IndexSet(integer: section))
  }

  func sectionsDidChange(count: Int) { folded = survivesReload ? folded.filteredIndexSet { $0 < count } : [] }
}
