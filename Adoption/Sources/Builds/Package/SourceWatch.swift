import Foundation

/// The files of a package, watched for changes by their dates and sizes.
package struct SourceWatch {
  private let package: URL
  private let leftOut: Set<String>
  private var states: FileStates
  /// The paths that changed since the last report, and may change further.
  private var changed: Set<String> = []

  /// A watch over the folder of a package, and over the folders that its links lead to.
  ///
  /// - Parameter leftOut: Files and folders that are not watched, such as those that a build or the app writes.
  package init(_ package: URL, leavingOut leftOut: [URL] = []) {
    self.package = package
    self.leftOut = Set(leftOut.map { $0.resolvingSymlinksInPath().path })
    states = FileStates(of: [package], leavingOut: self.leftOut)
  }

  /// Waits until files have changed, and until they have not changed for a moment.
  ///
  /// - Returns: the paths of the files that changed, in order.
  package mutating func next(interval: Double = 0.25) -> [String] {
    while true {
      Thread.sleep(forTimeInterval: interval)
      if let changed = look() { return changed }
    }
  }

  /// Looks at the files.
  ///
  /// - Returns: the paths of those that have changed, in order, once a look finds no further change; nil before, and without one.
  package mutating func look() -> [String]? {
    let now = FileStates(of: [package], leavingOut: leftOut)
    let different = now.difference(from: states)
    states = now
    changed.formUnion(different)
    guard different.isEmpty, !changed.isEmpty else { return nil }
    defer { changed = [] }
    return changed.sorted()
  }
}
