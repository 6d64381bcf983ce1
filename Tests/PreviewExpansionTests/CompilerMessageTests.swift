import Expectations
import Foundation
import Testing

@testable import PreviewExpansion

/// The messages between the compiler and the program that expands macros.
@Suite struct CompilerMessageTests {
  private func message(_ text: String) throws -> CompilerMessage {
    try JSONDecoder().decode(CompilerMessage.self, from: Data(text.utf8))
  }

  private func json(_ reply: PluginReply) throws -> NSDictionary {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(reply))
    return try #require(object as? NSDictionary)
  }

  @Test("the question for the version has a reply with that of the program")
  func capability() throws {
    let message = try message(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
    expectEqual(message, .capability)
    try expectEqual(
      json(message.reply), ["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": []]]])
  }

  @Test("the expansion of a macro is replied to with the new source text")
  func expansion() throws {
    let message = try message(
      #"""
      {"expandFreestandingMacro":{"discriminator":"$s1AfMf_","lexicalContext":[],
      "macro":{"moduleName":"PreviewMacros","name":"Preview","typeName":"Preview"},"macroRole":"declaration",
      "syntax":{"kind":"declaration","location":{"column":1,"fileID":"A/B.swift","fileName":"/B.swift","line":4,
      "offset":9},"source":"#Preview { Text(\"x\") }"}}}
      """#)
    let expression = PreviewExpression(
      source: #"#Preview { Text("x") }"#, fileID: "A/B.swift", path: "/B.swift", line: 4, discriminator: "$s1AfMf_")
    expectEqual(message, .expansion(expression))
    let expanded = try #require(expression.expanded)
    try expectEqual(json(message.reply), ["expandMacroResult": ["expandedSource": expanded, "diagnostics": []]])
  }

  @Test("other messages are replied to without source text, which the compiler reports")
  func other() throws {
    let message = try message(#"{"expandAttachedMacro":{"macro":{"typeName":"Other"},"macroRole":"peer"}}"#)
    expectEqual(message, .other)
    try expectEqual(json(message.reply), ["expandMacroResult": ["diagnostics": []]])
  }
}
