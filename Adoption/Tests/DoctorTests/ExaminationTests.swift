import Foundation
import Testing

@testable import Doctor
@testable import XcodeProjects

@Suite("What a machine lacks") struct ExaminationTests {
  private static let git = Requirement(kind: .program, name: "git", packages: ["git"], purpose: "packages of projects")
  private static let pango = Requirement(
    kind: .library, name: "pangocairo", packages: ["libpango1.0-dev", "libcairo2-dev"], purpose: "text and pictures")

  @Test("the list of this checkout is read, with the fonts and libraries of pictures")
  func ownList() throws {
    var checkout = URL(filePath: #filePath)
    for _ in 0..<4 { checkout.deleteLastPathComponent() }
    let all = try Requirement.all(in: checkout)
    #expect(all.contains(Self.git))
    #expect(all.contains(Self.pango))
    #expect(all.contains { $0.kind == .font && $0.name == "Inter" })
  }

  @Test("what only work on Pergola needs is left out")
  func groups() throws {
    let text =
      "# a remark\n\napps | program | git | git | packages of projects\npergola | python | x | python3-x | tests\n"
    #expect(try Requirement.all(text, file: "list") == [Self.git])
  }

  @Test("a line of another form is an error with its number", arguments: ["apps | git", "apps | disk | a | b | c"])
  func wrongLine(line: String) throws {
    let error = try #require(throws: ProjectError.self) { try Requirement.all("# one\n" + line, file: "list") }
    #expect(error.line == 2)
  }

  @Test("one command installs all that is missing")
  func command() {
    let examination = Examination(
      swift: "6.3.1", findings: [.init(Self.git, isThere: true), .init(Self.pango, isThere: false)])
    #expect(!examination.isComplete)
    #expect(
      examination.command(isRoot: true)
        == "apt-get update && apt-get install -y --no-install-recommends libpango1.0-dev libcairo2-dev")
    #expect(examination.command(isRoot: false)?.contains("sudo apt-get install") == true)
    #expect(examination.text(isRoot: true).contains("✘ library pangocairo is missing: text and pictures"))
  }

  @Test("nothing is installed where nothing is missing")
  func complete() {
    let examination = Examination(swift: "6.3.1", findings: [.init(Self.git, isThere: true)])
    #expect(examination.isComplete)
    #expect(examination.command(isRoot: true) == nil)
    #expect(examination.text(isRoot: true) == "✔ Swift 6.3.1\n✔ program git\nNothing is missing.")
  }

  @Test(
    "a toolchain has to be new enough",
    arguments: [("6.2", true), ("6.10.1", true), ("7.0", true), ("6.1.2", false), (nil, false)])
  func toolchain(version: String?, isEnough: Bool) {
    #expect(Examination(swift: version, findings: []).hasSwift == isEnough)
  }

  @Test(
    "programs, libraries and fonts are looked for on this machine",
    arguments: [
      ("program", "sh"), ("program", "no-such-program"), ("library", "no-such-library"), ("font", "No Such Font"),
    ])
  func looking(kind: String, name: String) throws {
    let requirement = Requirement(kind: try #require(.init(rawValue: kind)), name: name, packages: [], purpose: "")
    #expect(requirement.isThere == (name == "sh"))
  }
}
