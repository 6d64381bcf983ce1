import SwiftParser
import SwiftSyntax

/// The type with which an app begins, as a test launches it.
package struct EntryPoint: Equatable {
  /// The ways in which apps begin.
  package enum Kind: Equatable {
    /// An `App` of SwiftUI.
    case app
    /// The delegate of an application.
    case delegate
  }

  package let kind: Kind
  /// The name of the type.
  package let name: String

  /// Finds the type in the sources of an app: the one with an attribute such as `@main`, or else the first `App`, or else the
  /// first delegate. Nil if the sources have none that a test can name.
  package init?(in sources: some Sequence<String>, _ environment: CompilationEnvironment) {
    var found: [(point: EntryPoint, isMain: Bool)] = []
    for source in sources where Self.words.contains(where: source.contains) {
      environment.forEachItem(of: Parser.parse(source: source).statements) { item in
        if let entry = Self.entry(of: item) { found.append(entry) }
      }
    }
    let first = found.first(where: \.isMain) ?? found.first { $0.point.kind == .app } ?? found.first
    guard let first else { return nil }
    self = first.point
  }

  private init(_ kind: Kind, _ name: String) { (self.kind, self.name) = (kind, name) }

  /// The words of which a source with such a type has one.
  private static let words = ["@main", "App"]

  private static func entry(of item: CodeBlockItemSyntax.Item) -> (point: EntryPoint, isMain: Bool)? {
    guard let node = item.asProtocol((any DeclGroupSyntax).self), !node.modifiers.contains(where: \.isPrivate),
      let name = node.asProtocol((any NamedDeclSyntax).self)?.name.identifier?.name
    else { return nil }
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    let isMain = !Set(attributes).isDisjoint(with: ["main", "UIApplicationMain"])
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if !Set(inherited).isDisjoint(with: ["App", "SwiftUI.App"]) { return (EntryPoint(.app, name), isMain) }
    guard node.is(ClassDeclSyntax.self) else { return nil }
    let isDelegate = inherited.contains { $0 == "UIApplicationDelegate" || $0 == "UIKit.UIApplicationDelegate" }
    return isMain || isDelegate ? (EntryPoint(.delegate, name), isMain) : nil
  }
}

extension DeclModifierSyntax {
  /// True for a modifier that hides a declaration from other files.
  fileprivate var isPrivate: Bool { ["private", "fileprivate"].contains(name.text) }
}
