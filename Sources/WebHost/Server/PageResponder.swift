#if Web
  import Foundation
  import HTTPTypes
  import Hummingbird
  import Logging
  import NIOCore
  import RenderTree

  /// Answers the requests of pages.
  struct PageResponder: Sendable {
    let base: String
    let sessions: Sessions
    let origin: OriginPolicy
    let frameAncestors: [String]
    let limits: Limits
    let logger: Logger

    func respond(to request: Request, from remote: SocketAddress?) async throws -> Response {
      let address = remote?.ipAddress
      let path = request.uri.path.hasPrefix(base) ? String(request.uri.path.dropFirst(base.count)) : ""
      let prefix = "/_pergola/"
      var response: Response
      if path.hasPrefix(prefix) {
        let parts = path.dropFirst(prefix.count).split(separator: "/", omittingEmptySubsequences: false).map(
          String.init)
        response = try await respond(to: request, parts, from: address)
      } else if request.method == .post {
        response = Self.refusal(.methodNotAllowed, "Pages are asked for with GET.")
      } else {
        response = await page(request, path.isEmpty ? "/" : path, from: address)
      }
      response.headers[.xContentTypeOptions] = "nosniff"
      response.headers[.referrerPolicy] = "same-origin"
      return response
    }

    private func respond(to request: Request, _ parts: [String], from address: String?) async throws -> Response {
      switch (request.method, parts.count, parts[0]) {
      case (.get, 1, "health"): return await health()
      case (.get, 1, "stream"): return await stream(request, from: address)
      case (.get, 2, "picture"): return await picture(request, parts[1], from: address)
      case (.get, 2, _): return script(version: parts[0], name: parts[1])
      case (.post, 1, "input"): return try await posted(request, from: address) { try await input($0, in: $1) }
      case (.post, 1, "leave"): return try await posted(request, from: address) { try await leave($0, in: $1) }
      case (.post, 2, "form"):
        return try await posted(request, from: address) { try await form($0, tab: parts[1], in: $1, from: address) }
      default: return Self.refusal(.notFound, "There is nothing at this address.")
      }
    }

    // MARK: Pages

    private func page(_ request: Request, _ path: String, from address: String?) async -> Response {
      if await sessions.isClosing { return Self.refusal(.serviceUnavailable, "The server is being stopped.") }
      let page = PageRequest(
        token: token(of: request, from: address), path: path, query: request.uri.query,
        host: origin.host(of: request, from: address),
        languages: PageRequest.languages(request.headers[.acceptLanguage]))
      let nonce = SessionToken().description
      do {
        let opened = try await sessions.open(page, nonce: nonce)
        var response = document(opened.html, nonce: nonce)
        if opened.token != page.token || request.cookies[cookieName(request, from: address)] == nil {
          response.headers[.setCookie] = cookie(opened.token, request, from: address)
        }
        return response
      } catch {
        switch error {
        case .tooManySessions:
          return Self.refusal(.serviceUnavailable, "Too many people use this page. Try again later.")
        case .tooManyScenes: return Self.refusal(.tooManyRequests, "Too many tabs show this page. Close one of them.")
        }
      }
    }

    private func document(_ html: String, nonce: String) -> Response {
      var response = Response(
        status: .ok, headers: [.contentType: "text/html; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
      let ancestors = frameAncestors.isEmpty ? "'none'" : frameAncestors.joined(separator: " ")
      response.headers[.contentSecurityPolicy] =
        "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; img-src 'self' data:; "
        + "font-src 'self'; connect-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
        + "frame-ancestors \(ancestors)"
      return response
    }

    private func script(version: String, name: String) -> Response {
      guard let script = PageScript.all.first(where: { $0.name == name && $0.version == version }) else {
        return Self.refusal(.notFound, "There is no such file.")
      }
      return Response(
        status: .ok,
        headers: [.contentType: script.contentType, .cacheControl: "public, max-age=31536000, immutable"],
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: script.bytes)))
    }

    private func picture(_ request: Request, _ name: String, from address: String?) async -> Response {
      guard let session = await sessions.session(token(of: request, from: address)) else {
        return Self.refusal(.notFound, "There is no such picture.")
      }
      for tab in await session.tabs.values {
        guard let picture = await tab.writer.picture(name) else { continue }
        return Response(
          status: .ok,
          headers: [.contentType: picture.contentType, .cacheControl: "private, max-age=31536000, immutable"],
          body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture.bytes)))
      }
      return Self.refusal(.notFound, "There is no such picture.")
    }

    private func health() async -> Response {
      if await sessions.isClosing { return Self.refusal(.serviceUnavailable, "The server is being stopped.") }
      return Response(
        status: .ok, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: "ok\n")))
    }

    // MARK: The stream

    private func stream(_ request: Request, from address: String?) async -> Response {
      let tabs = Set((request.uri.queryParameters["tabs"] ?? "").split(separator: ",").prefix(1_000).map(String.init))
      let last = request.headers[.lastEventID] ?? request.uri.queryParameters["last"].map(String.init)
      guard let session = await sessions.session(token(of: request, from: address)) else {
        // The session ended, or is that of another process: the pages are loaded again at their addresses.
        let texts = tabs.sorted().map { "data: [\(PageResponder.quoted($0)),{\"reload\":true}]\n\n" }.joined()
        return eventStream(ResponseBody(byteBuffer: ByteBuffer(string: texts)))
      }
      let connection = await sessions.connect(session, tabs: tabs, after: last.flatMap(Int.init))
      let sessions = sessions
      return eventStream(
        ResponseBody { writer in
          do {
            for await text in connection.texts { try await writer.write(ByteBuffer(string: text)) }
            try await writer.finish(nil)
          } catch {
            await sessions.disconnect(connection, of: session)
            throw error
          }
          await sessions.disconnect(connection, of: session)
        })
    }

    private func eventStream(_ body: ResponseBody) -> Response {
      Response(
        status: .ok,
        headers: [
          .contentType: "text/event-stream", .cacheControl: "no-store, no-transform", .xAccelBuffering: "no",
        ], body: body)
    }

    private static func quoted(_ text: String) -> String {
      let data = try? JSONEncoder().encode(text)
      return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    // MARK: Input

    /// Checks a posted request, and hands its body over.
    private func posted(
      _ request: Request, from address: String?,
      _ handle: (ByteBuffer, UserSession) async throws -> Response
    ) async throws -> Response {
      guard origin.isOwn(request, from: address) else {
        return Self.refusal(.forbidden, "Only pages of this server may send input.")
      }
      guard let session = await sessions.session(token(of: request, from: address)) else {
        return Self.refusal(.gone, "The session has ended. Load the page again.")
      }
      let body: ByteBuffer
      do {
        body = try await request.body.collect(upTo: limits.bodySize)
      } catch {
        return Self.refusal(.contentTooLarge, "The input is longer than \(limits.bodySize) bytes.")
      }
      return try await handle(body, session)
    }

    private func input(_ body: ByteBuffer, in session: UserSession) async throws -> Response {
      let input: PageInput
      do {
        input = try PageEvent.events(in: Array(body.readableBytesView))
      } catch {
        return Self.refusal(.badRequest, "\(error)")
      }
      switch await sessions.receive(input, in: session) {
      case .taken: return Response(status: .noContent)
      case .tooMany: return Self.refusal(.tooManyRequests, "Too many events were sent. Send them again later.")
      case .outOfOrder, nil: return Self.refusal(.gone, "The scene has ended. Load the page again.")
      }
    }

    private func leave(_ body: ByteBuffer, in session: UserSession) async throws -> Response {
      struct Leaving: Decodable { let tab: String }
      guard let leaving = try? JSONDecoder().decode(Leaving.self, from: Data(body.readableBytesView)) else {
        return Self.refusal(.badRequest, "The name of a tab is missing.")
      }
      await sessions.leave(leaving.tab, in: session)
      return Response(status: .noContent)
    }

    /// Handles a form, which pages without scripts post, and answers with the page as it is then.
    private func form(
      _ body: ByteBuffer, tab name: String, in session: UserSession, from address: String?
    ) async throws -> Response {
      guard let tab = await session.tabs[name] else {
        return Self.refusal(.gone, "The scene has ended. Load the page again.")
      }
      await sessions.receive(FormInput(String(buffer: body)), in: tab)
      let nonce = SessionToken().description
      return document(await sessions.document(of: tab, nonce: nonce), nonce: nonce)
    }

    // MARK: Cookies

    private func cookieName(_ request: Request, from address: String?) -> String {
      origin.isSecure(request, from: address) ? "__Host-pergola" : "pergola"
    }

    private func token(of request: Request, from address: String?) -> SessionToken? {
      request.cookies[cookieName(request, from: address)].flatMap { SessionToken($0.value) }
    }

    private func cookie(_ token: SessionToken, _ request: Request, from address: String?) -> String {
      let secure = origin.isSecure(request, from: address) ? "; Secure" : ""
      return "\(cookieName(request, from: address))=\(token); Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000\(secure)"
    }

    private static func refusal(_ status: HTTPResponse.Status, _ sentence: String) -> Response {
      Response(
        status: status, headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
        body: ResponseBody(byteBuffer: ByteBuffer(string: sentence + "\n")))
    }
  }
#endif
