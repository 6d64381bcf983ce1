#if Redis
  import CHiredis
  import Dispatch
  import Foundation

  /// A connection to a Redis server, which is opened when a command needs it, and again after it was lost.
  ///
  /// hiredis waits for answers, so commands run one after the other on a queue of their own.
  final class RedisConnection: Sendable {
    /// The time in which a server has to answer.
    private static let patience = timeval(tv_sec: 2, tv_usec: 0)
    /// The time for which commands fail at once after a server did not answer.
    private static let pause = Duration.seconds(2)

    let address: RedisAddress
    private let queue = DispatchQueue(label: "pergola.redis")
    private let state = State()

    init(_ address: RedisAddress) { self.address = address }

    /// Sends a command, and returns the answer.
    ///
    /// A command whose connection is lost is sent a second time: it must mean the same then.
    func send(_ command: [RedisArgument]) async throws(RedisError) -> RedisReply {
      let result: Result<RedisReply, RedisError> = await withCheckedContinuation { continuation in
        queue.async { [self] in continuation.resume(returning: Result { () throws(RedisError) in try run(command) }) }
      }
      return try result.get()
    }

    /// Sends a command, and returns when the answer has come. For the time before a server starts.
    func sendNow(_ command: [RedisArgument]) throws(RedisError) -> RedisReply {
      try queue.sync { Result { () throws(RedisError) in try run(command) } }.get()
    }

    // MARK: On the queue

    /// The state that the queue alone reads and writes.
    private final class State: @unchecked Sendable {
      var context: UnsafeMutablePointer<redisContext>?
      var silentUntil: ContinuousClock.Instant?

      deinit { context.map { redisFree($0) } }
    }

    private func run(_ command: [RedisArgument]) throws(RedisError) -> RedisReply {
      try SignalMask.withoutBrokenPipes { () throws(RedisError) -> RedisReply in
        let wasOpen = state.context != nil
        do throws(RedisError) {
          return try exchange(command)
        } catch {
          // The server may have closed a connection that was idle, or started again.
          guard wasOpen, case .unreachable = error else { throw error }
          return try exchange(command)
        }
      }
    }

    private func exchange(_ command: [RedisArgument]) throws(RedisError) -> RedisReply {
      let context = if let open = state.context { open } else { try open() }
      guard let reply = Self.reply(to: command, from: context) else { throw failure(of: context) }
      if case .error(let message) = reply { throw .refused(address: address.description, message: message) }
      return reply
    }

    private func open() throws(RedisError) -> UnsafeMutablePointer<redisContext> {
      if let silentUntil = state.silentUntil, ContinuousClock.now < silentUntil {
        throw .unreachable(address: address.description, reason: "It did not answer a moment ago.")
      }
      state.silentUntil = nil
      let made =
        switch address.endpoint {
        case .host(let name, let port): redisConnectWithTimeout(name, Int32(port), Self.patience)
        case .socket(let path): redisConnectUnixWithTimeout(path, Self.patience)
        }
      guard let context = made else {
        throw .unreachable(address: address.description, reason: "There is no memory for a connection.")
      }
      state.context = context
      guard context.pointee.err == 0, redisSetTimeout(context, Self.patience) == REDIS_OK else {
        throw failure(of: context)
      }
      try greet(context)
      return context
    }

    /// Gives the credentials, and chooses the database.
    private func greet(_ context: UnsafeMutablePointer<redisContext>) throws(RedisError) {
      var commands: [[RedisArgument]] = []
      if let password = address.password {
        commands.append((["AUTH", address.user, password] as [String?]).compactMap { $0 }.map { .text($0) })
      }
      if address.database != 0 { commands.append([.text("SELECT"), .text(String(address.database))]) }
      for command in commands {
        guard let reply = Self.reply(to: command, from: context) else { throw failure(of: context) }
        if case .error(let message) = reply {
          close()
          throw .refused(address: address.description, message: message)
        }
      }
    }

    /// Closes a connection with an error, and returns the error.
    private func failure(of context: UnsafeMutablePointer<redisContext>) -> RedisError {
      let wasTimeout = context.pointee.err == REDIS_ERR_IO && [EAGAIN, ETIMEDOUT].contains(errno)
      let text = withUnsafeBytes(of: context.pointee.errstr) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      close()
      if wasTimeout { state.silentUntil = .now + Self.pause }
      return .unreachable(
        address: address.description, reason: wasTimeout ? "It did not answer within 2 seconds." : text)
    }

    private func close() {
      state.context.map { redisFree($0) }
      state.context = nil
    }

    private static func reply(
      to command: [RedisArgument], from context: UnsafeMutablePointer<redisContext>
    ) -> RedisReply? {
      let parts = command.map(\.bytes)
      let bytes = parts.flatMap(\.self)
      var lengths = parts.map(\.count)
      let reply = bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        var offset = 0
        var pointers = lengths.map { length in
          defer { offset += length }
          return start.map { $0 + offset }
        }
        return redisCommandArgv(context, Int32(command.count), &pointers, &lengths)
      }
      guard let reply else { return nil }
      defer { freeReplyObject(reply) }
      return RedisReply(reply.assumingMemoryBound(to: redisReply.self))
    }
  }

  /// A part of a command to a Redis server.
  enum RedisArgument: Hashable, Sendable {
    case text(String)
    case data(Data)

    fileprivate var bytes: [UInt8] {
      switch self {
      case .text(let text): Array(text.utf8)
      case .data(let data): Array(data)
      }
    }
  }
#endif
