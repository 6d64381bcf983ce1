import Testing

@testable import XcodeProjects

@Suite("Old-style property lists")
struct OpenStepParserTests {
  @Test("strings, arrays, dictionaries, data and comments are read")
  func values() throws {
    let text = #"""
      // !$*UTF8*$!
      {
        /* a comment */ isa = PBXProject; path = "Über uns.swift"; list = (a, "b c", ); bytes = <0fbd 77>;
        nested = { "key with space" = 1.2; escaped = "a\n\"b\"\\ \U00e4"; };
      }
      """#
    let list = try OpenStepParser.parse(text)
    #expect(list["isa"] == .string("PBXProject"))
    #expect(list["path"] == .string("Über uns.swift"))
    #expect(list["list"] == .array([.string("a"), .string("b c")]))
    #expect(list["bytes"] == .data([0x0F, 0xBD, 0x77]))
    #expect(list["nested"]?["key with space"] == .string("1.2"))
    #expect(list["nested"]?["escaped"] == .string("a\n\"b\"\\ ä"))
  }

  @Test(
    "a mistake is reported with its line and the expected text",
    arguments: [
      ("{\n a = 1\n b = 2;\n}", 3, "expected “;” behind the value of “a”, found “b = 2;”"),
      ("{\n a = (1, 2;\n}", 2, "expected “,” behind an element of an array, found “;”"),
      ("{\n a = \"b;\n}", 2, "a string that does not end; expected a quotation mark"),
      ("{\n a = 1;\n", 3, "the end of the file; expected a string"),
      ("{\n a = <0g>;\n}", 2, "“g” in data; expected hexadecimal digits"),
      ("{}\n}", 2, "text after the end of the property list"),
      ("/* {}", 1, "a comment that does not end; expected */"),
      ("", 1, "the end of the file; expected a value"),
      ("{ a = \"\\U12\"; }", 1, "expected four hexadecimal digits behind \\U, found “12\"; }”"),
    ])
  func mistakes(text: String, line: Int, reason: String) {
    #expect(throws: PropertyListError(line: line, reason: reason)) { try OpenStepParser.parse(text) }
  }

  @Test("a table of strings is a dictionary without braces")
  func table() throws {
    let list = try OpenStepParser.parse("/* a */ \"key\" = \"value\";\nplain = \"b\"; alone;\n// end")
    #expect(list == .dictionary(["key": .string("value"), "plain": .string("b"), "alone": .string("alone")]))
    #expect(throws: PropertyListError(line: 2, reason: "expected “;” behind the value of “a”, found “b = 2;”")) {
      try OpenStepParser.parse("a = 1\nb = 2;")
    }
  }

  @Test("the marks of a merge conflict are named as such")
  func conflict() {
    let text = "{\n<<<<<<< HEAD\n a = 1;\n=======\n a = 2;\n>>>>>>> other\n}"
    #expect {
      try OpenStepParser.parse(text)
    } throws: { error in
      (error as? PropertyListError)?.line == 2 && "\(error)".contains("merge conflict")
    }
  }

  @Test("a hundred thousand nested arrays are refused, not a crash")
  func depth() {
    #expect(throws: PropertyListError.self) { try OpenStepParser.parse(String(repeating: "(", count: 100_000)) }
  }
}
