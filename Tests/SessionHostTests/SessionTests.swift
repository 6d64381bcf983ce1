import Expectations
import Foundation
import PergolaUIKit
import RenderTree
import SessionHost
import Testing

@testable import SessionProbe

@MainActor struct SessionTests {
  private func launched() async -> UsedApp {
    let app = UsedApp(AppDelegate.self)
    _ = await app.perform("launch", ["text": "cells"])
    return app
  }

  private func shop() async -> UsedApp {
    let app = UsedApp(ShopDelegate.self)
    _ = await app.perform("launch")
    return app
  }

  @Test("nothing can be used before the launch")
  func launchComesFirst() async {
    let app = UsedApp(AppDelegate.self)
    expectEqual(await app.text("screen"), "The app is not launched. Expected: launch first")
    #expect(await app.text("launch").contains("button \"Count\""))
    #expect(await app.text("launch").contains("launched already"))
  }

  @Test("a tap answers with what it changed, and the next look with nothing")
  func changesAreToldOnce() async {
    let app = await launched()
    let answer = await app.text("tap", ["element": "Count"])
    #expect(answer.contains("Tapped button \"Count\"."))
    #expect(answer.contains("changed: e1 text \"1 taps\""))
    #expect(answer.contains("was \"No taps\""))
    expectEqual(await app.text("screen", ["as": "changes"]), "Nothing on the screen has changed.")
  }

  @Test("an element is found by text, label, identifier, the name of an answer, a part, or a point")
  func elementsHaveNames() async {
    let app = await launched()
    let outline = await app.text("screen")
    let name = outline.split(separator: "\n").first { $0.contains("\"Count\"") }?.split(separator: " ").first
    let ways: [[String: ArgumentValue]] = [
      ["element": "Count"], ["element": "favorite"], ["element": .text(String(name ?? ""))],
      ["element": "Cou", "match": "part"], ["element": "Count", "role": "button"],
      ["element": "favorite", "match": "identifier"],
    ]
    for (number, way) in ways.enumerated() {
      #expect(await app.text("tap", way).contains("\"\(number + 1) taps\""), "\(way)")
    }
    #expect(await app.text("tap", ["x": 166.0, "y": 72.0]).contains("\"7 taps\""))
  }

  @Test("an element is found by the name that an outline joins of its texts, and with other spaces than a format wrote")
  func outlineNames() async {
    let app = await shop()
    let outline = await app.text("screen")
    #expect(outline.contains("cell \"Price, 5\u{A0}€\""))
    for name in ["Price, 5\u{A0}€", "Price, 5 €"] {
      #expect(await app.text("tap", ["element": .text(name)]).contains("Tapped"), "\(name)")
    }
    #expect(await app.text("tap", ["element": "Price, 5", "match": "part"]).contains("Tapped"))
    #expect(await app.text("tap", ["element": "5 €"]).contains("Tapped"))
    #expect(await app.text("tap", ["role": "button"]).contains("its name from a screen"))
  }

  @Test("an icon names its button, whose own label is empty")
  func icons() async {
    let app = await shop()
    #expect(await app.text("screen").contains("button \"Add\""))
  }

  @Test("a list that is at its end says so")
  func ends() async {
    let app = await shop()
    let answer = await app.text("scroll", ["dy": 100.0])
    #expect(answer.contains("Scrolled by 0, 0 of 0, 100.") && answer.contains("Nothing has moved"))
  }

  @Test("a scroll answers with the distance that was scrolled")
  func scrolledDistance() async {
    let app = UsedApp(ShelfDelegate.self)
    _ = await app.perform("launch", ["text": "cells", "width": 390.0, "height": 400.0])
    #expect(await app.text("scroll", ["dy": 30.0]).hasPrefix("Scrolled by 0, 30.\n"))
    // The content is 600 points high, of which 400 are visible.
    #expect(await app.text("scroll", ["dy": 300.0]).hasPrefix("Scrolled by 0, 170 of 0, 300.\n"))
  }

  @Test("an element of which a part is clipped has its whole name")
  func clippedNames() async {
    let app = UsedApp(ShelfDelegate.self)
    _ = await app.perform("launch", ["text": "cells", "width": 390.0, "height": 400.0])
    let outline = await app.text("screen")
    #expect(outline.contains("\"Lower, behind the edge\""))
    #expect(!outline.contains("\"Far\""))
    #expect(await app.text("tap", ["element": "Lower, behind the edge"]).hasPrefix("Tapped box"))
  }

  @Test("an element without a role is asked for by the name that outlines have for that: box")
  func boxes() async {
    let app = UsedApp(ShelfDelegate.self)
    _ = await app.perform("launch", ["text": "cells", "width": 390.0, "height": 400.0])
    #expect(await app.text("screen").contains("box \"Upper\""))
    #expect(await app.text("tap", ["element": "Upper", "role": "box"]).hasPrefix("Tapped box \"Upper\"."))
    #expect(await app.text("tap", ["element": "Upper", "role": "none"]).contains("Expected: one of box, text"))
  }

  @Test("an ambiguous name is an error with the candidates, of which each has a name")
  func ambiguity() async throws {
    let app = await launched()
    let answer = await app.perform("tap", ["element": "Same"])
    expectEqual(answer.error?.kind, .ambiguous)
    let lines = (answer.error?.message ?? "").split(separator: "\n").dropFirst()
    expectEqual(lines.count, 2)
    let name = try #require(lines.last?.split(separator: " ").first)
    #expect(await app.text("tap", ["element": .text(String(name))]).contains("\"1 taps\""))
  }

  @Test("an unknown name is an error with those that are near")
  func nearNames() async {
    let app = await launched()
    let answer = await app.perform("tap", ["element": "Cuont"])
    expectEqual(answer.error?.kind, .notFound)
    #expect(answer.error?.message.contains("Near names: \"Count\"") == true)
  }

  @Test("a text goes into a field, and into nothing else")
  func typing() async {
    let app = await launched()
    #expect(await app.text("type", ["text": "Ada", "element": "Name"]).contains("value \"Ada\""))
    #expect(await app.text("type", ["text": " L."]).contains("value \"Ada L.\""))
    let answer = await app.perform("type", ["text": "Ada", "element": "Count"])
    #expect(answer.error?.message.contains("does not accept text") == true)
  }

  @Test("a request with wrong, missing or unknown arguments says what was expected, and does nothing")
  func wrongArguments() async {
    let app = await launched()
    let table: [(String, [String: ArgumentValue], String)] = [
      ("tap", [:], "element is missing"),
      ("tap", ["element": 3.0], "element is a number. Expected: a text"),
      ("tap", ["element": "Count", "role": "knob"], "Expected: one of box, text"),
      ("tap", ["element": "Count", "speed": 3.0], "There is no argument speed"),
      ("tap", ["element": "Count", "x": 3.0, "y": 4.0], "Expected: element, or both x and y"),
      ("tap", ["x": 3.0], "Expected: element, or both x and y"),
      ("tap", ["role": "button"], "element is missing"),
      ("type", ["element": "Name"], "text is missing"),
      ("swipe", ["element": "Count"], "direction is missing"),
      ("swipe", ["element": "Count", "direction": "north"], "Expected: one of left, right, up, down"),
      ("scroll", [:], "dy is missing"),
      ("press", ["key": "return"], "Expected: a character, or one of up"),
      ("press", ["key": "a", "modifiers": .list(["hyper"])], "Expected: any of shift"),
      ("press", ["key": "a", "modifiers": "shift"], "Expected: a list of texts"),
      ("open", ["url": "nothing"], "Expected: a URL with its scheme"),
      ("answer", ["question": "notifications", "with": "maybe"], "Expected: one of allow, deny"),
      ("answer", ["question": "weather", "with": "allow"], "Expected: one of notifications"),
      ("advance", ["seconds": -1.0], "Expected: a number from 0.0"),
      ("state", ["of": "everything"], "Expected: one of controllers, views, graph"),
      ("compare", [:], "There is no snapshot \"last\""),
      ("screen", ["as": "png"], "without pictures"),
      ("record", ["name": "lower"], "Expected: the name of a type"),
      ("dance", [:], "There is nothing called \"dance\" to do"),
    ]
    for (action, arguments, words) in table {
      let answer = await app.perform(action, arguments)
      #expect(answer.error?.message.contains(words) == true, "\(action) \(arguments): \(answer)")
    }
    #expect(await app.text("screen").contains("\"No taps\""))
  }

  @Test("what looks different from a kept screen has boxes")
  func comparing() async {
    let app = await launched()
    _ = await app.perform("snapshot", ["name": "before"])
    expectEqual(await app.text("compare", ["name": "before"]), "The screen is as in \"before\".")
    _ = await app.perform("tap", ["element": "Count"])
    let answer = await app.text("compare", ["name": "before"])
    #expect(answer.contains("changed: e1 text \"1 taps\""))
    #expect(answer.contains("differs: ("))
  }

  @Test("a URL that the app opens is told once")
  func openedURLs() async {
    let app = await launched()
    #expect(await app.text("tap", ["element": "Link"]).contains("The app opened https://example.com/page."))
    #expect(await app.text("tap", ["element": "Count"]).contains("opened") == false)
  }

  @Test("the state is that of controllers and views")
  func state() async {
    let app = await launched()
    #expect(await app.text("state").contains("ProbeController \"Probe\" (0, 0, 390, 844)"))
    #expect(await app.text("state", ["of": "views"]).contains("UIStackView (16, 40, 300, 500)"))
    expectEqual(await app.text("state", ["of": "graph"]), "The app shows no views of SwiftUI.")
  }

  @Test("waiting for a text that does not come ends after the timeout with the screen")
  func waiting() async {
    let app = await launched()
    let answer = await app.perform("screen", ["until": "Never", "timeout": 0.05])
    #expect(answer.error?.message.contains("\"Never\" did not come within 0.05 s. The screen shows:") == true)
  }
}
