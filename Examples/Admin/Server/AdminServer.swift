#if Web
  import AdminRoutes
  import AdminScreens
  import ArgumentParser
  import Foundation
  import Hummingbird
  import PergolaWeb
  import UIKit

  /// A small server of jobs, with its administration at `/admin`.
  @main
  struct AdminServer: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "AdminServer", abstract: "Takes jobs at /jobs, and shows them at /admin. Log in as ada or alan.")

    @Option(help: "The port, or 0 for any that is free. The server listens on this machine only.")
    var port: UInt16 = 8090

    @Flag(help: "Forget the states of pages when the server ends.")
    var fresh = false

    func run() {
      // Commands run on the main thread.
      MainActor.assumeIsolated { serve { try await runServer() } }
    }

    @MainActor
    private func runServer() async throws {
      let (router, admin) = try Routes.make(store: fresh ? MemoryStore() : nil)
      let server = Application(
        router: router,
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: Int(port))),
        services: [admin],
        onServerRunning: { channel in
          FileHandle.standardOutput.write(
            Data("http://127.0.0.1:\(channel.localAddress?.port ?? Int(port))/admin\n".utf8))
        })
      try await server.runService()
    }
  }
#else
  import Foundation

  @main
  enum AdminServer {
    static func main() {
      FileHandle.standardError.write(
        Data("This program was built without pages. Expected: the package's trait Web\n".utf8))
      exit(69)
    }
  }
#endif
