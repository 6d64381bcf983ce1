import PergolaOS

/// A signpost in the log.
public final class OSLogEntrySignpost: _OSLogWrittenEntry {
  /// The beginning or the end of an interval, or an event.
  public enum SignpostType: Int, Sendable {
    case undefined, intervalBegin, intervalEnd, event
  }

  private let signpost: SystemLog.Entry.Signpost

  init(_ entry: SystemLog.Entry, _ signpost: SystemLog.Entry.Signpost) {
    self.signpost = signpost
    super.init(entry)
  }

  /// The number that tells intervals of one name apart.
  public var signpostIdentifier: UInt64 { signpost.id.rawValue }

  /// The name of the interval, or of the event.
  public var signpostName: String { signpost.name }

  /// The beginning or the end of an interval, or an event.
  public var signpostType: SignpostType {
    switch signpost.type {
    case .begin: .intervalBegin
    case .end: .intervalEnd
    case .event: .event
    default: .undefined
    }
  }

  public override func value(forKey key: String) -> Any? {
    switch key {
    case "signpostName": signpostName
    case "signpostType": signpostType.rawValue
    case "signpostIdentifier": signpostIdentifier
    default: super.value(forKey: key)
    }
  }
}
