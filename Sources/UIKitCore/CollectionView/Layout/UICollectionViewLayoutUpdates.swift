import Foundation

/// What a batch of updates brings and takes away, for the default appearances and disappearances.
@MainActor struct UICollectionViewLayoutUpdates {
  private var insertedItems: Set<IndexPath> = []
  private var deletedItems: Set<IndexPath> = []
  private var insertedSections = IndexSet()
  private var deletedSections = IndexSet()

  init() {}

  init(_ items: [UICollectionViewUpdateItem]) {
    for update in items {
      switch update.updateAction {
      case .insert: insert(update.indexPathAfterUpdate)
      case .delete: delete(update.indexPathBeforeUpdate)
      case .reload:
        insert(update.indexPathAfterUpdate ?? update.indexPathBeforeUpdate)
        delete(update.indexPathBeforeUpdate)
      case .move, .none: break
      }
    }
  }

  private mutating func insert(_ path: IndexPath?) {
    guard let path else { return }
    if path.item == Int.max { insertedSections.insert(path.section) } else { insertedItems.insert(path) }
  }

  private mutating func delete(_ path: IndexPath?) {
    guard let path else { return }
    if path.item == Int.max { deletedSections.insert(path.section) } else { deletedItems.insert(path) }
  }

  /// Whether the item is new, alone or with its section.
  func inserts(_ path: IndexPath) -> Bool { insertedItems.contains(path) || insertsElement(at: path) }

  /// Whether the item goes, alone or with its section.
  func deletes(_ path: IndexPath) -> Bool { deletedItems.contains(path) || deletesElement(at: path) }

  /// Whether the section of the path is new.
  func insertsElement(at path: IndexPath) -> Bool {
    path.first.map { $0 >= 0 && insertedSections.contains($0) } ?? false
  }

  /// Whether the section of the path goes.
  func deletesElement(at path: IndexPath) -> Bool {
    path.first.map { $0 >= 0 && deletedSections.contains($0) } ?? false
  }
}
