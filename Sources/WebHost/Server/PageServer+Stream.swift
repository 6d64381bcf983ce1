#if Web
  import HTTPTypes
  import Hummingbird
  import NIOCore
  import ServiceLifecycle

  extension PageServer {
    /// The maximum number of tabs that a stream names.
    private static let maximumTabs = 500

    /// Opens the stream of a browser's tabs.
    func stream(_ request: Request, _ web: WebRequest) async throws(Refusal) -> Response {
      if let site = web.header("Sec-Fetch-Site"), site != "same-origin" {
        throw Refusal(.forbidden, "Streams to other sites are refused.")
      }
      let query = StreamQuery(web)
      guard !query.tabs.isEmpty, query.tabs.count <= Self.maximumTabs else {
        throw Refusal(.badRequest, "The stream has no tabs, or too many.")
      }
      guard web.cookie(cookieName(web)) != nil else { throw Refusal(.forbidden, "There is no session.") }
      let body: ResponseBody
      if let session = try? await session(web) {
        body = StreamBody(query: query, session: session, request: request).body
      } else {
        // The session has ended, or its user is logged out: the pages are loaded again, and show the reason.
        let events = query.tabs.map { "data: [\(JSONText.quoted($0)),{\"reload\":true}]\n\n" }
        body = ResponseBody(byteBuffer: ByteBuffer(string: events.joined()))
      }
      return Response(
        status: .ok,
        headers: [
          .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store, no-transform",
          .xAccelBuffering: "no",
        ], body: body)
    }
  }

  /// The tabs of a stream, and the last event that the browser received before.
  struct StreamQuery: Sendable {
    let tabs: [String]
    let last: EventID?

    init(_ web: WebRequest) {
      var members: [Substring: String] = [:]
      for pair in (web.query ?? "").split(separator: "&") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { members[parts[0]] = parts[1].removingPercentEncoding }
      }
      let names = members["tabs"]?.split(separator: ",").map(String.init) ?? []
      tabs = names.filter { $0.utf8.count <= PageEvent.maximumNameLength }
      last = (web.header("Last-Event-ID") ?? members["last"]).flatMap { EventID($0) }
    }
  }

  /// Writes a stream until the browser closes it, reads too slowly, or the server shuts down.
  private struct StreamBody: Sendable {
    /// The time in which a browser has to read what it was sent when the stream ends.
    private static let closingTime = Duration.seconds(5)

    let query: StreamQuery
    let session: BrowserSession
    let request: Request

    // The stream is opened when the head of the response is written: this function is not called for a browser that has
    // gone before.
    var body: ResponseBody {
      ResponseBody { writer in
        let stream = await session.open(query)
        do {
          try await write(stream, to: &writer)
        } catch {
          await session.streamDidEnd(stream)
          throw error
        }
        await session.streamDidEnd(stream)
        try await writer.finish(nil)
      }
    }

    private func write(_ stream: EventStream, to writer: inout any ResponseBodyWriter) async throws {
      // The browser's event `open` needs a first byte.
      try await writer.write(ByteBuffer(string: ":\n\n"))
      try await request.body.consumeWithInboundCloseHandler { _ in
        try await withGracefulShutdownHandler {
          try await writeEvents(of: stream, to: &writer)
        } onGracefulShutdown: {
          Task { @MainActor in session.sayGoodbye(to: stream) }
        }
      } onInboundClosed: {
        stream.finish()
      }
    }

    private func writeEvents(of stream: EventStream, to writer: inout any ResponseBodyWriter) async throws {
      // The task is cancelled when the backlog is too long. It has the writer to itself until it ends.
      nonisolated(unsafe) var own = writer
      let writing = Task {
        while let text = await stream.next() { try await own.write(ByteBuffer(string: text)) }
      }
      stream.onOverflow { writing.cancel() }
      stream.onFinish {
        Task {
          try? await Task.sleep(for: Self.closingTime)
          writing.cancel()
        }
      }
      try await withTaskCancellationHandler {
        try await writing.value
      } onCancel: {
        writing.cancel()
      }
      writer = own
      if stream.hasOverflown { throw CancellationError() }
    }
  }

  extension BrowserSession {
    /// Opens a stream, and connects the scenes of its tabs. The tabs whose scenes are gone are told so.
    fileprivate func open(_ query: StreamQuery) async -> EventStream {
      continueNumbers(after: query.last)
      let stream = openStream(after: query.last)
      for tab in query.tabs {
        if let scene = await scene(tab) {
          scene.connect(to: stream, after: query.last)
        } else {
          stream.send("{\"reload\":true}", for: tab, id: makeID(for: stream))
        }
      }
      return stream
    }
  }
#endif
