#if Web
  import Expectations
  import Foundation
  import HTTPTypes
  import NIOCore
  import RenderTree
  import SeededRandomness
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("Compression", .serialized)
  struct CompressionTests {
    private func get(_ server: TestServer, _ path: String, _ fields: [String: String]) async throws -> (
      head: String, body: [UInt8]
    ) {
      let connection = try RawConnection(port: server.client.port)
      let lines = fields.map { "\($0.key): \($0.value)\r\n" }.sorted().joined()
      connection.write("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(lines)\r\n")
      return try await connection.readReply()
    }

    @Test("a part of a compressed text can be read at once, and takes less than its text", arguments: 1...5)
    func parts(seed: Int) throws {
      var random = Randomness(seed: seed)
      let encoder = try #require(GzipEncoder(.stream))
      let reader = Gunzip()
      for _ in 0..<50 {
        let text = (0...random.next(below: 3000)).map { _ in
          "abcé😀\n".randomElement(using: &random).map(String.init) ?? ""
        }
        .joined()
        try expectEqual(reader.text(Array(buffer: encoder.part(text))), text, "seed \(seed)")
      }
      try expectEqual(reader.text(Array(buffer: encoder.end())), "")
      #expect(reader.isAtEnd)
    }

    @Test("a repeated change costs less than half of its bytes on the stream")
    func repetition() throws {
      let encoder = try #require(GzipEncoder(.stream))
      var lengths: [Int] = []
      var text = ""
      for number in 0..<20 {
        text =
          "id: 123456789012-\(number)\ndata: [\"0123456789abcdef0123456789abcdef\",{\"f\":\(number),\"a\":\(number),"
          + "\"p\":[[6,\"ts\",\"Another title of row \(number)\"]]}]\n\n"
        lengths.append(encoder.part(text).readableBytes)
      }
      let last = try #require(lengths.last)
      print("a change of one row: \(text.utf8.count) bytes, \(last) compressed")
      #expect(last * 2 < text.utf8.count)
    }

    @Test("the codings that a client accepts are read with their weights")
    func codings() {
      for (field, isAccepted) in [
        ("gzip, deflate, br", true), ("GZIP;q=0.5", true), ("gzip;q=0", false), ("gzip; q=0.0, *", false), ("*", true),
        ("br", false), ("", false), ("x-gzip", true), ("identity, *;q=0", false), ("gzipped", false),
      ] {
        let request = WebRequest(
          HTTPRequest(
            method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: [.acceptEncoding: field]),
          peer: nil, proxies: [])
        expectEqual(request.acceptsGzip, isAccepted, "\(field)")
      }
    }

    @Test("files and documents are compressed for clients that read gzip")
    func documents() async throws {
      try await TestServer.run { server in
        let plain = try await get(server, "/", [:])
        #expect(!plain.head.lowercased().contains("content-encoding"))
        #expect(plain.head.contains("Accept-Encoding"))
        let packed = try await get(server, "/", ["Accept-Encoding": "gzip"])
        #expect(packed.head.lowercased().contains("content-encoding: gzip"))
        let html = try Gunzip().text(packed.body)
        #expect(html.contains("Count 0 at home"))
        #expect(packed.body.count * 2 < html.utf8.count)
        for file in PageScript.all {
          let path = "/_pergola/\(file.version)/\(file.name)"
          try await expectEqual(get(server, path, [:]).body, file.bytes)
          for _ in 0..<2 {
            let packed = try await get(server, path, ["Accept-Encoding": "gzip"])
            #expect(packed.head.lowercased().contains("vary: accept-encoding"))
            try expectEqual(Gunzip().text(packed.body), String(decoding: file.bytes, as: UTF8.self))
          }
        }
      }
    }

    @Test("a document that another site asked for is not compressed: it may have chosen a part of the text")
    func otherSites() async throws {
      try await TestServer.run(change: { $0.trustedProxies = ["127.0.0.1"] }) { server in
        let cases: [([String: String], Bool)] = [
          (["Sec-Fetch-Site": "cross-site"], false), (["Sec-Fetch-Site": "same-site"], false),
          (["Sec-Fetch-Site": "same-origin"], true), (["Sec-Fetch-Site": "none"], true), ([:], true),
          (["X-Forwarded-Proto": "https"], false), (["X-Forwarded-Proto": "https", "Sec-Fetch-Site": "none"], true),
        ]
        for (fields, isCompressed) in cases {
          let reply = try await get(server, "/x", fields.merging(["Accept-Encoding": "gzip"]) { $1 })
          expectEqual(reply.head.lowercased().contains("content-encoding: gzip"), isCompressed, "\(fields)")
        }
      }
    }

    @Test("the option leaves out what is not to be compressed", arguments: Compression.allCases)
    func option(compression: Compression) async throws {
      try await TestServer.run(change: { $0.compression = compression }) { server in
        let page = try await get(server, "/", ["Accept-Encoding": "gzip"])
        expectEqual(page.head.contains("gzip"), (compression == .all))
        let style = PageScript.style
        let file = try await get(server, "/_pergola/\(style.version)/page.css", ["Accept-Encoding": "gzip"])
        expectEqual(file.head.contains("gzip"), (compression != .none))
      }
    }

    @Test("each event of a compressed stream arrives at once, and the stream ends as gzip does")
    func stream() async throws {
      try await TestServer.run { server in
        let tab = try await TestBrowser(server).open()
        await tab.stream?.close()
        let connection = try RawConnection(port: server.client.port)
        let cookie = try #require(tab.browser.cookie)
        connection.write(
          "GET /_pergola/stream?tabs=\(tab.name) HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n"
            + "Cookie: \(cookie)\r\n\r\n")
        let (head, rest) = try await connection.readHead()
        #expect(head.lowercased().contains("content-encoding: gzip"))
        let reader = ChunkReader(connection, rest)
        try await reader.read(until: ":\n\n")
        for count in 1...5 {
          _ = try await tab.press()
          try await reader.read(until: "Count \(count) ")
        }
        try server.registry.sessions.values.first?.streams.forEach { $0.finish() }
        try await reader.readToEnd()
      }
    }

    /// Reads the chunks of a compressed response.
    private final class ChunkReader {
      private let connection: RawConnection
      private let gunzip = Gunzip()
      private var bytes: [UInt8]
      private var text = ""

      init(_ connection: RawConnection, _ bytes: [UInt8]) {
        self.connection = connection
        self.bytes = bytes
      }

      /// Reads until a text has arrived.
      func read(until part: String) async throws {
        while !text.contains(part) { try #require(try await readChunk()) }
        text = ""
      }

      /// Reads the rest.
      func readToEnd() async throws {
        while try await readChunk() {}
        #expect(gunzip.isAtEnd)
      }

      private func readChunk() async throws -> Bool {
        while true {
          if let end = bytes.firstIndex(of: 13),
            let length = Int(String(decoding: bytes[..<end], as: UTF8.self), radix: 16),
            bytes.count >= end + 2 + length + 2
          {
            text += length == 0 ? "" : try gunzip.text(Array(bytes[(end + 2)..<(end + 2 + length)]))
            bytes.removeFirst(end + 2 + length + 2)
            return length > 0
          }
          let more = await connection.read()
          guard !more.isEmpty else { throw WebClientError.closed }
          bytes += more
        }
      }
    }
  }
#endif
