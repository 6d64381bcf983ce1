/// A choice of files that an app asks the user for.
public struct FileChoice: Hashable, Sendable {
  /// The kinds of files that can be chosen: extensions with a dot, such as `.pdf`, and MIME types, such as `image/png` or
  /// `image/*`. Empty for all files.
  public var kinds: [String]
  /// True if the user may choose several files at once.
  public var allowsSeveral: Bool

  /// A choice of files of some kinds.
  public init(kinds: [String] = [], allowsSeveral: Bool = false) {
    self.kinds = kinds
    self.allowsSeveral = allowsSeveral
  }
}
