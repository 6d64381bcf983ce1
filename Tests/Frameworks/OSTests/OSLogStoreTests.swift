import Expectations
import Foundation
import PergolaOSLog
import PergolaSystem
import Testing

@Suite("OSLogStore")
struct OSLogStoreTests {
  private let system = System()
  private let logger = Logger(subsystem: "com.example.fruit", category: "stand")

  /// Writes three messages and an event, a second apart.
  private func write() {
    let messages: [() -> Void] = [
      { logger.info("one \("secret")") }, { logger.error("two \(2)") }, { Logger().fault("three") },
      { OSSignposter(subsystem: "com.example.fruit", category: "stand").emitEvent("Pick") },
    ]
    for (second, message) in messages.enumerated() {
      system.clock = { Date(timeIntervalSince1970: Double(second)) }
      system.perform(message)
    }
  }

  private func store() throws -> OSLogStore { try system.perform { try OSLogStore(scope: .currentProcessIdentifier) } }

  @Test("Entries come oldest first, or newest first if so asked")
  func order() throws {
    write()
    expectEqual(
      try store().getEntries().map(\.composedMessage), ["one <private>", "two 2", "three", ""])
    expectEqual(
      try store().getEntries(with: .reverse).map(\.composedMessage), ["", "three", "two 2", "one <private>"])
  }

  @Test("Messages have their level, subsystem, category, date and process")
  func messages() throws {
    write()
    let logs = try store().getEntries().compactMap { $0 as? OSLogEntryLog }
    expectEqual(logs.map(\.level), [.info, .error, .fault])
    expectEqual(logs.map(\.level.rawValue), [2, 4, 5])
    expectEqual(logs.map(\.subsystem), ["com.example.fruit", "com.example.fruit", ""])
    expectEqual(logs.map(\.category), ["stand", "stand", ""])
    expectEqual(logs[1].date, Date(timeIntervalSince1970: 1))
    expectEqual(logs[1].processIdentifier, ProcessInfo.processInfo.processIdentifier)
    expectEqual(logs[1].formatString, "two %lld")
  }

  @Test("Signposts have their name, number and type")
  func signposts() throws {
    write()
    let signpost = try #require(store().getEntries().compactMap { $0 as? OSLogEntrySignpost }.first)
    expectEqual(signpost.signpostName, "Pick")
    expectEqual(signpost.signpostType, .event)
    expectEqual(signpost.signpostIdentifier, OSSignpostID.exclusive.rawValue)
  }

  @Test("The pieces of a message have values, but no private ones")
  func components() throws {
    system.perform { logger.error("n \(7) \("secret") \("shown", privacy: .public) \(1.5) \(UInt(3))") }
    let log = try #require(Array(store().getEntries()).first as? OSLogEntryLog)
    let values = log.components.filter { $0.argumentCategory != .undefined }
    expectEqual(values.map(\.argumentCategory), [.int64, .string, .string, .double, .uInt64])
    expectEqual(values[0].argumentInt64Value, 7)
    expectEqual(values[1].argumentStringValue, "<private>")
    expectEqual(values[2].argumentStringValue, "shown")
    expectEqual(values[3].argumentNumberValue, 1.5)
    expectEqual(values[4].argumentUInt64Value, 3)
  }

  @Test("A position cuts off the entries on the other side of it")
  func positions() throws {
    write()
    let store = try store()
    let position = store.position(date: Date(timeIntervalSince1970: 1))
    expectEqual(try store.getEntries(at: position).map(\.composedMessage), ["two 2", "three", ""])
    expectEqual(
      try store.getEntries(with: .reverse, at: position).map(\.composedMessage), ["two 2", "one <private>"])
    expectEqual(
      try store.getEntries(at: store.position(timeIntervalSinceEnd: -1)).map(\.composedMessage), ["three", ""])
    expectEqual(Array(try store.getEntries(at: store.position(timeIntervalSinceLatestBoot: 0))).count, 4)
  }

  @Test("A predicate chooses entries, and their properties answer by name")
  func predicates() throws {
    write()
    let predicate = NSPredicate { entry, _ in
      (entry as? OSLogEntry)?.value(forKey: "category") as? String == "stand"
    }
    expectEqual(try store().getEntries(matching: predicate).map(\.composedMessage), ["one <private>", "two 2", ""])
    let entry = try #require(store().getEntries().dropFirst().first { _ in true })
    expectEqual(entry.value(forKey: "composedMessage") as? String, "two 2")
    expectEqual(entry.value(forKey: "subsystem") as? String, "com.example.fruit")
    expectEqual(entry.value(forKey: "level") as? Int, 4)
    #expect(entry.value(forKey: "color") == nil)
  }

  @Test("Other scopes throw")
  func scopes() {
    let error = #expect(throws: NSError.self) { try OSLogStore(scope: .system) }
    expectEqual(error?.domain, NSCocoaErrorDomain)
    expectEqual(error?.code, 4099)
  }

  @Test("The sender of a message is the program whose code wrote it")
  func sender() throws {
    system.perform { os_log("a") }
    let entry = try #require(Array(store().getEntries()).first as? OSLogEntryLog)
    #expect(!entry.sender.isEmpty)
  }
}
