/// A message of the compiler: an object with one member, named after the kind of the message.
package enum CompilerMessage: Equatable {
  /// The compiler asks for the version of the protocol.
  case capability
  /// A macro in the source is to be expanded.
  case expansion(PreviewExpression)
  /// A property with `@Entry` is to be expanded; nil if it has none of the forms that are known.
  case entry(EntryDeclaration?, EntryDeclaration.Role)
  /// A property with `@Previewable` is to be expanded: the preview around it has taken it up.
  case previewable
  /// A message of another kind.
  case other
}

extension CompilerMessage: Decodable {
  private enum Kind: String, CodingKey { case getCapability, expandFreestandingMacro, expandAttachedMacro }
  private enum Member: String, CodingKey {
    case discriminator, syntax, macro, macroRole, declSyntax, lexicalContext
  }
  private enum MacroMember: String, CodingKey { case typeName }
  private enum SyntaxMember: String, CodingKey { case source, location }
  private enum LocationMember: String, CodingKey { case fileID, fileName, line }

  /// A declaration, or the head of one, in a message.
  private struct Syntax: Decodable { let source: String }

  package init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: Kind.self)
    if kinds.contains(.expandAttachedMacro) {
      self = try Self(attached: kinds.nestedContainer(keyedBy: Member.self, forKey: .expandAttachedMacro))
      return
    }
    guard kinds.contains(.expandFreestandingMacro) else {
      self = kinds.contains(.getCapability) ? .capability : .other
      return
    }
    let members = try kinds.nestedContainer(keyedBy: Member.self, forKey: .expandFreestandingMacro)
    let syntax = try members.nestedContainer(keyedBy: SyntaxMember.self, forKey: .syntax)
    let location = try syntax.nestedContainer(keyedBy: LocationMember.self, forKey: .location)
    self = try .expansion(
      PreviewExpression(
        source: syntax.decode(String.self, forKey: .source), fileID: location.decode(String.self, forKey: .fileID),
        path: location.decodeIfPresent(String.self, forKey: .fileName) ?? "",
        line: location.decode(Int.self, forKey: .line),
        discriminator: members.decode(String.self, forKey: .discriminator)))
  }

  /// The message about an attached macro.
  private init(attached members: KeyedDecodingContainer<Member>) throws {
    let macro = try members.nestedContainer(keyedBy: MacroMember.self, forKey: .macro)
    switch try macro.decode(String.self, forKey: .typeName) {
    case "Previewable": self = .previewable
    case "Entry":
      guard let role = EntryDeclaration.Role(rawValue: try members.decode(String.self, forKey: .macroRole)) else {
        self = .other
        return
      }
      let source = try members.decode(Syntax.self, forKey: .declSyntax).source
      let context = try members.decodeIfPresent([Syntax].self, forKey: .lexicalContext)?.first?.source
      self = .entry(EntryDeclaration(source, in: context ?? ""), role)
    default: self = .other
    }
  }
}

extension CompilerMessage {
  /// The reply to the message.
  package var reply: PluginReply {
    switch self {
    case .capability: .capability
    case .expansion(let expression): .expansion(expression.expanded)
    case .entry(let entry, let role): .expansion(entry?.expanded(role))
    case .previewable: .expansion("")
    case .other: .expansion(nil)
    }
  }
}
