import Foundation
import SourceTranslation

/// The functions of a package that are fenced, by the file and the reason that their traps name.
public struct FencedFunctions: Sendable {
  private struct Key: Hashable, Sendable {
    var file: String
    var reason: String
  }

  /// The names, but for those that several functions share.
  private var names: [Key: Set<String>] = [:]

  /// Reads the fences of a package. One that is not adopted has none.
  public init(in package: URL) {
    let folder = package.appending(path: "Pergola")
    for target in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let path = folder.appending(path: "\(target)/\(FenceFile.name)").path
      for fence in (try? FenceFile(at: path))?.fences ?? [] where !fence.declaration.isEmpty {
        names[Key(file: Self.name(of: fence.file), reason: fence.reason), default: []].insert(fence.declaration)
      }
    }
  }

  /// The name of the function that a trap is in; nil if several may be meant.
  package func name(of trap: Trap) -> String? {
    guard let file = trap.place?.file else { return nil }
    let found = names[Key(file: Self.name(of: file), reason: trap.message)] ?? []
    return found.count == 1 ? found.first : nil
  }

  private static func name(of path: String) -> String { URL(filePath: path).lastPathComponent }
}
