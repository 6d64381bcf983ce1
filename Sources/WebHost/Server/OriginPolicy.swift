#if Web
  import HTTPTypes
  import Hummingbird

  /// The origin of requests: the address that the browser used, and the site whose page asks.
  struct OriginPolicy: Sendable {
    /// The addresses of the proxies whose headers are believed.
    let trustedProxies: Set<String>

    /// The host and port that the browser used.
    func host(of request: Request, from address: String?) -> String {
      forwarded("X-Forwarded-Host", of: request, from: address) ?? request.head.authority ?? "localhost"
    }

    /// True if the browser used TLS, to a proxy in front of the server.
    func isSecure(_ request: Request, from address: String?) -> Bool {
      forwarded("X-Forwarded-Proto", of: request, from: address)?.lowercased() == "https"
    }

    /// True if a posted request comes from a page of this server.
    func isOwn(_ request: Request, from address: String?) -> Bool {
      if let site = request.headers[.secFetchSite], site != "same-origin", site != "none" { return false }
      guard let origin = request.headers[.origin] else {
        // A browser sends the header with every post; what sends none is no browser, and needs the page's own header.
        return request.headers[.pergolaPage] == "1"
      }
      guard let separator = origin.range(of: "://") else { return false }
      return origin[separator.upperBound...].lowercased() == host(of: request, from: address).lowercased()
    }

    private func forwarded(_ name: String, of request: Request, from address: String?) -> String? {
      guard let address, trustedProxies.contains(address), let name = HTTPField.Name(name) else { return nil }
      return request.headers[name]?.split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
#endif
