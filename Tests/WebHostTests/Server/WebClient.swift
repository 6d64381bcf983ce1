#if Web
  import Foundation
  import NIOCore
  import NIOPosix

  /// A browser's side of HTTP/1.1, as small as tests need it: one connection for each request.
  struct WebClient: Sendable {
    /// A complete response.
    struct Reply: Sendable {
      var status = 0
      var fields: [(name: String, value: String)] = []
      var body = ""

      subscript(name: String) -> String? { fields.first { $0.name.lowercased() == name.lowercased() }?.value }
    }

    let port: Int

    /// Sends a request, and returns the response.
    func send(
      _ method: String, _ path: String, _ fields: [String: String] = [:], body: String? = nil
    ) async throws -> Reply {
      var fields = fields
      fields["Connection"] = "close"
      let connection = try await WebConnection(port: port)
      try await connection.write(Self.request(method, path, fields, body))
      let reply = try await connection.readReply()
      await connection.close()
      return reply
    }

    /// Sends bytes, and returns everything that the server answers until it closes the connection, or `end` is read.
    func exchange(_ bytes: String, until end: String? = nil) async throws -> String {
      let connection = try await WebConnection(port: port)
      try await connection.write(bytes)
      let text = try await connection.readAll(until: end)
      await connection.close()
      return text
    }

    /// Opens a stream of events.
    func stream(_ path: String, _ fields: [String: String] = [:]) async throws -> EventReader {
      let connection = try await WebConnection(port: port)
      try await connection.write(Self.request("GET", path, fields, nil))
      let head = try await connection.readHead()
      return EventReader(connection: connection, head: head)
    }

    private static func request(_ method: String, _ path: String, _ fields: [String: String], _ body: String?) -> String
    {
      var text = "\(method) \(path) HTTP/1.1\r\n"
      if fields["Host"] == nil { text += "Host: localhost\r\n" }
      for (name, value) in fields { text += "\(name): \(value)\r\n" }
      if let body { text += "Content-Length: \(body.utf8.count)\r\n" }
      return text + "\r\n" + (body ?? "")
    }
  }

  /// The end of a connection or of a test's patience.
  enum WebClientError: Error { case closed, timedOut(String), missing(String, [Substring]) }

  /// A connection of bytes with a limit of time for each read.
  actor WebConnection {
    private let channel: any Channel
    private let bytes: Inbox
    private var buffer = ""

    init(port: Int) async throws {
      let bytes = Inbox()
      self.bytes = bytes
      channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .channelInitializer { channel in channel.pipeline.addHandler(InboxHandler(inbox: bytes)) }
        .connect(host: "127.0.0.1", port: port).get()
    }

    func write(_ text: String) async throws { try await channel.writeAndFlush(ByteBuffer(string: text)).get() }

    func close() async { try? await channel.close().get() }

    /// Stops reading, as a slow browser does.
    func stopReading() async { try? await channel.setOption(.autoRead, value: false).get() }

    private func more() async throws {
      guard let text = try await bytes.next() else { throw WebClientError.closed }
      buffer += text
    }

    /// Returns the bytes that arrive next.
    func read() async throws -> String {
      while buffer.isEmpty { try await more() }
      defer { buffer = "" }
      return buffer
    }

    func readAll(until end: String?) async throws -> String {
      do {
        while end.map({ !buffer.contains($0) }) ?? true { try await more() }
      } catch WebClientError.closed {
        return buffer
      }
      return buffer
    }

    func readHead() async throws -> WebClient.Reply {
      while !buffer.contains("\r\n\r\n") { try await more() }
      let parts = buffer.components(separatedBy: "\r\n\r\n")
      buffer = parts.dropFirst().joined(separator: "\r\n\r\n")
      let lines = parts[0].components(separatedBy: "\r\n")
      var reply = WebClient.Reply()
      reply.status = Int(lines[0].split(separator: " ").dropFirst().first ?? "") ?? 0
      for line in lines.dropFirst() {
        let pair = line.split(separator: ":", maxSplits: 1)
        reply.fields.append((String(pair[0]), pair.count == 2 ? pair[1].trimmingCharacters(in: .whitespaces) : ""))
      }
      return reply
    }

    func readReply() async throws -> WebClient.Reply {
      var reply = try await readHead()
      if let length = reply["Content-Length"].flatMap({ Int($0) }) {
        while buffer.utf8.count < length { try await more() }
        reply.body = buffer
      } else if reply["Transfer-Encoding"] == "chunked" {
        while let chunk = try await readChunk() { reply.body += chunk }
      }
      return reply
    }

    /// Returns the next chunk; nil for the last.
    func readChunk() async throws -> String? {
      while !buffer.contains("\r\n") { try await more() }
      let line = buffer.range(of: "\r\n") ?? buffer.endIndex..<buffer.endIndex
      let length = Int(buffer[..<line.lowerBound], radix: 16) ?? 0
      var rest = buffer[line.upperBound...].utf8
      while rest.count < length + 2 {
        try await more()
        rest = buffer[line.upperBound...].utf8
      }
      let bytes = Array(rest)
      buffer = String(decoding: bytes[(length + 2)...], as: UTF8.self)
      return length == 0 ? nil : String(decoding: bytes[..<length], as: UTF8.self)
    }
  }

  /// Reads a stream of events.
  actor EventReader {
    /// An event of a stream.
    struct Event: Sendable, CustomStringConvertible {
      var id = ""
      var data = ""
      var description: String { "\(id) \(data)" }
    }

    private let connection: WebConnection
    nonisolated let head: WebClient.Reply
    private var text = ""
    private(set) var comments = 0
    private(set) var lastID = ""

    init(connection: WebConnection, head: WebClient.Reply) {
      self.connection = connection
      self.head = head
    }

    /// Returns the next event.
    func next() async throws -> Event {
      while true {
        if let event = bufferedEvent() { return event }
        text += try await more()
      }
    }

    /// Returns the next event of a part of the stream that was read; nil if there is none.
    private func bufferedEvent() -> Event? {
      while let end = text.range(of: "\n\n") {
        let block = text[..<end.lowerBound]
        text = String(text[end.upperBound...])
        if let event = parse(block) { return event }
      }
      return nil
    }

    private func more() async throws -> String {
      if head["Content-Length"] != nil { return try await connection.read() }
      guard let chunk = try await connection.readChunk() else { throw WebClientError.closed }
      return chunk
    }

    /// Returns the next event with a text in it. Throws an error with the others if none comes in five minutes, although
    /// the connection lives on.
    func next(containing part: String) async throws -> Event {
      let end = ContinuousClock.now + .seconds(300)
      var others: [Event] = []
      while true {
        guard ContinuousClock.now < end else { throw WebClientError.missing(part, others.map { $0.data.prefix(80) }) }
        guard let event = bufferedEvent() else {
          text += try await more()
          continue
        }
        if event.data.contains(part) { return event }
        others.append(event)
      }
    }

    /// Waits for a heartbeat.
    func heartbeat() async throws {
      let count = comments
      while comments == count {
        text += try await more()
        while bufferedEvent() != nil {}
      }
    }

    private func parse(_ block: Substring) -> Event? {
      var event = Event()
      for line in block.split(separator: "\n") {
        if line.hasPrefix(":") { comments += 1 }
        if line.hasPrefix("id: ") { event.id = String(line.dropFirst(4)) }
        if line.hasPrefix("data: ") { event.data = String(line.dropFirst(6)) }
      }
      if !event.id.isEmpty { lastID = event.id }
      return event.data.isEmpty ? nil : event
    }

    func stopReading() async { await connection.stopReading() }
    func close() async { await connection.close() }
  }

  /// The bytes that have arrived.
  actor Inbox {
    private var texts: [String] = []
    private var isClosed = false
    private var reader: CheckedContinuation<Void, Never>?
    private var round = 0

    func add(_ text: String) {
      texts.append(text)
      wake()
    }

    func close() {
      isClosed = true
      wake()
    }

    private func wake() {
      reader?.resume()
      reader = nil
      round += 1
    }

    private func giveUp(_ started: Int) { if round == started { wake() } }

    /// Returns the next bytes; nil at the end.
    func next() async throws -> String? {
      if texts.isEmpty, !isClosed {
        let started = round
        let timer = Task {
          try await Task.sleep(for: .seconds(600))
          giveUp(started)
        }
        await withCheckedContinuation { reader = $0 }
        timer.cancel()
      }
      guard !texts.isEmpty else {
        guard isClosed else { throw WebClientError.timedOut("no bytes in ten minutes") }
        return nil
      }
      return texts.removeFirst()
    }
  }

  private final class InboxHandler: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    private let inbox: Inbox
    private let events: AsyncStream<String?>.Continuation

    init(inbox: Inbox) {
      self.inbox = inbox
      let (stream, events) = AsyncStream.makeStream(of: String?.self)
      self.events = events
      Task {
        for await text in stream {
          if let text { await inbox.add(text) } else { await inbox.close() }
        }
      }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      events.yield(String(buffer: unwrapInboundIn(data)))
    }

    func channelInactive(context: ChannelHandlerContext) {
      events.yield(nil as String?)
      events.finish()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
  }
#endif
