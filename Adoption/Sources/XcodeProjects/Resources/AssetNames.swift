/// The names in Swift that Xcode makes of the names of assets.
enum AssetNames {
  /// The name of a constant: `AccentColor` is `accent` among the colours, `bubble-chat` is `bubbleChat`, `2ed` is `_2Ed`.
  ///
  /// - Parameter suffix: the word that is left out at the end, "Color" or "Image".
  /// - Returns: nil for a name without letters and digits.
  static func member(_ name: String, leavingOut suffix: String) -> String? {
    var words = words(of: name)
    guard let last = words.last else { return nil }
    let isWhole = words.count == 1 && last.lowercased() == suffix.lowercased()
    if !isWhole, last.lowercased() == suffix.lowercased() {
      words.removeLast()
    } else if !isWhole, last.hasSuffix(suffix) {
      words[words.count - 1] = String(last.dropLast(suffix.count))
    }
    return identifier(joined(words, isLowercased: true))
  }

  /// The name of a namespace, which begins with a capital letter.
  static func namespace(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : identifier(joined(words, isLowercased: false))
  }

  /// The parts between characters that are neither letters nor digits.
  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func joined(_ words: [String], isLowercased: Bool) -> String {
    var result = ""
    for (index, word) in words.enumerated() {
      let word = capitalizedBehindDigits(word)
      if index == 0 {
        result = isLowercased ? lowercasedAtStart(word) : word.prefix(1).uppercased() + word.dropFirst()
      } else if result.last?.isNumber == true, word.first?.isNumber == true {
        result += "_" + word
      } else {
        result += word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return result
  }

  private static func capitalizedBehindDigits(_ word: String) -> String {
    var result = ""
    for character in word {
      result += result.last?.isNumber == true ? character.uppercased() : String(character)
    }
    return result
  }

  /// The word with its capital letters at the start in lower case, except for the one that begins the next word: `DPad`
  /// is `dPad`, `QR` is `qr`.
  private static func lowercasedAtStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let rest = word[capitals.endIndex...]
    guard capitals.count > 1, rest.first?.isLowercase == true else { return capitals.lowercased() + rest }
    return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
  }

  private static func identifier(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
    "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
