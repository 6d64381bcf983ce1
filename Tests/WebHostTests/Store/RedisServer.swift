#if Redis
  import Expectations
  import Foundation
  import Testing

  @testable import WebHost

  /// A Redis server for a test, which keeps nothing and is reached through a socket in a folder of its own.
  final class RedisServer {
    private let folder: URL
    private let password: String?
    private var process: pid_t?

    /// Starts a server, which asks for a password if one is given.
    init(password: String? = nil) throws {
      self.password = password
      folder = FileManager.default.temporaryDirectory.appending(path: "pergola-" + RandomName.make().prefix(8))
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      start()
    }

    deinit {
      stop()
      try? FileManager.default.removeItem(at: folder)
    }

    private var socket: String { folder.appending(path: "redis.sock").path }

    /// Returns the address of a database.
    func address(password: String? = nil, database: Int = 0) throws -> RedisAddress {
      try RedisAddress("redis+unix://\(password.map { ":\($0)@" } ?? "")\(socket)?db=\(database)")
    }

    func start() {
      let arguments = ["redis-server", "--port", "0", "--unixsocket", socket, "--save", "", "--appendonly", "no"]
      let all =
        arguments + ["--dir", folder.path, "--logfile", "log"] + (password.map { ["--requirepass", $0] } ?? [])
      var pointers = all.map { strdup($0) } + [nil]
      defer { for pointer in pointers { free(pointer) } }
      var id: pid_t = 0
      let status = posix_spawnp(&id, "redis-server", nil, nil, &pointers, environ)
      expectEqual(status, 0, "redis-server was not started: \(String(cString: strerror(status)))")
      guard status == 0 else { return }
      process = id
      // The socket is there when the server listens.
      for _ in 0..<2000 where !FileManager.default.fileExists(atPath: socket) { usleep(5_000) }
    }

    func stop() {
      guard let process else { return }
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
      self.process = nil
      unlink(socket)
    }

    /// Stops the server's answers, as those of a machine that is out of reach.
    func suspend() { if let process { kill(process, SIGSTOP) } }
  }
#endif
