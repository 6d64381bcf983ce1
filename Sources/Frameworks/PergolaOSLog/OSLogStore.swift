import Foundation
import PergolaOS
import PergolaSystem

/// The log of the process, for reading.
public final class OSLogStore: NSObject {
  /// The part of the log that a store reads.
  public enum Scope: Int, Sendable {
    /// The log of all processes, which an app can't read.
    case system = 0
    /// The log of the process.
    case currentProcessIdentifier = 1
  }

  private let system: System

  /// Opens the log.
  ///
  /// - Throws: An error if the scope is not that of the process: `NSCocoaErrorDomain` 4099.
  public init(scope: Scope) throws {
    guard scope == .currentProcessIdentifier else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 4099,
        userInfo: [NSLocalizedDescriptionKey: "The log of other processes can't be read."])
    }
    system = .current
  }

  /// Returns the position of a date.
  public func position(date: Date) -> OSLogPosition { OSLogPosition(date: date) }

  /// Returns the position of an interval before, if it is negative, or after the end of the log.
  public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition {
    OSLogPosition(date: (system.log.entries.last?.date ?? system.now).addingTimeInterval(seconds))
  }

  /// Returns the position of an interval after the start of the machine.
  public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition {
    let start = system.now.addingTimeInterval(-ProcessInfo.processInfo.systemUptime)
    return OSLogPosition(date: start.addingTimeInterval(seconds))
  }

  /// Returns the entries from a position on.
  ///
  /// - Parameters:
  ///   - options: The order of the entries.
  ///   - position: The first entry, or the last one in reverse order; nil begins at the end of the log from which the
  ///     order leads away.
  ///   - predicate: A condition on the entries.
  public func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    let isReversed = options.contains(.reverse)
    let chosen = system.log.entries.filter { entry in
      guard let position else { return true }
      return isReversed ? entry.date <= position.date : entry.date >= position.date
    }
    let entries = (isReversed ? chosen.reversed() : chosen).map { entry -> OSLogEntry in
      entry.signpost.map { OSLogEntrySignpost(entry, $0) } ?? OSLogEntryLog(entry)
    }
    return AnySequence(entries.filter { predicate?.evaluate(with: $0) ?? true })
  }
}

/// A position in the log.
public final class OSLogPosition: NSObject, Sendable {
  let date: Date

  init(date: Date) { self.date = date }
}

/// The reading of the log.
public enum OSLogEnumerator {
  /// The order of a reading.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The newest entry comes first.
    public static let reverse = Options(rawValue: 1)
  }
}
