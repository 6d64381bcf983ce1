#if Web
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore

  /// Answers the requests for an app: documents, streams, input, forms and files.
  ///
  /// Everything that a stranger sends is read here, off the main actor; the registry gets values.
  struct PageServer: Sendable {
    let options: WebHost.Options
    let registry: SessionRegistry
    let logger: Logger
    private let files: StaticFiles
    private let rate: RequestRate?
    private let refusals: RefusalLog

    init(options: WebHost.Options, registry: SessionRegistry, logger: Logger) {
      self.options = options
      self.registry = registry
      self.logger = logger
      refusals = RefusalLog(logger)
      files = StaticFiles(registry.fonts, compressed: options.compression != .none)
      rate = options.limits.requestsPerSecondPerAddress.map { RequestRate(rate: $0) }
    }

    /// Returns the answer to a request.
    func respond(to request: Request, peer: String?) async -> Response {
      let web = WebRequest(request.head, peer: peer, proxies: options.trustedProxies)
      var response: Response
      do {
        response = try await answer(request, web)
      } catch {
        response = error.response
        if error.status.code >= 400 {
          WebMetrics.countRefusal(status: error.status.code)
          refusals.note(error, client: web.clientAddress)
        }
      }
      response.addSecurity()
      return response
    }

    private func answer(_ request: Request, _ web: WebRequest) async throws(Refusal) -> Response {
      guard request.head.path?.hasPrefix("/") == true else { throw Refusal(.badRequest, "The address is not a path.") }
      guard web.target.utf8.count <= 8192 else { throw Refusal(.uriTooLong, "The address is too long.") }
      if let rate, let client = web.client, !rate.take(client) {
        throw Refusal(.tooManyRequests, "There are too many requests from this address.")
      }
      let path = options.relative(web.path)
      if path == "/favicon.ico" { return .noIcon }
      guard path == "/_pergola" || path.hasPrefix("/_pergola/") else { return try await document(request, web) }
      let parts = path.dropFirst("/_pergola/".count).split(separator: "/", omittingEmptySubsequences: false).map(
        String.init)
      switch (request.method, parts.count, parts.first) {
      case (.get, 1, "health"), (.head, 1, "health"): return await health()
      case (.get, 1, "stream"): return try await stream(request, web)
      case (.get, 2, "picture"): return try await picture(parts[1], web)
      case (.get, 2, "download"): return try await download(parts[1], web)
      case (.get, 2, "font"): return try font(parts[1], web)
      case (.get, 2, let version?): return try file(parts[1], version: version, web)
      case (.post, 1, "input"): return try await input(request, web)
      case (.post, 1, "leave"): return try await leave(request, web)
      case (.post, 2, "upload"): return try await upload(request, web, scene: parts[1])
      case (.post, 2, "form"): return try await form(request, web, scene: parts[1])
      case (.get, _, _), (.post, _, _): throw Refusal(.notFound, "There is nothing at this address.")
      default: throw Refusal(.methodNotAllowed, "The method is not allowed.")
      }
    }

    // MARK: Sessions

    /// The name of the session's cookie, which differs between apps of one host.
    func cookieName(_ web: WebRequest) -> String {
      let app = PageNumber.hash(PageNumber.hash(of: (options.name + "\n" + options.base).utf8))
      return (web.isSecure ? "__Host-" : "") + "pergola-" + app
    }

    func token(_ web: WebRequest) -> SessionToken? { web.cookie(cookieName(web)).flatMap { SessionToken($0) } }

    /// Returns the identity of a request's user.
    func identity(_ web: WebRequest) async throws(Refusal) -> WebIdentity? {
      switch await options.identify(web) {
      case .allowed(let identity): return identity
      case .refused(let text): throw Refusal(.forbidden, text)
      case .redirected(let address):
        guard web.method == "GET", HTTPField.isValidValue(address) else {
          throw Refusal(.unauthorized, "Log in first.")
        }
        throw Refusal(.seeOther, "See \(address)", location: address)
      }
    }

    /// Returns the session of a request; nil if it has none.
    func session(_ web: WebRequest) async throws(Refusal) -> BrowserSession? {
      let identity = try await identity(web)
      return await registry.session(token(web), identity, client: web.client)
    }

    /// Returns the cookie that makes a browser keep a session.
    func cookie(_ token: SessionToken, _ web: WebRequest) -> String {
      "\(cookieName(web))=\(token); Path=/; HttpOnly; SameSite=Lax" + (web.isSecure ? "; Secure" : "")
    }

    // MARK: Checks

    /// Checks that a post comes from a page of this app.
    func checkOrigin(_ web: WebRequest) throws(Refusal) {
      if let site = web.header("Sec-Fetch-Site") {
        guard site == "same-origin" else { throw Refusal(.forbidden, "Posts from other sites are refused.") }
        return
      }
      guard let origin = web.header("Origin") else { throw Refusal(.forbidden, "The post does not say its origin.") }
      guard options.origins.contains(origin) || Self.host(of: origin) == web.host, origin != "null" else {
        throw Refusal(
          .forbidden,
          "The origin \(origin.prefix(100)) is not this host. Proxies have to keep the host, or be trusted.")
      }
    }

    private static func host(of origin: String) -> String? {
      guard let scheme = origin.range(of: "://") else { return nil }
      return origin[scheme.upperBound...].lowercased()
    }

    /// Returns the body of a post, if it is not too large and does not take too long.
    func body(of request: Request, limit: Int) async throws(Refusal) -> [UInt8] {
      let tooLarge = Refusal(.contentTooLarge, "The body has more than \(limit) bytes.")
      if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit { throw tooLarge }
      let time = options.limits.bodyTime
      do {
        return try await withThrowingTaskGroup(of: [UInt8].self) { group in
          group.addTask { Array(buffer: try await request.body.collect(upTo: limit)) }
          group.addTask {
            try await Task.sleep(for: time)
            throw Refusal(.requestTimeout, "The body took too long.")
          }
          defer { group.cancelAll() }
          return try await group.next() ?? []
        }
      } catch let refusal as Refusal {
        throw refusal
      } catch is NIOTooManyBytesError {
        throw tooLarge
      } catch {
        throw Refusal(.badRequest, "The body was not readable.")
      }
    }

    // MARK: Files

    private func health() async -> Response {
      let isEnding = await registry.isEnding
      return .plain(isEnding ? .serviceUnavailable : .ok, isEnding ? "ending" : "ok")
    }

    private func file(_ name: String, version: String, _ web: WebRequest) throws(Refusal) -> Response {
      guard let file = files.file(named: name, version: version) else {
        throw Refusal(.notFound, "There is no such file.")
      }
      var response = Response(file, compressed: options.compressesFile(web))
      // The policy of a worker's script is the worker's.
      response.headers[.contentSecurityPolicy] = "default-src 'none'; connect-src 'self'"
      return response
    }

    private func font(_ name: String, _ web: WebRequest) throws(Refusal) -> Response {
      guard let font = files.font(named: name) else { throw Refusal(.notFound, "There is no such font.") }
      return Response(font, compressed: options.compressesFile(web))
    }

    private func picture(_ name: String, _ web: WebRequest) async throws(Refusal) -> Response {
      let session = try await session(web)
      guard let picture = await session?.picture(name) else { throw Refusal(.notFound, "There is no such picture.") }
      return .file(picture.bytes, type: picture.contentType, cache: "private, " + Response.unchanging)
    }
  }

  extension BrowserSession {
    /// Returns the picture of a scene.
    fileprivate func picture(_ name: String) -> PageEncoder.Picture? {
      for scene in scenes.values {
        if let picture = scene.pictures[name] { return picture }
      }
      return nil
    }
  }
#endif
