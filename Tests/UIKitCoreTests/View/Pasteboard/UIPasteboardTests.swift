import Expectations
import Foundation
import Testing

@testable import UIKitCore

@MainActor @Suite struct UIPasteboardTests {
  let pasteboard = UIPasteboard()

  @Test("a value replaces the content and counts as a change")
  func values() throws {
    #expect(pasteboard.string == nil)
    #expect(!pasteboard.hasStrings)
    pasteboard.strings = ["a", "b"]
    expectEqual(pasteboard.string, "a")
    expectEqual(pasteboard.strings, ["a", "b"])
    expectEqual(pasteboard.numberOfItems, 2)
    let url = try #require(URL(string: "https://example.org"))
    pasteboard.url = url
    expectEqual(pasteboard.urls, [url])
    expectEqual(pasteboard.string, "https://example.org")
    pasteboard.color = .red
    #expect(pasteboard.hasColors)
    #expect(!pasteboard.hasURLs)
    #expect(pasteboard.strings == nil)
    pasteboard.string = nil
    expectEqual(pasteboard.numberOfItems, 0)
    expectEqual(pasteboard.changeCount, 4)
  }

  @Test("only the general pasteboard reaches the host")
  func general() {
    #expect(UIPasteboard.general === UIPasteboard.general)
    #expect(UIPasteboard.general !== pasteboard)
  }
}
