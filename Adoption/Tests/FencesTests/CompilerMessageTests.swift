import Foundation
import Testing
import XcodeProjects

@testable import Fences

@Suite("What the compiler writes") struct CompilerMessageTests {
  @Test("a compiler that is aborted names the function whose types it was checking")
  func functions() {
    let output = """
      Stack dump:
      0.\tProgram arguments: /usr/bin/swiftc -typecheck -primary-file /a/Shelf.swift
      3.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/Shelf.swift")
      4.\tWhile evaluating request TypeCheckFunctionBodyRequest(App.(file).Shelf.body.getter@/a/My App/Shelf.swift:97:25)
       #0 0x0000565276026738 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/usr/bin/swiftc+0x72e7738)
      """
    #expect(
      CompilerMessage.functions(in: output) == [
        CompilerMessage(
          path: "/a/My App/Shelf.swift", line: 97, column: 25, text: "the compiler does not come to an end")
      ])
    #expect(CompilerMessage.functions(in: "/a/Shelf.swift:1:1: error: no such module 'A'").isEmpty)
  }

  @Test("a program that takes too long is ended by a signal of choice, and what it writes about that is kept")
  func signals() {
    let script = "trap 'echo it was about Shelf >&2; exit 1' ABRT; while :; do sleep 0.1; done"
    let run = Command.run("bash", ["-c", script], timeout: 1, endedBy: SIGABRT)
    #expect(run.status == 124)
    #expect(run.text == "bash took more than 1 seconds\nit was about Shelf\n")
  }
}
