import SwiftSyntax

/// Modules that a file sees without importing them.
extension RuleVisitor {
  /// Imports the modules whose types a file names and that it sees in Xcode without an import of its own: a bridging header
  /// shows UIKit to all files of its target, a library what its header imports, Foundation and UIKit show Combine, and UIKit
  /// shows UserNotifications.
  func importSeenModules() {
    let (seesUIKit, seesCombine) = (importsUIKit, importsCombine)
    let seesFoundation = seesUIKit || importsFoundation || imports(anyOf: ["XCTest"])
    let seesNotifications = imports(anyOf: ["UserNotifications"])
    func unseenModule(of name: String) -> String? {
      if SeenTypes.isOfUserNotifications(name) { return seesUIKit && !seesNotifications ? "UserNotifications" : nil }
      if SeenTypes.isOfUIKit(name) { return seesUIKit ? nil : "UIKit" }
      if SeenTypes.ofCombine.contains(name) { return seesCombine ? nil : "Combine" }
      return seesFoundation ? nil : SeenTypes.moduleOfFoundation(declaring: name)
    }
    let names = file.tree.tokens(viewMode: .sourceAccurate).lazy.filter(isNameOfType).map(\.text)
    for name in file.namesInBodies.union(names) {
      if let module = unseenModule(of: name), !project.declaresType(named: name) { imports.insert(module) }
    }
  }

  /// Combine's declarations, or those of a library that stands in for it, are visible in the file.
  private var importsCombine: Bool {
    imports(anyOf: ["Combine", "CombineX", "OpenCombine", "OpenCombineShim", "ReactiveKit", "SwiftUI"])
  }

  /// True for a token that names a type, not a member or a case.
  private func isNameOfType(_ token: TokenSyntax) -> Bool {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return token.parent?.is(IdentifierTypeSyntax.self) == true
    }
    return name.parent?.as(MemberAccessExprSyntax.self)?.declName.id != name.id
  }
}
