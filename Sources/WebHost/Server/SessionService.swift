#if Web
  import ServiceLifecycle

  /// The work on sessions that time asks for: heartbeats, and the end of what nobody uses. It ends the sessions when the
  /// server shuts down.
  struct SessionService: Service {
    let sessions: Sessions

    func run() async throws {
      await sessions.removeExpiredRecords()
      await cancelWhenGracefulShutdown {
        var seconds = 0
        while !Task.isCancelled {
          try? await Task.sleep(for: .seconds(1))
          seconds += 1
          await sessions.sweep()
          if seconds.isMultiple(of: 15) { await sessions.sendHeartbeats() }
          if seconds.isMultiple(of: 3600) { await sessions.removeExpiredRecords() }
        }
      }
      await sessions.close()
    }
  }
#endif
