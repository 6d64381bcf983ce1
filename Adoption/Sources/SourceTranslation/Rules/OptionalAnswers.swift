/// The optional requirements of the project's protocols. The protocol has a property with a closure for each; a class
/// that conforms answers with its method, or with nil.
struct OptionalAnswers {
  private let project: ProjectDeclarations
  /// The class and its extensions, as far as they can have a method of the protocol.
  private let parts: [TypeDeclaration]
  private let protocols: Set<String>
  /// The protocols that a superclass in the project answers to.
  private let inherited: Set<String>
  private let access: Access

  /// The answers of a class of the project, by its full name.
  init(_ name: String, in project: ProjectDeclarations) {
    self.project = project
    parts = project.parts(of: name).map(\.type)
    protocols = project.protocols(of: name)
    inherited = Set(project.lineage(of: name).dropFirst().flatMap { project.protocols(of: $0) })
    access = project.type(name)?.type.access ?? .internal
  }

  /// The answers of a class of another module, by the extension that makes it conform.
  init(extension type: TypeDeclaration, in project: ProjectDeclarations) {
    self.project = project
    parts = [type]
    protocols = project.protocols(namedBy: type)
    inherited = []
    access = .internal
  }

  /// The name of the property for a requirement.
  static func variable(_ name: String, labels: [String]) -> String {
    "_optional_" + ([ObjectiveCName.unescaped(name)] + labels).joined(separator: "_")
  }

  static func variable(_ member: MemberDeclaration) -> String {
    variable(member.name, labels: member.kind == .method ? member.labels : [])
  }

  /// The type of the property for a requirement.
  static func type(_ member: MemberDeclaration) -> String {
    guard member.kind == .method else { return optional(member.type ?? "") }
    let parameters = member.parameters.map { ($0.isInOut ? "inout " : "") + $0.type }.joined(separator: ", ")
    let effects = (member.isAsync ? " async" : "") + (member.isThrowing ? " throws" : "")
    return "((\(parameters))\(effects) -> \(member.type.map { $0.replacing(/!$/, with: "?") } ?? "Void"))?"
  }

  private static func optional(_ type: String) -> String {
    type.hasSuffix("?") || type.hasSuffix("!") ? type.dropLast() + "?" : "(\(type))?"
  }

  /// The answers in the body of the class.
  func declarations() -> [String] {
    protocols.union(inherited).sorted().flatMap { answers(to: $0, isInherited: inherited.contains($0)) }
  }

  private func answers(to protocolName: String, isInherited: Bool) -> [String] {
    guard let type = project.type(protocolName)?.type else { return [] }
    let isPublic = min(type.access, access) >= .public
    let prefix = (isPublic ? "\(access.rawValue) " : "") + (isInherited ? "override " : "")
    return type.members.filter(\.isOptional).compactMap { requirement in
      let method = implementation(of: requirement)
      guard method != nil || !isInherited else { return nil }
      let value = method.map { Self.value($0, for: requirement) } ?? "nil"
      let text = "\(prefix)var \(Self.variable(requirement)): \(Self.type(requirement)) { \(value) }"
      return Conditional(method?.conditions ?? [], text).text
    }
  }

  private func implementation(of requirement: MemberDeclaration) -> MemberDeclaration? {
    for part in parts {
      let outer = part.kind == .extension ? part.conditions : []
      for member in part.members
      where member.kind == requirement.kind && member.fullName == requirement.fullName && !member.isStatic {
        var member = member
        member.conditions = outer + member.conditions
        return member
      }
    }
    return nil
  }

  private static func value(_ member: MemberDeclaration, for requirement: MemberDeclaration) -> String {
    guard member.kind == .method else {
      // The extension of the protocol has a property of this name, too, which is an optional.
      return "let value: \(requirement.type ?? "Any") = self.\(member.name); return value"
    }
    let arguments = requirement.parameters.enumerated().map { index, parameter in
      (parameter.label == "_" ? "" : "\(parameter.label): ") + (parameter.isInOut ? "&" : "") + "$\(index)"
    }
    let effects = (requirement.isThrowing ? "try " : "") + (requirement.isAsync ? "await " : "")
    return "{ \(effects)self.\(member.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// The extension of a protocol in which the requirements have their answers of classes without them. Requirements
  /// whose parameters have no labels can be called by their own name.
  static func defaults(of type: TypeDeclaration) -> String? {
    let optional = type.members.filter(\.isOptional)
    guard !optional.isEmpty else { return nil }
    let access = type.access >= .public ? "public " : ""
    var seen: Set<String> = []
    let declarations = optional.flatMap { member -> [String] in
      let variable = variable(member)
      let answer = "\(access)var \(variable): \(Self.type(member)) { nil }"
      guard member.labels.allSatisfy({ $0 == "_" }), seen.insert(member.name).inserted else { return [answer] }
      return [answer, "\(access)var \(member.name): \(Self.type(member)) { \(variable) }"]
    }
    return "extension \(type.name) { \(declarations.joined(separator: "; ")) }"
  }
}
