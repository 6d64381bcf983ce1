import Foundation
@_spi(Toolkit) import UIKitCore

/// The elements that an update inserts and deletes, for the default appearances and disappearances.
@MainActor struct UICollectionViewLayoutUpdates {
  /// Nil while no update is made.
  private let batch: BatchUpdate?
  /// The elements besides cells that the layout itself says to come, though their sections stay.
  private(set) var insertedElements: Set<ElementKey> = []
  /// The elements besides cells that the layout itself says to go, by their old paths.
  private(set) var deletedElements: Set<ElementKey> = []

  init(_ batch: BatchUpdate? = nil) { self.batch = batch }

  /// True if the item is inserted or reloaded, alone or with its section.
  func inserts(_ path: IndexPath) -> Bool { batch?.insertsItem(at: path) ?? false || insertsElement(at: path) }

  /// True if the item is deleted or reloaded, alone or with its section.
  func deletes(_ path: IndexPath) -> Bool { batch?.deletesItem(at: path) ?? false || deletesElement(at: path) }

  /// True if a view other than a cell is inserted, alone or with its section.
  func inserts(_ key: ElementKey) -> Bool { insertedElements.contains(key) || insertsElement(at: key.indexPath) }

  /// True if a view other than a cell is deleted, alone or with its section.
  func deletes(_ key: ElementKey) -> Bool { deletedElements.contains(key) || deletesElement(at: key.indexPath) }

  /// True if the section of the path is inserted or reloaded.
  private func insertsElement(at path: IndexPath) -> Bool {
    path.first.flatMap { batch?.insertsSection($0) } ?? false
  }

  /// True if the section of the path is deleted or reloaded.
  private func deletesElement(at path: IndexPath) -> Bool {
    path.first.flatMap { batch?.deletesSection($0) } ?? false
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
