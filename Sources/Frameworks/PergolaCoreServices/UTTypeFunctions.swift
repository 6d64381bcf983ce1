import PergolaCoreFoundation
import PergolaUniformTypeIdentifiers

// The strings are constants, which nobody changes, so all threads may read them.

/// The class of tags that are extensions of file names, without a dot.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
/// The class of tags that are MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// The key of a declaration's identifier.
public nonisolated(unsafe) let kUTTypeIdentifierKey: CFString = "UTTypeIdentifier"
/// The key of a declaration's tags by their classes.
public nonisolated(unsafe) let kUTTypeTagSpecificationKey: CFString = "UTTypeTagSpecification"
/// The key of the types that a declaration's type belongs to.
public nonisolated(unsafe) let kUTTypeConformsToKey: CFString = "UTTypeConformsTo"
/// The key of a declaration's name for users.
public nonisolated(unsafe) let kUTTypeDescriptionKey: CFString = "UTTypeDescription"

/// Returns the identifier of the type with a tag: a dynamic one if no known type has it.
///
/// - Parameter inConformingToUTI: A type that the result belongs to; nil for any.
/// - Returns: Nil if the tag is not well-formed, or if no type has the identifier `inConformingToUTI`.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  guard let supertype = Supertype(inConformingToUTI) else { return nil }
  let type = UTType(tag: inTag.text, tagClass: UTTagClass(rawValue: inTagClass.text), conformingTo: supertype.type)
  return type.map { retained($0.identifier) }
}

/// Returns the identifiers of the known types with a tag, the preferred one first; nil if there is none.
///
/// - Parameter inConformingToUTI: A type that the results belong to; nil for any.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
  guard let supertype = Supertype(inConformingToUTI) else { return nil }
  let types = UTType.types(
    tag: inTag.text, tagClass: UTTagClass(rawValue: inTagClass.text), conformingTo: supertype.type)
  return retained(types.map(\.identifier))
}

/// Returns the tag that a type has best; nil if it has none of the class.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFString>? {
  tags(of: inUTI, inTagClass).first.map(retained)
}

/// Returns the tags of a type, the preferred one first; nil if it has none of the class.
public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> Unmanaged<CFArray>? {
  retained(tags(of: inUTI, inTagClass))
}

/// Returns true if two identifiers are the same, without case.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.text.lowercased() == inUTI2.text.lowercased()
}

/// Returns true if a type is another one, or belongs to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  if UTTypeEqual(inUTI, inConformsToUTI) { return true }
  guard let type = UTType(inUTI.text), let other = UTType(inConformsToUTI.text) else { return false }
  return type.conforms(to: other)
}

/// Returns the name of a type for users, in English; nil if it has none.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  UTType(inUTI.text)?.localizedDescription.map(retained)
}

/// Returns true for a type of the system.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI.text)?.isDeclared == true }

/// Returns true for a type that was made for a tag.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI.text)?.isDynamic == true }

/// Returns the declaration of a type of the system; nil for any other.
public func UTTypeCopyDeclaration(_ inUTI: CFString) -> Unmanaged<CFDictionary>? {
  guard let type = UTType(inUTI.text), type.isDeclared else { return nil }
  var declaration: [String: Any] = [
    kUTTypeIdentifierKey.text: type.identifier,
    kUTTypeConformsToKey.text: type.directSupertypes.map(\.identifier),
    kUTTypeTagSpecificationKey.text: Dictionary(uniqueKeysWithValues: type.tags.map { ($0.rawValue, $1) }),
  ]
  declaration[kUTTypeDescriptionKey.text] = type.localizedDescription
  return Unmanaged.passRetained(CFDictionary(dictionary: declaration))
}

/// The type that results must belong to.
private struct Supertype {
  /// Nil for any.
  let type: UTType?

  /// Finds the type with an identifier, or takes any for nil. Returns nil if there is no such type.
  init?(_ identifier: CFString?) {
    type = identifier.flatMap { UTType($0.text) }
    if identifier != nil, type == nil { return nil }
  }
}

private func tags(of identifier: CFString, _ tagClass: CFString) -> [String] {
  UTType(identifier.text)?.tags[UTTagClass(rawValue: tagClass.text)] ?? []
}

private func retained(_ text: String) -> Unmanaged<CFString> { Unmanaged.passRetained(CFString(string: text)) }

/// An array of texts; nil if there are none.
private func retained(_ texts: [String]) -> Unmanaged<CFArray>? {
  texts.isEmpty ? nil : Unmanaged.passRetained(CFArray(array: texts))
}

extension CFString {
  fileprivate var text: String { String(describing: self) }
}
