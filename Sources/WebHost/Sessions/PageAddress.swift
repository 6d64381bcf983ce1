#if Web
  import Foundation

  /// The addresses of pages: the path and query of a link to content, under the path where the app is mounted.
  enum PageAddress {
    /// The path, query and fragment of a link, without its scheme and host. The host of a link with a scheme of the app's
    /// own is its first part: `todo://items/3` has the path `/items/3`.
    static func path(of url: URL) -> String {
      guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return "/" }
      var path = parts.percentEncodedPath
      if let scheme = parts.scheme?.lowercased(), scheme != "http", scheme != "https",
        let host = parts.percentEncodedHost
      {
        path = "/" + host + path
      }
      if !path.hasPrefix("/") { path = "/" + path }
      // Two slashes at the start would name another server.
      while path.hasPrefix("//") { path.removeFirst() }
      return path + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    }

    /// The URL that opens the content of a place: a path, with or without a query, that begins with a slash. Nil for the
    /// start page.
    ///
    /// - Parameters:
    ///   - scheme: the first URL scheme of the app; nil if it has none.
    ///   - site: the beginning of the links of the web, which stand for an app without a scheme.
    static func link(to place: String, scheme: String?, site: String) -> URL? {
      guard !["/", "", "/?"].contains(place) else { return nil }
      if let scheme { return URL(string: "\(scheme)://\(place.drop { $0 == "/" })") }
      return URL(string: (site.hasSuffix("/") ? String(site.dropLast()) : site) + place)
    }
  }
#endif
