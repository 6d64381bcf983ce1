import Foundation
@_spi(Toolkit) import UIKitCore

/// The elements that an update inserts and deletes, for the default appearances and disappearances.
@MainActor struct UICollectionViewLayoutUpdates {
  /// The current update; nil outside updates.
  private let batch: BatchUpdate?
  /// The supplementary and decoration elements that the layout itself inserts in existing sections.
  private(set) var insertedElements: Set<ElementKey> = []
  /// The supplementary and decoration elements that the layout itself deletes in remaining sections, by their
  /// old paths.
  private(set) var deletedElements: Set<ElementKey> = []

  init(_ batch: BatchUpdate? = nil) { self.batch = batch }

  /// True if the item is inserted or reloaded, alone or with its section.
  func inserts(_ path: IndexPath) -> Bool { batch?.insertsItem(at: path) ?? false || insertsSection(of: path) }

  /// True if the item is deleted or reloaded, alone or with its section.
  func deletes(_ path: IndexPath) -> Bool { batch?.deletesItem(at: path) ?? false || deletesSection(of: path) }

  /// True if a supplementary or decoration element is inserted, alone or with its section.
  func inserts(_ key: ElementKey) -> Bool { insertedElements.contains(key) || insertsSection(of: key.indexPath) }

  /// True if a supplementary or decoration element is deleted, alone or with its section.
  func deletes(_ key: ElementKey) -> Bool { deletedElements.contains(key) || deletesSection(of: key.indexPath) }

  /// True if the section of the path is inserted or reloaded.
  private func insertsSection(of path: IndexPath) -> Bool {
    path.first.flatMap { batch?.insertsSection($0) } ?? false
  }

  /// True if the section of the path is deleted or reloaded.
  private func deletesSection(of path: IndexPath) -> Bool {
    path.first.flatMap { batch?.deletesSection($0) } ?? false
  }

  /// The kinds whose elements were added. The path is empty.
  private var knownKinds: Set<ElementKey> = []

  /// Adds the elements of a kind that are inserted and deleted on their own. Does nothing if the kind was added before.
  ///
  /// - Parameter paths: Returns the paths of the inserted or of the deleted elements.
  mutating func addElements(
    like key: ElementKey, _ paths: (_ areInserted: Bool) -> [IndexPath]
  ) {
    guard key.category != .cell, knownKinds.insert(key.like(IndexPath())).inserted else { return }
    insertedElements.formUnion(paths(true).map { key.like($0) })
    deletedElements.formUnion(paths(false).map { key.like($0) })
  }
}

extension ElementKey {
  /// The key of an element of the same kind at another path.
  fileprivate func like(_ path: IndexPath) -> ElementKey {
    ElementKey(category: category, kind: kind, indexPath: path)
  }
}

extension UICollectionViewLayout {
  /// Asks the layout once per update for the elements of a kind that it inserts and deletes in remaining sections.
  func collectChangedElements(like key: ElementKey) {
    updates.addElements(like: key) { changedPaths(key, isInsertion: $0) }
  }
}
