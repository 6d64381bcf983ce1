import RenderTree

/// A way to write down what a screen shows.
public struct Snapshot: Sendable {
  let pathExtension: String
  let write: @MainActor @Sendable (Driver) -> String

  /// The screen as text, a line for each row of cells.
  public static let text = Snapshot(pathExtension: "txt") { $0.text + "\n" }

  /// The tree of what is shown: kinds, frames in points, texts.
  public static let frames = Snapshot(pathExtension: "frames.txt") { $0.connection.frame().treeDescription + "\n" }
}
