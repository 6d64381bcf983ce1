import Expectations
import Foundation
import RenderTree
import Testing

@testable import WebHost

@Suite struct PageCommandTests {
  private let commands: [PageCommand] = [
    .frame(PageMessage(frame: 3), handled: 2, asksForState: true), .handled(4),
    .history(.push("/a?b=\"c\"", entry: 1), place: PlaceOutline("t1p"), at: 2),
    .history(.replace("/a", entry: 1), place: PlaceOutline(""), at: 2),
    .history(.go(-2, "/", entry: 0), place: PlaceOutline("s"), at: 2),
    .history(.turnBack(-1, "/", entry: 0), place: PlaceOutline(""), at: 2), .copy("line\nline"),
    .open("https://a.example"),
    .keep("/file", name: "a \"b\""), .announce("One \"mail\" sent"), .notice("A sentence."), .end, .reload, .idle, .bye,
  ]

  @Test("every message is an object of JSON whose first member is its kind")
  func json() throws {
    for command in commands {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(command.json.utf8)) }
      #expect(command.json.hasPrefix("{\"\(command.kind.rawValue)\":"))
    }
    expectEqual(Set(commands.map(\.kind)).count, PageCommand.Kind.allCases.count)
  }

  /// The names of the members of a script's object called `commands`.
  private func handlers(in script: PageScript) throws -> Set<String> {
    let source = String(decoding: script.bytes, as: UTF8.self)
    let start = try #require(source.firstRange(of: "commands = {\n")).upperBound
    var names: Set<String> = []
    var depth = 1
    for line in source[start...].split(separator: "\n") {
      if depth == 1, let name = line.firstMatch(of: #/^(\w+)[:,]/#) { names.insert(String(name.1)) }
      for character in line where "{(})".contains(character) { depth += "{(".contains(character) ? 1 : -1 }
      if depth <= 0 { break }
    }
    return names
  }

  @Test("the page's scripts have a handler for each kind of message, and no other")
  func scripts() throws {
    let page = try #require(PageScript.scripts.first { $0.name == "page.js" })
    let names = try handlers(in: page).union(handlers(in: .worker))
    expectEqual(names, Set(PageCommand.Kind.allCases.map(\.rawValue)))
  }

  @Test("no catch of the page's scripts is silent")
  func catches() {
    for script in PageScript.scripts + [.worker] {
      let source = String(decoding: script.bytes, as: UTF8.self)
      #expect(!source.contains(#/catch ?(\(\w*\))? ?\{\s*(return;?)?\s*\}/#), "\(script.name)")
      #expect(!source.contains(#/\.catch\(\(\) => \{\s*\}\)/#), "\(script.name)")
    }
  }

  @Test("numbers of messages are JSON")
  func numbers() throws {
    let numbers: [CGFloat] = [0, 0.5, -0.5, 0.05, -0.01, 12.25, 1e9, .infinity, .nan, -3]
    for number in numbers {
      let text = PageNumber.json(number)
      let value = try #require(JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [Double])
      expectEqual(value[0], Double(PageNumber.hundredths(number)) / 100)
    }
  }

  @Test("transitions with fractions are JSON")
  func transitions() throws {
    let frame = CGRect(x: 0.5, y: -0.25, width: 0.33, height: 62.5)
    let transition = NodeTransition(
      node: NodeID(rawValue: 1), kind: .moved(from: frame), duration: 0.3, delay: 0.05, curve: .easeInOut)
    let text = try #require(transition.json)
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
