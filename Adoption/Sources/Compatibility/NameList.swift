import Synchronization

/// The declarations of a list of names.
///
/// A line `Name : Parent, Protocol` stands for a type, and the indented line below it has its members: `text:String` for a
/// property, `size(_:String,width=Int)CGSize` for a method, with `+` before static ones and `~` before convenience initializers. `Name = Other` is another name of
/// a type, `@open` stands where any member may be, and `Module` has what is in no type.
final class NameList: Sendable {
  private struct Line {
    var parents: [String] = []
    var members: [Substring] = []
    var alias: String?
  }

  private static let module = "Foundation."

  private let lines: [String: Line]
  private let read = Mutex<[String: TypeEntry]>([:])
  /// The names of the members of all types, and of the types.
  let allNames: Set<Substring>

  /// - Parameter texts: The texts of lists, which may have parts of the same type.
  init(_ texts: [String]) {
    var lines: [String: Line] = [:]
    var names: Set<Substring> = []
    for text in texts {
      var name = ""
      for line in text.split(separator: "\n") where line.utf8.first != UInt8(ascii: "#") {
        if line.utf8.first == UInt8(ascii: " ") {
          lines[name]?.members.append(line)
          for token in line.split(separator: " ") { names.insert(Self.name(of: token)) }
          continue
        }
        let alias = line.split(separator: " = ", maxSplits: 1)
        let parts = line.split(separator: " : ", maxSplits: 1)
        name = String(alias.count > 1 ? alias[0] : parts[0])
        // Extensions in packages may say the module: `Foundation.Timer`.
        if name.hasPrefix(Self.module) { name = String(name.dropFirst(Self.module.count)) }
        names.insert(parts[0].split(separator: ".").last ?? parts[0])
        var entry = lines[name] ?? Line()
        if alias.count > 1 { entry.alias = String(alias[1]) }
        if parts.count > 1 { entry.parents += parts[1].split(separator: ", ").map(String.init) }
        lines[name] = entry
      }
    }
    self.lines = lines
    allNames = names
  }

  /// The name at the beginning of a member's text.
  private static func name(of token: Substring) -> Substring {
    let isMarked = token.utf8.first == UInt8(ascii: "+") || token.utf8.first == UInt8(ascii: "~")
    let text = isMarked ? token.dropFirst() : token
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ":") }
    return text[..<(end ?? text.endIndex)]
  }

  /// True for the name of a type.
  func contains(_ type: String) -> Bool { lines[type] != nil }

  /// The declaration of a type; nil if the list doesn't have it.
  subscript(type: String) -> TypeEntry? {
    guard let line = lines[type] else { return nil }
    if let known = read.withLock({ $0[type] }) { return known }
    var entry = TypeEntry()
    entry.parents = line.parents
    entry.alias = line.alias
    for token in line.members.flatMap({ $0.split(separator: " ") }) {
      guard token.utf8.first != UInt8(ascii: "@") else {
        entry.isOpen = true
        continue
      }
      // A dynamic member may be any.
      if token.hasPrefix("subscript(dynamicMember") { entry.isOpen = true }
      entry.add(Self.member(token, of: type))
    }
    read.withLock { $0[type] = entry }
    return entry
  }

  private static func member(_ token: Substring, of owner: String) -> Member {
    let name = name(of: token)
    let rest = token[name.endIndex...]
    var parameters: [Member.Parameter]?
    var type = rest.dropFirst()
    if rest.utf8.first == UInt8(ascii: "(") {
      let end = closing(rest)
      parameters = split(rest[rest.index(after: rest.startIndex)..<end]).map(parameter)
      type = rest[rest.index(after: end)...]
    }
    return Member(
      name: String(name), isStatic: token.utf8.first == UInt8(ascii: "+"),
      isConvenience: token.utf8.first == UInt8(ascii: "~"), parameters: parameters, type: TypeName(type), owner: owner)
  }

  /// The place of the parenthesis that closes the first one.
  private static func closing(_ text: Substring) -> Substring.Index {
    var depth = 0
    let end = text.utf8.firstIndex { character in
      if character == UInt8(ascii: "(") { depth += 1 }
      if character == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    return end ?? text.index(before: text.endIndex)
  }

  /// The parts between commas.
  private static func split(_ text: Substring) -> [Substring] { text.split(separator: ",") }

  private static func parameter(_ text: Substring) -> Member.Parameter {
    let signs = [UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "*")]
    let sign = text.utf8.firstIndex(where: signs.contains) ?? text.endIndex
    let mark = sign < text.endIndex ? text.utf8[sign] : UInt8(ascii: ":")
    return Member.Parameter(
      label: String(text[..<sign]), isRequired: mark == UInt8(ascii: ":"), isVariadic: mark == UInt8(ascii: "*"),
      type: TypeName(text[sign...].dropFirst()))
  }
}
