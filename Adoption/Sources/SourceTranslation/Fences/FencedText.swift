/// A source with its fences applied. Its lines are those of the original.
public struct FencedText: Sendable {
  /// The text that is translated.
  public let text: String
  /// The places of the text in the original.
  public let map: SourceMap
  /// The fences whose parts have changed since they were made, or that the source has no part for.
  public let warnings: [TranslationError]

  /// Applies the fences of a file.
  init(_ text: String, path: String, fences: [Fence]) {
    guard !fences.isEmpty else {
      self.text = text
      map = .identity(count: text.utf8.count)
      warnings = []
      return
    }
    let sites = FenceSites(of: text)
    var edits = Edits()
    var warnings: [TranslationError] = []
    var clauses: [Range<Int>: Set<Range<Int>>] = [:]
    for fence in fences {
      guard let (site, hasChanged) = sites.site(of: fence) else {
        warnings.append(Self.warning(about: fence, at: path, "is gone"))
        continue
      }
      if hasChanged { warnings.append(Self.warning(about: fence, at: path, "has changed")) }
      if case .conformance(let clause) = site.replacement {
        clauses[clause, default: []].insert(site.range)
      } else {
        site.apply(fence.reason, to: &edits)
      }
    }
    for (clause, removed) in clauses {
      let kept = sites.sites
        .filter { $0.replacement == .conformance(clause: clause) && !removed.contains($0.range) }
        .map(\.name)
      edits.replace(clause, with: kept.isEmpty ? "" : ": " + kept.joined(separator: ", "))
    }
    (self.text, map) = edits.mapped(over: text)
    self.warnings = warnings
  }

  private static func warning(about fence: Fence, at path: String, _ what: String) -> TranslationError {
    let place = fence.declaration.isEmpty ? "the file" : "“\(fence.declaration)”"
    return TranslationError(
      path: path, line: 1, column: 1,
      message: "the \(fence.kind.rawValue) in \(place) that is fenced \(what): run `pergola fence`")
  }
}

extension FenceSite {
  /// Adds the edits of the fence around the site.
  fileprivate func apply(_ reason: String, to edits: inout Edits) {
    let literal = Self.literal(reason)
    switch replacement {
    case .blank: edits.replace(range, with: "")
    case .text(let before, let after): edits.replace(range, with: before + literal + after)
    case .placeholderModule(let module): edits.replace(range, with: "Fenced_" + module)
    case .conformance: break
    }
    if let addition { edits.insert(addition.before + literal + addition.after, at: addition.offset) }
  }

  private static func literal(_ reason: String) -> String {
    let escaped = reason.map { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n", "\r", "\r\n": " "
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
