#if Web
  import HTTPTypes
  import Hummingbird

  extension PageServer {
    /// Takes posted input.
    func input(_ request: Request, _ web: WebRequest) async throws(Refusal) -> Response {
      let input = try await pageInput(request, web)
      guard let session = try await session(web) else { throw Refusal(.gone, "The session has ended.") }
      switch await session.take(input) {
      case .taken: return Response(status: .noContent)
      case .copied: return .file(Array(PageCommand.reload.json.utf8), type: "application/json", cache: "no-store")
      case .unknown: throw Refusal(.gone, "The scene was closed.")
      case .tooMany: throw Refusal(.tooManyRequests, "There are too many events.")
      }
    }

    /// Notes that a page was left.
    func leave(_ request: Request, _ web: WebRequest) async throws(Refusal) -> Response {
      let tab = try await leavingTab(request, web)
      await (try session(web))?.leave(tab)
      return Response(status: .noContent)
    }

    private func pageInput(_ request: Request, _ web: WebRequest) async throws(Refusal) -> PageInput {
      let bytes = try await post(request, web, limit: options.limits.bodySize)
      do {
        return try PageEvent.events(in: bytes)
      } catch {
        throw Refusal(.badRequest, error.description)
      }
    }

    private func leavingTab(_ request: Request, _ web: WebRequest) async throws(Refusal) -> String {
      let bytes = try await post(request, web, limit: 4096)
      do {
        return try PageEventMembers(try JSONValue(bytes)).string("tab", limit: PageEvent.maximumNameLength)
      } catch {
        throw Refusal(.badRequest, error.description)
      }
    }

    /// Returns the body of a post of the page's script.
    private func post(_ request: Request, _ web: WebRequest, limit: Int) async throws(Refusal) -> [UInt8] {
      guard web.header("Pergola-Page") == "1" else { throw Refusal(.forbidden, "The field Pergola-Page is missing.") }
      try checkOrigin(web)
      let type = web.header("Content-Type") ?? ""
      guard type.lowercased().hasPrefix("application/json") else {
        throw Refusal(.unsupportedMediaType, "The input is not JSON.")
      }
      return try await body(of: request, limit: limit)
    }
  }

  extension BrowserSession {
    /// The outcome of input.
    enum InputOutcome: Sendable {
      case taken
      /// The page is a copy of another tab.
      case copied
      /// There is no scene with the name.
      case unknown
      case tooMany
    }

    fileprivate func take(_ input: PageInput) async -> InputOutcome {
      guard let scene = await scene(input.tab) else { return .unknown }
      guard scene.bucket.take(input.events.count, now: .now) else { return .tooMany }
      return await scene.take(input.events) ? .taken : .copied
    }

    fileprivate func leave(_ tab: String) { scenes[tab]?.leave() }
  }
#endif
