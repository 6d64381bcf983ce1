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
  /// - Complexity: O(*n*) in the number of files.
  package init(of places: [URL]) {
    var visited: Set<String> = []
    for place in places { read(place, &visited) }
  }

  /// The paths of the files that differ, in order.
  package func difference(from other: FileStates) -> [String] {
    Set(states.keys).union(other.states.keys).filter { states[$0] != other.states[$0] }.sorted()
  }

  private mutating func read(_ file: URL, _ visited: inout Set<String>) {
    let place = file.resolvingSymlinksInPath()
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
    guard let values = try? place.resourceValues(forKeys: keys) else { return }
    guard values.isDirectory == true else {
      states[place.path] = State(date: values.contentModificationDate, size: values.fileSize)
      return
    }
    guard visited.insert(place.path).inserted else { return }
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: place, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
    for file in files { read(file, &visited) }
  }
}
