import Expectations
import Foundation
import PergolaSwiftUI
import PergolaUIKit
import SessionHost
import Testing

@testable import Counter

#if Image
  import PangoText
#endif

/// The test in `Examples/CounterTests/RecordedCounter.swift` is what a session records. It runs with the example's others.
@MainActor struct RecordingTests {
  @Test("a session is recorded as the test beside this one, at another size and in another language")
  func recording() async throws {
    let app = UsedApp(CounterApp._applicationDelegateClass)
    let launch: [String: ArgumentValue] = ["width": 600.0, "height": 500.0, "language": "ar", "appearance": "dark"]
    #expect(await app.perform("launch", launch).error == nil)
    for (action, arguments) in RecordedSteps.all {
      let answer = await app.perform(action, arguments)
      #expect(answer.error == nil, "\(action) \(arguments): \(answer)")
    }
    let source = await app.text("record", ["name": "RecordedCounter"])
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    let file = root.appending(path: "Examples/CounterTests/RecordedCounter.swift")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
    expectEqual(source, try String(contentsOf: file, encoding: .utf8))
  }

  #if Image
    @Test("a session with the texts of pictures is recorded as a test with the same texts")
    func pictureText() async {
      var surroundings = SessionHost.Surroundings()
      surroundings.pictureText = PangoTextEngine.shared
      let app = UsedApp(ShopDelegate.self, surroundings: surroundings)
      _ = await app.perform("launch", ["appearance": "dark"])
      #expect(await app.text("record").contains("height: 844), textEngine: .system, appearance: .dark)"))
      let other = UsedApp(ShopDelegate.self, surroundings: surroundings)
      _ = await other.perform("launch", ["text": "cells"])
      #expect(await !other.text("record").contains("textEngine"))
    }
  #endif

  @Test("a recorded step expects what came for the first time before what came back")
  func newTextsCount() async {
    let app = UsedApp(SavingDelegate.self)
    _ = await app.perform("launch", ["text": "cells"])
    _ = await app.perform("tap", ["element": "Save"])
    _ = await app.perform("tap", ["element": "Yes"])
    let lines = await app.text("record").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let place = lines.firstIndex(of: #"try await driver.tap("Yes")"#) ?? 0
    expectEqual(
      Array(lines.dropFirst(place + 2).prefix(3)),
      ["Saved", "One", "Two"].map { "#expect(driver.contains(\"\($0)\"))" })
  }

  @Test("a recorded step expects what was typed, and that what it removed is gone")
  func typedAndRemovedTexts() async {
    let app = UsedApp(ShopDelegate.self)
    _ = await app.perform("launch")
    _ = await app.perform("type", ["text": "Pear", "element": "Name"])
    _ = await app.perform("tap", ["element": "Replace"])
    let source = await app.text("record")
    #expect(source.contains(#"#expect(driver.contains("Pear"))"#))
    #expect(source.contains(#"#expect(!driver.contains("Apple"))"#))
  }
}

/// The steps of the recorded session.
private enum RecordedSteps {
  static let all: [(String, [String: ArgumentValue])] = [
    ("tap", ["element": "المزيد"]), ("tap", ["element": "إضافة", "role": "button"]), ("scroll", ["dy": 100.0]),
    ("press", ["key": "down"]), ("screen", ["until": "2: 0"]), ("advance", ["seconds": 0.5]),
    ("swipe", ["x": 300.0, "y": 300.0, "direction": "down", "distance": 100.0]),
  ]
}
