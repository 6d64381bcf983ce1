#if Redis
  import Foundation

  /// A store in a Redis or Valkey server, which several machines may share. For apps that are built with the trait
  /// `Redis`.
  ///
  /// A record is a hash. Sorted sets name the records of each session, those of each user, and all, by the time of saving.
  /// Each change is one script, which the server runs as a whole. Records that are older than their lifetime are forgotten
  /// by the server itself.
  ///
  /// While the server can't be reached, states are not stored, with a log; the next ones are.
  public struct RedisStore: RestorationStore {
    private let connection: RedisConnection
    private let prefix: String
    private let lifetime: Duration

    /// A store in a server, which must answer.
    ///
    /// - Parameters:
    ///   - address: The address of the server.
    ///   - name: The name of the app. Processes of one name share their records.
    ///   - lifetime: The time after which the server forgets a record.
    /// - Throws: `RestorationStoreError` if the server can't be reached, refuses the credentials, or is too old for the
    ///   commands.
    public init(_ address: RedisAddress, name: String, lifetime: Duration = .seconds(14 * 86_400))
      throws(RestorationStoreError)
    {
      connection = RedisConnection(address)
      // All keys are of one slot of a cluster. The braces that say so must not be in the name.
      prefix = "{pergola:" + name.filter { $0 != "{" && $0 != "}" } + "}:"
      self.lifetime = max(lifetime, .seconds(1))
      do {
        _ = try connection.sendNow(["EVAL", "return redis.call('PING')", "0"].map { .text($0) })
      } catch {
        throw RestorationStoreError(place: address.description, reason: error.description)
      }
    }

    /// Saves a record in place of the scene's last one.
    public func save(_ record: RestorationRecord) async throws {
      var fields: [RedisArgument] = []
      for (field, value) in [
        (Field.session, record.session), (.secret, record.secret), (.identity, record.identity),
        (.address, record.address), (.saved, Self.text(record.saved)),
      ] {
        if let value { fields += [.text(field.rawValue), .text(value)] }
      }
      fields += [.text(Field.environment.rawValue), .data(record.environment)]
      if let data = record.data { fields += [.text(Field.data.rawValue), .data(data)] }
      _ = try await run(
        Self.saving, keys: [scene(record.scene), savedSet],
        [.text(record.scene), .text(Self.text(record.saved)), .text(String(lifetime.components.seconds))] + fields)
    }

    /// Returns the record of a scene; nil if there is none.
    public func record(scene: String) async throws -> RestorationRecord? {
      try record(scene, try await connection.send([.text("HGETALL"), .text(self.scene(scene))]))
    }

    /// Returns the record of a session that was saved last; nil if there is none.
    public func newestRecord(session: String) async throws -> RestorationRecord? {
      let reply = try await run(Self.finding, keys: [self.session(session)], [])
      switch reply {
      case .nothing: return nil
      case .list(let parts):
        guard parts.count == 2, case .data(let name) = parts[0] else { throw unexpected }
        return try record(String(decoding: name, as: UTF8.self), parts[1])
      default: throw unexpected
      }
    }

    /// Removes the record of a scene, if there is one.
    public func removeRecord(scene: String) async throws {
      _ = try await run(Self.removing, keys: [self.scene(scene), savedSet], [.text(scene)])
    }

    /// Removes the records of a user.
    public func removeRecords(identity: String) async throws {
      _ = try await run(Self.removingUser, keys: [user(identity)], [])
    }

    /// Removes the records that were saved before a date.
    ///
    /// - Complexity: O(*n*) in the removed records, which are removed in portions.
    public func removeRecords(savedBefore date: Date) async throws {
      while true {
        let reply = try await run(
          Self.purging, keys: [savedSet], [.text("(" + Self.text(date))])
        guard case .integer(let count) = reply else { throw unexpected }
        if count == 0 { return }
      }
    }

    // MARK: Keys and fields

    private enum Field: String {
      case session, secret, identity, address, environment, data, saved
    }

    private var savedSet: String { prefix + "saved" }
    private func scene(_ name: String) -> String { prefix + "scene:" + name }
    private func session(_ name: String) -> String { prefix + "session:" + name }
    private func user(_ identity: String) -> String { prefix + "user:" + identity }

    private static func text(_ date: Date) -> String { String(date.timeIntervalSince1970) }

    private var unexpected: RedisError { .unexpected(address: connection.address.description) }

    private func record(_ scene: String, _ reply: RedisReply) throws(RedisError) -> RestorationRecord? {
      guard case .list(let parts) = reply else { throw unexpected }
      if parts.isEmpty { return nil }
      var fields: [Field: Data] = [:]
      for index in stride(from: 0, to: parts.count - 1, by: 2) {
        guard case .data(let name) = parts[index], case .data(let value) = parts[index + 1] else { throw unexpected }
        if let field = Field(rawValue: String(decoding: name, as: UTF8.self)) { fields[field] = value }
      }
      func text(_ field: Field) -> String? { fields[field].map { String(decoding: $0, as: UTF8.self) } }
      guard let session = text(.session), let secret = text(.secret), let address = text(.address),
        let environment = fields[.environment], let saved = text(.saved).flatMap(TimeInterval.init)
      else { throw unexpected }
      return RestorationRecord(
        scene: scene, session: session, secret: secret, identity: text(.identity), address: address,
        environment: environment, data: fields[.data], saved: Date(timeIntervalSince1970: saved))
    }

    // MARK: Scripts

    private func run(_ script: String, keys: [String], _ arguments: [RedisArgument]) async throws(RedisError)
      -> RedisReply
    {
      let command: [RedisArgument] = [.text("EVAL"), .text(Self.functions + script), .text(String(keys.count))]
      return try await connection.send(command + keys.map { .text($0) } + [.text(prefix)] + arguments)
    }

    /// The beginning of each script. The first argument is the prefix of all keys.
    private static let functions = """
      local prefix = table.remove(ARGV, 1)
      local saved = prefix .. 'saved'
      local function forget(scene)
        local record = prefix .. 'scene:' .. scene
        local indexes = redis.call('HMGET', record, 'session', 'identity')
        if indexes[1] then redis.call('ZREM', prefix .. 'session:' .. indexes[1], scene) end
        if indexes[2] then redis.call('ZREM', prefix .. 'user:' .. indexes[2], scene) end
        redis.call('ZREM', saved, scene)
        redis.call('DEL', record)
      end

      """

    /// Keys: the record, all records. Arguments: the scene, the time of saving, the lifetime, then the fields.
    private static let saving = """
      local scene, time, lifetime = ARGV[1], ARGV[2], ARGV[3]
      forget(scene)
      redis.call('HSET', KEYS[1], unpack(ARGV, 4))
      redis.call('EXPIRE', KEYS[1], lifetime)
      local indexes = redis.call('HMGET', KEYS[1], 'session', 'identity')
      local keys = {saved, prefix .. 'session:' .. indexes[1]}
      if indexes[2] then table.insert(keys, prefix .. 'user:' .. indexes[2]) end
      for _, key in ipairs(keys) do
        redis.call('ZADD', key, time, scene)
        redis.call('EXPIRE', key, lifetime)
      end
      """

    /// Keys: the records of a session. Returns the newest record that exists, after its scene.
    private static let finding = """
      for _, scene in ipairs(redis.call('ZREVRANGE', KEYS[1], 0, -1)) do
        local fields = redis.call('HGETALL', prefix .. 'scene:' .. scene)
        if #fields > 0 then return {scene, fields} end
        redis.call('ZREM', KEYS[1], scene)
      end
      return false
      """

    /// Keys: the record, all records. Argument: the scene.
    private static let removing = "forget(ARGV[1])"

    /// Keys: the records of a user.
    private static let removingUser = """
      for _, scene in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do forget(scene) end
      """

    /// Keys: all records. Argument: the limit of the time of saving. Removes up to 500 records, and returns their number.
    private static let purging = """
      local scenes = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, 500)
      for _, scene in ipairs(scenes) do forget(scene) end
      return #scenes
      """
  }
#endif
