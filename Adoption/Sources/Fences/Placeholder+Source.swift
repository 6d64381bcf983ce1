extension Placeholder {
  /// The declaration of the type.
  var source: String {
    let generics = parameters == 0 ? "" : "<" + (0..<parameters).map { "T\($0)" }.joined(separator: ", ") + ">"
    switch kind {
    case .protocol:
      let primary = generics.isEmpty ? "" : generics
      let associated = (0..<parameters).map { "  associatedtype T\($0)\n" }.joined()
      return "public protocol \(name)\(primary)\(protocols(after: ":")) {\n\(associated)}\n" + defaults
    case .class: return "open class \(name)\(generics): \(superclass ?? "NSObject")\(protocols) {\n\(members)}\n"
    case .structure: return "public struct \(name)\(generics)\(protocols(after: ":")) {\n\(members)}\n"
    case .function: return "public typealias \(name)\(generics) = (Any) -> Void\n"
    case .enumeration: return "public enum \(name)\(generics)\(protocols(after: ":")) {\n\(members)}\n"
    }
  }

  /// The members that a protocol of views has for all its types: what makes their bodies is missing.
  private var defaults: String {
    guard conformances.contains("View") else { return "" }
    return "\nextension \(name) {\n  public var body: Text { Text(verbatim: \"\(reason)\") }\n}\n"
  }

  /// The protocols behind a superclass.
  private var protocols: String {
    let inherited = conformances.filter { !["Hashable", "Equatable"].contains($0) }
    return inherited.map { ", " + $0 }.joined()
  }

  private func protocols(after mark: String) -> String {
    conformances.isEmpty ? "" : mark + " " + conformances.joined(separator: ", ")
  }

  private var members: String {
    var lines = nested.map { "  public typealias \($0) = _FencedNested" }
    if makesInertObjects { lines.append("  public override init() { _noteMissing(\"\(reason)\") }") }
    if kind == .structure { lines.append("  init() { \(trap) }") }
    for name in conformances { lines += witnesses(of: name) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Objects of the type can be made, kept and handed on: they have no members, so that whatever uses one is fenced itself.
  fileprivate var makesInertObjects: Bool { kind == .class && superclass == nil }

  private var trap: String { "fatalError(\"fenced: \(reason)\")" }

  /// The members that a protocol asks for and the compiler does not make.
  private func witnesses(of name: String) -> [String] {
    let required = kind == .class ? "public required" : "public"
    switch name {
    case "Decodable": return ["  \(required) init(from decoder: any Decoder) throws { \(trap) }"]
    case "Encodable": return ["  public func encode(to encoder: any Encoder) throws { \(trap) }"]
    case "Codable": return witnesses(of: "Decodable") + witnesses(of: "Encodable")
    case "Equatable" where kind != .class:
      return ["  public static func == (left: Self, right: Self) -> Bool { \(trap) }"]
    case "Hashable" where kind != .class:
      return witnesses(of: "Equatable") + ["  public func hash(into hasher: inout Hasher) { \(trap) }"]
    case "Comparable":
      return witnesses(of: "Equatable") + ["  public static func < (left: Self, right: Self) -> Bool { \(trap) }"]
    case "Identifiable": return ["  public var id: Int { \(trap) }"]
    case "View": return ["  public var body: some View { Text(verbatim: \"\(reason)\") }"]
    default: return []
    }
  }
}

/// The placeholders of a project.
public struct PlaceholderList: Codable, Equatable, Sendable {
  /// The modules that are missing, by name.
  public private(set) var modules: Set<String> = []
  /// The missing types, in the order in which they were met.
  public private(set) var types: [Placeholder] = []

  /// An empty list.
  public init() {}

  /// The number of a type.
  func index(of name: String) -> Int? { types.firstIndex { $0.name == name } }

  mutating func add(module: String) -> Bool { modules.insert(module).inserted }

  mutating func add(_ type: Placeholder) { types.append(type) }

  /// Changes a type.
  ///
  /// - Returns: true if it differs afterwards.
  mutating func change(_ name: String, _ change: (inout Placeholder) -> Void) -> Bool {
    guard let index = index(of: name) else { return false }
    let old = types[index]
    change(&types[index])
    return types[index] != old
  }

  /// The source of a missing module. It shows what such modules show of others.
  public func source(of module: String) -> String {
    let seen = PlaceholderFacts.modulesWithoutUIKit.contains(module) ? ["Foundation"] : ["Foundation", "UIKit"]
    var parts = seen.map { "@_exported import \($0)\n" }
    let own = types.filter { $0.module == module }.sorted { $0.name < $1.name }
    // What the module does not show, its classes may inherit from.
    if !seen.contains("UIKit"), own.contains(where: { $0.superclass != nil }) { parts.append("import UIKit\n") }
    if own.contains(where: { $0.conformances.contains("View") }) { parts.append("import SwiftUI\n") }
    if own.contains(where: { $0.conformances.contains("ObservableObject") }) { parts.append("import Combine\n") }
    return parts.joined() + "\n" + Self.declarations(of: own)
  }

  /// The source of the types whose module nobody knows; empty without any.
  public var sourceOfOthers: String {
    let own = types.filter { $0.module == nil }.sorted { $0.name < $1.name }
    guard !own.isEmpty else { return "" }
    return "import UIKit\nimport SwiftUI\nimport Combine\n\n" + Self.declarations(of: own)
  }

  private static func declarations(of types: [Placeholder]) -> String {
    types.map { $0.source + "\n" }.joined() + nested(for: types) + note(for: types)
  }

  /// The function that says once that an object stands for one of a missing class.
  private static func note(for types: [Placeholder]) -> String {
    guard types.contains(where: \.makesInertObjects) else { return "" }
    return """
      /// Says once that an object without functions stands for one of a missing class. With PERGOLA_STRICT_FENCES in the
      /// environment it ends the program.
      private nonisolated func _noteMissing(_ reason: String) {
        if ProcessInfo.processInfo.environment["PERGOLA_STRICT_FENCES"] != nil { fatalError("fenced: \\(reason)") }
        _MissingNotes.shared.add("left out: \\(reason), and an object without functions stands for it\\n")
      }

      private nonisolated final class _MissingNotes: @unchecked Sendable {
        static let shared = _MissingNotes()
        private let lock = NSLock()
        private var written: Set<String> = []

        func add(_ note: String) {
          lock.lock()
          defer { lock.unlock() }
          if written.insert(note).inserted { FileHandle.standardError.write(Data(note.utf8)) }
        }
      }

      """
  }

  private static func nested(for types: [Placeholder]) -> String {
    types.contains { !$0.nested.isEmpty }
      ? "public struct _FencedNested: Hashable, Codable, Sendable {\n  init() { fatalError(\"fenced: a type is missing\") }\n}\n"
      : ""
  }
}
