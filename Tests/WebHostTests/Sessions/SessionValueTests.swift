import Foundation
import SeededRandomness
import Testing

@testable import WebHost

@Suite("Values of sessions")
struct SessionValueTests {
  @Test("a token is read as it is written, and other texts are none")
  func tokens() {
    let token = SessionToken()
    #expect(token.description.count == 32)
    #expect(SessionToken(token.description) == token)
    #expect(token != SessionToken())
    for text in [
      "", "abc", String(repeating: "g", count: 32), String(repeating: "A", count: 32), token.description + "0",
    ] {
      #expect(SessionToken(text) == nil)
    }
  }

  @Test(
    "an address is a port, or a host and a port",
    arguments: [
      ("8080", "127.0.0.1:8080"), ("localhost:80", "localhost:80"), ("0.0.0.0:0", "0.0.0.0:0"),
      ("[::1]:65535", "[::1]:65535"),
    ])
  func addresses(text: String, expected: String) { #expect(ListenAddress(text)?.description == expected) }

  @Test(
    "a wrong address is none",
    arguments: ["", ":", "a:", ":80", "80:80:80", "a b:80", "::1:80", "[::1]", "x:70000", "-1", "[x]:1"])
  func wrongAddresses(text: String) { #expect(ListenAddress(text) == nil) }

  @Test("languages are ordered by their weights")
  func languages() {
    #expect(PageRequest.languages("en;q=0.5, de-CH, fr;q=0.8, xx;q=0, <b>") == ["de-CH", "fr", "en"])
    #expect(PageRequest.languages(nil) == [])
  }

  @Test("a log gives what came after a number, unless it was dropped", arguments: 0..<20)
  func log(seed: Int) {
    var randomness = Randomness(seed: seed)
    var log = EventLog(capacity: 200)
    var twin: [String] = []
    for number in 1...300 {
      let line = String(repeating: "x", count: randomness.next(below: 30)) + "\(number)"
      log.append(line, to: "t")
      twin.append(line)
      let asked = randomness.next(below: number + 3)
      if let found = log.events(after: asked) {
        #expect(found.map(\.line) == Array(twin.dropFirst(asked)), "seed \(seed)")
        #expect(found.map(\.number) == Array((asked + 1)..<(number + 1)), "seed \(seed)")
      } else {
        let missed = twin.dropFirst(asked).reduce(0) { $0 + $1.utf8.count }
        #expect(asked > number || missed > 200, "seed \(seed)")
      }
    }
  }

  @Test("a rate has a reserve of ten seconds, and recovers")
  func rate() {
    let start = ContinuousClock().now
    var limit = RateLimit(perSecond: 10, now: start)
    let later = start + .seconds(1)
    let taken = [(100, start), (1, start), (10, later), (1, later)].map { limit.take($0, at: $1) }
    #expect(taken == [true, false, true, false])
  }

  @Test("the place of a link is its path and query, on this server only")
  func places() throws {
    func place(_ text: String) throws -> String { PageAddress.path(of: try #require(URL(string: text))) }
    #expect(try place("https://example.org/items/3?x=1") == "/items/3?x=1")
    #expect(try place("todo://items/3") == "/items/3")
    #expect(try place("https://example.org//evil.org/") == "/evil.org/")
    #expect(PageAddress.link(path: "/", query: nil, scheme: "todo", host: "h") == nil)
    #expect(
      PageAddress.link(path: "/items/3", query: "x=1", scheme: "todo", host: "h")?.absoluteString
        == "todo://items/3?x=1")
    #expect(
      PageAddress.link(path: "/items/3", query: nil, scheme: nil, host: "h:1")?.absoluteString == "https://h:1/items/3")
  }

  @Test("a form that is damaged gives what can be read")
  func forms() {
    let form = FormInput("press=a&field-2=%zz&field-3=b%20c%0D%0Ad&=&x")
    #expect(form.pressed == "a")
    #expect(form.texts.map(\.node) == ["3"])
    #expect(form.texts.map(\.text) == ["b c\nd"])
  }
}
