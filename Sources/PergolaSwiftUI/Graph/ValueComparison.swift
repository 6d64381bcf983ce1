@_spi(Reflection) import Swift

/// The comparison of two values of a view, field by field.
///
/// Fields compare as `Equatable`, as references, or bit by bit where their type is trivial; closures and everything else
/// count as different. Dynamic properties compare by what the view's author gave them, never by their state. The plan
/// for a type is made once.
enum ValueComparison {
  /// True if no difference can be seen between the values: a body need not be evaluated again.
  @MainActor
  static func areSame<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in
        self.plan(for: Value.self)(UnsafeRawPointer(a), UnsafeRawPointer(b))
      }
    }
  }

  typealias Plan = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  @MainActor private static var plans: [ObjectIdentifier: Plan] = [:]

  @MainActor
  private static func plan<Value>(for type: Value.Type) -> Plan {
    let key = ObjectIdentifier(type)
    if let plan = plans[key] { return plan }
    let plan = makePlan(type)
    plans[key] = plan
    return plan
  }

  @MainActor
  private static func makePlan<Value>(_ type: Value.Type) -> Plan {
    if let property = type as? any ComparableProperty.Type { return property.comparison }
    // The wrapper of a view compares as its author wants it.
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    if type is AnyClass {
      return { a, b in a.load(as: UnsafeRawPointer.self) == b.load(as: UnsafeRawPointer.self) }
    }
    if MemoryLayout<Value>.size == 0 { return { _, _ in true } }
    if let optional = type as? any OptionalValue.Type { return optional.comparison }
    return fieldPlan(type) ?? { _, _ in false }
  }

  private static func equality<Value: Equatable>(_ type: Value.Type) -> Plan {
    { a, b in a.assumingMemoryBound(to: type).pointee == b.assumingMemoryBound(to: type).pointee }
  }

  /// The plan of a structure or a tuple; nil for other kinds, and for closures.
  @MainActor
  private static func fieldPlan<Value>(_ type: Value.Type) -> Plan? {
    guard isStructureOrTuple(type) else { return nil }
    var fields: [(offset: Int, plan: Plan)] = []
    var count = 0
    _forEachField(of: type) { _, offset, fieldType, _ in
      count += 1
      fields.append((offset, open(fieldType)))
      return true
    }
    guard count > 0 else { return nil }
    return { a, b in fields.allSatisfy { $0.plan(a + $0.offset, b + $0.offset) } }
  }

  /// The plan for a type that is known at run time only.
  @MainActor
  private static func open(_ type: any Any.Type) -> Plan { plan(for: type) }

  private static func isStructureOrTuple<Value>(_ type: Value.Type) -> Bool {
    let kind = unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee
    return kind == MetadataKind.structure || kind == MetadataKind.tuple
  }

  /// The kinds of types in the runtime's metadata, as `_MetadataKind` numbers them.
  private enum MetadataKind {
    static let structure = 0x200
    static let tuple = 0x301
  }
}

/// A property wrapper that compares by what its author gave it, not by its state.
protocol ComparableProperty {
  static var comparison: ValueComparison.Plan { get }
}

/// An optional value, whose wrapped type need not be `Equatable`.
private protocol OptionalValue {
  @MainActor static var comparison: ValueComparison.Plan { get }
}

extension Optional: OptionalValue {
  @MainActor fileprivate static var comparison: ValueComparison.Plan {
    { a, b in
      switch (a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee) {
      case (nil, nil): true
      case (let a?, let b?): MainActor.assumeIsolated { ValueComparison.areSame(a, b) }
      default: false
      }
    }
  }
}
