import Foundation

/// What a batch of updates brings and takes away, for the default appearances and disappearances.
@MainActor struct UICollectionViewLayoutUpdates {
  private var insertedItems: Set<IndexPath> = []
  private var deletedItems: Set<IndexPath> = []
  private var insertedSections = IndexSet()
  private var deletedSections = IndexSet()
  /// The elements besides cells that the layout itself says to come, though their sections stay.
  private(set) var insertedElements: Set<ElementKey> = []
  /// The elements besides cells that the layout itself says to go, by their old paths.
  private(set) var deletedElements: Set<ElementKey> = []

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

  /// Whether a view besides the cells is new.
  func inserts(_ key: ElementKey) -> Bool { insertedElements.contains(key) || insertsElement(at: key.indexPath) }

  /// Whether a view besides the cells goes.
  func deletes(_ key: ElementKey) -> Bool { deletedElements.contains(key) || deletesElement(at: key.indexPath) }

  /// Whether the section of the path is new.
  private func insertsElement(at path: IndexPath) -> Bool {
    path.first.map { $0 >= 0 && insertedSections.contains($0) } ?? false
  }

  /// Whether the section of the path goes.
  private func deletesElement(at path: IndexPath) -> Bool {
    path.first.map { $0 >= 0 && deletedSections.contains($0) } ?? false
  }

  /// The kinds of views that the layout was asked for.
  private var knownKinds: Set<ElementKey> = []

  /// Takes which elements of a kind come and go by themselves, if that was not taken before.
  ///
  /// - Parameter paths: gives the paths of those that come, and of those that go.
  mutating func take(
    elementsLike key: ElementKey, _ paths: (_ areInserted: Bool) -> [IndexPath]
  ) {
    guard key.category != .cell, knownKinds.insert(key.like(IndexPath())).inserted else { return }
    insertedElements.formUnion(paths(true).map { key.like($0) })
    deletedElements.formUnion(paths(false).map { key.like($0) })
  }
}

extension ElementKey {
  /// An element of the same kind.
  fileprivate func like(_ path: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: path)
  }
}

extension UICollectionViewLayout {
  /// Asks which elements of a kind come and go, though their sections stay; each kind is asked for once in an update.
  func takeChangedElements(like key: ElementKey) {
    updates.take(elementsLike: key) { changedPaths(key, isInsertion: $0) }
  }
}
