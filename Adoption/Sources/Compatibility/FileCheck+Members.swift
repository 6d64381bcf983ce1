import SwiftSyntax

/// The comparison of members with what types have.
extension FileCheck {
  /// Names that every value has: those of optional values, types and tuples.
  private static let everywhere: Set<String> = [
    "self", "Type", "Protocol", "none", "some", "map", "flatMap", "unsafelyUnwrapped", "take", "debugDescription",
    "hashValue",
    "init", "publisher", "customMirror", "dynamicType",
  ]

  /// Notes a member that a value of a known type lacks.
  func checkMember(_ name: String, of value: Value, at node: some SyntaxProtocol) {
    guard !Self.everywhere.contains(name), !name.first.isDigit else { return }
    switch value {
    case .array, .dictionary: checkByName(name, at: node)
    case .missing: break
    case .instance(let type), .meta(let type):
      switch known.find(name, in: type) {
      case .found: break
      case .missing:
        if known.resolve("\(type).\(name)", in: "Module") == nil { addMissing(name, of: type, at: node) }
      case .unknown: checkByName(name, at: node)
      }
    }
  }

  /// Notes a member that a closed type lacks, if it must be the original's.
  func addMissing(_ name: String, of type: String, labels: [String]? = nil, at node: some SyntaxProtocol) {
    let isOriginal =
      known.names.isOriginal(name) || name == "init" || known.names.isOriginal(name, of: known.lineage(of: type))
    if !isOriginal, Self.withAssets.contains(type) { return }
    if modules.areForeign, Self.sharedNames.contains(type) { return }
    guard isOriginal || !modules.areForeign && !known.isOwn(type) else { return }
    let owner = name == "init" ? type : displayName(of: type)
    if known.isOwn(type), !known.lineage(of: type).contains(where: known.names.isCommon) { return }
    // A project's own type without a parent in the lists gets its members elsewhere, from macros or generated sources.
    guard !known.isOwn(owner) else { return }
    add(.member, "\(owner).\(labels.map { Member.text(name, labels: $0) } ?? name)", at: node)
  }

  /// The type under whose name a missing member is reported: the nearest that the project doesn't declare.
  private func displayName(of type: String) -> String {
    if known.isOwn(type), known.isView(type), !known.lineage(of: type).contains("UIResponder") { return "View" }
    guard known.isOwn(type) else {
      return known.isView(type) ? "View" : type
    }
    return known.lineage(of: type).first { !known.isOwn($0) && known.names.original.contains($0) }
      ?? known.foreignAncestor(of: type)
  }

  /// Notes a name that no type has as a member.
  func checkByName(_ name: String, at node: some SyntaxProtocol) {
    guard !Self.everywhere.contains(name), !name.first.isDigit, !name.hasPrefix("$"), !known.hasName(name) else {
      return
    }
    if !modules.areForeign, seesOnlyListedModules || known.names.isOriginal(name) {
      add(.member, name, at: node)
    } else if known.names.isOriginal(name) {
      add(.perhaps, name, at: node)
    }
  }

  /// Protocols as which the lists write generic parameters; a value without a base is of a type that conforms.
  private static let requirements: Set<String> = [
    "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "RawRepresentable", "StringProtocol", "Strideable",
  ]

  /// Types of the toolchain whose names well-known libraries use for types of their own.
  private static let sharedNames: Set<String> = [
    "Attachment", "Comment", "Event", "Issue", "Observable", "SourceLocation", "Tag", "Test",
  ]

  /// Types to which Xcode adds members for the assets of a catalogue.
  private static let withAssets: Set<String> = [
    "Color", "ColorResource", "Image", "ImageResource", "ShapeStyle", "UIColor", "UIImage",
  ]

  /// Notes a member without a base, such as `.red`, that none of the types at its place has.
  func checkImplicit(_ name: String, in types: [Value], at node: some SyntaxProtocol) {
    guard !Self.everywhere.contains(name) else { return }
    var missing: String?
    for type in types {
      if type == .missing { return }
      guard let type = instanceName(of: type), !Self.requirements.contains(type) else {
        return checkByName(name, at: node)
      }
      switch known.find(name, in: type) {
      case .found: return
      case .unknown: return checkByName(name, at: node)
      case .missing:
        if known.resolve("\(type).\(name)", in: "Module") != nil { return }
        missing = missing ?? type
      }
    }
    if let missing { addMissing(name, of: missing, at: node) } else { checkByName(name, at: node) }
  }

  /// Notes a name without a base that neither a variable, nor a type around the place, nor the module has.
  func checkFreeName(_ name: String, at node: some SyntaxProtocol) {
    guard !["self", "super", "_"].contains(name), !name.hasPrefix("$"), scopes[name] == nil, known.globals(name).isEmpty
    else { return }
    let isGlobal = known.names.lacksGlobal(name)
    var owner: String?
    for type in enclosing.reversed() {
      switch known.find(name, in: type) {
      case .found: return
      // A type with unknown parents may inherit anything, but hardly the name of a global function.
      case .unknown: if !isGlobal { return }
      case .missing: owner = owner ?? type
      }
    }
    if let owner, known.names.isOriginal(name, of: known.lineage(of: owner)) {
      addMissing(name, of: owner, at: node)
    } else if isGlobal, !known.declared.names.contains(name) {
      add(.member, name, at: node)
    }
  }

  /// True for a call of a modifier with a name of several words that the original's views have and nothing here has.
  func isMissingModifier(_ name: String, _ node: MemberAccessExprSyntax) -> Bool {
    imports.contains("SwiftUI") && node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      && name.contains(where: \.isUppercase) && known.names.original["View"]?.members[name] != nil
      && !known.hasName(name)
  }

  /// True for a chain of calls that begins with a view of the lists or of the project: modifiers make views of views.
  func beginsWithView(_ chain: ExprSyntax) -> Bool {
    var part = chain
    while true {
      if let type = type(of: part).flatMap(instanceName), known.isView(type) { return true }
      if let conditional = part.as(PostfixIfConfigExprSyntax.self)?.base {
        part = conditional
        continue
      }
      guard let callee = part.as(FunctionCallExprSyntax.self)?.calledExpression else { return false }
      if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.plainText {
        return known.names.lacks(name) && known.names.original[name]?.parents.contains("View") == true
      }
      guard let base = callee.as(MemberAccessExprSyntax.self)?.receiver else { return false }
      part = base
    }
  }

  /// Notes an override of what no superclass has.
  func checkOverride(_ name: String, labels: [String]?, at node: some SyntaxProtocol) {
    guard let type = enclosing.last, case .instance(let parent)? = self.type(named: "super") else { return }
    switch known.find(name, in: parent) {
    case .unknown: break
    case .missing: addMissing(name, of: type, at: node)
    case .found(let members):
      guard let labels else { break }
      let hasLabels = members.contains { $0.parameters?.map(\.label) == labels }
      if !hasLabels, known.isClosed(parent) { addMissing(name, of: type, labels: labels, at: node) }
    }
  }
}

extension Character? {
  fileprivate var isDigit: Bool { self?.isNumber == true }
}
