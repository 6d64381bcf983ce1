import Diffing

/// The content of a data source as a value: a snapshot without reload marks, and the trees of its outline sections.
///
/// The visible items of a tree are always the items of its section.
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  /// A snapshot of all sections, or the tree of one section, that an app applies.
  enum Content {
    case snapshot(Snapshot)
    case tree(Tree, in: Section)
  }

  var snapshot = Snapshot()
  var trees: [Section: Tree] = [:]

  /// The tree of a section. Without an outline, the section's items as roots; an empty tree if there is no such
  /// section.
  func tree(of section: Section) -> Tree {
    if let tree = trees[section] { return tree }
    var tree = Tree()
    if snapshot.indexOfSection(section) != nil { tree.append(snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// The state after a snapshot or a tree was applied.
  func applying(_ content: Content) -> DiffableState {
    switch content {
    case .snapshot(let new): showing(new, changes: nil)
    case .tree(let tree, let section): showing(tree, in: section)
    }
  }

  /// The state after a snapshot or a tree was applied, and the update that leads to it.
  ///
  /// - Complexity: Proportional to the changes if the applied content was made from a copy of the current one, but
  ///   O(*n*) for each tree whose section changes.
  func comparing(_ content: Content) -> (state: DiffableState, update: BatchUpdate) {
    switch content {
    case .snapshot(let new):
      let changes = new.changes(from: snapshot)
      return (showing(new, changes: changes), BatchUpdate(changes))
    case .tree(let tree, let section):
      let state = showing(tree, in: section)
      return (state, BatchUpdate(state.snapshot.changes(from: snapshot)))
    }
  }
}

extension DiffableState: Sendable where Section: Sendable, Item: Sendable {}
extension DiffableState.Content: Sendable where Section: Sendable, Item: Sendable {}

// MARK: Whole snapshots

extension DiffableState {
  /// The state with a new snapshot. Each tree is adapted, so that its visible items are the section's items in their
  /// order:
  ///
  /// - Items that are gone leave their tree, with all hidden items below them.
  /// - New items follow the item before them, at its level; or they become its first children if it keeps children.
  /// - Moved items stay below their parent if its other children are there.
  ///
  /// - Parameter changes: The changes that lead to the snapshot, so that trees of unchanged sections are skipped; nil
  ///   if they are not known.
  private func showing(_ new: Snapshot, changes: SectionedChangeset?) -> DiffableState {
    var state = DiffableState(snapshot: new.withoutMarks, trees: trees)
    if trees.isEmpty { return state }
    let gone =
      changes.map { $0.sections.deletions.compactMap { snapshot.sectionIdentifier(at: $0) } }
      ?? trees.keys.filter { new.indexOfSection($0) == nil }
    for section in gone { state.trees[section] = nil }
    for section in changes.map({ sections(touchedBy: $0, in: new) }) ?? Set(state.trees.keys) {
      if let tree = state.trees[section] { state.adaptTree(tree, of: section) }
    }
    return state
  }

  private func sections(touchedBy changes: SectionedChangeset, in new: Snapshot) -> Set<Section> {
    let before = Set(changes.deletions.map(\.section) + changes.moves.map(\.source.section))
    let after = Set(changes.insertions.map(\.section) + changes.moves.map(\.target.section))
    return Set(before.compactMap { snapshot.sectionIdentifier(at: $0) })
      .union(after.compactMap { new.sectionIdentifier(at: $0) })
  }

  private mutating func adaptTree(_ tree: Tree, of section: Section) {
    let items = snapshot.itemIdentifiers(inSection: section)
    if items != tree.visibleItems { trees[section] = tree.adapted(to: items) }
  }
}

// MARK: Trees

extension DiffableState {
  /// The state with a tree in a section. The section is appended if it does not exist. Items that are in other sections
  /// move.
  func showing(_ tree: Tree, in section: Section) -> DiffableState {
    var state = self
    if snapshot.indexOfSection(section) == nil { state.snapshot.appendSections([section]) }
    let changes =
      trees[section].map { tree.visibleChanges(from: $0) }
      ?? Changeset(from: state.snapshot.itemIdentifiers(inSection: section), to: tree.visibleItems)
    var changedSections: Set<Section> = []
    if trees.count > (trees[section] == nil ? 0 : 1) {
      changedSections = Set(
        changes.insertions.compactMap { snapshot.sectionIdentifier(containingItem: tree.visibleItem(at: $0)) })
    }
    state.snapshot.changeItems(inSection: section, by: changes) { tree.visibleItem(at: $0) }
    state.trees[section] = tree
    for section in changedSections {
      if let tree = trees[section] { state.adaptTree(tree, of: section) }
    }
    return state
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Changes the items of a section. Items that are in other sections move.
  ///
  /// - Parameter item: Returns a new item by its index.
  fileprivate mutating func changeItems(
    inSection section: SectionIdentifierType, by changes: Changeset, taking item: (Int) -> ItemIdentifierType
  ) {
    let index = existingSection(section)
    deleteItems(
      (changes.deletions + changes.moves.map(\.source)).map {
        storage.itemIdentifier(at: ItemPlace(section: index, item: $0))
      })
    var targets = (changes.insertions + changes.moves.map(\.target)).sorted()[...]
    while let first = targets.first {
      // Consecutive items are inserted together.
      let count = zip(targets, first...).prefix { $0 == $1 }.count
      let items = targets.prefix(count).map(item)
      targets.removeFirst(count)
      deleteItems(items)
      if first > 0 {
        insertItems(items, afterItem: item(first - 1))
      } else if let next = numberOfItems(inSection: section) > 0 ? ItemPlace(section: index, item: 0) : nil {
        insertItems(items, beforeItem: storage.itemIdentifier(at: next))
      } else {
        appendItems(items, toSection: section)
      }
    }
  }
}
