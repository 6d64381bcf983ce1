import Foundation
import RenderTree

/// A way to write down what a screen shows.
public struct Snapshot: Sendable {
  let pathExtension: String
  let take: @MainActor @Sendable (Driver) throws -> Data
  /// Holds a file against the one that was expected.
  let compare: @Sendable (_ expected: Data, _ actual: Data) -> SnapshotComparison

  /// The screen as text, a line for each row of cells.
  public static let text = Snapshot(lines: "txt") { $0.text }

  /// The tree of what is shown: kinds, frames in points, texts.
  public static let frames = Snapshot(lines: "frames.txt") { $0.connection.frame().treeDescription }
}

extension Snapshot {
  /// Lines of text, which are compared one by one.
  private init(lines pathExtension: String, _ write: @escaping @MainActor @Sendable (Driver) -> String) {
    self.init(pathExtension: pathExtension) {
      Data((write($0) + "\n").utf8)
    } compare: { expected, actual in
      guard expected != actual else { return .alike(note: nil) }
      let lines = LineDifference(
        expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
      return .unlike(finding: lines.description, difference: nil)
    }
  }
}

/// What became of holding a file against the one that was expected.
enum SnapshotComparison {
  /// Nothing to mend. The note is for whoever reads the report.
  case alike(note: String?)
  /// What is wrong, in words, and a picture of it.
  case unlike(finding: String, difference: Data?)
}
