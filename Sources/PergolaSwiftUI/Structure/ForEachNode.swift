import PergolaDiagnostics

/// The node of a `ForEach`: a child for each identity, made at once in stacks, and when asked for in lists and lazy
/// stacks.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  TypedViewNode<ForEach<Data, ID, Content>>, LazyItemSource
{
  private let identities = DataIdentities<ID>()
  /// The nodes by the numbers of their identities.
  private var children: [Int: TypedViewNode<Content>] = [:] { didSet { numbersByNode = nil } }
  /// The numbers of the nodes; nil until they are asked for.
  private var numbersByNode: [ObjectIdentifier: Int]?
  private var loggedDuplicates: Set<ID> = []
  private var hasLoggedRange = false

  override init(_ view: ForEach<Data, ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    _ = view.identify(identities, view.data)
    logDuplicates()
    track()
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    if view.isConstantRange, !hasLoggedRange, new.data.count != view.data.count {
      hasLoggedRange = true
      Log.warning(
        "\(viewName): the count changed from \(view.data.count) to \(new.data.count). ForEach(_:content:) is for constant"
          + " ranges; use ForEach(_:id:content:) for data that change.")
    }
    view = new
    let gone = new.identify(identities, new.data)
    if let gone {
      logDuplicates()
      for number in gone { children.removeValue(forKey: number)?.unmount() }
    }
    track()
    if gone != nil {
      itemsDidChange()
      graph.preferences.orderDidChange(inside: self)
    }
  }

  /// Updates the children that exist; where all do, makes the new ones.
  override func evaluate() {
    if isLazy {
      let positions = madePositions
      let values = observing { positions.map { content(at: $0) } }
      for (position, value) in zip(positions, values) { children[identities.numbers[position]]?.update(value) }
      return
    }
    let values = observing { view.data.map(view.content) }
    for (number, value) in zip(identities.numbers, values) {
      if let child = children[number] {
        child.update(value)
      } else {
        children[number] = Content._makeNode(value, NodeContext(in: self))
      }
    }
  }

  /// The view of the element at a position. What the app's closure reads marks this node.
  private func content(at position: Int) -> Content {
    view.content(view.data[view.data.index(view.data.startIndex, offsetBy: position)])
  }

  private func logDuplicates() {
    for id in identities.repeatedIDs where loggedDuplicates.insert(id).inserted {
      Log.warning(
        "\(viewName): the ID \(id) occurs multiple times within the collection, this will give undefined results!")
    }
  }

  /// The positions of the children that exist, in order.
  private var madePositions: [Int] { children.keys.compactMap { identities.position(ofNumber: $0) }.sorted() }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if children.count == identities.numbers.count {
      for number in identities.numbers { children[number].map(body) }
    } else {
      // Few of many exist.
      for position in madePositions { children[identities.numbers[position]].map(body) }
    }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    if isLazy { return items.append(.lazy(LazyItems(self))) }
    for number in identities.numbers { children[number]?.appendItems(to: &items) }
  }

  override var showsChildren: Bool { !isLazy }

  // MARK: LazyItemSource

  var numbers: [Int] { identities.numbers }

  var elementsPerDatum: Int? { Content._elementCount }

  func id(at position: Int) -> AnyHashable { identities.uniqueID(at: position) }

  func id(of node: ViewNode) -> AnyHashable? {
    let numbers =
      numbersByNode ?? Dictionary(uniqueKeysWithValues: children.map { (ObjectIdentifier($0.value), $0.key) })
    numbersByNode = numbers
    return numbers[ObjectIdentifier(node)].flatMap { position(ofNumber: $0) }.map { id(at: $0) }
  }

  func position(ofNumber number: Int) -> Int? { identities.position(ofNumber: number) }

  func position(of id: AnyHashable) -> Int? {
    identities.number(of: id).flatMap { identities.position(ofNumber: $0) }
  }

  func node(at position: Int) -> ViewNode? { children[identities.numbers[position]] }

  func elements(at position: Int) -> [ViewElement] { items(at: position).allElements }

  func items(at position: Int) -> [ViewListItem] {
    let number = identities.numbers[position]
    if let child = children[number] { return child.items }
    let value = graph.tracking(self) { observing { content(at: position) } }
    // Content of an unknown number of elements may be sections, or further collections, whose rows are made when they
    // are asked for.
    let child = Content._makeNode(value, NodeContext(in: self, isLazy: elementsPerDatum == nil))
    children[number] = child
    return child.items
  }
}
