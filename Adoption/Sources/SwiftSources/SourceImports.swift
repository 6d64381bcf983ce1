import SwiftParser
import SwiftSyntax

/// The modules that a Swift source imports in an environment. Imports in the parts of `#if` that don't hold are left out.
///
/// UIKit shows UserNotifications, which is a module of its own here: a source that imports UIKit and names its types imports both.
package struct SourceImports {
  /// The modules, each with its first line.
  package private(set) var lines: [String: Int] = [:]

  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, in environment: CompilationEnvironment) {
    var counter = LineCounter(text)
    environment.forEachItem(of: Parser.parse(source: text).statements) { item in
      guard let node = item.as(ImportDeclSyntax.self), let module = node.path.first?.name.identifier?.name,
        !module.isEmpty, lines[module] == nil
      else { return }
      lines[module] = counter.line(at: node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
    if let line = lines["UIKit"], lines["UserNotifications"] == nil,
      Self.namesOfUserNotifications.contains(where: text.contains)
    {
      lines["UserNotifications"] = line
    }
  }

  /// The beginnings of the names that sources use of UserNotifications.
  private static let namesOfUserNotifications = [
    "UNAuthorization", "UNMutableNotification", "UNNotification", "UNUserNotification",
  ]
}

/// Counts the lines up to ascending places of a text.
private struct LineCounter {
  private var rest: Substring.UTF8View
  private var offset = 0
  private var line = 1

  init(_ text: String) { rest = text[...].utf8 }

  mutating func line(at target: Int) -> Int {
    let next = rest.index(rest.startIndex, offsetBy: target - offset, limitedBy: rest.endIndex) ?? rest.endIndex
    line += rest[..<next].count { $0 == UInt8(ascii: "\n") }
    rest = rest[next...]
    offset = target
    return line
  }
}
