import Foundation
import SourceTranslation

/// The result of fencing a target, for its user.
public struct FenceReport: Encodable, Sendable {
  /// A cause with the number of what it takes out.
  public struct Count: Encodable, Sendable {
    /// The kind of the cause: "framework", "package", "api" or "other".
    public var cause: String
    /// The missing module or name.
    public var name: String
    /// The number of bodies or fences.
    public var count: Int
  }

  /// The name of the event in JSON.
  public let event = "target-fenced"
  /// The version of the form in JSON.
  public private(set) var version = 1
  /// The target's module.
  public let module: String
  /// The number of Swift files.
  public let files: Int
  /// The number of bodies: of functions, initializers, accessors and subscripts, and closures that are initial values.
  public private(set) var bodies = 0
  /// The number of bodies that trap or are left out.
  public private(set) var fencedBodies = 0
  /// The number of fences by their kinds.
  public let kinds: [String: Int]
  /// The causes of bodies that are taken out, those of most first.
  public private(set) var bodyCauses: [Count] = []
  /// The causes of all fences, those of most first.
  public private(set) var causes: [Count] = []
  /// The reasons of fences in the compiler's words, those of most first, up to ten.
  public let reasons: [String: Int]
  /// The number of rounds.
  public let rounds: Int
  /// The seconds of the rounds.
  public let seconds: Double
  /// Errors that no fence answers, as lines.
  public let errors: [String]

  /// A report of a result.
  ///
  /// - Parameter paths: the paths of the sources by their names.
  public init(module: String, result: TargetFencing.Result, paths: [String: String]) {
    self.module = module
    files = paths.count
    kinds = Dictionary(grouping: result.fences, by: \.kind.rawValue).mapValues(\.count)
    let reasons = Dictionary(grouping: result.fences.filter { $0.kind != .import }, by: \.reason).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    self.reasons = Dictionary(uniqueKeysWithValues: reasons.prefix(10).map { ($0.key, $0.value) })
    rounds = result.rounds
    seconds = result.seconds
    errors = result.errors
    count(result, paths)
  }

  private mutating func count(_ result: TargetFencing.Result, _ paths: [String: String]) {
    let causes = FenceCauses(result.placeholders)
    let fences = Dictionary(grouping: result.fences, by: \.file)
    let files = paths.sorted { $0.key < $1.key }.map { (name: $0.key, path: $0.value) }
    let counts = files.concurrentMap { file -> ([FenceCause], [FenceCause], Int) in
      let own = fences[file.name] ?? []
      let text = (try? String(contentsOfFile: file.path, encoding: .utf8)) ?? ""
      let bodies = BodyCount(of: text, fences: own)
      let imports = own.filter { $0.kind == .import }.compactMap { fence in
        fence.reason.firstMatch(of: #/^the module (\w+) is missing$/#).map { String($0.1) }
      }
      let sites = own.isEmpty ? nil : FenceSites(of: text)
      func cause(_ fence: Fence) -> FenceCause {
        let part = sites?.site(of: fence).map { String(decoding: Array(text.utf8)[$0.site.range], as: UTF8.self) } ?? ""
        return causes.cause(of: fence, text: part, imports: imports)
      }
      return (own.map(cause), bodies.reasons.map(cause), bodies.total)
    }
    self.causes = Self.counts(counts.flatMap(\.0))
    bodyCauses = Self.counts(counts.flatMap(\.1))
    bodies = counts.map(\.2).reduce(0, +)
    fencedBodies = bodyCauses.map(\.count).reduce(0, +)
  }

  private static func counts(_ causes: [FenceCause]) -> [Count] {
    Dictionary(grouping: causes) { $0 }.map { Count(cause: $0.key.kind, name: $0.key.name, count: $0.value.count) }
      .sorted { ($1.count, $0.cause, $0.name) < ($0.count, $1.cause, $1.name) }
  }

  /// The report as lines of text.
  public var text: String {
    let order = Fence.Kind.allCases.map(\.rawValue)
    let kinds = order.compactMap { kind in self.kinds[kind].map { "\(kind) \($0)" } }.joined(separator: ", ")
    let share = bodies == 0 ? 0 : Int((Double(fencedBodies) / Double(bodies) * 100).rounded())
    var lines = [
      "\(module): \(files) files, \(bodies) bodies, \(fencedBodies) of them fenced (\(share) %); \(rounds) rounds in "
        + "\(Int(seconds.rounded())) s"
    ]
    if !kinds.isEmpty { lines.append("  Fences: \(kinds)") }
    if !bodyCauses.isEmpty {
      lines.append("  Fenced bodies need:")
      lines += bodyCauses.prefix(10).map {
        "    \($0.count) x \($0.name.isEmpty ? "what other fences take out" : $0.name)"
      }
    }
    if !errors.isEmpty {
      lines.append("  Errors that no fence answers:")
      lines += errors.prefix(20).map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// The report as one line of JSON.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { preconditionFailure("a report has texts and numbers only") }
    return String(decoding: data, as: UTF8.self)
  }
}
