import Foundation
import PergolaDiagnostics

/// The file `Contents.json` of a set in an asset catalogue.
enum ContentsFile {
  /// The contents; nil, with the file and the reason in the log, if they cannot be read.
  static func read<Contents: Decodable>(_ type: Contents.Type, in folder: URL) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    } catch {
      Log.warning("\(file.path): cannot be read: \(reason(for: error)).")
      return nil
    }
  }

  /// The contents; nil if there is no such file, and also, with the reason in the log, if it cannot be read.
  static func readIfPresent<Contents: Decodable>(_ type: Contents.Type, in folder: URL) -> Contents? {
    let file = folder.appendingPathComponent("Contents.json")
    return FileManager.default.fileExists(atPath: file.path) ? read(type, in: folder) : nil
  }

  private static func reason(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return error.localizedDescription }
    let (problem, context): (String, DecodingError.Context) =
      switch error {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
        (context.debugDescription, context)
      case .keyNotFound(let key, let context): ("the key \"\(key.stringValue)\" is missing", context)
      @unknown default: ("\(error)", DecodingError.Context(codingPath: [], debugDescription: ""))
      }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: " ")
    return (place.isEmpty ? "" : "at \(place): ") + (problem.hasSuffix(".") ? String(problem.dropLast()) : problem)
  }
}
