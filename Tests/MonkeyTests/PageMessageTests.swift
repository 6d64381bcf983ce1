import Expectations
import Foundation
import Monkey
import RenderTree
import Testing
import UIKitCore

@testable import PergolaTesting
@testable import WebHost

@MainActor @Suite struct PageMessageTests {
  /// The number of random events in each example.
  private static let count = 25
  private static let examples = Example.all + [.admin]

  @Test("every message of every example is JSON, at each scale of screens", arguments: [1, 1.5, 2, 3])
  func json(scale: Double) async throws {
    var frames = 0
    for example in Self.examples {
      let use = MonkeyUse(example, seed: 7, events: Self.count)
      try await example.use { driver in
        let connection = driver.connection
        connection.configure { $0.scale = scale }
        await driver.settle()
        var encoder = PageEncoder(base: "", language: "en", rightToLeft: false)
        func expectJSON(_ message: PageMessage?) {
          guard let line = message?.line(handled: 1) else { return }
          frames += 1
          if (try? JSONSerialization.jsonObject(with: Data(line.utf8))) == nil {
            Issue.record("\(example.name) at \(scale): \(line.prefix(2000))")
          }
        }
        expectJSON(encoder.tree(for: connection.frame()))
        connection.onChange = { expectJSON(encoder.patches(to: connection.frame())) }
        for event in use.events { try await event.perform(on: driver, of: example) }
        connection.onChange = nil
      }
    }
    #expect(frames > Self.examples.count * 5)
  }
}
