import Synchronization

/// The types that a project's sources can use: its own, Pergola's, and those of the toolchain on Linux.
final class KnownTypes: Sendable {
  /// A search for a member.
  enum Result {
    /// The declarations with the name, those of the nearest type first.
    case found([Member])
    /// The type and all that it inherits from are known, and none has the member.
    case missing
    /// The type may have members that are not known.
    case unknown
  }

  let declared: DeclaredNames
  let names: OriginalNames
  private let lineages = Mutex<[String: [String]]>([:])

  /// - Parameters:
  ///   - declared: The declarations of the project.
  ///   - names: The lists.
  init(declared: DeclaredNames, names: OriginalNames) {
    let plain = KnownTypes(names: names, declared: declared)
    self.declared = declared.withExtensionsOfAliases { plain.resolve($0, in: "Module") }
    self.names = names
  }

  /// The types as they are declared; extensions of other names add to these alone.
  private init(names: OriginalNames, declared: DeclaredNames) {
    self.declared = declared
    self.names = names
  }

  /// True for a type that anyone declares.
  func contains(_ type: String) -> Bool {
    declared.ownTypes.contains(type) || names.ours.contains(type) || names.linux.contains(type)
  }

  /// True for a type of the lists.
  func isListed(_ type: String) -> Bool { names.ours.contains(type) || names.linux.contains(type) }

  /// True for a type of the project.
  func isOwn(_ type: String) -> Bool {
    declared.ownTypes.contains(type) || Self.requirements(ofParameter: type) != nil
  }

  /// The full name of a type as it is meant inside another one; nil if there is none.
  ///
  /// - Parameters:
  ///   - name: The name as it is written, which may have dots.
  ///   - owner: The full name of the type inside which it is written.
  func resolve(_ name: String, in owner: String) -> String? { resolve(name, in: owner, past: []) }

  /// The full name of a type; of the past names, which were replaced on the way here, none is replaced again.
  private func resolve(_ name: String, in owner: String, past: Set<String>) -> String? {
    var scope = owner == "Module" ? "" : owner
    while !scope.isEmpty {
      if scope.hasSuffix("." + name) || scope == name, contains(scope) { return unaliased(scope, past) }
      for ancestor in lineage(of: scope) where contains("\(ancestor).\(name)") {
        return unaliased("\(ancestor).\(name)", past)
      }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    if contains(name) { return unaliased(name, past) }
    // The first part may itself be inherited or another name.
    guard let dot = name.lastIndex(of: "."), let base = resolve(String(name[..<dot]), in: owner, past: past) else {
      return nil
    }
    let last = name[name.index(after: dot)...]
    for ancestor in lineage(of: base) where contains("\(ancestor).\(last)") {
      return unaliased("\(ancestor).\(last)", past)
    }
    return nil
  }

  /// The name of the type that a name stands for. Names that stand for each other end at the first that comes again.
  private func unaliased(_ name: String, _ past: Set<String>) -> String {
    guard !past.contains(name), let other = entries(of: name).lazy.compactMap(\.alias).first else { return name }
    let scope = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? "Module"
    return resolve(other, in: scope, past: past.union([name])) ?? name
  }

  private func entries(of type: String) -> [TypeEntry] {
    if let requirements = Self.requirements(ofParameter: type) { return [TypeEntry(parents: requirements)] }
    return [declared.types[type], names.ours[type], names.linux[type]].compactMap(\.self)
  }

  /// The name of a function's generic parameter as a type: `<T: UIView & Named>`.
  ///
  /// - Parameter requirements: The full names of the types that it is required to be.
  /// - Returns: Nil if nothing is known of the parameter.
  static func parameter(_ name: String, requirements: [String]) -> String? {
    guard requirements.contains(where: { !markers.contains($0) }) else { return nil }
    return "<\(name): \(requirements.joined(separator: " & "))>"
  }

  private static func requirements(ofParameter type: String) -> [String]? {
    guard type.hasPrefix("<"), let colon = type.firstRange(of: ": ") else { return nil }
    return type[colon.upperBound...].dropLast().split(separator: " & ").map(String.init)
  }

  /// The parents of types with raw values are the types of these.
  private static let rawValues: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "String", "Character",
    "Double", "Float", "CGFloat",
  ]

  /// Protocols without members.
  static let markers: Set<String> = ["AnyObject", "Copyable", "Escapable", "Sendable", "class"]

  /// A type and all that it inherits from, nearest first. Unknown parents are among them by their written names.
  func lineage(of type: String) -> [String] {
    if let known = lineages.withLock({ $0[type] }) { return known }
    let result = makeLineage(of: type)
    lineages.withLock { $0[type] = result }
    return result
  }

  private func makeLineage(of type: String) -> [String] {
    var result: [String] = []
    var known: Set<String> = []
    var waiting = [type]
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard known.insert(name).inserted else { continue }
      result.append(name)
      let scope = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? "Module"
      for parent in entries(of: name).flatMap(\.parents)
      where !parent.hasPrefix("_") && parent != name && !Self.markers.contains(parent) {
        if Self.rawValues.contains(parent), name != "Substring" {
          waiting.append("RawRepresentable")
        } else {
          waiting += unaliasedParents(contains(parent) ? parent : resolveParent(parent, in: scope) ?? parent)
        }
      }
    }
    return result
  }

  /// The types that a parent's name stands for, such as the two of `Codable`.
  private func unaliasedParents(_ name: String) -> [String] {
    // The lists have the first of the two alone.
    if name == "Codable" { return ["Decodable", "Encodable"] }
    var name = name
    var past: Set<String> = []
    while past.insert(name).inserted, let other = entries(of: name).lazy.compactMap(\.alias).first {
      let scope = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? "Module"
      name = contains(other) ? other : resolveParent(other, in: scope) ?? other
    }
    return [name]
  }

  /// The full name of a nested parent, without a look at what the scope inherits.
  private func resolveParent(_ name: String, in owner: String) -> String? {
    var scope = owner == "Module" ? "" : owner
    while !scope.isEmpty {
      if contains("\(scope).\(name)") { return "\(scope).\(name)" }
      scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
    }
    return nil
  }

  /// The declarations of a member that a type has or inherits.
  func find(_ member: String, in type: String) -> Result {
    var found: [Member] = []
    var isClosed = true
    for name in lineage(of: type) {
      let entries = entries(of: name)
      // The declaration of a type that is only extended is not known.
      if entries.isEmpty || !contains(name) && Self.requirements(ofParameter: name) == nil { isClosed = false }
      for entry in entries {
        if entry.isOpen || entry.alias != nil { isClosed = false }
        found += entry.members[member] ?? []
      }
    }
    // Optional values count as the values inside.
    if found.isEmpty, let ofOptional = declared.types["Optional"]?.members[member] { found = ofOptional }
    if !found.isEmpty { return .found(found) }
    return isClosed ? .missing : .unknown
  }

  /// The initializers of a type, with those that a class inherits.
  func initializers(of type: String) -> [Member] {
    var result: [Member] = []
    var isComplete = false
    for name in lineage(of: type) {
      if isComplete, name == "NSObject" || lineage(of: name).contains("NSObject") { continue }
      let own = entries(of: name).flatMap { $0.members["init"] ?? [] }
      result += own
      if own.contains(where: { !$0.isConvenience }) { isComplete = true }
    }
    return result
  }

  /// True if nothing of a type is hidden.
  func isClosed(_ type: String) -> Bool {
    if case .missing = find("", in: type) { return true }
    return false
  }

  /// The declarations in no type with a name.
  func globals(_ name: String) -> [Member] {
    entries(of: "Module").flatMap { $0.members[name] ?? [] }
  }

  /// The nearest ancestor of a type that is not the project's own; the type itself if there is none.
  func foreignAncestor(of type: String) -> String {
    lineage(of: type).first { !isOwn($0) } ?? type
  }

  /// True if a type is a view of SwiftUI.
  func isView(_ type: String) -> Bool { type == "View" || lineage(of: type).contains("View") }

  /// True if any type, here or in the project, has a member or a type inside of the name.
  func hasName(_ name: String) -> Bool {
    declared.names.contains(name) || names.hasName(name)
  }
}
