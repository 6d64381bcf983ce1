import SourceTranslation

/// The result of fencing a target, for its user.
public struct FenceReport {
  private let module: String
  private let result: TargetFencing.Result

  /// A report of a result.
  public init(module: String, result: TargetFencing.Result) {
    self.module = module
    self.result = result
  }

  /// The report as lines of text.
  public var text: String {
    let kinds = Dictionary(grouping: result.fences, by: \.kind).mapValues(\.count).sorted { $0.key < $1.key }
    let counts =
      kinds.isEmpty ? "nothing is fenced" : kinds.map { "\($0.key.rawValue) \($0.value)" }.joined(separator: ", ")
    var lines = ["\(module): \(counts); \(result.rounds) rounds"]
    let reasons = Dictionary(grouping: result.fences.filter { $0.kind != .import }, by: \.reason).mapValues(\.count)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    lines += reasons.prefix(10).map { "  \($0.value) x \($0.key)" }
    if !result.errors.isEmpty {
      lines.append("  Errors that no fence answers:")
      lines += result.errors.prefix(20).map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }
}
