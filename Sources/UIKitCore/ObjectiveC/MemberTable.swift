import Foundation
import Synchronization

/// The members of one class by their names.
struct MemberTable: @unchecked Sendable {
  private var methods: [String: ObjectMethod] = [:]
  private var properties: [String: ObjectProperty] = [:]
  /// The names of the properties by their key paths.
  private var names: [AnyKeyPath: String] = [:]
  /// The names of the original's properties that do not exist here.
  private var absent: Set<String> = []

  private static let tables = Mutex<[ObjectIdentifier: MemberTable]>([:])

  /// The table of an object's class.
  static func of(_ object: Any) -> MemberTable { table(of: type(of: object)) }

  /// The table of a class.
  static func table(of type: Any.Type) -> MemberTable {
    let id = ObjectIdentifier(type)
    if let known = tables.withLock({ $0[id] }) { return known }
    // Not made inside the lock: the app's code makes it.
    let table = MemberTable(members(of: type))
    tables.withLock { $0[id] = table }
    return table
  }

  /// The members of a class, which may be isolated to the main actor. The code only makes values of method references
  /// and key paths, which is right on any thread.
  private static func members(of type: Any.Type) -> [ObjectMember] {
    nonisolated(unsafe) let (builtIn, own) = (type as? any BuiltInMembers.Type, type as? any ObjectMembers.Type)
    return unisolated { builtIn?.builtInMembers ?? [] } + unisolated { own?.objectMembers ?? [] }
  }

  private init(_ members: [ObjectMember]) {
    for member in members {
      switch member.kind {
      case .method(let method): methods[member.name] = method
      case .property(let property):
        properties[member.name] = property
        methods[member.name] = property.getter
        if let setter = property.setter { methods[Self.setterName(of: member.name)] = setter }
        if let keyPath = property.keyPath { names[keyPath] = member.name }
      case .absent: absent.insert(member.name)
      }
    }
  }

  /// The method with the name of a selector; nil if the class has none.
  func method(named name: String) -> ObjectMethod? { methods[name] }

  /// The property with a name; nil if the class has none.
  func property(named name: String) -> ObjectProperty? { properties[name] }

  /// True if the original has a property with a name that does not exist here.
  func isAbsent(_ name: String) -> Bool { absent.contains(name) }

  /// The name of the property with a key path; nil if the class has none.
  func name(of keyPath: AnyKeyPath) -> String? { names[keyPath] }

  /// The name of a property's setter: `setName:` for `name`.
  static func setterName(of key: String) -> String { "set\(capitalized(key)):" }

  /// The name of a getter of a Boolean value: `isHidden` for `hidden`.
  static func booleanName(of key: String) -> String { "is\(capitalized(key))" }

  private static func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }
}

extension Selector {
  /// The method that a target has for the selector; nil if it does not respond to it.
  func method(of target: Any) -> ObjectMethod? {
    if let method, method.belongs(to: target) { return method }
    return MemberTable.of(target).method(named: name)
  }
}
