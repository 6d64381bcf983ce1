import Foundation
import PergolaCoreFoundation
import PergolaDiagnostics
import PergolaSystem
import Synchronization

/// The keychain of one application.
///
/// In a test it is empty at first and stays in memory. In a live host it is a file that only its owner can read. Its content
/// is not encrypted: that is left to the disk.
///
/// ```swift
/// driver.system.keychain.failNext(with: errSecInteractionNotAllowed)
/// #expect(driver.system.keychain.items.map(\.account) == ["me"])
/// ```
public final class SystemKeychain: SystemService {
  /// The values that the lock guards.
  struct State: Sendable {
    var table = ItemTable()
    var failures: [OSStatus] = []
    var accessGroups: [String]?
    /// The result of all calls, if the file can't be used.
    var obstacle: OSStatus?
  }

  let state: Mutex<State>
  private let file: KeychainFile?

  public init(system: System) {
    file = system.file(named: "Keychain.json").map { KeychainFile(file: $0) }
    var state = State()
    state.accessGroups = system.information?("keychain-access-groups") as? [String]
    do {
      if let table = try file?.read() { state.table = table }
    } catch {
      state.obstacle = error.status
    }
    self.state = Mutex(state)
  }

  /// Plays a result for the next call of the keychain's functions, which then does nothing else. Several are taken in order.
  public func failNext(with status: OSStatus) { state.withLock { $0.failures.append(status) } }

  /// The groups of apps whose items the app may use, the default first; nil if every group is accepted.
  public var accessGroups: [String]? {
    get { state.withLock { $0.accessGroups } }
    set { state.withLock { $0.accessGroups = newValue } }
  }

  /// Removes all items, as on a new device.
  public func removeAll() {
    state.withLock { state in
      guard state.obstacle == nil else { return }
      state.table = ItemTable()
      try? store(state.table)
    }
  }

  /// Runs a call of the keychain, which changes nothing if it throws, stores what it has changed, and returns its result.
  func perform<Result>(_ body: (inout State) throws -> (Result, changes: Bool)) throws -> Result {
    try state.withLock { state in
      if !state.failures.isEmpty { throw KeychainFailure(state.failures.removeFirst()) }
      if let obstacle = state.obstacle { throw KeychainFailure(obstacle) }
      // A call that fails changes nothing. The items are copied only where they are written to a file.
      let before = file == nil ? nil : state.table
      let (result, changes) = try body(&state)
      if changes, let before {
        do {
          try store(state.table)
        } catch {
          state.table = before
          throw error
        }
      }
      return result
    }
  }

  private func store(_ table: ItemTable) throws {
    do {
      try file?.write(table)
    } catch {
      Log.warning("The keychain was not stored: \(error)")
      throw KeychainFailure(errSecIO)
    }
  }
}

extension System {
  /// The keychain of the application.
  public var keychain: SystemKeychain { service() }
}
