#if Redis
  /// The failure of a command to a Redis server.
  enum RedisError: Error, Hashable, CustomStringConvertible {
    /// The server was not reached, or did not answer in time.
    case unreachable(address: String, reason: String)
    /// The server refused the command.
    case refused(address: String, message: String)
    /// The server answered with something else than was asked for.
    case unexpected(address: String)

    var description: String {
      switch self {
      case .unreachable(let address, let reason): "\(address) was not reached: \(reason)"
      case .refused(let address, let message): "\(address) refused a command: \(message)"
      case .unexpected(let address): "\(address) answered with something else than a record"
      }
    }
  }
#endif
