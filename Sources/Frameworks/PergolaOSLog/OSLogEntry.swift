import Foundation
import PergolaOS

/// An entry of the log.
///
/// `value(forKey:)` answers by the names of the properties, which is the way of predicates.
open class OSLogEntry: NSObject {
  /// The time for which the system keeps an entry.
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }

  let entry: SystemLog.Entry

  init(_ entry: SystemLog.Entry) { self.entry = entry }

  /// The text, in which private values are replaced.
  public var composedMessage: String { entry.message }

  /// The time of the entry.
  public var date: Date { entry.date }

  /// The time for which the entry is kept: as long as the process runs.
  public var storeCategory: StoreCategory { .undefined }

  /// Returns the value of a property by its name; nil if there is none of that name.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "composedMessage": composedMessage
    case "date": date
    case "subsystem": entry.subsystem
    case "category": entry.category
    case "formatString": entry.format
    case "process": ProcessInfo.processInfo.processName
    case "processIdentifier": Int(ProcessInfo.processInfo.processIdentifier)
    case "threadIdentifier": Int(truncatingIfNeeded: entry.thread)
    default: nil
    }
  }
}

/// An entry that a process wrote.
public protocol OSLogEntryFromProcess {
  /// The number of the activity; 0 if there is none.
  var activityIdentifier: UInt64 { get }
  /// The name of the process.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: pid_t { get }
  /// The name of the program or library whose code wrote the entry; empty if it is not known.
  var sender: String { get }
  /// The number of the thread.
  var threadIdentifier: UInt64 { get }
}

/// An entry that was written with a format.
public protocol OSLogEntryWithPayload {
  /// The category; empty if there is none.
  var category: String { get }
  /// The pieces of the message.
  var components: [OSLogMessageComponent] { get }
  /// The message with a placeholder for each value.
  var formatString: String { get }
  /// The subsystem; empty if there is none.
  var subsystem: String { get }
}

/// An entry with the properties of all entries that our processes write.
public class _OSLogWrittenEntry: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload {
  /// Always 0: there are no activities here.
  public var activityIdentifier: UInt64 { 0 }
  public var process: String { ProcessInfo.processInfo.processName }
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  public var sender: String { entry.sender }
  public var threadIdentifier: UInt64 { entry.thread }
  public var category: String { entry.category }
  public var components: [OSLogMessageComponent] { entry.components.map(OSLogMessageComponent.init) }
  public var formatString: String { entry.format }
  public var subsystem: String { entry.subsystem }
}

extension SystemLog.Entry {
  /// The name of the program or library that wrote the entry.
  fileprivate var sender: String {
    guard let image, let map = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return "" }
    // A line is "first-end permissions offset device inode path".
    for line in map.split(separator: "\n") {
      let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      let bounds = fields[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      if fields.count == 6, bounds.count == 2, bounds[0] <= image, image < bounds[1] {
        return (fields[5].trimmingCharacters(in: .whitespaces) as NSString).lastPathComponent
      }
    }
    return ""
  }
}
