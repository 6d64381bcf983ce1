#if Web
  import ArgumentParser
  import Foundation
  import Hummingbird
  import TodoStores

  /// A server that keeps the todos of several devices, on this machine only.
  @main
  struct TodoServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "TodoServer",
      abstract:
        "Keeps the todos of several devices: POST /todos/sync. There is no log-in, so it listens on this machine only.")

    @Option(help: "The port, or 0 for any that is free.")
    var port: UInt16 = 8097

    @Option(help: "The file of the todos. Without it they are kept in memory, until the server ends.")
    var file: String?

    @OptionGroup(title: "Trouble, for tests")
    var trouble: Trouble

    func run() async throws {
      let records: any TodoRecords
      do {
        records = try file.map { try SQLiteRecords.open(URL(filePath: $0)) } ?? MemoryRecords()
      } catch {
        FileHandle.standardError.write(Data("TodoServer: \(error.localizedDescription)\n".utf8))
        // The status of sysexits.h for a failure of input or output.
        throw ExitCode(74)
      }
      let server = Application(
        router: SyncRoutes.make(records, trouble),
        configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: Int(port))),
        onServerRunning: { channel in
          FileHandle.standardOutput.write(
            Data("http://127.0.0.1:\(channel.localAddress?.port ?? Int(port))\n".utf8))
        })
      try await server.runService()
    }
  }
#else
  import Foundation

  @main
  enum TodoServer {
    static func main() {
      FileHandle.standardError.write(
        Data("This program was built without a server. Expected: the package's trait Web\n".utf8))
      exit(69)
    }
  }
#endif
