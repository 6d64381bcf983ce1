import Diffing

/// What a data source shows, as a value: a snapshot without marks, and the trees of the sections that have some.
///
/// A tree's visible items are always its section's items.
struct DiffableState<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  /// What can be applied.
  enum Content {
    case snapshot(Snapshot)
    case tree(Tree, in: Section)
  }

  var snapshot = Snapshot()
  var trees: [Section: Tree] = [:]

  /// The tree of a section; its items as roots where it has none, and nothing for a section that is not there.
  func tree(of section: Section) -> Tree {
    if let tree = trees[section] { return tree }
    var tree = Tree()
    if snapshot.indexOfSection(section) != nil { tree.append(snapshot.itemIdentifiers(inSection: section)) }
    return tree
  }

  /// What is shown after something was applied.
  func applying(_ content: Content) -> DiffableState {
    switch content {
    case .snapshot(let new): showing(new, changes: nil)
    case .tree(let tree, let section): showing(tree, in: section)
    }
  }

  /// The state after something was applied, and the update that leads there.
  ///
  /// - Complexity: follows the changes where what is applied was made from a copy of what was shown; but a tree whose
  ///   section is changed by something else is gone through.
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
  /// Has the trees follow a whole snapshot, so that each has the section's items as its visible ones, in their order:
  /// items that have gone leave their trees with what is hidden below them, new ones join after the item before them,
  /// at its level, or below it in front of children that it keeps. Moved ones stay below their parent where its other
  /// children are.
  ///
  /// - Parameter changes: what leads to the snapshot, so that the trees of sections that nothing happens to are not
  ///   looked at; nil where it is not known.
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
  /// Puts the visible items of a tree into a section, which is appended if it is not there. Items that are in other
  /// sections move.
  func showing(_ tree: Tree, in section: Section) -> DiffableState {
    var state = self
    if snapshot.indexOfSection(section) == nil { state.snapshot.appendSections([section]) }
    let changes =
      trees[section].map { tree.visibleChanges(from: $0) }
      ?? Changeset(from: state.snapshot.itemIdentifiers(inSection: section), to: tree.visibleItems)
    var robbed: Set<Section> = []
    if trees.count > (trees[section] == nil ? 0 : 1) {
      robbed = Set(
        changes.insertions.compactMap { snapshot.sectionIdentifier(containingItem: tree.visibleItem(at: $0)) })
    }
    state.snapshot.changeItems(inSection: section, by: changes) { tree.visibleItem(at: $0) }
    state.trees[section] = tree
    for section in robbed {
      if let tree = trees[section] { state.adaptTree(tree, of: section) }
    }
    return state
  }
}

extension NSDiffableDataSourceSnapshot {
  /// Changes the items of a section; items that are in other sections move.
  ///
  /// - Parameter item: Gives the new items by their indexes.
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
      // What follows one another goes there at once.
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
