import Foundation

extension System {
  /// A function that puts a question to the user of a live host, and returns the answer; nil if the user gives none.
  package typealias Asker = @Sendable (Question) async -> Answer?

  /// The function that puts questions to the user. A live host sets it; without one, nobody answers.
  package var asker: Asker? {
    get { state.withLock { $0.asker } }
    set { state.withLock { $0.asker = newValue } }
  }

  /// The values of the application's Info.plist by key; nil if the application has none, so nothing is checked.
  package var information: (@Sendable (String) -> Any?)? {
    get { state.withLock { $0.information } }
    set { state.withLock { $0.information = newValue } }
  }

  /// The clock of the system.
  package var clock: @Sendable () -> Date {
    get { state.withLock { $0.now } }
    set { state.withLock { $0.now = newValue } }
  }

  /// The time of the system's clock: that of the device, and in a test as much later as it was advanced.
  public var now: Date { clock().addingTimeInterval(state.withLock { $0.elapsed }) }

  /// True while the device is locked, so that protected data can't be read.
  public var isLocked: Bool {
    get { state.withLock { $0.isLocked } }
    set { state.withLock { $0.isLocked = newValue } }
  }
}
