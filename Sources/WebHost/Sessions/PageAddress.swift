import Foundation

/// The addresses of pages: the path and query of a link to content, under the path where the app is mounted.
enum PageAddress {
  /// The path, query and fragment of a link, without its scheme and host. The host of a link with a scheme of the app's
  /// own is its first part: `todo://items/3` has the path `/items/3`.
  static func path(of url: URL) -> String {
    guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "/" }
    var path = parts.percentEncodedPath
    if let scheme = parts.scheme?.lowercased(), scheme != "http", scheme != "https", let host = parts.percentEncodedHost
    {
      path = "/" + host + path
    }
    if !path.hasPrefix("/") { path = "/" + path }
    // Two slashes at the start would name another server.
    while path.hasPrefix("//") { path.removeFirst() }
    return path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
  }

  /// The URL that opens the content of a page's path and query: a link of the server's own address, or of the app's
  /// first URL scheme if it has one. Nil for the start page.
  static func link(path: String, query: String?, scheme: String?, host: String) -> URL? {
    guard path != "/" || query?.isEmpty == false else { return nil }
    let rest = query.map { $0.isEmpty ? "" : "?" + $0 } ?? ""
    if let scheme { return URL(string: "\(scheme)://\(path.drop { $0 == "/" })\(rest)") }
    return URL(string: "https://\(host)\(path)\(rest)")
  }

  /// The URL that opens the content of a place: a path with or without a query.
  static func link(place: String, scheme: String?, host: String) -> URL? {
    let parts = place.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return link(path: parts[0], query: parts.count > 1 ? parts[1] : nil, scheme: scheme, host: host)
  }
}
