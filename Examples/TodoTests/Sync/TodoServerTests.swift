#if Web
  import Foundation
  import Testing

  @testable import TodoStores

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// The program that keeps the todos of several devices, over HTTP.
  @Suite struct TodoServerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Performs work with a server, by its address.
    private func withServer(_ options: [String] = [], _ work: (String) async throws -> Void) async throws {
      let server = try ProbeProcess(["--port", "0"] + options, program: "TodoServer")
      defer {
        server.kill()
        _ = server.finish()
      }
      try await server.waitForLines(1)
      try await work(try #require(try server.lines.first))
    }

    private func exchange(_ device: MemoryRecords, _ server: WebTodoServer) async throws {
      let (request, sent) = try device.nextRequest()
      device.apply(RecordChange(try await server.exchange(request), to: request, sent))
    }

    @Test("two devices get each other's todos, also after the server was killed")
    func file() async throws {
      let file = folder.file.path
      let first = MemoryRecords(Replica(samples: TodoItem.samples))
      let second = MemoryRecords()
      try await withServer(["--file", file]) { try await exchange(first, WebTodoServer(address: $0)) }
      try await withServer(["--file", file]) { try await exchange(second, WebTodoServer(address: $0)) }
      #expect(second.items() == TodoItem.samples)
      #expect(first.unsentCount() == 0)
    }

    @Test("status 500, half an answer and a late one are failures with their reasons, after which all arrives")
    func trouble() async throws {
      for (options, reason) in [
        (["--fail-every", "1"], "answered with status 500"), (["--halve-every", "1"], "can't be read"),
        (["--delay", "3"], "can't be reached"),
      ] {
        let device = MemoryRecords(Replica(samples: TodoItem.samples))
        let file = folder.url.appending(path: options[0]).path
        try await withServer(options + ["--file", file]) { address in
          do {
            try await exchange(device, WebTodoServer(address: address, timeout: 1))
            Issue.record("\(options) did not fail")
          } catch {
            #expect(error.localizedDescription.contains(reason))
          }
          #expect(device.unsentCount() == 5)
        }
        try await withServer(["--repeat-every", "1", "--file", file]) {
          try await exchange(device, WebTodoServer(address: $0))
        }
        #expect(device.unsentCount() == 0)
        #expect(try SQLiteRecords.open(URL(filePath: file)).items() == TodoItem.samples)
      }
    }

    @Test("a server that is away can't be reached")
    func away() async throws {
      let device = MemoryRecords()
      await #expect(throws: TodoFailure.self) {
        try await exchange(device, WebTodoServer(address: "http://127.0.0.1:1", timeout: 2))
      }
    }

    @Test("wrong requests get a status and a sentence")
    func wrong() async throws {
      try await withServer { address in
        func send(_ body: String, type: String = "application/json", host: String? = nil) async throws -> (Int, String)
        {
          var request = URLRequest(url: try #require(URL(string: address + "/todos/sync")))
          request.httpMethod = "POST"
          request.httpBody = Data(body.utf8)
          request.setValue(type, forHTTPHeaderField: "Content-Type")
          if let host { request.setValue(host, forHTTPHeaderField: "Host") }
          let (data, response) = try await URLSession.shared.data(for: request)
          return ((response as? HTTPURLResponse)?.statusCode ?? 0, String(decoding: data, as: UTF8.self))
        }
        #expect(try await send("{}", type: "text/plain").0 == 415)
        #expect(try await send("{}", host: "evil.example").0 == 421)
        let broken = try await send("{")
        #expect(broken.0 == 400)
        #expect(broken.1.contains("The body is no request to synchronise"))
        let stamp = String(repeating: "0", count: 35)
        let record = """
          {"cursor":{"sequence":0},"records":[{"id":"\(UUID())","title":{"value":"","stamp":"\(stamp)"}}]}
          """
        #expect(try await send(record).1.contains("is not a timestamp of 36 hexadecimal digits"))
        #expect(try await send(#"{"cursor":{"sequence":0},"records":[]}"#).0 == 200)
      }
    }
  }
#endif
