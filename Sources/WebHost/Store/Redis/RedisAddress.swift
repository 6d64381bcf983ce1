#if Redis
  import Foundation

  /// The address of a Redis server, with the credentials and the number of the database.
  ///
  /// ```
  /// redis://user:password@host:6379/0
  /// redis+unix:///run/redis/redis.sock?db=0
  /// ```
  public struct RedisAddress: Hashable, Sendable, CustomStringConvertible {
    /// The schemes of the addresses.
    package static let schemes: Set<String> = ["redis", "redis+unix"]

    enum Endpoint: Hashable, Sendable {
      case host(String, port: Int)
      case socket(path: String)
    }

    let endpoint: Endpoint
    let user: String?
    let password: String?
    let database: Int

    /// Reads an address. A host alone means port 6379, without credentials, and database 0.
    ///
    /// - Throws: `RestorationStoreError` if the text is no such address.
    public init(_ text: String) throws(RestorationStoreError) {
      guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased() else {
        throw Self.error("The text is not a URL.")
      }
      switch scheme {
      case "redis": (endpoint, database) = try Self.readHost(parts)
      case "redis+unix": (endpoint, database) = try Self.readSocket(parts)
      case "rediss":
        throw Self.error("TLS is not spoken to Redis: use a tunnel or a proxy on this machine, and its address.")
      default: throw Self.error("The scheme is not redis or redis+unix.")
      }
      user = parts.user.flatMap { $0.isEmpty ? nil : $0 }
      password = parts.password.flatMap { $0.isEmpty ? nil : $0 }
      if user != nil, password == nil { throw Self.error("There is a user without a password.") }
    }

    private static func readHost(_ parts: URLComponents) throws(RestorationStoreError) -> (Endpoint, Int) {
      guard let host = parts.host, !host.isEmpty else { throw error("The host is missing.") }
      guard parts.query == nil, parts.fragment == nil else { throw error("Nothing can follow the database.") }
      // Numeric addresses of IPv6 are in brackets in a URL alone.
      let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
      let port = parts.port ?? 6379
      guard (1...65535).contains(port) else { throw error("The port \(port) does not exist.") }
      return (.host(name, port: port), try database(String(parts.path.drop { $0 == "/" })))
    }

    private static func readSocket(_ parts: URLComponents) throws(RestorationStoreError) -> (Endpoint, Int) {
      guard parts.host?.isEmpty != false, parts.path.hasPrefix("/") else {
        throw error("The path of the socket is missing.")
      }
      let items = parts.queryItems ?? []
      guard items.allSatisfy({ $0.name == "db" }) else { throw error("Only db can follow the path.") }
      return (.socket(path: parts.path), try database(items.last?.value ?? ""))
    }

    private static func database(_ text: String) throws(RestorationStoreError) -> Int {
      if text.isEmpty { return 0 }
      guard let number = Int(text), number >= 0 else {
        throw error("The database \(text.debugDescription) is not a number.")
      }
      return number
    }

    /// The text of a wrong address may contain a password, and is not repeated.
    private static func error(_ reason: String) -> RestorationStoreError {
      RestorationStoreError(
        place: "Redis",
        reason: "\(reason) Expected: redis://user:password@host:port/database or redis+unix:///path?db=database")
    }

    /// The address without the credentials.
    public var description: String {
      switch endpoint {
      case .host(let name, let port): "redis://\(name.contains(":") ? "[\(name)]" : name):\(port)/\(database)"
      case .socket(let path): "redis+unix://\(path)?db=\(database)"
      }
    }
  }
#endif
