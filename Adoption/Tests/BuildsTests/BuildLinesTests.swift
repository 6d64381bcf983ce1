import Foundation
import Testing

@testable import Builds
@testable import XcodeProjects

@Suite("Lines of builds") struct BuildLinesTests {
  private static let output = """
    Building for debugging...
    [3/44] Translating the sources of Orchard
    [16/94] Compiling Orchard Tree.swift
    /app/Tree.swift:11:8: error: cannot find 'Leaf' in scope
     9 | struct Tree {
    10 |
    11 |   let leaf: Leaf
       |             |- error: cannot find 'Leaf' in scope
       |             `- note: did you mean 'Lead'?
    12 | }

    [17/94] Compiling Orchard Row.swift
    /app/Tree.swift:11:8: error: cannot find 'Leaf' in scope
    11 |   let leaf: Leaf
    /app/Row.swift:2:3: warning: variable 'x' was never used
    error: emit-module command failed with exit code 1 (use -v to see invocation)
    """

  private func facts(_ text: String) -> [BuildLines.Fact] {
    var lines = BuildLines()
    let facts = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { lines.facts(in: String($0)) }
    return facts + lines.close()
  }

  @Test("each error is told once, with its notes")
  func problems() throws {
    let problems = facts(Self.output).compactMap { fact -> BuildProblem? in
      if case .problem(let problem) = fact { problem } else { nil }
    }
    #expect(problems.map(\.severity) == [.error, .warning, .error])
    let first = try #require(problems.first)
    #expect(first.place == SourcePlace(file: "/app/Tree.swift", line: 11))
    #expect(first.column == 8)
    #expect(first.text == "/app/Tree.swift:11:8: error: cannot find 'Leaf' in scope\n  note: did you mean 'Lead'?")
  }

  @Test("a problem is shown with the line of the original, whatever the translation's is")
  func excerpt() throws {
    let folder = try TemporaryFolder(["Tree.swift": "struct Tree {\n\tlet ä: Leaf\n}\n"])
    let path = folder.url.appending(path: "Tree.swift").path
    let problem = try #require(BuildProblem(line: "\(path):2:10: error: cannot find 'Leaf' in scope"))
    #expect(problem.text == "\(path):2:10: error: cannot find 'Leaf' in scope\n  2 | \tlet ä: Leaf\n    | \t       ^")
    let outside = try #require(BuildProblem(line: "\(path):2:99: error: no"))
    #expect(outside.text == "\(path):2:99: error: no\n  2 | \tlet ä: Leaf")
    let behind = try #require(BuildProblem(line: "\(path):9:1: error: no"))
    #expect(behind.text == "\(path):9:1: error: no")
  }

  @Test("progress has its step, and what is left")
  func progress() throws {
    let progress = facts(Self.output).compactMap { fact -> BuildProgress? in
      if case .progress(let progress) = fact { progress } else { nil }
    }
    #expect(progress.map(\.done) == [3, 16, 17])
    #expect(progress[1].text(width: 80) == "[16/94] Compiling Orchard Tree.swift, 78 left")
    #expect(progress[1].text(width: 20) == "[16/94] Compiling O…")
  }

  @Test("a translated file has the name of the original")
  func translated() throws {
    #expect(BuildProgress(line: "[1/2] Compiling Orchard _Tree.swift")?.step == "Compiling Orchard Tree.swift")
    #expect(BuildProgress(line: "[1/2] Emitting module _Testing_UIKit")?.step == "Emitting module _Testing_UIKit")
  }

  /// Runs a build with a program in the place of `swift`.
  private func build(_ script: String) throws -> (outcome: SwiftBuild.Outcome, problems: [BuildProblem]) {
    let folder = try TemporaryFolder()
    try folder.writeProgram("#!/bin/sh\n" + script, to: "swift")
    var problems: [BuildProblem] = []
    let build = SwiftBuild(folder.url, swift: folder.url.appending(path: "swift").path)
    let outcome = build.run(.all) { event in if case .problem(let problem) = event { problems.append(problem) } }
    return (outcome, problems)
  }

  @Test("an error without a place is told only if no other is")
  func generalErrors() throws {
    let both = try build("echo '/a.swift:1:2: error: no'; echo 'error: emit-module command failed'; exit 1")
    #expect(!both.outcome.isSuccess)
    #expect(both.problems.map(\.message) == ["no"])
    let alone = try build("echo 'error: no such module'; exit 1")
    #expect(alone.problems.map(\.message) == ["no such module"])
  }

  @Test("a build that fails without an error tells its last lines")
  func lastLines() throws {
    let (outcome, problems) = try build("echo first; echo second; exit 1")
    #expect(problems.isEmpty)
    #expect(outcome.lastLines == ["first", "second"])
  }

  @Test("a build that succeeds counts its warnings")
  func success() throws {
    let (outcome, _) = try build("echo '/a.swift:1:2: warning: old'; echo 'warning: of a package'")
    #expect(outcome.isSuccess)
    #expect(outcome.warnings == 1)
  }
}
