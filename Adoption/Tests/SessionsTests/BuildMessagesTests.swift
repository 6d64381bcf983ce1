import Foundation
import Synchronization
import Testing
import ToolServer

@testable import Sessions

struct BuildMessagesTests {
  private func words(_ result: Tool.Result) -> String {
    result.content.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }

  @Test("a build tells its steps, each problem once, and those of no source only if no source has one")
  func failure() {
    let steps = Mutex<[String]>([])
    let messages = BuildMessages { done, total, step in
      steps.withLock { $0.append("\(done) of \(total ?? 0): \(step)") }
    }
    for line in [
      "[1/4] Compiling App A.swift", "/a/A.swift:1:2: error: no x", "", "/a/A.swift:1:2: error: no x", "",
      "/a/B.swift:3:1: warning: old", "", "error: emit-module command failed",
    ] {
      messages.add(line)
    }
    let result = messages.result(status: 1, text: "all")
    #expect(result.isError)
    #expect(
      words(result) == "The build failed.\n/a/A.swift:1:2: error: no x\n/a/B.swift:3:1: warning: old")
    #expect(steps.withLock { $0 } == ["1.0 of 4.0: Compiling App A.swift"])
  }

  @Test("a failure that names no error has all that the build wrote")
  func unknown() {
    let messages = BuildMessages { _, _, _ in }
    #expect(words(messages.result(status: 1, text: "it is odd")) == "The build failed.\nit is odd")
  }

  @Test("a build that is complete tells its warnings")
  func success() {
    let messages = BuildMessages { _, _, _ in }
    #expect(words(messages.result(status: 0, text: "x")) == "The build is complete.")
    messages.add("/a/B.swift:3:1: warning: old")
    #expect(words(messages.result(status: 0, text: "x")) == "The build is complete.\n/a/B.swift:3:1: warning: old")
  }

  @Test("a build of something says which sessions go on with the program of before")
  func sessions() {
    let messages = BuildMessages { _, _, _ in }
    #expect(words(messages.result(status: 0, text: "", sessions: ["s1"])) == "The build is complete.")
    messages.add("[1/4] Compiling App A.swift")
    #expect(
      words(messages.result(status: 0, text: "", sessions: ["s1"])).contains("s1 goes on with the program of before"))
  }
}
