/// A reply to the compiler: an object with one member, named after the kind of the reply.
package enum PluginReply: Equatable {
  /// The version of the protocol that the program speaks, without any additional feature.
  case capability
  /// The source text that replaces the macro; nil if the macro can't be expanded, which the compiler reports.
  case expansion(String?)

  /// The version of the protocol.
  static let version = 7
}

extension PluginReply: Encodable {
  private enum Kind: String, CodingKey { case getCapabilityResult, expandMacroResult }
  private enum CapabilityMember: String, CodingKey { case capability }
  private enum VersionMember: String, CodingKey { case protocolVersion, features }
  private enum ExpansionMember: String, CodingKey { case expandedSource, diagnostics }

  package func encode(to encoder: any Encoder) throws {
    var kinds = encoder.container(keyedBy: Kind.self)
    switch self {
    case .capability:
      var result = kinds.nestedContainer(keyedBy: CapabilityMember.self, forKey: .getCapabilityResult)
      var capability = result.nestedContainer(keyedBy: VersionMember.self, forKey: .capability)
      try capability.encode(Self.version, forKey: .protocolVersion)
      try capability.encode([String](), forKey: .features)
    case .expansion(let source):
      var result = kinds.nestedContainer(keyedBy: ExpansionMember.self, forKey: .expandMacroResult)
      try result.encodeIfPresent(source, forKey: .expandedSource)
      try result.encode([String](), forKey: .diagnostics)
    }
  }
}
