import Foundation

/// The compound predicate of a format. All its parts are evaluated as one program.
final class CompoundPredicate: NSCompoundPredicate {
  private let compiled = SetOnce<Program>()

  override init(type: LogicalType, subpredicates: [NSPredicate]) {
    CompoundRepair.begin()
    super.init(type: type, subpredicates: subpredicates)
  }

  deinit {
    ReleaseQueue.take(subpredicates)
    subpredicates = []
    ReleaseQueue.release()
  }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    let program = compiled.load() ?? compiled.storeIfNil(ProgramCompiler.program(for: .predicate(self)))
    return program.isTrue(of: object, bindings: bindings ?? [:])
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSPredicate else { return false }
    return PredicateNode.predicate(self).isEqual(to: .predicate(other))
  }

  override var hash: Int { PredicateNode.predicate(self).shallowHash }
  override var predicateFormat: String { FormatText.of(.predicate(self)) }
  override var description: String { predicateFormat }
}
