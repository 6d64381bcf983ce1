/// The declarations that a class gets in its body: the table of its members, the overrides and the overridden members
/// that stand in its extensions, and the answers to optional methods of the project's protocols.
struct ClassAdditions {
  private let project: ProjectDeclarations
  /// The full name of the class.
  private let name: String
  /// The file of the class.
  private let path: String

  init(_ name: String, of path: String, in project: ProjectDeclarations) {
    self.name = name
    self.path = path
    self.project = project
  }

  /// The name of the class inside of its body.
  private var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// The declarations, each of which is a text without line breaks, or lines.
  func declarations() -> [String] {
    forwarders() + OptionalAnswers(name, in: project).declarations() + (table().map { [$0] } ?? [])
  }

  /// The imports of files with members that the class gets.
  func imports() -> [String] {
    project.extensions(of: name).filter { part in
      part.path != path && part.type.members.contains { project.belongsIntoClass($0, name) }
    }.flatMap(\.imports)
  }

  /// The protocols that the class conforms to in addition.
  func conformances() -> [String] {
    (needsConformanceToMembers ? ["ObjectMembers"] : []) + KeyValueObservation(name, in: project).conformances()
  }

  private var needsConformanceToMembers: Bool {
    let inheritsTable = project.lineage(of: name).dropFirst().contains { !MemberTable($0, in: project).isEmpty }
    return !MemberTable(name, in: project).isEmpty && !inheritsTable
  }

  private func forwarders() -> [String] {
    project.extensions(of: name).flatMap { part in
      part.type.members.filter { project.belongsIntoClass($0, name) }.map { member in
        let isRequirement = KeyValueObservation(name, in: project).isRequirement(member.fullName)
        let forwarder = ExtensionForwarder(
          member, of: name, access: member.access, isOverride: member.isOverride && !isRequirement)
        return Conditional(part.type.conditions + member.conditions, forwarder.text).text
      }
    }
  }

  private func table() -> String? {
    let table = MemberTable(name, in: project)
    guard !table.isEmpty, let access = project.type(name)?.type.access else { return nil }
    let isOverride = !needsConformanceToMembers
    let prefix = (access >= .public ? "\(access.rawValue) " : "") + (isOverride ? "override " : "")
    let start = isOverride ? "var members = super.objectMembers" : "var members: [ObjectMember] = []"
    let entries = table.entries(seenFrom: path, as: shortName)
    var text = "\(prefix)class var objectMembers: [ObjectMember] { \(start); "
    for entry in entries {
      text += entry.conditions.isEmpty ? entry.text + "; " : Conditional(entry.conditions, entry.text).text
    }
    return text + "return members }"
  }
}

/// A declaration or a statement under conditions of compilation.
struct Conditional: Hashable {
  let conditions: [String]
  let content: String

  init(_ conditions: [String], _ content: String) {
    self.conditions = conditions
    self.content = content
  }

  /// The content, on lines of its own if there are conditions.
  var text: String {
    conditions.isEmpty ? content : "\n#if \(conditions.joined(separator: " && "))\n\(content)\n#endif\n"
  }
}
