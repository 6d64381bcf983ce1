import Expectations
import Foundation
import PergolaUIKit
import SeededRandomness
import SessionHost
import Testing

@testable import SessionProbe

@MainActor struct RequestTests {
  @Test("a line that is no request is refused, whatever it contains", arguments: 0..<300)
  func randomLines(seed: Int) throws {
    var random = Randomness(seed: seed)
    let parts = [
      "{", "}", "[", "]", ":", ",", "\"id\"", "\"do\"", "\"with\"", "1", "-2.5e9", "null", "true", "\"\\u", "é",
    ]
    let text = (0..<random.next(below: 20)).map { _ in parts[random.next(below: parts.count)] }.joined()
    do throws(SessionProblem) {
      let request = try SessionRequest.reading(Data(text.utf8))
      #expect(text.contains("\"id\"") && text.contains("\"do\""), "\(request) of \(text), seed \(seed)")
    } catch {
      expectEqual(error.kind, .badRequest)
    }
  }

  @Test("a request with random arguments is answered, and the app goes on", arguments: 0..<60)
  func randomArguments(seed: Int) async {
    var random = Randomness(seed: seed)
    let app = UsedApp(AppDelegate.self)
    _ = await app.perform("launch", ["text": "cells"])
    let actions = SessionAction.allCases.filter { $0 != .stop && $0 != .launch }
    let names = [
      "element", "role", "match", "x", "y", "to", "toX", "text", "direction", "dy", "key", "url", "seconds", "as",
    ]
    let values: [ArgumentValue] = [
      "Count", "e3", "e999999999999999999999", "", "left", "button", "part", "enter", "json", .null,
      .number(.greatestFiniteMagnitude),
      5.0, -3.0, true, .list([]), .object([:]), "\u{0}\u{202E}", "a:b",
    ]
    for _ in 0..<20 {
      var arguments: [String: ArgumentValue] = [:]
      for _ in 0..<random.next(below: 4) {
        arguments[names[random.next(below: names.count)]] = values[random.next(below: values.count)]
      }
      let action = actions[random.next(below: actions.count)].rawValue
      let answer = await app.perform(action, arguments)
      #expect(answer.text != nil || answer.error != nil || answer.files != nil, "\(action) \(arguments), seed \(seed)")
    }
    #expect(await app.text("screen", ["as": "text"]).contains("Count"), "seed \(seed)")
  }
}
