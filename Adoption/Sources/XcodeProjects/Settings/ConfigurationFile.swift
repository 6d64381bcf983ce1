import Foundation

/// A file of build settings, `Name.xcconfig`, with the files that it includes.
struct ConfigurationFile {
  /// The definitions, in which a file's own ones stand over those of the files that it includes before them.
  private(set) var definitions: [String: String] = [:]
  /// The mistakes that were found, each with its file and line.
  private(set) var problems: [String] = []

  /// Reads a file. What cannot be read is a problem, not an error, as in a build that warns.
  init(_ file: URL) {
    read(file, from: [])
  }

  private mutating func read(_ file: URL, from including: [String]) {
    let path = file.standardizedFileURL.path
    guard !including.contains(path) else {
      problems.append("\(path): includes itself")
      return
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      problems.append("\(path): cannot be read; expected a file of build settings")
      return
    }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let content = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if content.isEmpty { continue }
      if content.hasPrefix("#include") {
        include(content, of: file, line: index + 1, from: including + [path])
      } else if let equals = Self.assignment(in: content) {
        let key = content[..<equals].trimmingCharacters(in: .whitespaces)
        define(key, as: content[content.index(after: equals)...].trimmingCharacters(in: .whitespaces))
      } else {
        problems.append("\(path):\(index + 1): “\(content)” is not a build setting; expected NAME = VALUE")
      }
    }
  }

  /// Sets a value. One that names the setting itself, or `$(inherited)`, extends the value from an earlier line.
  private mutating func define(_ key: String, as value: String) {
    guard let earlier = definitions[key] else {
      definitions[key] = value
      return
    }
    definitions[key] = ["$(inherited)", "${inherited}", "$(\(key))", "${\(key)}"].reduce(value) {
      $0.replacingOccurrences(of: $1, with: earlier)
    }
  }

  private mutating func include(_ line: String, of file: URL, line number: Int, from including: [String]) {
    let isOptional = line.hasPrefix("#include?")
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 3 else {
      problems.append("\(file.path):\(number): expected #include \"file.xcconfig\"")
      return
    }
    let path = String(parts[1])
    let included = URL(filePath: path, relativeTo: file.deletingLastPathComponent())
    if isOptional && !FileManager.default.fileExists(atPath: included.path) { return }
    read(included, from: including)
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  /// The index of the equals sign behind the name and its conditions.
  private static func assignment(in line: String) -> String.Index? {
    var isInCondition = false
    for index in line.indices {
      switch line[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition: return index
      default: break
      }
    }
    return nil
  }
}
