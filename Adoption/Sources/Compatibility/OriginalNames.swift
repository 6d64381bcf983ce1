import Foundation

/// The names of the original's API, and the declarations that sources can use here.
public struct OriginalNames: Sendable {
  /// The original's types with the names of their members.
  let original: NameList
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
      original: [text("UIKit"), text("SwiftUI"), text("Combine"), text("Foundation")], ours: text("Ours"),
      linux: text("Linux"),
      frameworks: text("Frameworks"))
  }

  init(original: [String], ours: String, linux: String = "", frameworks: String = "") {
    self.original = NameList(original)
    self.ours = NameList([ours])
    self.linux = NameList([linux])
    let lines = frameworks.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
    self.frameworks = Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// True for a type of the original that nothing here has.
  func lacks(_ type: String) -> Bool {
    original.contains(type) && !ours.contains(type) && !linux.contains(type)
  }

  /// True for a type that both the original and Pergola have.
  func isCommon(_ type: String) -> Bool { original.contains(type) && ours.contains(type) }

  /// True if the original has a member of the name.
  func isOriginal(_ member: String) -> Bool { original.allNames.contains(member[...]) }

  /// True if a type of Pergola or of the toolchain has a member of the name.
  func hasName(_ name: String) -> Bool {
    ours.allNames.contains(name[...]) || linux.allNames.contains(name[...])
  }
}
