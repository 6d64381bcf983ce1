import Expectations
import Foundation
import PergolaTesting
import SwiftUI
import Testing

@MainActor @Suite("App storage")
struct AppStorageTests {
  private enum Mode: String { case plain, rich }
  private enum Level: Int { case low, high }

  @MainActor final class Handle {
    var increment: () -> Void = {}
    var turn: () -> Void = {}
  }

  private struct Pair: View {
    let handle: Handle
    @State private var turns = 0

    var body: some View {
      let _ = handle.turn = { turns += 1 }
      VStack {
        First(handle: handle)
        Second()
        Text(verbatim: "turns \(turns)")
      }
    }
  }

  private struct First: View {
    let handle: Handle
    @AppStorage("count") private var count = 1

    var body: some View {
      let _ = handle.increment = { count += 1 }
      Text(verbatim: "first \(count)")
    }
  }

  private struct Second: View {
    @AppStorage("count") private var count = 1
    var body: some View { Text(verbatim: "second \(count)") }
  }

  /// A store of its own for each test.
  private func makeStore() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: "AppStorageTests.\(UUID().uuidString)"))
  }

  private func show(_ handle: Handle, _ store: UserDefaults) async -> Driver {
    let driver = Driver(
      showing: UIHostingController(rootView: Pair(handle: handle).defaultAppStorage(store)),
      size: CGSize(width: 390, height: 844))
    await driver.settle()
    return driver
  }

  @Test("the value is the initial one without a stored one, writing stores it, and views with the same key agree")
  func agreement() async throws {
    let store = try makeStore()
    let handle = Handle()
    let driver = await show(handle, store)
    expectEqual(driver.labels, ["first 1", "second 1", "turns 0"])
    #expect(store.object(forKey: "count") == nil)
    handle.increment()
    await driver.settle()
    expectEqual(driver.labels, ["first 2", "second 2", "turns 0"])
    expectEqual(store.integer(forKey: "count"), 2)
  }

  @Test("a value that other code stores and removes is seen without another event")
  func storedElsewhere() async throws {
    let store = try makeStore()
    let driver = await show(Handle(), store)
    store.set(7, forKey: "count")
    await driver.settle()
    expectEqual(driver.labels, ["first 7", "second 7", "turns 0"])
    store.removeObject(forKey: "count")
    await driver.settle()
    expectEqual(driver.labels, ["first 1", "second 1", "turns 0"])
  }

  @Test("a value that a task stores after a pause is seen without another event")
  func storedByTask() async throws {
    let store = try makeStore()
    let driver = await show(Handle(), store)
    let writing = Task {
      try await Task.sleep(for: .milliseconds(10))
      store.set(30, forKey: "count")
    }
    try await writing.value
    await driver.settle()
    expectEqual(driver.labels, ["first 30", "second 30", "turns 0"])
  }

  @Test("a value that another thread stores is seen without another event")
  func storedOnThread() async throws {
    let store = try makeStore()
    let driver = await show(Handle(), store)
    nonisolated(unsafe) let shared = store
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        shared.set(8, forKey: "count")
        continuation.resume()
      }
    }
    await driver.settle()
    expectEqual(driver.labels, ["first 8", "second 8", "turns 0"])
  }

  @Test("a value that is stored through another object for the same suite is seen without another event")
  func storedThroughOtherObject() async throws {
    let name = "AppStorageTests.\(UUID().uuidString)"
    let driver = await show(Handle(), try #require(UserDefaults(suiteName: name)))
    try #require(UserDefaults(suiteName: name)).set(9, forKey: "count")
    await driver.settle()
    expectEqual(driver.labels, ["first 9", "second 9", "turns 0"])
  }

  /// A class of an app's own, whose changes nobody reports.
  private final class OwnDefaults: UserDefaults {}

  @Test("a value in a store of the app's own class is seen with the next update")
  func nextUpdate() async throws {
    let store = try #require(OwnDefaults(suiteName: "AppStorageTests.\(UUID().uuidString)"))
    let handle = Handle()
    let driver = await show(handle, store)
    store.set(7, forKey: "count")
    handle.turn()
    await driver.settle()
    expectEqual(driver.labels, ["first 7", "second 7", "turns 1"])
  }

  @Test("each type of values is stored and read")
  func types() throws {
    let store = try makeStore()
    let flag = AppStorage(wrappedValue: true, "flag", store: store)
    #expect(flag.wrappedValue)
    flag.wrappedValue = false
    #expect(!flag.wrappedValue)
    let number = AppStorage(wrappedValue: 1.5, "number", store: store)
    number.wrappedValue = 2.5
    expectEqual(number.wrappedValue, 2.5)
    let text = AppStorage(wrappedValue: "a", "text", store: store)
    text.wrappedValue = "b"
    expectEqual(text.wrappedValue, "b")
    let address = try #require(URL(string: "https://example.com/a?b=c"))
    let link = AppStorage<URL?>("link", store: store)
    #expect(link.wrappedValue == nil)
    link.wrappedValue = address
    expectEqual(link.wrappedValue, address)
    let data = AppStorage(wrappedValue: Data(), "data", store: store)
    data.wrappedValue = Data([1, 2])
    expectEqual(data.wrappedValue, Data([1, 2]))
    let mode = AppStorage(wrappedValue: Mode.plain, "mode", store: store)
    mode.wrappedValue = .rich
    expectEqual(mode.wrappedValue, .rich)
    expectEqual(store.string(forKey: "mode"), "rich")
    let level = AppStorage<Level?>("level", store: store)
    level.wrappedValue = .high
    expectEqual(level.wrappedValue, .high)
    expectEqual(store.integer(forKey: "level"), 1)
  }

  @Test("nil removes the stored value, and a raw value without a case counts as none")
  func absence() throws {
    let store = try makeStore()
    let name = AppStorage<String?>("name", store: store)
    name.wrappedValue = "a"
    name.wrappedValue = nil
    #expect(store.object(forKey: "name") == nil)
    store.set("other", forKey: "mode")
    expectEqual(AppStorage(wrappedValue: Mode.plain, "mode", store: store).wrappedValue, .plain)
  }

  @Test("a binding reads and stores the value")
  func binding() throws {
    let store = try makeStore()
    let binding = AppStorage(wrappedValue: 1, "count", store: store).projectedValue
    expectEqual(binding.wrappedValue, 1)
    binding.wrappedValue = 4
    expectEqual(binding.wrappedValue, 4)
    expectEqual(store.integer(forKey: "count"), 4)
  }
}
