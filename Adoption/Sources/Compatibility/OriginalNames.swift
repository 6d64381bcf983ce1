import Foundation

/// The names of the original's API, and those of them that Pergola has.
public struct OriginalNames: Sendable {
  private let original: NameList
  private let ours: NameList

  /// The names in the lists of this package.
  ///
  /// - Throws: The error of a list that cannot be read.
  public init() throws {
    func text(_ name: String) throws -> String {
      let folder = Bundle.module.resourceURL ?? Bundle.module.bundleURL
      return try String(contentsOf: folder.appending(path: "Names/\(name).txt"), encoding: .utf8)
    }
    try self.init(original: text("UIKit") + "\n" + text("SwiftUI"), ours: text("Ours"))
  }

  init(original: String, ours: String) {
    self.original = NameList(original)
    self.ours = NameList(ours)
  }

  /// True for a type of the original that Pergola lacks.
  func lacks(_ type: String) -> Bool {
    original.contains(type) && !ours.contains(type) && !ours.allMembers.contains(type)
  }

  /// True for a type that both have, so that its members can be compared.
  func isKnown(_ type: String) -> Bool { original.contains(type) && ours.contains(type) }

  /// True for a member that a type has in the original and lacks in Pergola.
  func lacks(_ member: String, in type: String) -> Bool {
    isKnown(type) && original.has(member, in: type) && !ours.has(member, in: type)
  }

  /// True for a name that some type of the original has as a member, and no type of Pergola.
  func isLackingMember(_ name: String) -> Bool {
    original.allMembers.contains(name) && !ours.allMembers.contains(name)
  }

  /// True for a view of SwiftUI.
  func isView(_ type: String) -> Bool { original.isKind(type, of: "View") && ours.contains(type) }
}
