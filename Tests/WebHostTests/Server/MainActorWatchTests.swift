#if Web
  import Expectations
  import Foundation
  import RenderTree
  import Synchronization
  import Testing

  @testable import WebHost

  @MainActor
  @Suite("The watch of the main actor", .serialized)
  struct MainActorWatchTests {
    /// The stalls that were reported.
    private final class Reports: Sendable {
      private let list = Mutex<[(work: AppWork, time: Duration)]>([])
      var all: [(work: AppWork, time: Duration)] { list.withLock { $0 } }
      func add(_ work: AppWork, _ time: Duration) { list.withLock { $0.append((work, time)) } }
    }

    @Test("work that holds the main actor is reported with its kind and its time", arguments: [AppWork.turn, .other])
    func stall(work: AppWork) async throws {
      let reports = Reports()
      let watch = MainActorWatch { reports.add($0, $1) }
      watch.start()
      defer { watch.stop() }
      try await until {
        if work == .other { usleep(500_000) } else { work.perform { _ = usleep(500_000) } }
        return reports.all.contains { $0.work == work }
      }
      let stall = try #require(reports.all.first { $0.work == work })
      #expect(stall.time > .milliseconds(100))
    }

    @Test("a watch that has ended reports nothing")
    func end() async throws {
      let reports = Reports()
      let watch = MainActorWatch { reports.add($0, $1) }
      watch.start()
      watch.stop()
      try await Task.sleep(for: .milliseconds(100))
      usleep(400_000)
      try await Task.sleep(for: .milliseconds(100))
      #expect(reports.all.isEmpty)
    }

    @Test("work inside of other work belongs to that")
    func nested() {
      expectEqual(AppWork.current, .other)
      AppWork.event.perform {
        AppWork.turn.perform { expectEqual(AppWork.current, .event) }
        expectEqual(AppWork.current, .event)
      }
      expectEqual(AppWork.current, .other)
    }

    @Test("a server watches while a page is connected")
    func server() async throws {
      try await TestServer.run { server in
        let registry = try server.registry
        #expect(!registry.mainActorWatch.isRunning)
        let tab = try await TestBrowser(server).open()
        #expect(registry.mainActorWatch.isRunning)
        _ = try await tab.press()
      }
    }
  }
#endif
