import PergolaDiagnostics

/// The node of a `ForEach`: a child for each identity, made at once in stacks, and when asked for in lists and lazy
/// stacks.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedViewNode<ForEach<Data, ID, Content>>, LazyItemSource
{
  /// An identity that is unique among the data: occurrences after the first of an equal identity are numbered.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  /// The identities of the data, in order.
  private var keys: [Key] = []
  private var positions: [Key: Int]?
  private var children: [Key: TypedViewNode<Content>] = [:]
  private var loggedDuplicates: Set<ID> = []
  private var hasLoggedRange = false

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    keys = makeKeys(view)
    track()
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    if view.isConstantRange, !hasLoggedRange, new.data.count != view.data.count {
      hasLoggedRange = true
      Log.warning(
        "\(viewName): the count changed from \(view.data.count) to \(new.data.count). ForEach(_:content:) is for constant"
          + " ranges; use ForEach(_:id:content:) for data that change.")
    }
    let old = keys
    view = new
    keys = makeKeys(new)
    if keys != old {
      positions = nil
      removeChildren(of: old)
    }
    track()
    if keys != old { itemsDidChange() }
  }

  /// Updates the children that exist; where all do, makes the new ones.
  override func evaluate() {
    var position = view.data.startIndex
    if isLazy {
      guard !children.isEmpty else { return }
      for key in keys {
        if let child = children[key] { child.update(content(view.data[position])) }
        view.data.formIndex(after: &position)
      }
    } else {
      for key in keys {
        let value = content(view.data[position])
        if let child = children[key] {
          child.update(value)
        } else {
          children[key] = Content._makeNode(value, NodeContext(in: self))
        }
        view.data.formIndex(after: &position)
      }
    }
  }

  /// The view of an element. What the app's closure reads marks this node.
  private func content(_ element: Data.Element) -> Content { view.content(element) }

  private func makeKeys(_ view: ForEach<Data, ID, Content>) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(view.data.count)
    var seen: Set<ID> = []
    seen.reserveCapacity(view.data.count)
    var occurrences: [ID: Int] = [:]
    for element in view.data {
      let id = view.id(element)
      if seen.insert(id).inserted {
        keys.append(Key(id: id, occurrence: 0))
      } else {
        occurrences[id, default: 0] += 1
        keys.append(Key(id: id, occurrence: occurrences[id, default: 0]))
        logDuplicate(id)
      }
    }
    return keys
  }

  private func logDuplicate(_ id: ID) {
    guard loggedDuplicates.insert(id).inserted else { return }
    Log.warning(
      "\(viewName): the ID \(id) occurs multiple times within the collection, this will give undefined results!")
  }

  /// Unmounts the children that are no longer among the data, in their old order.
  private func removeChildren(of old: [Key]) {
    guard !children.isEmpty else { return }
    let present = Set(keys)
    for key in old where !present.contains(key) { children.removeValue(forKey: key)?.unmount() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if children.count == keys.count {
      for key in keys { children[key].map(body) }
    } else {
      // Few of many exist: the positions of those are sorted.
      let all = allPositions()
      for position in children.keys.compactMap({ all[$0] }).sorted() { children[keys[position]].map(body) }
    }
  }

  private func allPositions() -> [Key: Int] {
    let all = positions ?? Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    positions = all
    return all
  }

  override func appendItems(to items: inout [ViewListItem]) {
    if isLazy { return items.append(.lazy(LazyItems(self))) }
    for key in keys { children[key]?.appendItems(to: &items) }
  }

  override var showsChildren: Bool { !isLazy }

  // MARK: LazyItemSource

  var count: Int { keys.count }

  var elementsPerDatum: Int? { Content._elementCount }

  func id(at position: Int) -> AnyHashable {
    let key = keys[position]
    return key.occurrence == 0 ? AnyHashable(key.id) : AnyHashable(key)
  }

  func position(of id: AnyHashable) -> Int? {
    (id.base as? Key ?? (id.base as? ID).map { Key(id: $0, occurrence: 0) }).flatMap { allPositions()[$0] }
  }

  func node(at position: Int) -> ViewNode? { children[keys[position]] }

  func elements(at position: Int) -> [ViewElement] { items(at: position).allElements }

  func items(at position: Int) -> [ViewListItem] {
    let key = keys[position]
    if children[key] == nil {
      let value = graph.tracking(self) { content(view.data[view.data.index(view.data.startIndex, offsetBy: position)]) }
      // Content of an unknown number of elements may be sections, or further collections, whose rows are made when they
      // are asked for.
      children[key] = Content._makeNode(value, NodeContext(in: self, isLazy: elementsPerDatum == nil))
    }
    return children[key]?.items ?? []
  }
}
