import Foundation
import Testing

@testable import XcodeProjects

@Suite("AGENTS.md")
struct AgentsFileTests {
  private func write(_ text: String?, project: String = "Shop.xcodeproj", isApart: Bool = false) throws -> String {
    let folder = try TemporaryFolder(text.map { ["AGENTS.md": $0] } ?? ["a.txt": ""])
    let url = URL(filePath: "/Apps/\(project)")
    let path = try AgentsFile(in: folder.url, project: url, isApart: isApart).write()
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("a project without the file gets one that names the project")
  func new() throws {
    let text = try write(nil)
    #expect(text.hasPrefix("<!-- pergola") && text.contains("`pergola check Shop.xcodeproj`"))
  }

  @Test("what the file says stays, and the part is renewed in its place")
  func renewed() throws {
    let first = try write("# Shop\n\nUse tabs.")
    #expect(first.hasPrefix("# Shop\n\nUse tabs.\n\n<!-- pergola"))
    let second = try write(first + "\nMore.\n", project: "Store.xcworkspace")
    #expect(second.hasPrefix("# Shop\n\nUse tabs.\n\n<!-- pergola") && second.hasSuffix("<!-- /pergola -->\n\nMore.\n"))
    #expect(second.contains("Store.xcworkspace") && !second.contains("Shop.xcodeproj"))
    #expect(try write(second, project: "Store.xcworkspace") == second)
  }

  @Test("in a folder apart from the project, the commands name the project by its whole path")
  func apart() throws {
    let text = try write(nil, isApart: true)
    #expect(text.contains("`pergola check /Apps/Shop.xcodeproj`"))
    #expect(text.contains("`pergola adopt --update /Apps/Shop.xcodeproj --output .`"))
  }

  @Test("a file with one of the two comments is left as it is")
  func broken() throws {
    #expect { try write("<!-- /pergola -->\n") } throws: { "\($0)".contains("expected both") }
  }

  @Test("each command in the text is one of pergola's")
  func commands() throws {
    let known = Set([
      "adopt", "build", "check", "fence", "launch", "logs", "mcp", "preview", "record", "screen", "scroll", "state",
      "stop",
      "swipe", "tap", "test", "type",
    ])
    let named = try write(nil).matches(of: /`pergola ([a-z]+)/).map { String($0.output.1) }
    #expect(named.count > 20 && Set(named) == known)
  }
}
