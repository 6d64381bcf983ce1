#if Web
  import Expectations
  import Foundation
  import Hummingbird
  import RenderTree
  import ServiceLifecycle
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("An app in a router that exists", .serialized)
  struct MountingTests {
    @Test("an app is served beside other routes, and its tabs are notified of the shutdown")
    func mounted() async throws {
      let log = SampleApplication.Log()
      let store = MemoryStore()
      let options = WebHost.Options(textEngine: MonospaceTextEngine(), name: "Sample", base: "admin/", store: store)
      let host = WebHost(options: options)
      let router = Router()
      router.get("hello") { _, _ in "hello" }
      let service = try host.addRoutes(for: SampleApplication(log: log), to: router)
      let (ports, listening) = AsyncStream.makeStream(of: Int.self)
      let server = Application(
        router: router, configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
        services: [service], onServerRunning: { listening.yield($0.localAddress?.port ?? 0) })
      let group = ServiceGroup(services: [server], logger: server.logger)
      let running = Task { try await group.run() }
      var iterator = ports.makeAsyncIterator()
      let client = WebClient(port: try #require(await iterator.next()))

      try await expectEqual(client.send("GET", "/hello").body, "hello")
      try await expectEqual(client.send("GET", "/").status, 404)
      let document = try await client.send("GET", "/admin/jobs?open")
      #expect(document.body.contains("Count 0 at /jobs"))
      #expect(document.body.contains("data-base=\"/admin\""))
      try await expectEqual(client.send("GET", "/admin").status, 200)
      let cookie = try #require(document["Set-Cookie"]?.split(separator: ";").first)
      let name = try #require(document.body.part(after: "data-scene=\"", until: "\""))
      let stream = try await client.stream("/admin/_pergola/stream?tabs=\(name)", ["Cookie": String(cookie)])
      log.scenes.first?.setCount(3)
      _ = try await stream.next(containing: "Count 3")
      await group.triggerGracefulShutdown()
      _ = try await stream.next(containing: "bye")
      try await running.value
      #expect(await store.record(scene: name) != nil)
    }

    @Test("an address that is in use is named")
    func inUse() async throws {
      try await TestServer.run { server in
        let address = ListenAddress(port: server.client.port)
        let options = WebHost.Options(textEngine: MonospaceTextEngine(), address: address, store: MemoryStore())
        let error = await #expect(throws: WebHostError.self) {
          try await WebHost(options: options).run(SampleApplication())
        }
        expectEqual(error?.description, "The app can't be served at \(address): Address already in use.")
      }
    }

    @Test("a host that does not exist is named, with what was expected")
    func unknownHost() async throws {
      let options = WebHost.Options(
        textEngine: MonospaceTextEngine(), address: ListenAddress(host: "nonsense.invalid"), store: MemoryStore())
      let error = await #expect(throws: WebHostError.self) {
        try await WebHost(options: options).run(SampleApplication())
      }
      expectEqual(error, .unknownHost(ListenAddress(host: "nonsense.invalid")))
      expectEqual(
        error?.description,
        "\"nonsense.invalid\" is the name of no host. Expected a port (8080), a host and a port (0.0.0.0:80) or [::1]:80."
      )
    }
  }
#endif
