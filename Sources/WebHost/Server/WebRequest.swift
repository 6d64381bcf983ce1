#if Web
  import Foundation
  import HTTPTypes

  /// A request as an app's `identify` closure sees it.
  public struct WebRequest: Sendable {
    /// The method, such as `GET`.
    public let method: String
    /// The path with its percent escapes, as the browser requested it; begins with a slash.
    public let path: String
    /// The text after the question mark, with its percent escapes; nil if there is none.
    public let query: String?
    /// The numeric address of the browser, or of the first proxy that is not trusted; nil if it is unknown.
    public let clientAddress: String?
    /// The host and the port, as the browser addressed them; nil if the request names none that is well-formed.
    public let host: String?
    /// True if the browser's connection is encrypted, according to a trusted proxy.
    public let isSecure: Bool

    private let fields: HTTPFields

    /// Returns the value of a header field; nil if the request does not have it. Several values are joined by commas.
    public func header(_ name: String) -> String? { HTTPField.Name(name).flatMap { fields[$0] } }

    /// Returns the value of a cookie; nil if the request does not have it.
    public func cookie(_ name: String) -> String? {
      for field in fields[values: .cookie] {
        for pair in field.split(separator: ";") {
          let parts = pair.trimmingCharacters(in: .whitespaces).split(separator: "=", maxSplits: 1)
          if parts.count == 2, parts[0] == name { return String(parts[1]) }
        }
      }
      return nil
    }

    /// A request from a peer at a numeric address.
    init(_ head: HTTPRequest, peer: String?, proxies: TrustedProxies) {
      let target = head.path ?? "/"
      let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      method = head.method.rawValue
      let path = parts.first.map(String.init) ?? ""
      self.path = path.hasPrefix("/") ? path : "/" + path
      query = parts.count == 2 ? String(parts[1]) : nil
      fields = head.headerFields
      let isForwarded = proxies.contains(peer)
      clientAddress = isForwarded ? Self.client(fields, peer: peer, proxies: proxies) : peer
      let forwardedHost = isForwarded ? Self.last(.xForwardedHost, in: fields) : nil
      host = (forwardedHost ?? head.authority).flatMap { Self.isHost($0) ? $0.lowercased() : nil }
      isSecure = isForwarded && Self.last(.xForwardedProto, in: fields)?.lowercased() == "https"
    }

    /// The scheme, the host and the port of the page; nil without a host.
    var origin: String? { host.map { (isSecure ? "https://" : "http://") + $0 } }

    /// False if the browser wants a picture, a script or another part of a page, or its icon.
    var wantsDocument: Bool {
      if ["favicon.ico", "robots.txt"].contains(path.split(separator: "/").last) { return false }
      return header("Sec-Fetch-Dest").map { ["document", "iframe", "frame", "empty"].contains($0) } ?? true
    }

    /// True if the browser loads a page again.
    var isReload: Bool {
      let control = fields[.cacheControl] ?? ""
      return control.contains("max-age=0") || control.contains("no-cache")
    }

    /// The client, for limits per address; nil if its address is unknown.
    var client: ClientAddress? { ClientAddress(clientAddress) }

    /// The path, with the query.
    var target: String { query.map { path + "?" + $0 } ?? path }

    /// The address before which all addresses, from the server's side, are trusted proxies; nil if it is not numeric.
    private static func client(_ fields: HTTPFields, peer: String?, proxies: TrustedProxies) -> String? {
      let addresses = fields[values: .xForwardedFor].joined(separator: ",").split(separator: ",")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard let nearest = addresses.last(where: { !proxies.contains(bare($0)) }) else { return peer }
      return NetworkAddress(bare(nearest)) == nil ? nil : bare(nearest)
    }

    /// Returns an address without the port and the brackets that some proxies add.
    private static func bare(_ text: String) -> String {
      if text.hasPrefix("["), let end = text.firstIndex(of: "]") {
        return String(text[text.index(after: text.startIndex)..<end])
      }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      return parts.count == 2 ? String(parts[0]) : text
    }

    private static func last(_ name: HTTPField.Name, in fields: HTTPFields) -> String? {
      fields[name]?.split(separator: ",").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    private static func isHost(_ text: String) -> Bool {
      !text.isEmpty && text.utf8.count <= 255
        && text.utf8.allSatisfy { byte in
          (48...58).contains(byte) || (65...91).contains(byte) || (97...122).contains(byte)
            || [45, 46, 93, 95].contains(byte)
        }
    }
  }

  extension HTTPField.Name {
    /// Returns the name of a field. The texts are constants that are valid names.
    private static func known(_ text: StaticString) -> HTTPField.Name {
      guard let name = HTTPField.Name(text.description) else { preconditionFailure("\(text) is not a field name") }
      return name
    }

    static let xForwardedFor = known("X-Forwarded-For")
    static let xForwardedHost = known("X-Forwarded-Host")
    static let xForwardedProto = known("X-Forwarded-Proto")
    static let xAccelBuffering = known("X-Accel-Buffering")
    static let referrerPolicy = known("Referrer-Policy")
    static let fetchSite = known("Sec-Fetch-Site")
    static let mobileHint = known("Sec-CH-UA-Mobile")
    static let lastEventID = known("Last-Event-ID")
    /// The field of posts by the page's script, which another site's form can't send.
    static let pergolaPage = known("Pergola-Page")
  }
#endif
