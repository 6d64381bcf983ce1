import Foundation

/// Writes a Swift file that contains other files: `EmbedSources OUTPUT FOLDER FILE…`. The files are relative to the folder.
@main
struct EmbedSources {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().map { $0 }
    guard arguments.count >= 2 else {
      throw UsageError(description: "expected an output, a folder and files, but got \(arguments.count) arguments")
    }
    let folder = URL(fileURLWithPath: arguments[1])
    let entries = try arguments.dropFirst(2).map { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return "    \(literal(path)): \(literal(text)),\n"
    }
    let output = """
      /// The sources of the examples by their paths in the folder `Examples`. Written by the plugin `ExampleSources`.
      enum EmbeddedSources {
        static let texts: [String: String] = [
      \(entries.joined())  ]
      }

      """
    try output.write(toFile: arguments[0], atomically: true, encoding: .utf8)
  }

  /// The literal of a text, with more signs # around it than follow each other in the text.
  private static func literal(_ text: String) -> String {
    let longest = text.split { $0 != "#" }.map(\.count).max() ?? 0
    let signs = String(repeating: "#", count: longest + 1)
    return text.contains("\n") ? "\(signs)\"\"\"\n\(text)\n\"\"\"\(signs)" : "\(signs)\"\(text)\"\(signs)"
  }
}

/// A call that cannot be understood.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}
