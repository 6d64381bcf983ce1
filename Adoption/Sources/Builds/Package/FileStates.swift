import Foundation

/// The dates and sizes of files, by which changes are seen.
package struct FileStates: Equatable, Sendable {
  private struct State: Equatable {
    var date: Date?
    var size: Int?
  }

  private var states: [String: State] = [:]

  /// The states of all files in folders, and in the folders that their links lead to, but for hidden ones; and of single files.
  ///
  /// - Parameter leftOut: The paths of files and folders that are left out, without links.
  /// - Complexity: O(*n*) in the number of files.
  package init(of places: [URL], leavingOut leftOut: Set<String> = []) {
    var visited = leftOut
    for place in places { read(place.resolvingSymlinksInPath(), &visited) }
  }

  /// The paths of the files that differ, in order.
  package func difference(from other: FileStates) -> [String] {
    Set(states.keys).union(other.states.keys).filter { states[$0] != other.states[$0] }.sorted()
  }

  private static let keys: Set<URLResourceKey> = [
    .contentModificationDateKey, .fileSizeKey, .isDirectoryKey, .isSymbolicLinkKey,
  ]

  private mutating func read(_ place: URL, _ visited: inout Set<String>) {
    guard !visited.contains(place.path), let values = try? place.resourceValues(forKeys: Self.keys) else { return }
    if values.isSymbolicLink == true { return read(place.resolvingSymlinksInPath(), &visited) }
    guard values.isDirectory == true else {
      states[place.path] = State(date: values.contentModificationDate, size: values.fileSize)
      return
    }
    visited.insert(place.path)
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: place, includingPropertiesForKeys: Array(Self.keys), options: .skipsHiddenFiles)) ?? []
    for file in files { read(file, &visited) }
  }
}
