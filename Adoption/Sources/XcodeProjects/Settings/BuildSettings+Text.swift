import Foundation

extension BuildSettings {
  /// True if the conditions of a setting, such as `[sdk=iphoneos*][arch=*]`, hold in a debug build for the simulator.
  static func holds(_ conditions: Substring) -> Bool {
    conditions.split { "[]".contains($0) }.flatMap { $0.split(separator: ",") }.allSatisfy { condition in
      let parts = condition.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { return true }
      let actual: String? = ["sdk": "iphonesimulator", "arch": "x86_64", "config": "Debug"][parts[0]]
      return actual.map { matches(parts[1], $0) } ?? false
    }
  }

  /// True if a pattern, in which a star stands for anything, matches a text. A version behind the text is ignored.
  private static func matches(_ pattern: String, _ text: String) -> Bool {
    guard let star = pattern.firstIndex(of: "*") else { return pattern == text }
    return text.hasPrefix(pattern[..<star])
  }

  /// The words of a text: separated by white space, held together by quotation marks or a backslash.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }

  /// Applies the operators behind a setting's name, such as `c99extidentifier` or `default=text`, from left to right.
  static func apply(_ operators: String, to value: String) -> String {
    operators.split(separator: ":").reduce(value) { value, name in
      if name.hasPrefix("default=") { return value.isEmpty ? String(name.dropFirst("default=".count)) : value }
      switch name {
      case "lower": return value.lowercased()
      case "upper": return value.uppercased()
      case "c99extidentifier", "identifier": return moduleName(value)
      case "rfc1034identifier":
        return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
      case "base": return value.split(separator: "/").last.map { (String($0) as NSString).deletingPathExtension } ?? ""
      case "file": return value.split(separator: "/").last.map(String.init) ?? ""
      case "dir": return (value as NSString).deletingLastPathComponent + "/"
      case "suffix": return value.split(separator: ".").count > 1 ? "." + (value as NSString).pathExtension : ""
      case "standardizepath": return (value as NSString).standardizingPath
      case "quote": return value.replacingOccurrences(of: " ", with: "\\ ")
      default: return value
      }
    }
  }

  /// The name of the module that a product's name gives: letters, digits and underscores, not a digit first.
  public static func moduleName(_ text: String) -> String {
    let name = String(text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }
}
