import SwiftSyntax

/// Attributes, imports and conditions of compilation.
extension RuleVisitor {
  func translateAttribute(_ node: AttributeSyntax) {
    switch node.attributeName.trimmedDescription {
    case "NSManaged":
      report(
        "'@NSManaged' needs CoreData, which this platform lacks: keep this model in plain classes, "
          + "or leave its files out of the target",
        at: node)
    case "UIApplicationMain", "NSApplicationMain": edits.replace(node.range, with: "@main")
    default:
      if ObjectiveCAttribute.isRemoved(node) { edits.blank(node.range) }
    }
  }

  func translateImport(_ node: ImportDeclSyntax) {
    let path = node.path.map(\.name.text)
    guard let module = path.first else { return }
    if CompilationCondition.partsOfUIKit.contains(module) {
      edits.replace(node.importKeyword.range.lowerBound..<node.range.upperBound, with: "import UIKit")
    } else if module == "UIKit", path.count > 1, node.importKindSpecifier == nil {
      // A submodule such as `UIKit.UIGestureRecognizerSubclass`.
      edits.replace(node.path.range, with: "UIKit")
    } else if module == "os", path.count > 1, node.importKindSpecifier == nil {
      // A submodule such as `os.log`.
      edits.replace(node.path.range, with: "os")
    } else if path == ["Foundation"] || path == ["XCTest"] && !importsFoundation, !importsWholeUIKit {
      // The original's Foundation has `URLSession`, `XMLParser` and `@Observable`; on Linux they are in modules of their
      // own, and what Linux lacks is in ours. XCTest exports Foundation.
      edits.insert(
        "; import FoundationNetworking; import FoundationXML; import Observation", at: node.range.upperBound)
      imports.insert("PergolaFoundation")
    }
  }

  var importsFoundation: Bool { imports(anyOf: ["Foundation"]) }

  /// UIKit's declarations are visible in the file.
  var importsUIKit: Bool { imports(anyOf: Self.modulesWithUIKit) }

  /// All that UIKit shows is visible in the file: not only some declarations of it are imported.
  private var importsWholeUIKit: Bool {
    !collector.declarations.wholeImports.isDisjoint(with: Self.modulesWithUIKit)
  }

  private static let modulesWithUIKit = CompilationCondition.partsOfUIKit.union(["SwiftUI", "UIKit"])

  /// True if the file imports one of the modules, or a declaration or a part of one.
  func imports(anyOf modules: Set<String>) -> Bool {
    collector.declarations.imports.contains { modules.contains($0.prefix { $0 != "." }.description) }
  }

  /// Translates the condition of a clause. The result is false for a clause that is never compiled, whose content stays
  /// as it is.
  func translateCondition(_ node: IfConfigClauseSyntax) -> Bool {
    if let condition = node.condition {
      let translated = CompilationCondition(condition)
      if translated.text != condition.singleLine { edits.replace(condition.range, with: translated.text) }
    }
    guard let declaration = node.parent?.parent?.as(IfConfigDeclSyntax.self) else { return true }
    let conditions = CompilationCondition.clauses(of: declaration)
    return zip(declaration.clauses, conditions).first { $0.0.id == node.id }?.1 != nil
  }
}
