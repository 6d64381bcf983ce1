import Expectations
import Foundation
import Stage
import Testing
import UIKit

@testable import UIKitNibs

/// Broken, hostile and foreign files.
@Suite("Parsing of nibs")
struct NibParsingTests {
  private func parsingFault(_ text: String) -> NibFault? {
    do {
      _ = try NibXMLParser.parse(Data(text.utf8), file: "A.xib")
      return nil
    } catch {
      return error
    }
  }

  @Test("broken XML is refused with its file and line")
  func broken() throws {
    let fault = try #require(parsingFault("<document>\n<objects>\n</document>"))
    expectEqual(fault.file, "A.xib")
    expectEqual(fault.line, 3)
    #expect(fault.reason.contains("the XML is broken"))
  }

  @Test("an empty file is refused")
  func empty() { #expect(parsingFault("") != nil) }

  @Test("a document type is refused before its entities are expanded")
  func entities() throws {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>
      <document>&c;</document>
      """
    let fault = try #require(parsingFault(bomb))
    expectEqual(fault.line, 2)
    #expect(fault.reason.contains("<!DOCTYPE is refused"))
  }

  @Test("elements that are too deep are refused")
  func depth() throws {
    let text = String(repeating: "<view>", count: 250) + String(repeating: "</view>", count: 250)
    #expect(try #require(parsingFault(text)).reason.contains("200 elements are inside one another"))
  }

  @Test("a file that is too large is refused before it is parsed")
  func size() {
    let data = Data(count: NibXMLParser.mostBytes + 1)
    #expect(throws: NibFault.self) { try NibXMLParser.parse(data, file: "A.xib") }
  }

  @Test("elements know their lines, attributes and texts")
  func elements() throws {
    let root = try NibXMLParser.parse(
      Data("<a x=\"1\">\n  <b key=\"k\">t &amp; u</b>\n</a>".utf8), file: "A.xib", lineOffset: 10)
    expectEqual(root.line, 11)
    expectEqual(root["x"], "1")
    expectEqual(root.child(key: "k")?.text, "t & u")
    expectEqual(root.child("b")?.line, 12)
  }

  @Test("attributes and children that nobody reads are known as such")
  func unread() throws {
    let root = try NibXMLParser.parse(Data("<a x=\"1\" y=\"2\"><b/><c/></a>".utf8), file: "A.xib")
    _ = root["x"]
    _ = root.child("b")
    expectEqual(root.unreadAttributes, ["y"])
    expectEqual(root.unreadChildren.filter { !$0.isRead }.map(\.tag), ["c"])
  }

  @Test("a nib in the format of Xcode 4 is refused with a remedy", arguments: ["archive", "plist"])
  @MainActor func otherFormats(_ tag: String) {
    #expect(throws: NibFault.self) {
      try NibDocument(NibFile(path: "A.xib"), Data("<\(tag) type=\"x\"><data/></\(tag)>".utf8))
    }
  }
}
