import Foundation

/// A kind of data, such as the content of a file: its identifier, its names in file names and on the web, and the kinds
/// that it belongs to.
///
/// ```swift
/// let type = UTType(filenameExtension: "png")
/// type == .png            // true
/// type?.conforms(to: .image)  // true
/// ```
///
/// The types of the system are known. A filename extension or a MIME type that none of them has makes a dynamic type,
/// which belongs to the type that its maker names.
public struct UTType: Hashable, Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String

  /// A type of the system.
  ///
  /// - Parameter identifier: An identifier that is declared in ``TypeDeclaration``.
  init(system identifier: String) { self.identifier = identifier }

  /// The type with an identifier, compared without case; nil if no type has it.
  public init?(_ identifier: String) {
    if let declaration = TypeDeclaration.declaration(of: identifier) {
      self.identifier = declaration.identifier
    } else if DynamicTypeTag(identifier) != nil {
      self.identifier = identifier
    } else {
      return nil
    }
  }

  /// The type of files with an extension, compared without case.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without its dot.
  ///   - supertype: A type that the result belongs to: of several types with the extension, one that does is chosen.
  /// - Returns: A dynamic type if no known one fits; nil if the extension is empty or contains a slash or a dot.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type with a MIME type, compared without case and without parameters.
  ///
  /// - Parameter supertype: A type that the result belongs to.
  /// - Returns: A dynamic type if no known one fits; nil if the MIME type is not well-formed.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces)
    self.init(tag: name, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type with a tag.
  ///
  /// - Parameter supertype: A type that the result belongs to; nil for any.
  /// - Returns: A dynamic type if no known one fits; nil if the tag is not well-formed.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard tagClass.allows(tag) else { return nil }
    if let known = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = known
    } else {
      identifier = DynamicTypeTag(tag: tag, tagClass: tagClass, supertype: supertype?.identifier).identifier
    }
  }

  /// Returns the known types with a tag, the preferred one first.
  ///
  /// - Parameter supertype: A type that the results belong to; nil for any.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeDeclaration.declarations(tagged: tag.lowercased(), tagClass).map { UTType(system: $0.identifier) }
      .filter { type in supertype.map(type.conforms) ?? true }
  }

  // MARK: Names

  /// The tags of the type by their classes, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    if let dynamic = DynamicTypeTag(identifier) { return [dynamic.tagClass: [dynamic.tag]] }
    guard let declaration else { return [:] }
    var tags: [UTTagClass: [String]] = [:]
    if !declaration.extensions.isEmpty { tags[.filenameExtension] = declaration.extensions }
    if !declaration.mimeTypes.isEmpty { tags[.mimeType] = declaration.mimeTypes }
    return tags
  }

  /// The extension that files of the type have best, without a dot; nil if they have none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that the data have best; nil if they have none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// A name for users, in English, such as `PNG image`; nil if the type has none.
  public var localizedDescription: String? { declaration?.name }

  /// The identifier.
  public var description: String { identifier }

  // MARK: Kinds

  /// True if the type was made for a tag that no known type has.
  public var isDynamic: Bool { DynamicTypeTag(identifier) != nil }

  /// True if the type is known, and not dynamic.
  public var isDeclared: Bool { !isDynamic }

  /// True if the identifier is one for everybody: it begins with `public.`.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one belongs to, directly or through others, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var rest = directSupertypes
    while let next = rest.popLast() {
      if found.insert(next).inserted { rest += next.directSupertypes }
    }
    return found
  }

  /// True if the type is another one, or belongs to it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// True if the type belongs to another one and is not the same.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// True if another type belongs to this one and is not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private var declaration: TypeDeclaration? { TypeDeclaration.declaration(of: identifier) }

  /// The types that this one belongs to directly.
  package var directSupertypes: [UTType] {
    if let dynamic = DynamicTypeTag(identifier) { return dynamic.supertype.map { [UTType(system: $0)] } ?? [] }
    return declaration?.supertypes.map(UTType.init(system:)) ?? []
  }
}

extension UTType: CustomStringConvertible {}

extension UTType: Codable {
  /// Decodes a type from its identifier.
  ///
  /// - Throws: `DecodingError` if no type has the identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "No type has the identifier \(identifier)")
    }
    self = type
  }

  /// Encodes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
