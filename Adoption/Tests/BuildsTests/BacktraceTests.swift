import Testing

@testable import Builds

@Suite("Backtraces") struct BacktraceTests {
  private static let lines = """
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7ff43216df7f... done ***

    Thread 0 "Orchard" crashed:

      0                  0x00007ff43216df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] [thunk]     0x000055c404a66ce8 partial apply for closure #1 in show(_:) + 23 in Orchard at //<compiler-generated>
      2 [ra]             0x000055c404a444dc UIView.layout() + 187 in Orchard at /p/main/Sources/UIKitCore/View/UIView.swift:69:25
      3 [ra]             0x000055c403d81b50 closure #1 in f() + 9 in Orchard at /tmp/swift-generated-sources/@__swiftmacro_7Orchard_.swift:6:2
      4 [ra]             0x000055c403d81b50 TreeRow.body.getter + 95 in Orchard at My trees/Tree.swift:12:7
      5 [ra]             0x000055c403d81b50 OrchardApp.body.getter + 95 in Orchard at /app/App.swift:3:7
      6 [async]          0x000055c403bec260 static Launcher.run(_:_:_:) in Orchard at /p/main/Sources/Launcher/Launcher.swift:55
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  @Test("the origin of a trap is the innermost line that is the app's own")
  func origin() {
    #expect(Backtrace.origin(in: Self.lines) == SourcePlace(file: "My trees/Tree.swift", line: 12))
    let trap = Trap(errors: Self.lines, end: .signaled(4))
    #expect(trap.text == "Swift/ContiguousArrayBuffer.swift:692: Index out of range, from My trees/Tree.swift:12")
  }

  @Test("a trap without a backtrace, or at its own line, has no origin")
  func none() {
    #expect(Backtrace.origin(in: Array(Self.lines.prefix(1))) == nil)
    let own = Trap(
      errors: ["/app/A.swift:3: Fatal error: no", " 1 [ra] 0x0 f() in App at /app/A.swift:3:1"], end: .signaled(4))
    #expect(own.origin == nil)
    #expect(own.text == "/app/A.swift:3: no")
  }
}
