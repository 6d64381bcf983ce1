import Foundation

/// The names of the original's API, and the declarations that sources can use here.
public struct OriginalNames: Sendable {
  /// The original's types with the names of their members.
  let original: NameList
  /// The names of their members, without those that count on their types alone.
  private let memberNames: Set<Substring>
  /// The part of them that is in Foundation.
  private let foundation: NameList
  /// Pergola's declarations.
  let ours: NameList
  /// The declarations of the toolchain on Linux.
  let linux: NameList
  /// Apple's frameworks.
  let frameworks: Set<String>

  /// The names in the lists of this package.
  ///
  /// - Throws: The error of a list that cannot be read.
  public init() throws {
    func text(_ name: String) throws -> String {
      let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
      return try String(contentsOf: folder.appending(path: "Names/\(name).txt"), encoding: .utf8)
    }
    try self.init(
      original: [text("UIKit"), text("SwiftUI"), text("Combine")], foundation: text("Foundation"),
      additions: text("Additions"), ours: text("Ours"), linux: text("Linux"), frameworks: text("Frameworks"))
  }

  /// - Parameters:
  ///   - foundation: The list of Foundation.
  ///   - additions: Names whose members count on their types alone, since many of them are common words.
  init(
    original: [String], foundation: String = "", additions: String = "", ours: String, linux: String = "",
    frameworks: String = ""
  ) {
    self.original = NameList(original + [foundation, additions])
    self.foundation = NameList([foundation])
    memberNames = NameList(original + [foundation]).allNames
    self.ours = NameList([ours])
    self.linux = NameList([linux])
    let lines = frameworks.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    self.frameworks = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// True for a type of the original that nothing here has.
  func lacks(_ type: String) -> Bool {
    original.contains(type) && !ours.contains(type) && !linux.contains(type)
  }

  /// True for a type of Foundation.
  func isOfFoundation(_ type: String) -> Bool { foundation.contains(type) }

  /// True for a function or a constant of the original, outside of all types, that nothing here has. A type of the name has
  /// initializers, which are called as functions are.
  func lacksGlobal(_ name: String) -> Bool {
    func has(_ list: NameList) -> Bool { list["Module"]?.members[name] != nil || list.contains(name) }
    return has(original) && !has(ours) && !has(linux)
  }

  /// True for a type that both the original and Pergola have.
  func isCommon(_ type: String) -> Bool { original.contains(type) && ours.contains(type) }

  /// True if the original has a member of the name.
  func isOriginal(_ member: String) -> Bool {
    memberNames.contains(member[...]) || original["Module"]?.members[member] != nil
  }

  /// Words that begin the label of an argument, which spellings of Objective-C have in their names: `renderInContext`.
  private static let labels = [
    "With", "For", "In", "At", "From", "To", "By", "Of", "Using", "And", "Animated", "Fitting", "Named", "On",
  ]

  /// True if the original lists a member of a type or of one that it inherits from.
  ///
  /// - Parameter types: The names of the type and of what it inherits from.
  func isOriginal(_ member: String, of types: [String]) -> Bool {
    var names = types
    var visited: Set<String> = []
    while let next = names.popLast() {
      guard visited.insert(next).inserted, let entry = original[next] else { continue }
      if entry.members[member] != nil || entry.members.keys.contains(where: { isSpelling($0, of: member) }) {
        return true
      }
      names += entry.parents
    }
    return false
  }

  private func isSpelling(_ longer: String, of member: String) -> Bool {
    guard member.count > 2, longer.hasPrefix(member) else { return false }
    let rest = longer.dropFirst(member.count)
    // A label is a word of its own: `contentOffset` has "Of" by chance.
    return Self.labels.contains { rest.hasPrefix($0) && rest.dropFirst($0.count).first?.isUppercase != false }
  }

  /// True if a type of Pergola or of the toolchain has a member of the name.
  func hasName(_ name: String) -> Bool {
    ours.allNames.contains(name[...]) || linux.allNames.contains(name[...])
  }
}

extension OriginalNames {
  /// The module is a framework of Apple's.
  package func isFramework(_ module: String) -> Bool { frameworks.contains(module) }

  /// The original has a type or a member of the name, and nothing here has one.
  package func isMissing(_ name: String) -> Bool {
    lacks(name) || lacksGlobal(name) || isOriginal(name) && !hasName(name)
  }
}
