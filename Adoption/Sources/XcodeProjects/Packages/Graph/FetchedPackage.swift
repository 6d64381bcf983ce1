/// A package that was fetched for an adopted project.
public struct FetchedPackage: Codable, Equatable, Sendable {
  /// The name, which is that of its folder.
  public var name: String
  /// The package's own place.
  public var location: String
  /// The version that was asked for.
  public var wanted: String
  /// The version that was fetched: a tag, a branch or the newest revision.
  public var taken: String
  /// The revision that was fetched.
  public var revision: String
  /// True if what was fetched is what was asked for.
  public var isExact: Bool
}
