import Foundation
import PergolaSystem
import Synchronization

/// The log of one application.
///
/// It keeps the last messages in memory, redacted as the original does. A live system also writes them to standard error,
/// where private values are shown, because it is the user's own machine; in a test it is quiet.
///
/// ```swift
/// #expect(driver.system.log.entries.contains { $0.level == .error && $0.category == "network" })
/// ```
public final class SystemLog: SystemService {
  /// The number of entries that are kept at least.
  static let capacity = 10_000

  private struct State {
    var entries: [SystemLog.Entry] = []
    var takesDebug = false
  }

  private let state = Mutex(State())
  private let clock: @Sendable () -> Date
  private let isLive: Bool

  public init(system: System) {
    clock = { [weak system] in system?.now ?? Date() }
    isLive = system.isLive
    if isLive, ProcessInfo.processInfo.environment["PERGOLA_LOG"] == "debug" { state.withLock { $0.takesDebug = true } }
  }

  /// The last messages and signposts, oldest first.
  public var entries: [SystemLog.Entry] { state.withLock { $0.entries } }

  /// The texts of the last messages, oldest first.
  public var messages: [String] { entries.compactMap { $0.signpost == nil ? $0.message : nil } }

  /// True if messages with the level debug are evaluated and kept. At first they are not, as on a device.
  public var takesDebug: Bool {
    get { state.withLock { $0.takesDebug } }
    set { state.withLock { $0.takesDebug = newValue } }
  }

  /// Forgets all entries.
  public func clear() { state.withLock { $0.entries = [] } }

  func isEnabled(_ level: OSLogType, in name: LogName) -> Bool {
    !name.isDisabled && (level != .debug || takesDebug)
  }

  /// Writes a message, if its level is taken.
  func write(
    _ level: OSLogType, in name: LogName, _ content: @autoclosure () -> any LogContent,
    signpost: SystemLog.Entry.Signpost? = nil, image: UnsafeRawPointer? = nil
  ) {
    guard isEnabled(level, in: name) else { return }
    let pieces = content().pieces()
    let entry = SystemLog.Entry(
      date: clock(), level: level, name: name, pieces: pieces, signpost: signpost,
      image: image.map { UInt(bitPattern: $0) })
    state.withLock { state in
      state.entries.append(entry)
      // Each removal moves the rest, so it waits until as many can be removed as are kept.
      if state.entries.count >= 2 * Self.capacity { state.entries.removeFirst(Self.capacity) }
    }
    if isLive, signpost == nil { FileHandle.standardError.write(Data(entry.line(pieces.revealed).utf8)) }
  }
}

extension System {
  /// The log of the application.
  public var log: SystemLog { service() }
}
