#if Web
  import PergolaUIKit
  import ServiceLifecycle
  import WebHost

  /// An app in the router of a server. As one of the server's services, it tells its pages of a graceful shutdown, and
  /// stores the states of its scenes.
  @MainActor
  public final class MountedApp: Service {
    private let host: WebHost
    private let service: any Service

    init(_ host: WebHost, _ service: any Service) {
      self.host = host
      self.service = service
    }

    /// Returns after the graceful shutdown of the server, when all states are stored.
    nonisolated public func run() async throws { try await service.run() }

    /// Ends all scenes of a user at once. Their pages are loaded again, which asks for the user's identity.
    public func endScenes(of identity: WebIdentity) { host.endScenes(of: identity) }
  }

  /// Runs a server in which apps are mounted, and ends the process with it. Does not return.
  ///
  /// The main thread runs its run loop meanwhile, on which the timers of apps are. A server that is awaited from an
  /// asynchronous `main` has no such loop.
  ///
  /// ```swift
  /// @main enum Server {
  ///   static func main() {
  ///     serve {
  ///       let router = Router()
  ///       let admin = try router.addPergola(AppDelegate.self, at: "/admin")
  ///       try await Application(router: router, services: [admin]).runService()
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter body: runs the server. An error that it throws is written to standard error; the status is 1 then.
  @MainActor
  public func serve(_ body: @escaping @MainActor () async throws -> Void) -> Never {
    runProcess {
      do {
        try await body()
        return 0
      } catch {
        FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
        return 1
      }
    }
  }
#endif
