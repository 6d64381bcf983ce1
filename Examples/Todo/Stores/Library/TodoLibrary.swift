import Combine
import Foundation
import Observation

/// The owner of the app's stores, which decides where todos are kept. Lists get `store`, and never know.
@MainActor @Observable
public final class TodoLibrary {
  /// The library of this process, whose todos are in the user's folder.
  public static let shared = TodoLibrary(folder: TodoFolder())

  /// The settings. Their store may be another one than the current one, if that can't be opened: see `notice`.
  public private(set) var settings: TodoSettings
  /// A message about the place of the todos; nil if all is well.
  public private(set) var notice: TodoNotice?

  /// The choices that can be made here.
  @ObservationIgnored public let choices: [StoreChoice]
  /// The store of all lists.
  @ObservationIgnored public let store: SwappableStore
  @ObservationIgnored private let folder: TodoFolder?
  @ObservationIgnored private var local: LocalStore
  @ObservationIgnored private var synced: SyncedStore?
  /// The place of `local`.
  @ObservationIgnored private var isLocalInFile = false

  /// A library of a folder. If the todos can't be opened there, they are kept in memory, and a notice says so.
  public init(folder: TodoFolder) {
    let settings = TodoSettings(folder.settings)
    let opening = settings.store == .memory ? Opening.samples : Opening(folder)
    self.folder = folder
    choices = StoreChoice.available
    self.settings = settings
    local = opening.local
    isLocalInFile = opening.isInFile
    notice = opening.notice
    store = SwappableStore(opening.local)
    if settings.store == .synced { synchronise() }
  }

  /// A library that leaves nothing behind, with the todos of a new list.
  ///
  /// - Parameters:
  ///   - items: The todos.
  ///   - canSynchronise: True if they may be sent to a server, when the user wants that.
  public init(inMemory items: [TodoItem], canSynchronise: Bool = false) {
    var settings = TodoSettings()
    settings.store = .memory
    let local = LocalStore(MemoryRecords(Replica(samples: items)))
    folder = nil
    choices = canSynchronise ? [.memory, .synced] : [.memory]
    self.settings = settings
    self.local = local
    store = SwappableStore(local)
  }

  /// Keeps the todos in another place from now on, and takes those of the last one along. If that fails, a notice says
  /// so, and everything stays as it was.
  public func use(_ choice: StoreChoice) {
    guard choice != settings.store else { return }
    change(to: choice) { $0.store = choice }
  }

  /// Synchronises with another server from now on. A wrong address gets a notice, and changes nothing.
  public func useServer(_ address: String) {
    do {
      let server = try WebTodoServer(address: address)
      keep { $0.server = server.address }
      if settings.store == .synced { synchronise() }
    } catch {
      notice = TodoNotice(text: error.localizedDescription, canRetry: false)
    }
  }

  /// Keeps the choice of listing the todos that are done.
  public func keep(showsDone: Bool) { keep { $0.showsDone = showsDone } }

  /// Opens the place of the settings again, after a failure.
  public func reopen() { change(to: settings.store) { _ in } }

  /// Removes the notice.
  public func dismissNotice() { notice = nil }

  /// Returns when everything was tried to be written: for the end of the app.
  public func finishWriting() { _ = local.finishWriting() }

  // MARK: Swapping

  private func change(to choice: StoreChoice, _ edit: (inout TodoSettings) -> Void) {
    do {
      try replaceLocal(isInFile: choice != .memory && folder != nil && StoreChoice.available.contains(.file))
    } catch {
      notice = TodoNotice(text: "The todos stay where they are. \(error.localizedDescription)", canRetry: true)
      return
    }
    notice = nil
    keep(edit)
    if choice == .synced { synchronise() } else { endSynchronisation() }
  }

  /// Puts another store in the place of the local one, with all its todos.
  private func replaceLocal(isInFile: Bool) throws {
    guard isInFile != isLocalInFile else { return }
    let new = try isInFile ? Opening.file(folder) : LocalStore(MemoryRecords())
    try new.carryOver(from: local)
    local = new
    isLocalInFile = isInFile
  }

  private func synchronise() {
    synced?.stop()
    synced = nil
    do {
      let new = SyncedStore(local: local, server: try WebTodoServer(address: settings.server))
      synced = new
      store.current = new
    } catch {
      notice = TodoNotice(text: error.localizedDescription, canRetry: false)
      store.current = local
    }
  }

  private func endSynchronisation() {
    synced?.stop()
    synced = nil
    store.current = local
  }

  private func keep(_ edit: (inout TodoSettings) -> Void) {
    edit(&settings)
    guard let folder else { return }
    do {
      try settings.write(folder.settings)
    } catch {
      notice = TodoNotice(
        text: "The settings can't be kept: \(error.localizedDescription)", canRetry: false)
    }
  }
}
