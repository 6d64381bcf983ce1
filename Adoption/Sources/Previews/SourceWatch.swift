import Foundation

/// The files of a package, watched for changes by their dates and sizes.
package struct SourceWatch {
  private struct State: Equatable {
    var date: Date?
    var size: Int?
  }

  private let package: URL
  private var states: [String: State]

  /// A watch over the folder of a package, and over the folders that its links lead to.
  package init(_ package: URL) {
    self.package = package
    states = Self.states(in: package)
  }

  /// Waits until files have changed, and until they have not changed for a moment.
  ///
  /// - Returns: the paths of the files that changed, in order.
  package mutating func next(interval: Double = 0.25) -> [String] {
    var changed: Set<String> = []
    while true {
      Thread.sleep(forTimeInterval: interval)
      let now = Self.states(in: package)
      let different = Set(states.keys).union(now.keys).filter { states[$0] != now[$0] }
      states = now
      if different.isEmpty, !changed.isEmpty { return changed.sorted() }
      changed.formUnion(different)
    }
  }

  /// - Complexity: O(*n*) in the number of files.
  private static func states(in folder: URL) -> [String: State] {
    var result: [String: State] = [:]
    var visited: Set<String> = []
    read(folder, into: &result, visited: &visited)
    return result
  }

  private static func read(_ folder: URL, into result: inout [String: State], visited: inout Set<String>) {
    let folder = folder.resolvingSymlinksInPath()
    guard visited.insert(folder.path).inserted else { return }
    let keys: Set<URLResourceKey> = [.isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)) ?? []
    for file in files {
      let place = file.resolvingSymlinksInPath()
      guard let values = try? place.resourceValues(forKeys: keys) else { continue }
      if values.isDirectory == true {
        read(place, into: &result, visited: &visited)
      } else {
        result[place.path] = State(date: values.contentModificationDate, size: values.fileSize)
      }
    }
  }
}
