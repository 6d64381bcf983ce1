import Expectations
import Foundation
import PergolaSystem
import PergolaUserNotifications
import Testing

@MainActor @Suite("The attachments of notifications")
struct AttachmentTests {
  private let system = System()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func file(_ name: String, bytes: Int = 10) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(count: bytes).write(to: url)
    return url
  }

  private func error(of url: URL, _ options: [AnyHashable: Any]? = nil) -> UNError.Code? {
    do {
      _ = try UNNotificationAttachment(identifier: "", url: url, options: options)
      return nil
    } catch {
      return (error as? UNError)?.code
    }
  }

  @Test("The type is that of the file's extension, or of the hint, and an empty identifier becomes a unique one")
  func types() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let picture = try UNNotificationAttachment(identifier: "", url: file("a.png"))
    expectEqual(picture.type, "public.png")
    #expect(!picture.identifier.isEmpty)
    let hinted = try UNNotificationAttachment(
      identifier: "b", url: file("b"), options: [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"])
    expectEqual(hinted.type, "public.jpeg")
    expectEqual(hinted.identifier, "b")
  }

  @Test("No file is error 100, another type 101, and a file that is too large 102")
  func errors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    expectEqual(error(of: folder.appendingPathComponent("none.png")), .attachmentInvalidURL)
    expectEqual(error(of: try #require(URL(string: "https://example.org/a.png"))), .attachmentInvalidURL)
    expectEqual(error(of: try file("a.txt")), .attachmentUnrecognizedType)
    expectEqual(error(of: try file("large.png", bytes: (10 << 20) + 1)), .attachmentInvalidFileSize)
    expectEqual(error(of: try file("fits.png", bytes: 10 << 20)), nil)
  }

  @Test("The file is moved into the store when the request is added, and ends with the system")
  func moving() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = try file("a.png")
    var owner: System? = System()
    let moved: URL
    do {
      let system = try #require(owner)
      let content = UNMutableNotificationContent()
      content.attachments = [try UNNotificationAttachment(identifier: "a", url: url)]
      try await system.center.add(
        UNNotificationRequest(
          identifier: "a", content: content,
          trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)))
      let attachment = try #require(system.notifications.pending.first?.content.attachments.first)
      expectEqual(attachment.identifier, "a")
      moved = attachment.url
    }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    #expect(FileManager.default.fileExists(atPath: moved.path))
    owner = nil
    #expect(!FileManager.default.fileExists(atPath: moved.path))
  }

  /// Adds a request with a file, without a trigger.
  private func add(_ url: URL) async throws {
    let content = UNMutableNotificationContent()
    content.attachments = [try UNNotificationAttachment(identifier: "a", url: url)]
    try await system.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
  }

  @Test("A file of the app's bundle is copied into the store")
  func bundle() async throws {
    try await system.allowNotifications()
    let url = Bundle.main.bundleURL.appendingPathComponent("\(UUID().uuidString).png")
    try Data(count: 10).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try await add(url)
    await performMainQueue()
    #expect(FileManager.default.fileExists(atPath: url.path))
    let copied = try #require(system.notifications.delivered.first?.request.content.attachments.first).url
    #expect(copied != url && FileManager.default.fileExists(atPath: copied.path))
  }

  @Test("While the user doesn't allow notifications, the file stays in its place")
  func denied() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    system.answer(.notifications, with: .deny)
    _ = try await system.center.requestAuthorization(options: .alert)
    let url = try file("a.png")
    try await add(url)
    #expect(FileManager.default.fileExists(atPath: url.path))
  }

  @Test("A file that is gone when the request is added is error 104")
  func moveFails() async throws {
    let url = try file("a.png")
    let content = UNMutableNotificationContent()
    content.attachments = [try UNNotificationAttachment(identifier: "a", url: url)]
    try FileManager.default.removeItem(at: folder)
    await #expect(throws: UNError(.attachmentMoveIntoDataStoreFailed)) {
      try await system.center.add(UNNotificationRequest(identifier: "a", content: content, trigger: nil))
    }
  }
}
