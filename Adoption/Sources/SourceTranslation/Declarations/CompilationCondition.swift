import SwiftSources
import SwiftSyntax

/// A condition of `#if`, as it is on iOS.
package struct CompilationCondition: Hashable {
  /// The condition after the translation.
  let text: String
  /// The value, if it does not depend on the compiler's settings.
  let value: Bool?

  init(_ condition: ExprSyntax) {
    text = Self.translated(condition.singleLine)
    value = CompilationEnvironment.translation.value(of: condition)
  }

  /// Frameworks whose declarations UIKit has here.
  package static let partsOfUIKit: Set<String> = ["CoreFoundation", "CoreGraphics", "ObjectiveC", "QuartzCore"]

  private static func translated(_ source: String) -> String {
    source
      .replacing(/\bos\s*\(\s*(\w+)\s*\)/) { $0.1 == "iOS" ? "true" : "false" }
      .replacing(/\btargetEnvironment\s*\(\s*(\w+)\s*\)/) { $0.1 == "simulator" ? "true" : "false" }
      .replacing(/\bcanImport\s*\(\s*(\w+)\s*\)/) {
        partsOfUIKit.contains(String($0.1)) ? "canImport(UIKit)" : String($0.0)
      }
  }

  /// The condition under which a part of a source is compiled: empty for always, nil for never.
  static func text(around node: some SyntaxProtocol) -> String? {
    var conditions: [String] = []
    var next = node.parent
    while let parent = next {
      next = parent.parent
      guard let clause = parent.as(IfConfigClauseSyntax.self),
        let declaration = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        let index = declaration.clauses.firstIndex(where: { $0.id == clause.id })
      else { continue }
      let position = declaration.clauses.distance(from: declaration.clauses.startIndex, to: index)
      guard let own = clauses(of: declaration)[position] else { return nil }
      conditions += own
    }
    return conditions.joined(separator: " && ")
  }

  /// The conditions of the clauses of `#if`, of which each is the text of the clause's own condition and of the
  /// negations of those before it. The clauses that are never compiled are nil.
  static func clauses(of declaration: IfConfigDeclSyntax) -> [[String]?] {
    var negations: [String] = []
    var isDecided = false
    return declaration.clauses.map { clause in
      guard !isDecided else { return nil }
      guard let condition = clause.condition.map({ CompilationCondition($0) }) else { return negations }
      switch condition.value {
      case true?:
        isDecided = true
        return negations
      case false?: return nil
      case nil:
        defer { negations.append("!(\(condition.text))") }
        return negations + ["(\(condition.text))"]
      }
    }
  }
}
