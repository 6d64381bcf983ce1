import Foundation

/// A browser's request for a page.
struct PageRequest: Sendable {
  /// The session's token in the request's cookie; nil for none, or for a damaged one.
  var token: SessionToken?
  /// The path below the one where the app is mounted; it begins with a slash.
  var path: String
  /// The query without its question mark.
  var query: String?
  /// The host and port that the browser asked for.
  var host: String
  /// The languages that the user prefers, the first one most.
  var languages: [String] = []

  /// The path and query, which the page keeps as its place.
  var place: String { path + (query.map { $0.isEmpty ? "" : "?" + $0 } ?? "") }

  /// Reads the languages of a header such as `de-CH, de;q=0.9, en;q=0.8`: at most ten, the most preferred first.
  static func languages(_ header: String?) -> [String] {
    let weighted = (header ?? "").prefix(1_000).split(separator: ",").prefix(10).enumerated().compactMap {
      position, entry -> (tag: String, weight: Double, position: Int)? in
      let parts = entry.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, !tag.isEmpty,
        tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
      else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return weight > 0 ? (tag, weight, position) : nil
    }
    return weighted.sorted { ($1.weight, $0.position) < ($0.weight, $1.position) }.map(\.tag)
  }
}
