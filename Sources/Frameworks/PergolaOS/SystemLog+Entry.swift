import Foundation

extension SystemLog {
  /// A message or a signpost in the log, redacted.
  public struct Entry: Sendable {
    /// The part of an entry that a message doesn't have.
    public struct Signpost: Sendable, Hashable {
      /// The name of the interval, or of the event.
      public let name: String
      /// The number that tells intervals of one name apart.
      public let id: OSSignpostID
      /// The beginning or the end of an interval, or an event.
      public let type: OSSignpostType
    }

    /// The time of the entry.
    public let date: Date
    /// The level of the message.
    public let level: OSLogType
    /// The subsystem that wrote the message; empty if it has none.
    public let subsystem: String
    /// The category of the message; empty if it has none.
    public let category: String
    /// The text, in which private values are replaced.
    public let message: String
    /// The message with a placeholder for each value.
    public let format: String
    /// The signpost; nil for a message.
    public let signpost: Signpost?
    /// The pieces of the message, without the private values.
    package let components: [Component]
    /// The number of the thread that wrote it.
    package let thread: UInt64
    /// The address of the program or library that wrote it, if the caller told.
    package let image: UInt?

    /// A text of a message, and the value that follows it.
    package struct Component: Sendable {
      /// The value of a component.
      package enum Value: Sendable {
        case int(Int64), unsigned(UInt64), double(Double), text(String)
      }

      /// The text before the value.
      package let text: String
      /// The placeholder of the value.
      package let placeholder: String
      /// The value, or the text that replaces it; nil if no value follows.
      package let value: Value?
    }

    init(date: Date, level: OSLogType, name: LogName, pieces: [LogPiece], signpost: Signpost?, image: UInt?) {
      self.date = date
      self.level = level
      subsystem = name.subsystem
      category = name.category
      message = pieces.redacted
      format = pieces.format
      components = pieces.map(Component.init)
      thread = UInt64(UInt(pthread_self()))
      self.signpost = signpost
      self.image = image
    }

    /// The line on the console.
    func line(_ text: String) -> String {
      let name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
      let time = date.formatted(.iso8601.time(includingFractionalSeconds: true))
      let harmless = String(text.unicodeScalars.map { Self.isControl($0) ? "\u{FFFD}" : Character($0) })
      return "\(time) \(levelName)\(name.isEmpty ? "" : " [\(name)]") \(harmless)\n"
    }

    /// Returns true for characters that would command a terminal.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }

    private var levelName: String {
      switch level {
      case .debug: "debug"
      case .info: "info"
      case .error: "error"
      case .fault: "fault"
      default: "notice"
      }
    }
  }
}

extension SystemLog.Entry.Component {
  init(_ piece: LogPiece) {
    text = piece.text
    placeholder = piece.argument?.placeholder ?? ""
    value = piece.argument.map { argument in
      if argument.isRedacted { return .text(argument.redacted) }
      return switch argument.value {
      case .int(let value): .int(value)
      case .unsigned(let value): .unsigned(value)
      case .double(let value): .double(value)
      case .text: .text(argument.text)
      }
    }
  }
}
