import Testing

@testable import Sessions

struct SymbolsTests {
  @Test("A place is a file and a line", arguments: ["View.swift:12:5", "View.swift:12"])
  func place(text: String) {
    #expect(Symbols.place(text) == "View.swift:12")
  }

  @Test("A place without a line is none", arguments: ["crtstuff.c:0:0", "View.swift.o:0", "??:0:0", "??", ""])
  func withoutDebugInformation(text: String) {
    #expect(Symbols.place(text) == nil)
  }
}
