import Foundation

/// A file that contains a property list, in the old style, in XML, or in binary form.
enum PropertyListFile {
  /// Reads a file.
  ///
  /// - Throws: `ProjectError` that names the file.
  static func read(_ file: URL) throws(ProjectError) -> PropertyListValue {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectError(file: file.path, reason: "cannot be read; expected a property list")
    }
    do {
      return try parse(data)
    } catch {
      throw ProjectError(file: file.path, line: error.line, reason: error.reason)
    }
  }

  /// Reads the content of a file.
  static func parse(_ data: Data) throws(PropertyListError) -> PropertyListValue {
    if isFoundations(data) {
      guard let object = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let value = PropertyListValue(object)
      else { throw PropertyListError(line: nil, reason: "is not a property list that can be read") }
      return value
    }
    // Tables of strings were encoded as UTF-16 once, with a mark of the order of bytes.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else {
      throw PropertyListError(line: nil, reason: "is not encoded as UTF-8 or UTF-16")
    }
    return try OpenStepParser.parse(text)
  }

  /// True for data in one of the formats that Foundation reads everywhere.
  private static func isFoundations(_ data: Data) -> Bool {
    if data.starts(with: Data("bplist".utf8)) { return true }
    let start = data.drop { $0 <= 32 || [0xEF, 0xBB, 0xBF].contains($0) }
    return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: Data($0.utf8)) }
  }
}

extension PropertyListValue {
  /// Creates a value from the objects of Foundation's property lists; nil for an object of another type.
  init?(_ object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let array as [Any]: self = .array(array.compactMap { PropertyListValue($0) })
    case let dictionary as [String: Any]: self = .dictionary(dictionary.compactMapValues { PropertyListValue($0) })
    case let data as Data: self = .data(Array(data))
    case let date as Date: self = .string(date.formatted(.iso8601))
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .real(value)
    default: return nil
    }
  }

  /// The object of Foundation's property lists.
  var object: Any {
    switch self {
    case .string(let text): text
    case .array(let elements): elements.map(\.object)
    case .dictionary(let entries): entries.mapValues(\.object)
    case .data(let bytes): Data(bytes)
    case .boolean(let value): value
    case .integer(let value): value
    case .real(let value): value
    }
  }

  /// This value as a property list in XML.
  func xmlData() throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
  }
}
