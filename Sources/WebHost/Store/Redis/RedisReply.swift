#if Redis
  import CHiredis
  import Foundation

  /// The answer of a Redis server to a command.
  enum RedisReply: Hashable, Sendable {
    case nothing
    case integer(Int)
    case data(Data)
    case list([RedisReply])
    case error(String)

    init(_ reply: UnsafePointer<redisReply>) {
      let (type, length) = (reply.pointee.type, Int(reply.pointee.len))
      switch type {
      case REDIS_REPLY_INTEGER: self = .integer(Int(reply.pointee.integer))
      case REDIS_REPLY_ARRAY:
        self = .list(
          (0..<Int(reply.pointee.elements)).map { index in
            reply.pointee.element[index].map { RedisReply($0) } ?? .nothing
          })
      case REDIS_REPLY_STRING, REDIS_REPLY_STATUS, REDIS_REPLY_ERROR:
        let data = reply.pointee.str.map { Data(bytes: $0, count: length) } ?? Data()
        self = type == REDIS_REPLY_ERROR ? .error(String(decoding: data, as: UTF8.self)) : .data(data)
      default: self = .nothing
      }
    }
  }
#endif
