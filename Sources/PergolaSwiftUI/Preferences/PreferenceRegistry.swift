/// The values that views write for the views around them, and the nodes that read them.
///
/// After a change, each reader collects what the writers below it say, in document order.
///
/// - Complexity: O(*n*) for a report, where *n* is the number of children of the nodes around writers and readers.
@MainActor
final class PreferenceRegistry {
  private struct Writer {
    unowned let node: ViewNode
    let value: () -> Any
  }

  private struct Reader {
    unowned let node: ViewNode
    /// Readers are called in the order in which they were registered, which is from the inside out.
    let number: Int
    let report: () -> Void
  }

  private var writers: [ObjectIdentifier: [ObjectIdentifier: Writer]] = [:]
  private var readers: [ObjectIdentifier: [ObjectIdentifier: Reader]] = [:]
  private var readerCount = 0
  /// The keys of which a value has changed since the last report, in the order of their first changes.
  private var changed: [ObjectIdentifier] = []

  /// The outlines that the present report has needed, until the next change; nil outside of reports.
  private var outlines: [ObjectIdentifier: PreferenceOutline]?

  var hasChanges: Bool { !changed.isEmpty }

  /// Registers a node that writes a value.
  func addWriter<Key: PreferenceKey>(_ node: ViewNode, _ key: Key.Type, value: @escaping () -> Key.Value) {
    writers[ObjectIdentifier(key), default: [:]][ObjectIdentifier(node)] = Writer(node: node, value: value)
    didChange(key, in: node.graph)
  }

  func removeWriter<Key: PreferenceKey>(_ node: ViewNode, _ key: Key.Type) {
    writers[ObjectIdentifier(key)]?[ObjectIdentifier(node)] = nil
    didChange(key, in: node.graph)
  }

  /// Registers a node that is notified of changes.
  func addReader<Key: PreferenceKey>(_ node: ViewNode, _ key: Key.Type, report: @escaping () -> Void) {
    readers[ObjectIdentifier(key), default: [:]][ObjectIdentifier(node)] = Reader(
      node: node, number: readerCount, report: report)
    readerCount += 1
    didChange(key, in: node.graph)
  }

  func removeReader<Key: PreferenceKey>(_ node: ViewNode, _ key: Key.Type) {
    readers[ObjectIdentifier(key)]?[ObjectIdentifier(node)] = nil
    outlines?[ObjectIdentifier(key)] = nil
  }

  /// Called when a writer's value has changed.
  func didChange<Key: PreferenceKey>(_ key: Key.Type, in graph: ViewGraph) {
    noteChange(ObjectIdentifier(key), in: graph)
  }

  /// Called when the children of a node stand in another order, or others stand there: what several views inside write
  /// is joined in the new order.
  func orderDidChange(inside node: ViewNode) {
    outlines?.removeAll()
    for (key, writers) in writers where !changed.contains(key) {
      let inside = writers.values.lazy.filter { $0.node.isInside(node) }
      if inside.prefix(2).count == 2 { noteChange(key, in: node.graph) }
    }
  }

  /// Called when readers begin or cease to leave out what is inside a node.
  func visibilityDidChange(inside node: ViewNode) {
    for (key, writers) in writers where !changed.contains(key) {
      if writers.values.contains(where: { $0.node.isInside(node) }) { noteChange(key, in: node.graph) }
    }
  }

  private func noteChange(_ key: ObjectIdentifier, in graph: ViewGraph) {
    outlines?[key] = nil
    if !changed.contains(key) { changed.append(key) }
    graph.setNeedsTurn()
  }

  // MARK: Values

  /// The values of the writers inside a node, reduced in document order; nil if there are none.
  ///
  /// - Parameter boundary: Returns true for a node whose inside is left out.
  func value<Key: PreferenceKey>(
    of key: Key.Type, inside node: ViewNode, except boundary: (ViewNode) -> Bool = { _ in false }
  ) -> Key.Value? {
    let all = writers[ObjectIdentifier(key), default: [:]]
    let paths = NodePaths(to: all.values.lazy.map(\.node))
    var inside: [Writer] = []
    func visit(_ node: ViewNode) {
      if let writer = all[ObjectIdentifier(node)] { inside.append(writer) }
      paths.forEachChild(of: node) { if !boundary($0) { visit($0) } }
    }
    visit(node)
    return reduce(inside, key)
  }

  /// The value that views inside a writer or a reader write, where a writer stands for all writers inside it; the
  /// default if there is none.
  func outermostValue<Key: PreferenceKey>(of key: Key.Type, inside node: ViewNode) -> Key.Value {
    let all = writers[ObjectIdentifier(key), default: [:]]
    let outline = outline(of: ObjectIdentifier(key))
    var outermost: [Writer] = []
    func visit(_ node: ViewNode) {
      for inner in outline.nodes(inside: node) {
        if let writer = all[ObjectIdentifier(inner)] { outermost.append(writer) } else { visit(inner) }
      }
    }
    visit(node)
    return reduce(outermost, key) ?? Key.defaultValue
  }

  private func reduce<Key: PreferenceKey>(_ writers: [Writer], _ key: Key.Type) -> Key.Value? {
    guard let first = writers.first else { return nil }
    // Writers of a key were registered with its type of value.
    var value = first.value() as! Key.Value
    for other in writers.dropFirst() { Key.reduce(value: &value) { other.value() as! Key.Value } }
    return value
  }

  /// The outline of a key, which all readers share during a report.
  private func outline(of key: ObjectIdentifier) -> PreferenceOutline {
    if let known = outlines?[key] { return known }
    let outline = PreferenceOutline(
      of: writers[key, default: [:]].values.map(\.node) + readers[key, default: [:]].values.map(\.node))
    outlines?[key] = outline
    return outline
  }

  /// Calls the readers of the changed keys.
  func report() {
    let keys = changed
    changed = []
    outlines = [:]
    defer { outlines = nil }
    for key in keys {
      let inOrder = readers[key, default: [:]].sorted { $0.value.number < $1.value.number }
      // A report may remove readers that follow.
      for (id, reader) in inOrder where readers[key]?[id]?.number == reader.number { reader.report() }
    }
  }
}

/// A value that views write for the views around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view writes one.
  static var defaultValue: Value { get }
  /// Joins the values of two views, the first of which stands before the other.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, the value where no view writes one.
  public static var defaultValue: Value { nil }
}
