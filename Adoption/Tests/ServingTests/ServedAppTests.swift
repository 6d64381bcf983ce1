import Foundation
import Testing

@testable import Serving

@Suite("The options of an app that is served") struct ServedAppTests {
  private let temporary = URL(filePath: "/tmp/x")

  private func app(_ words: String..., isTerminal: Bool = true, json: Bool = false) throws(ServedApp.Failure)
    -> ServedApp
  {
    try ServedApp(options: words, isTerminal: isTerminal, json: json, temporary: temporary)
  }

  @Test("an app in a terminal keeps what was typed")
  func keeping() throws {
    #expect(try app("--appearance", "dark").firstOptions == ["--appearance", "dark", "--keep-interface"])
    #expect(try app("--keep-interface").firstOptions == ["--keep-interface"])
  }

  @Test("a link and a fresh state are for the first start alone")
  func later() throws {
    let app = try app("--fresh", "--open", "stand://apples", "--host", "terminal")
    #expect(app.firstOptions == ["--fresh", "--open", "stand://apples", "--host", "terminal", "--keep-interface"])
    #expect(app.laterOptions == ["--host", "terminal", "--keep-interface"])
    #expect(try self.app("--open=stand://apples").laterOptions == ["--keep-interface"])
  }

  @Test("pages come back after each start, and fresh ones begin with an empty file")
  func pages() throws {
    let page = try app("--host", "web", isTerminal: false, json: true)
    #expect(!page.hasTerminal)
    #expect(page.firstOptions == ["--host", "web"])
    #expect(page.laterOptions == page.firstOptions)
    let fresh = try app("--host=web", "--fresh")
    #expect(fresh.firstOptions == ["--host=web", "--store", "/tmp/x/pages.sqlite"])
    #expect(fresh.laterOptions == fresh.firstOptions)
  }

  @Test("what cannot stay alive is refused with what is expected")
  func refusals() {
    #expect(throws: ServedApp.Failure.otherHost("text")) { try app("--host", "text") }
    #expect(throws: ServedApp.Failure.noTerminal) { try app(isTerminal: false) }
    #expect(throws: ServedApp.Failure.eventsInTerminal) { try app(json: true) }
    #expect(ServedApp.Failure.noTerminal.description.contains("Expected: a terminal, or --host web"))
  }
}
