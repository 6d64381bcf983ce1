import Expectations
import Foundation
import Synchronization
import Testing

@testable import PergolaSystem

extension System.Permission {
  fileprivate static let camera = System.Permission("camera", usageKey: "NSCameraUsageDescription")
  fileprivate static let location = System.Permission("location", choices: [.allow, .once, .deny])
}

extension System.Answer {
  fileprivate static let once = System.Answer("once")
}

@Suite("Permissions")
struct PermissionTests {
  private let system = System()

  @Test("A question that nobody answers is not allowed, and is named")
  func unanswered() async {
    expectEqual(await system.request(.camera), .deny)
    expectEqual(system.unanswered, ["camera"])
    expectEqual(system.decision(for: .camera), .deny)
  }

  @Test("The planned answer is that of the first question; asking again never asks the user")
  func planned() async {
    system.answer(.location, with: .once)
    #expect(system.decision(for: .location) == nil)
    expectEqual(await system.request(.location), .once)
    expectEqual(await system.request(.location), .once)
    expectEqual(system.unanswered, [])
  }

  @Test("An answer after the question gives or revokes the permission at once, and observers are notified")
  func revocation() async {
    let seen = Mutex<[System.Answer?]>([])
    system.observe(.camera) { answer in seen.withLock { $0.append(answer) } }
    system.answer(.camera, with: .allow)
    expectEqual(await system.request(.camera), .allow)
    system.answer(.camera, with: .deny)
    expectEqual(system.decision(for: .camera), .deny)
    expectEqual(await system.request(.camera), .deny)
    system.forgetAnswer(.camera)
    #expect(system.decision(for: .camera) == nil)
    system.answer(.camera, with: .allow)
    expectEqual(await system.request(.camera), .allow)
    expectEqual(seen.withLock { $0 }, [.allow, .deny, nil, .allow])
  }

  @Test("A reply never comes inside the request, and comes on the system's queue")
  func asynchronousReplies() async {
    let system = system
    system.answer(.camera, with: .allow)
    for _ in 0..<2 {
      await withCheckedContinuation { continuation in
        let isInside = Mutex(true)
        isInside.withLock { inside in
          system.request(.camera) { _ in
            dispatchPrecondition(condition: .onQueue(system.queue))
            isInside.withLock { #expect(!$0) }
            continuation.resume()
          }
          inside = false
        }
      }
    }
  }

  @Test("In a live host the user is asked once, however many requests wait, with the app's explanation")
  func asker() async {
    let asked = Mutex<[System.Question]>([])
    system.information = { ["NSCameraUsageDescription": "To scan codes."][$0] }
    system.asker = { question in
      asked.withLock { $0.append(question) }
      await Task.yield()
      return .allow
    }
    let answers = await withTaskGroup(of: System.Answer.self, returning: [System.Answer].self) { [system] group in
      for _ in 0..<10 { group.addTask { await system.request(.camera) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    expectEqual(answers, Array(repeating: .allow, count: 10))
    expectEqual(
      asked.withLock { $0 },
      [System.Question(name: "camera", explanation: "To scan codes.", choices: [.allow, .deny])])
  }

  @Test("An answer that the question doesn't offer counts as none")
  func wrongChoice() async {
    system.asker = { _ in .once }
    expectEqual(await system.request(.camera), .deny)
    expectEqual(system.unanswered, ["camera"])
  }

  @Test("A request without its explanation in Info.plist ends the app")
  func missingExplanation() async {
    await #expect(processExitsWith: .failure) {
      let system = System()
      system.information = { _ in nil }
      system.request(.camera) { _ in }
    }
  }

  @Test("A live system remembers the answers")
  func memory() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = System(.live(folder: folder))
    first.asker = { _ in .once }
    expectEqual(await first.request(.location), .once)
    expectEqual(System(.live(folder: folder)).decision(for: .location), .once)
    try first.file(named: "Permissions.json")?.write(Data("{".utf8))
    #expect(System(.live(folder: folder)).decision(for: .location) == nil)
  }
}
