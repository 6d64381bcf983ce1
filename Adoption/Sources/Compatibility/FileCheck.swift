import SwiftParser
import SwiftSyntax

/// Looks for uses of the original's API that Pergola lacks, in one file.
///
/// It knows the types of variables that the file declares with a type or an initializer, of classes' own members, and of
/// chains of SwiftUI's modifiers that begin with a view. Other members are compared by their names alone.
final class FileCheck: SyntaxVisitor {
  private(set) var findings: Set<Finding> = []
  private let names: OriginalNames
  private let declared: DeclaredNames
  private let values: ValueTypes
  private let converter: SourceLocationConverter
  private let isAvailable: (String) -> Bool
  private var imports: Set<String> = []
  private var enclosing: [String] = []

  init(
    _ file: SourceFileSyntax, names: OriginalNames, declared: DeclaredNames, isAvailable: @escaping (String) -> Bool
  ) {
    self.names = names
    self.declared = declared
    self.isAvailable = isAvailable
    values = ValueTypes(of: file)
    converter = SourceLocationConverter(fileName: "", tree: file)
    super.init(viewMode: .sourceAccurate)
    walk(file)
  }

  private func add(_ kind: Finding.Kind, _ name: String, at node: some SyntaxProtocol) {
    findings.insert(
      Finding(line: converter.location(for: node.positionAfterSkippingLeadingTrivia).line, kind: kind, name: name))
  }

  // MARK: Conditions and imports

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let clause = ActiveClause(isAvailable: isAvailable).clause(of: node) else { return .skipChildren }
    if let elements = clause.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    imports.insert(module)
    if !isAvailable(module) { add(.framework, module, at: node) }
    return .skipChildren
  }

  // MARK: Types

  private func checkType(_ name: String, at node: some SyntaxProtocol) {
    guard names.lacks(name), !declared.types.contains(name) else { return }
    let isOfUIKit = name.hasPrefix("UI") || name.hasPrefix("NS")
    if isOfUIKit ? !imports.isEmpty : imports.contains("SwiftUI") { add(.type, name, at: node) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    checkType(node.name.text, at: node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declared.foreignAncestor(of: node.name.text))
    return .visitChildren
  }

  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append(declared.foreignAncestor(of: node.extendedType.trimmedDescription))
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enclosing.append("")
    return .visitChildren
  }

  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    checkOverride(node.name.text, node.modifiers, at: node.name)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      checkOverride(binding.pattern.trimmedDescription, node.modifiers, at: binding.pattern)
    }
    return .visitChildren
  }

  private func checkOverride(_ name: String, _ modifiers: DeclModifierListSyntax, at node: some SyntaxProtocol) {
    guard modifiers.contains(where: { $0.name.text == "override" }), let type = enclosing.last else { return }
    checkMember(name, of: type, at: node)
  }

  private func checkMember(_ name: String, of type: String, at node: some SyntaxProtocol) {
    if names.lacks(name, in: type), !declared.members.contains(name) { add(.member, "\(type).\(name)", at: node) }
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id { return .visitChildren }
    if name.first?.isUppercase == true {
      checkType(name, at: node)
    } else if let type = enclosing.last, values[name] == nil {
      checkMember(name, of: type, at: node)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName.text
    guard !declared.members.contains(name) else { return .visitChildren }
    if let type = node.base.flatMap(type(of:)) {
      checkMember(name, of: type, at: node.declName)
    } else if names.isLackingMember(name), !imports.isDisjoint(with: ["UIKit", "SwiftUI"]) {
      add(.perhaps, name, at: node.declName)
    }
    return .visitChildren
  }

  /// The type of an expression; nil if it is not known.
  private func type(of expression: ExprSyntax) -> String? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return type(named: reference.baseName.text) }
    if let optional = expression.as(OptionalChainingExprSyntax.self) { return type(of: optional.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return type(of: forced.expression) }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.text
      if base.trimmedDescription == "self" { return type(named: name) }
      // The other members of values have types that are not known here.
      return Self.properties[name].flatMap { type(of: base) != nil ? $0 : nil }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return type(of: call) }
    return nil
  }

  /// The type of a call: that of an initializer, or of a modifier of a view.
  private func type(of call: FunctionCallExprSyntax) -> String? {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      guard name.first?.isUppercase == true else { return nil }
      return names.isView(name) || declared.parents[name]?.contains("View") == true ? "View" : known(name)
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base.flatMap(type(of:))
    else { return nil }
    return base == "View" ? "View" : nil
  }

  private func type(named name: String) -> String? {
    if name == "self" || name == "super" { return enclosing.last.flatMap(known) }
    if name.first?.isUppercase == true { return known(name) }
    if let type = values[name] { return known(type) }
    guard let type = Self.properties[name], !declared.members.contains(name), let owner = enclosing.last,
      names.isKnown(owner)
    else { return nil }
    return type
  }

  /// The type, or its nearest ancestor that the project doesn't declare, if its members can be compared.
  private func known(_ type: String) -> String? {
    let ancestor = declared.foreignAncestor(of: type)
    return names.isKnown(ancestor) ? ancestor : nil
  }

  /// The types of properties that views and view controllers inherit.
  private static let properties = [
    "view": "UIView", "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
    "navigationItem": "UINavigationItem", "navigationBar": "UINavigationBar", "tableView": "UITableView",
    "collectionView": "UICollectionView", "window": "UIWindow", "layer": "CALayer", "contentView": "UIView",
    "textLabel": "UILabel", "detailTextLabel": "UILabel", "superview": "UIView", "titleLabel": "UILabel",
    "traitCollection": "UITraitCollection", "splitViewController": "UISplitViewController", "tabBar": "UITabBar",
  ]
}
