/// A message of the compiler: an object with one member, named after the kind of the message.
package enum CompilerMessage: Equatable {
  /// The compiler asks for the version of the protocol.
  case capability
  /// A macro in the source is to be expanded.
  case expansion(PreviewExpression)
  /// A message of another kind.
  case other
}

extension CompilerMessage: Decodable {
  private enum Kind: String, CodingKey { case getCapability, expandFreestandingMacro }
  private enum Member: String, CodingKey { case discriminator, syntax }
  private enum SyntaxMember: String, CodingKey { case source, location }
  private enum LocationMember: String, CodingKey { case fileID, line }

  package init(from decoder: any Decoder) throws {
    let kinds = try decoder.container(keyedBy: Kind.self)
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
        line: location.decode(Int.self, forKey: .line),
        discriminator: members.decode(String.self, forKey: .discriminator)))
  }
}

extension CompilerMessage {
  /// The reply to the message.
  package var reply: PluginReply {
    switch self {
    case .capability: .capability
    case .expansion(let expression): .expansion(expression.expanded)
    case .other: .expansion(nil)
    }
  }
}
