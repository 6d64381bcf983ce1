#if Web
  extension WebHost.Limits {
    /// A limit of one of the kinds of values.
    private enum Setting {
      case number(WritableKeyPath<WebHost.Limits, Int>)
      case optionalNumber(WritableKeyPath<WebHost.Limits, Int?>)
      case time(WritableKeyPath<WebHost.Limits, Duration>)
    }

    private static func setting(_ name: String) -> Setting? {
      switch name {
      case "sessions": .number(\.sessions)
      case "sessionsPerAddress": .optionalNumber(\.sessionsPerAddress)
      case "streamsPerAddress": .optionalNumber(\.streamsPerAddress)
      case "requestsPerSecondPerAddress": .optionalNumber(\.requestsPerSecondPerAddress)
      case "scenesPerSession": .number(\.scenesPerSession)
      case "scenes": .number(\.scenes)
      case "unopenedScenes": .number(\.unopenedScenes)
      case "scenesWithViews": .number(\.scenesWithViews)
      case "connections": .number(\.connections)
      case "bodySize": .number(\.bodySize)
      case "uploadSize": .number(\.uploadSize)
      case "uploadsPerScene": .number(\.uploadsPerScene)
      case "uploadSpace": .number(\.uploadSpace)
      case "eventsPerSecond": .number(\.eventsPerSecond)
      case "streamBacklog": .number(\.streamBacklog)
      case "recordSize": .number(\.recordSize)
      case "textLength": .number(\.textLength)
      default: timeSetting(name)
      }
    }

    private static func timeSetting(_ name: String) -> Setting? {
      switch name {
      case "openingTime": .time(\.openingTime)
      case "gracePeriod": .time(\.gracePeriod)
      case "viewTime": .time(\.viewTime)
      case "idleTime": .time(\.idleTime)
      case "heartbeat": .time(\.heartbeat)
      case "bodyTime": .time(\.bodyTime)
      case "settlingTime": .time(\.settlingTime)
      case "savingDelay": .time(\.savingDelay)
      case "recordLifetime": .time(\.recordLifetime)
      default: nil
      }
    }

    /// Sets a limit by the name of its property, as a command line does.
    ///
    /// - Parameters:
    ///   - name: the name, such as `sessions`.
    ///   - text: a whole number above zero; of a time, a number of seconds above zero, also with decimals.
    /// - Throws: `LimitError` for a name that no limit has, and for a text that is not such a number.
    public mutating func set(_ name: String, to text: String) throws(LimitError) {
      guard let setting = Self.setting(name) else { throw .name(name) }
      switch setting {
      case .number(let path): self[keyPath: path] = try Self.number(text, name)
      case .optionalNumber(let path): self[keyPath: path] = try Self.number(text, name)
      case .time(let path):
        guard let seconds = Double(text), seconds > 0, seconds < 1e10 else { throw .time(text, of: name) }
        self[keyPath: path] = .seconds(seconds)
      }
    }

    private static func number(_ text: String, _ name: String) throws(LimitError) -> Int {
      guard let number = Int(text), number > 0 else { throw .number(text, of: name) }
      return number
    }
  }

  /// A mistake in the text of a limit.
  public enum LimitError: Error, Hashable, CustomStringConvertible {
    /// No limit has the name.
    case name(String)
    /// The text is not a whole number above zero.
    case number(String, of: String)
    /// The text is not a number of seconds above zero.
    case time(String, of: String)

    /// A sentence that says what is wrong and what was expected.
    public var description: String {
      switch self {
      case .name(let name):
        "There is no limit \(name.debugDescription). Expected: a property of WebHost.Limits, such as sessions or "
          + "gracePeriod."
      case .number(let text, let name):
        "\(text.debugDescription) is not a value for \(name). Expected: a whole number above zero."
      case .time(let text, let name):
        "\(text.debugDescription) is not a value for \(name). Expected: a number of seconds above zero."
      }
    }
  }
#endif
