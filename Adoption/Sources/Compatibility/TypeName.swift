import SwiftSyntax

/// A type as sources write it, as far as it is a plain name, an array or a dictionary. Sets count as arrays, optional values
/// as the values inside.
indirect enum TypeName: Hashable, Sendable {
  case named(String)
  case array(TypeName)
  case dictionary(TypeName, TypeName)

  /// A type in the notation of the lists: `UIView`, `[UIView]`, `[String:Any]`. Nil for other types.
  init?(_ text: Substring) {
    guard let first = text.utf8.first else { return nil }
    if first == UInt8(ascii: "[") {
      let inside = text.dropFirst().dropLast()
      if !inside.utf8.contains(UInt8(ascii: "[")), let colon = inside.firstIndex(of: ":") {
        guard let key = TypeName(inside[..<colon]), let value = TypeName(inside[inside.index(after: colon)...])
        else { return nil }
        self = .dictionary(key, value)
      } else {
        guard let element = TypeName(inside) else { return nil }
        self = .array(element)
      }
    } else if first == UInt8(ascii: "(") || first == UInt8(ascii: ":") {
      return nil
    } else {
      self = .named(String(text))
    }
  }

  /// A type as a file writes it.
  init?(_ type: TypeSyntax) {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let node): self.init(node.wrappedType)
    case .implicitlyUnwrappedOptionalType(let node): self.init(node.wrappedType)
    case .attributedType(let node): self.init(node.baseType)
    case .someOrAnyType(let node): self.init(node.constraint)
    case .identifierType(let node):
      let arguments = node.genericArgumentClause?.arguments.compactMap(\.argument.asType) ?? []
      if node.name.text == "Optional", let wrapped = arguments.first {
        self.init(wrapped)
      } else if ["Array", "ContiguousArray", "Set"].contains(node.name.text), let element = arguments.first {
        self.init(arrayOf: element)
      } else {
        self = .named(node.name.text)
      }
    case .memberType(let node):
      guard case .named(let base)? = TypeName(node.baseType) else { return nil }
      self = .named("\(base).\(node.name.text)")
    case .arrayType(let node): self.init(arrayOf: node.element)
    case .dictionaryType(let node):
      guard let key = TypeName(node.key), let value = TypeName(node.value) else { return nil }
      self = .dictionary(key, value)
    case .tupleType(let node):
      guard node.elements.count == 1, let only = node.elements.first else { return nil }
      self.init(only.type)
    case .compositionType(let node):
      guard let first = node.elements.first else { return nil }
      self.init(first.type)
    default: return nil
    }
  }

  private init?(arrayOf element: TypeSyntax) {
    guard let element = TypeName(element) else { return nil }
    self = .array(element)
  }
}

extension GenericArgumentSyntax.Argument {
  fileprivate var asType: TypeSyntax? {
    if case .type(let type) = self { return type }
    return nil
  }
}
