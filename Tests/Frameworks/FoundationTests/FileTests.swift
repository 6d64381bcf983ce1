import Expectations
import Synchronization
import Testing

@testable import PergolaFoundation

@Suite struct FileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  @Test("a group has a folder of its own, and a path is no group")
  func groups() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try #require(FileManager.default.containerURL(of: "group.a", in: folder))
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue)
    for name in ["", "..", "a/b", ".hidden"] { #expect(FileManager.default.containerURL(of: name, in: folder) == nil) }
  }

  @Test("values of the ubiquitous store remain in their file")
  func ubiquitousStore() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a/b.plist")
    let store = NSUbiquitousKeyValueStore(file: file)
    store.set("text", forKey: "s")
    store.set(true, forKey: "b")
    store.set(Int64(7), forKey: "n")
    store.set([1, 2], forKey: "a")
    store.set(1.5, forKey: "d")
    store.removeObject(forKey: "a")
    #expect(store.synchronize())
    let again = NSUbiquitousKeyValueStore(file: file)
    expectEqual(again.string(forKey: "s"), "text")
    #expect(again.bool(forKey: "b"))
    expectEqual(again.longLong(forKey: "n"), 7)
    expectEqual(again.double(forKey: "d"), 1.5)
    #expect(again.array(forKey: "a") == nil)
    expectEqual(again.dictionaryRepresentation.count, 4)
  }

  @Test("a file of a store that is no property list is an empty store")
  func corruptStore() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("x.plist")
    try Data("no list".utf8).write(to: file)
    #expect(NSUbiquitousKeyValueStore(file: file).dictionaryRepresentation.isEmpty)
  }

  @Test("one coordinator at a time writes a file, and may nest its accesses")
  func coordination() {
    let url = folder.appendingPathComponent("x")
    let counter = Mutex((now: 0, most: 0))
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      let coordinator = NSFileCoordinator()
      coordinator.coordinate(writingItemAt: url, error: nil) { url in
        counter.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        coordinator.coordinate(readingItemAt: url, error: nil) { _ in usleep(1000) }
        counter.withLock { $0.now -= 1 }
      }
    }
    expectEqual(counter.withLock { $0.most }, 1)
  }

  @Test("a presenter gives its file up, and is notified of a change by another one")
  func presenters() {
    let presenter = Presenter(url: folder.appendingPathComponent("x"))
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    NSFileCoordinator().coordinate(writingItemAt: presenter.url, error: nil) { _ in presenter.add("write") }
    NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: presenter.url, error: nil) { _ in
      presenter.add("own")
    }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    expectEqual(presenter.calls.filter { $0 != "own" }, ["relinquish", "write", "changed", "reacquire"])
  }

  @Test("a cancelled coordinator fails, and calls no closure")
  func cancellation() {
    let coordinator = NSFileCoordinator()
    coordinator.cancel()
    var error: NSError?
    coordinator.coordinate(readingItemAt: folder, error: &error) { _ in Issue.record("The closure was called.") }
    expectEqual(error?.code, CocoaError.userCancelled.rawValue)
  }
}

private final class Presenter: NSFilePresenter, Sendable {
  let url: URL
  let presentedItemOperationQueue = OperationQueue()
  private let log = Mutex<[String]>([])
  var presentedItemURL: URL? { url }
  var calls: [String] { log.withLock { $0 } }

  init(url: URL) {
    self.url = url
    presentedItemOperationQueue.maxConcurrentOperationCount = 1
  }

  func add(_ call: String) { log.withLock { $0.append(call) } }

  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    add("relinquish")
    writer { self.add("reacquire") }
  }

  func presentedItemDidChange() { add("changed") }
}
