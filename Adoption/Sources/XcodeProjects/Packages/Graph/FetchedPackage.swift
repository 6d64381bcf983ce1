/// A package that was fetched for an adopted project.
struct FetchedPackage: Codable {
  /// The name, which is that of its folder.
  var name: String
  /// The package's own place.
  var location: String
  /// The version that was asked for.
  var wanted: String
  /// The version that was fetched: a tag, a branch or the newest revision.
  var taken: String
  /// The revision that was fetched.
  var revision: String
  /// True if what was fetched is what was asked for.
  var isExact: Bool
}
