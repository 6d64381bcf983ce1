import Foundation

/// The fences of a target, as its `Fences.json` has them.
public struct FenceFile: Codable, Equatable, Sendable {
  /// The name of the file in a target's folder.
  public static let name = "Fences.json"

  /// The version of this form.
  public var version = 1
  /// The fences, by file, then by place.
  public var fences: [Fence] = []
  /// The declarations of the placeholders of types whose module nobody knows.
  public var support = ""

  /// An empty file.
  public init() {}

  /// Reads a file.
  ///
  /// - Throws: a `TranslationError` for a file that is not one of fences.
  public init(at path: String) throws(TranslationError) {
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw TranslationError(
        path: path, line: 1, column: 1, message: "expected the fences of a target: \(error). Run `pergola fence`")
    }
  }

  /// The fences by the paths of their sources: a fence is of the shortest path that ends with its file, because all paths
  /// begin with that of the package.
  public func byPath(in paths: [String]) -> [String: [Fence]] {
    var result: [String: [Fence]] = [:]
    for (file, fences) in Dictionary(grouping: fences, by: \.file) {
      guard let path = paths.filter({ $0 == file || $0.hasSuffix("/" + file) }).min(by: { $0.count < $1.count }) else {
        continue
      }
      result[path, default: []] += fences
    }
    return result
  }

  /// The bytes of the file. The same fences give the same bytes.
  public func data() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
