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
      guard await registry.allowsStream(to: web.client, after: query.last) else {
        throw Refusal(.tooManyRequests, "There are too many streams to this address.")
      }
      var response = Response(
        status: .ok,
        headers: [
          .contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-store, no-transform",
          .xAccelBuffering: "no",
        ])
      if let session = try? await session(web) {
        let isCompressed = options.compressesStream(web)
        if isCompressed { response.headers[.contentEncoding] = "gzip" }
        response.body =
          StreamBody(
            query: query, client: web.client, session: session, request: request, isCompressed: isCompressed
          ).body
      } else {
        // The session has ended, or its user is logged out: the pages are loaded again, and show the reason.
        let events = query.tabs.map { "data: [\(JSONText.quoted($0)),\(PageCommand.reload.json)]\n\n" }
        response.body = ResponseBody(byteBuffer: ByteBuffer(string: events.joined()))
      }
      return response
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
    let client: ClientAddress?
    let session: BrowserSession
    let request: Request
    let isCompressed: Bool

    // The stream is opened when the head of the response is written: this function is not called for a browser that has
    // gone before.
    var body: ResponseBody {
      ResponseBody { writer in
        // Other streams may have been opened since the request was allowed.
        guard let stream = await session.open(query, client: client) else { throw CancellationError() }
        var parts = StreamWriter(writer, isCompressed: isCompressed)
        do {
          try await write(stream, to: &parts)
        } catch {
          await session.streamDidEnd(stream)
          throw error
        }
        await session.streamDidEnd(stream)
        try await parts.finish()
      }
    }

    private func write(_ stream: EventStream, to writer: inout StreamWriter) async throws {
      // The browser's event `open` needs a first byte.
      try await writer.write(":\n\n")
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

    private func writeEvents(of stream: EventStream, to writer: inout StreamWriter) async throws {
      // The task is cancelled when the backlog is too long. It has the writer to itself until it ends.
      nonisolated(unsafe) var own = writer
      let writing = Task {
        while let text = await stream.next() { try await own.write(text) }
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

  /// Writes the texts of a stream, each so that the browser can read it at once.
  private struct StreamWriter {
    private var writer: any ResponseBodyWriter
    private let encoder: GzipEncoder?
    private let isCompressed: Bool

    init(_ writer: any ResponseBodyWriter, isCompressed: Bool) {
      self.writer = writer
      self.isCompressed = isCompressed
      encoder = isCompressed ? GzipEncoder(.stream) : nil
    }

    mutating func write(_ text: String) async throws {
      guard isCompressed else { return try await writer.write(ByteBuffer(string: text)) }
      // The head of the response has announced the compression, for which there is no memory.
      guard let encoder else { throw CancellationError() }
      try await writer.write(encoder.part(text))
    }

    /// Ends the response.
    consuming func finish() async throws {
      if let encoder { try await writer.write(encoder.end()) }
      try await writer.finish(nil)
    }
  }

  extension BrowserSession {
    /// Opens a stream, and connects the scenes of its tabs. The tabs whose scenes are gone are told so. Nil if there are
    /// too many streams to the client.
    fileprivate func open(_ query: StreamQuery, client: ClientAddress?) async -> EventStream? {
      continueNumbers(after: query.last)
      guard registry?.allowsStream(to: client, after: query.last) == true else { return nil }
      let stream = openStream(after: query.last, client: client)
      for tab in query.tabs {
        if let scene = await scene(tab) {
          scene.connect(to: stream, after: query.last)
        } else {
          stream.send(PageCommand.reload.json, for: tab, id: makeID(for: stream))
        }
      }
      return stream
    }
  }
#endif
