/// The values that views write for the views around them, and the nodes that read them.
///
/// Writers and readers are few; a reader collects what the writers below it say, in document order, after a change.
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
  }

  /// Called when a writer's value has changed.
  func didChange<Key: PreferenceKey>(_ key: Key.Type, in graph: ViewGraph) {
    noteChange(ObjectIdentifier(key), in: graph)
  }

  /// Called when the children of a node stand in another order, or others stand there: what several views inside write
  /// is joined in the new order.
  func orderDidChange(inside node: ViewNode) {
    for (key, writers) in writers where !changed.contains(key) {
      let inside = writers.values.lazy.filter { $0.node.isInside(node) }
      if inside.prefix(2).count == 2 { noteChange(key, in: node.graph) }
    }
  }

  private func noteChange(_ key: ObjectIdentifier, in graph: ViewGraph) {
    if !changed.contains(key) { changed.append(key) }
    graph.setNeedsTurn()
  }

  /// The values of the writers inside a node, reduced in document order; nil if there are none.
  ///
  /// - Parameter boundary: Returns true for a node whose inside is left out.
  func value<Key: PreferenceKey>(
    of key: Key.Type, inside node: ViewNode, except boundary: (ViewNode) -> Bool = { _ in false }
  ) -> Key.Value? {
    let inside = writers[ObjectIdentifier(key), default: [:]].values.compactMap { writer in
      path(from: writer.node, to: node, boundary).map { (path: $0, writer: writer) }
    }
    .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    guard let first = inside.first else { return nil }
    // Writers of a key were registered with its type of value.
    var value = first.writer.value() as! Key.Value
    for other in inside.dropFirst() { Key.reduce(value: &value) { other.writer.value() as! Key.Value } }
    return value
  }

  /// The value that views inside a node write, where a writer stands for all writers inside it; the default if there is
  /// none.
  func outermostValue<Key: PreferenceKey>(of key: Key.Type, inside node: ViewNode) -> Key.Value {
    let all = writers[ObjectIdentifier(key), default: [:]]
    let inside = all.values.compactMap { writer -> (path: [Int], writer: Writer)? in
      guard writer.node !== node else { return nil }
      return path(from: writer.node, to: node) { $0 !== writer.node && all[ObjectIdentifier($0)] != nil }
        .map { ($0, writer) }
    }
    .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    guard let first = inside.first else { return Key.defaultValue }
    // Writers of a key were registered with its type of value.
    var value = first.writer.value() as! Key.Value
    for other in inside.dropFirst() { Key.reduce(value: &value) { other.writer.value() as! Key.Value } }
    return value
  }

  /// The positions among siblings from a node down to one inside; nil if it is not inside.
  private func path(from inner: ViewNode, to outer: ViewNode, _ boundary: (ViewNode) -> Bool) -> [Int]? {
    var path: [Int] = []
    var node = inner
    while node !== outer {
      guard let parent = node.parent, !boundary(node) else { return nil }
      var position = 0
      var found: Int?
      parent.forEachChild { child in
        if child === node { found = position }
        position += 1
      }
      // A removed node whose transition lasts is no child any more.
      guard let found else { return nil }
      path.append(found)
      node = parent
    }
    return path.reversed()
  }

  /// Calls the readers of the changed keys.
  func report() {
    let keys = changed
    changed = []
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
