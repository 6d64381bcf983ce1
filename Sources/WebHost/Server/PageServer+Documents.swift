#if Web
  import Foundation
  import HTTPTypes
  import Hummingbird
  import NIOCore

  extension PageServer {
    /// Returns the document at an address, with a scene that waits for the page's stream.
    func document(_ request: Request, _ web: WebRequest) async throws(Refusal) -> Response {
      guard [.get, .head].contains(request.method) else {
        throw Refusal(.methodNotAllowed, "The method is not allowed.")
      }
      guard web.wantsDocument else { throw Refusal(.notFound, "There is no such file.") }
      let identity = try await identity(web)
      let nonce = RandomName.make()
      var response = Response(
        status: .ok,
        headers: [
          .contentType: "text/html; charset=utf-8", .cacheControl: "no-store",
          .contentSecurityPolicy: policy(nonce: nonce),
          .vary: "Cookie, Accept-Language, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile, Sec-Fetch-Dest",
        ])
      guard request.method == .get else { return response }
      guard
        let page = await registry.openPage(
          web, await registry.session(token(web), identity, client: web.client), identity, nonce: nonce)
      else { throw Refusal(.serviceUnavailable, "Too many pages are open. Close some, or try again later.") }
      if page.isNew { response.headers[.setCookie] = cookie(page.token, web) }
      response.setBody(page.html, compressed: options.compressesDocument(web))
      return response
    }

    private func policy(nonce: String) -> String {
      let ancestors = options.frameAncestors.isEmpty ? "'none'" : options.frameAncestors.joined(separator: " ")
      return "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self' 'nonce-\(nonce)'; "
        + "img-src 'self'; connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; "
        + "frame-ancestors \(ancestors)"
    }

    /// Performs a form that was posted by a page without scripts, and sends the browser to the changed page.
    func form(_ request: Request, _ web: WebRequest, scene name: String) async throws(Refusal) -> Response {
      try checkOrigin(web)
      let type = web.header("Content-Type") ?? ""
      guard type.lowercased().hasPrefix("application/x-www-form-urlencoded") else {
        throw Refusal(.unsupportedMediaType, "The form has the wrong type.")
      }
      guard let session = try await session(web) else {
        throw Refusal(.seeOther, "The page was closed.", location: options.base + "/")
      }
      guard let form = PageForm(try await body(of: request, limit: options.limits.bodySize)) else {
        throw Refusal(.badRequest, "The form is not well-formed.")
      }
      guard let address = await session.submit(form, to: name) else {
        throw Refusal(.tooManyRequests, "There are too many events.")
      }
      return Response(
        status: .seeOther, headers: [.location: address, .cacheControl: "no-store"])
    }
  }

  extension SessionRegistry {
    /// A document and its session.
    struct Page: Sendable {
      let html: String
      let token: SessionToken
      /// True if the browser has not got the session's cookie.
      let isNew: Bool
    }

    /// Makes the scene of a document; nil if there are too many.
    fileprivate func openPage(
      _ web: WebRequest, _ known: BrowserSession?, _ identity: WebIdentity?, nonce: String
    ) async -> Page? {
      guard let session = known ?? makeSession(identity, client: web.client) else { return nil }
      session.origin = web.origin
      let target = options.relative(web.target)
      let scene: PageScene
      var isGuess = false
      if let adopted = session.adoptScene(at: options.base + target, isReload: web.isReload) {
        scene = adopted
      } else {
        guard makeRoom(in: session) else { return nil }
        scene = session.connectScene(SceneEnvironment(web, options), target: target, isReload: web.isReload)
        isGuess = KeptWindow(web) == nil
      }
      let html = await scene.document(description: options.description, nonce: nonce, isGuess: isGuess)
      return Page(html: html, token: session.token, isNew: known == nil)
    }
  }

  extension BrowserSession {
    /// Performs a form, and returns the address of the scene, or of the start page if the scene is gone; nil if there are
    /// too many events.
    fileprivate func submit(_ form: PageForm, to name: String) async -> String? {
      guard let scene = await scene(name) else { return base + "/" }
      guard scene.submit(form) else { return nil }
      await scene.settle()
      guard scenes[name] === scene else { return base + "/" }
      scene.awaitDocument()
      return scene.currentAddress
    }
  }
#endif
