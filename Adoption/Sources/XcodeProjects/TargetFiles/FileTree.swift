/// A file of a target, or a folder of which the files belong to it.
public struct FileTree: Codable, Hashable, Sendable {
  /// The path from the project's folder, or an absolute one.
  public var path: String
  /// The files and folders beneath the folder that don't belong to the target, as paths from the folder.
  public var excluding: [String]?
  /// True for a folder that is copied as it is; otherwise its files are resources one by one.
  public var whole: Bool?

  /// Creates a file, or a folder with all of its files but the given ones.
  public init(_ path: String, excluding: [String] = [], whole: Bool = false) {
    self.path = path
    self.excluding = excluding.isEmpty ? nil : excluding.sorted()
    self.whole = whole ? true : nil
  }
}
