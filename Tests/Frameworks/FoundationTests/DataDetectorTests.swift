import Expectations
import PergolaFoundation
import Testing

@Suite struct DataDetectorTests {
  private static let links: UInt64 = 1 << 5
  private static let numbers: UInt64 = 1 << 11

  private func found(_ types: UInt64, _ text: String) throws -> [String] {
    try NSDataDetector(types: types).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      .map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" }
  }

  @Test(
    "links are URLs, domains and email addresses, without the marks of the sentence",
    arguments: [
      ("See https://a.org/b?c=d#e.", ["https://a.org/b?c=d#e"]),
      ("(www.example.com/a_(b))", ["http://www.example.com/a_(b)"]),
      ("Write to Rose.Tree+x@plants.co.uk!", ["mailto:Rose.Tree+x@plants.co.uk"]),
      ("example.de, and x.io", ["http://example.de", "http://x.io"]),
      ("e.g. file.txt and 3.14", []), ("two: http://a.b/c http://d.e", ["http://a.b/c", "http://d.e"]), ("", []),
      ("custom-scheme://open?x=1", ["custom-scheme://open?x=1"]), ("🌹 https://a.org 🌹", ["https://a.org"]),
    ])
  func links(text: String, urls: [String]) throws { expectEqual(try found(Self.links, text), urls) }

  @Test(
    "phone numbers have 7 to 15 digits in groups, and are no dates or addresses",
    arguments: [
      ("Call +1 (555) 123-4567 now", ["+1 (555) 123-4567"]), ("555-123-4567", ["555-123-4567"]),
      ("+49 30 1234567", ["+49 30 1234567"]),
      ("2024-05-01 and 192.168.10.10 and 12345", []), ("3.14159265", []), ("(030) 123 45 67.", ["(030) 123 45 67"]),
    ])
  func phoneNumbers(text: String, numbers: [String]) throws { expectEqual(try found(Self.numbers, text), numbers) }

  @Test("results of both types are in the order of the text, and do not overlap")
  func both() throws {
    expectEqual(
      try found(Self.links | Self.numbers, "5551234567 or https://a.org/5551234567"),
      ["5551234567", "https://a.org/5551234567"])
  }

  @Test("a result has its place in UTF-16, and a closure may stop the search")
  func places() throws {
    let text = "🌹 a.org b.org"
    let detector = try NSDataDetector(types: Self.links)
    let whole = NSRange(location: 0, length: text.utf16.count)
    expectEqual(detector.firstMatch(in: text, range: whole)?.range, NSRange(location: 3, length: 5))
    expectEqual(detector.numberOfMatches(in: text, range: whole), 2)
    var count = 0
    detector.enumerateMatches(in: text, range: whole) { _, _, stop in
      count += 1
      stop.pointee = true
    }
    expectEqual(count, 1)
  }

  @Test("a detector of types that are not detected can't be made")
  func unknownTypes() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 1 << 3) }
  }
}
