import Foundation
import RenderTree

/// A format for recording a screen.
public struct Snapshot: Sendable {
  let pathExtension: String
  let take: @MainActor @Sendable (Driver) throws -> Data
  /// Compares a file with the expected one.
  let compare: @Sendable (_ expected: Data, _ actual: Data) -> SnapshotComparison

  /// The screen as text, one line for each row of cells.
  public static let text = Snapshot(lines: "txt") { $0.text }

  /// The render tree: kinds, frames in points, texts.
  public static let frames = Snapshot(lines: "frames.txt") { $0.connection.frame().treeDescription }
}

extension Snapshot {
  /// Creates a format of text, compared line by line.
  private init(lines pathExtension: String, _ write: @escaping @MainActor @Sendable (Driver) -> String) {
    self.init(pathExtension: pathExtension) {
      Data((write($0) + "\n").utf8)
    } compare: { expected, actual in
      guard expected != actual else { return .alike(note: nil) }
      let lines = LineDifference(
        expected: String(decoding: expected, as: UTF8.self), actual: String(decoding: actual, as: UTF8.self))
      return .unlike(finding: lines.description, pictures: nil)
    }
  }
}

/// The result of comparing a file with the expected one.
enum SnapshotComparison {
  /// Pictures of a difference.
  struct Pictures {
    /// The actual picture with marks; nil for pictures of different sizes.
    let difference: Data?
    /// Makes one picture with all others, under a title.
    let sheet: @Sendable (_ title: String) -> Data?
  }

  /// The files match. The note is for the test report.
  case alike(note: String?)
  /// The files differ: a description, and pictures of the difference.
  case unlike(finding: String, pictures: Pictures?)
}
