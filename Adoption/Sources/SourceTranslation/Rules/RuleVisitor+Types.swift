import SwiftSyntax

/// Classes, extensions and protocols: the declarations that they get.
extension RuleVisitor {
  func translateClass(_ node: ClassDeclSyntax) {
    translateSuperclass(of: node)
    translateIsolation(node)
    guard let type = scopes.last?.type else { return }
    addNamedClass(node)
    let additions = ClassAdditions(type.name, of: file.path, in: project)
    let declarations = additions.declarations()
    insert(declarations, in: node.memberBlock)
    if !declarations.isEmpty {
      imports.formUnion(additions.imports())
      imports.insert("UIKit")
    }
    conform(node, to: additions.conformances())
  }

  /// Adds the class by which a class with a name of its own in Objective-C is found.
  private func addNamedClass(_ node: ClassDeclSyntax) {
    guard scopes.count == 1, node.genericParameterClause == nil, let name = node.attributes.objectiveCName else {
      return
    }
    let declaration = NamedClassDeclaration(name, of: node.name.text)
    edits.insert("; \(declaration.text)", at: node.memberBlock.rightBrace.range.upperBound)
    imports.insert("UIKit")
  }

  private func conform(_ node: ClassDeclSyntax, to protocols: [String]) {
    guard !protocols.isEmpty else { return }
    let names = protocols.joined(separator: ", ")
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", \(names)", at: last.range.upperBound)
    } else {
      edits.insert(": \(names)", at: (node.genericParameterClause?.range ?? node.name.range).upperBound)
    }
  }

  func translateExtension(_ node: ExtensionDeclSyntax) {
    guard let scope = scopes.last, let type = scope.type else { return }
    showPrivateMembers(of: node)
    var declarations: [String] = []
    if let located = project.type(scope.name), located.type.kind == .class, !located.isForeign {
      declarations += [MemberTable(scope.name, in: project).hiddenTable(of: type, path: file.path)].compactMap(\.self)
    } else {
      declarations += OptionalAnswers(extension: type, in: project).declarations()
    }
    guard !declarations.isEmpty else { return }
    insert(declarations, in: node.memberBlock)
    imports.insert("UIKit")
  }

  func translateProtocol(_ node: ProtocolDeclSyntax) {
    guard let type = scopes.last?.type else { return }
    if node.attributes.names.contains("objc"), type.inherited.allSatisfy({ $0 != "AnyObject" && $0 != "class" }) {
      if let first = node.inheritanceClause?.inheritedTypes.first {
        edits.insert("AnyObject, ", at: first.range.lowerBound)
      } else {
        edits.insert(": AnyObject", at: node.name.range.upperBound)
      }
    }
    if let defaults = OptionalAnswers.defaults(of: type) {
      edits.insert("; \(defaults)", at: node.memberBlock.rightBrace.range.upperBound)
    }
  }

  /// Inserts declarations at the end of a type. The lines below keep their numbers.
  private func insert(_ declarations: [String], in block: MemberBlockSyntax) {
    guard !declarations.isEmpty else { return }
    let brace = block.rightBrace.range.lowerBound
    let (line, column) = file.location(of: brace)
    var text = ""
    if let last = block.members.last, file.location(of: last.range.upperBound).line == line { text += "; " }
    for declaration in declarations {
      text += declaration.hasPrefix("\n") ? declaration : declaration + "; "
    }
    if text.contains("\n") {
      text += "\n\(SourceLocation(path: file.path, line: line))\n" + String(repeating: " ", count: column - 1)
    }
    edits.insert(text, at: brace)
  }
}

/// The directive that names the original's line.
struct SourceLocation: CustomStringConvertible {
  let path: String
  let line: Int

  var description: String { "#sourceLocation(file: \"\(path)\", line: \(line))" }
}
