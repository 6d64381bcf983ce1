import PergolaDiagnostics

/// What snapshots say about wrong arguments, in the original's words.
@usableFromInline
enum SnapshotFault {
  @inlinable
  static func requireUniqueItems<Item: Hashable>(_ identifiers: [Item]) {
    if identifiers.count < 2 { return }
    if hasDuplicates(identifiers) { duplicates(identifiers, kind: "item") }
  }

  @inlinable
  static func requireUniqueSections<Section: Hashable>(_ identifiers: [Section]) {
    if identifiers.count < 2 { return }
    if hasDuplicates(identifiers) { duplicates(identifiers, kind: "section") }
  }

  @inlinable
  static func hasDuplicates<Identifier: Hashable>(_ identifiers: [Identifier]) -> Bool {
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    return !identifiers.allSatisfy { seen.insert($0).inserted }
  }

  @usableFromInline
  static func duplicates<Identifier: Hashable>(_ identifiers: [Identifier], kind: String) -> Never {
    fatalError(
      """
      Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \
      \(setDescription(duplicates(in: identifiers)))
      """)
  }

  /// The identifiers that occur more than once, each once, in the order in which the repetitions are found.
  static func duplicates<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier] {
    var seen: Set<Identifier> = []
    var repeated: Set<Identifier> = []
    return identifiers.filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
  }

  @usableFromInline
  static func sectionsExist<Section: Hashable>(_ identifiers: [Section]) -> Never {
    let noun =
      identifiers.count == 1 ? "section identifier that already exists" : "section identifiers that already exist"
    fatalError(
      """
      Diffable data source detected an attempt to insert or append \(identifiers.count) \(noun) in the snapshot. \
      Identifiers in a snapshot must be unique. Section identifiers that already exist: \(arrayDescription(identifiers))
      """)
  }

  @usableFromInline
  static func destinationIsMoved<Identifier>(
    _ destination: Identifier, operation: String, identifiers: [Identifier]
  ) -> Never {
    fatalError(
      """
      Invalid update: destination for \(operation) operation [\(destination)] is in the \(operation) identifier list for \
      update: <NSDiffableDataSourceUpdate: \(operation) of \(arrayDescription(identifiers))>
      """)
  }

  @usableFromInline
  static func warnOfExistingItems<Item>(_ identifiers: [Item]) {
    let noun = identifiers.count == 1 ? "item identifier that already exists" : "item identifiers that already exist"
    Log.warning(
      """
      Diffable data source detected an attempt to insert or append \(identifiers.count) \(noun) in the snapshot. The existing \
      item identifiers will be moved into place instead, but this operation will be more expensive. For best performance, inserted \
      item identifiers should always be unique. Set a symbolic breakpoint on \
      BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that already \
      exist: \(arrayDescription(identifiers))
      """)
  }

  /// As an `NSArray` describes itself.
  static func arrayDescription<Identifier>(_ identifiers: [Identifier]) -> String {
    "(\n" + identifiers.map { "    \($0)" }.joined(separator: ",\n") + "\n)"
  }

  /// As an `NSSet` describes itself.
  static func setDescription<Identifier>(_ identifiers: [Identifier]) -> String {
    "{" + arrayDescription(identifiers) + "}"
  }
}
