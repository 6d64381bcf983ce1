import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import UIKitCore

@Suite struct TextDocumentTests {
  /// The naive twin of a document.
  private func replaced(_ text: String, _ range: Range<Int>, _ new: String) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[..<range.lowerBound] + Array(new.utf16) + units[range.upperBound...], as: UTF16.self)
  }

  /// The offsets between two characters of a text, in UTF-16 units.
  private func boundaries(_ text: String) -> [Int] {
    text.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
  }

  private static let pieces = [
    "a", "bc ", "\n", "\r", "\r\n", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "אבג", " ", "x\ny\nz", "\u{2029}", "don't", "漢字", "",
  ]

  @Test("random replacements agree with a string", arguments: 0..<40)
  func twin(seed: Int) {
    var random = Randomness(seed: seed)
    var document = TextDocument()
    var text = ""
    for _ in 0..<60 {
      let places = boundaries(text)
      let (a, b) = (places[random.next(below: places.count)], places[random.next(below: places.count)])
      let range = min(a, b)..<(random.next(below: 3) == 0 ? max(a, b) : min(a, b))
      let new = (0..<random.next(below: 4)).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined()
      expectEqual(document.string(in: range), replaced(text, 0..<0, "").utf16Slice(range), "seed \(seed)")
      document.replace(range, with: TextFragment(new))
      text = replaced(text, range, new)
      expectEqual(document.string, text, "seed \(seed)")
      expectEqual(document.length, text.utf16.count, "seed \(seed)")
    }
  }

  @Test("every paragraph but the last ends with its separator", arguments: 0..<10)
  func paragraphs(seed: Int) {
    var random = Randomness(seed: seed)
    var document = TextDocument(TextFragment("one\ntwo\r\nthree"))
    for _ in 0..<40 {
      let places = boundaries(document.string)
      let place = places[random.next(below: places.count)]
      document.replace(place..<place, with: TextFragment(Self.pieces[random.next(below: Self.pieces.count)]))
    }
    let last = document.paragraphs.count - 1
    for index in 0...last {
      let paragraph = document.paragraphs[index].paragraph
      expectEqual((paragraph.separatorLength > 0), (index < last), "seed \(seed)")
      expectEqual(paragraph.length, paragraph.text.utf16.count, "seed \(seed)")
    }
    expectEqual(document.paragraphs.count, document.string.count { $0.isNewline } + 1, "seed \(seed)")
  }

  @Test("character boundaries are those of a string, from any offset", arguments: 0..<20)
  func characters(seed: Int) {
    var random = Randomness(seed: seed)
    let text = (0..<30).map { _ in Self.pieces[random.next(below: Self.pieces.count)] }.joined()
    let document = TextDocument(TextFragment(text))
    let places = boundaries(text)
    for (place, next) in zip(places, places.dropFirst()) {
      expectEqual(document.boundary(of: .character, from: place, forwards: true), next, "seed \(seed)")
      expectEqual(document.boundary(of: .character, from: next, forwards: false), place, "seed \(seed)")
      for inside in place..<next { expectEqual(document.characterStart(at: inside), place, "seed \(seed)") }
    }
  }

  @Test("word boundaries skip spaces and signs, and apostrophes inside")
  func words() {
    let document = TextDocument(TextFragment("It's (two) words.\nNext 漢字"))
    let ends = sequence(first: 0) { place in
      let next = document.boundary(of: .word, from: place, forwards: true)
      return next > place ? next : nil
    }
    expectEqual(Array(ends), [0, 4, 9, 16, 22, 24, 25])
    let starts = sequence(first: document.length) { place in
      let next = document.boundary(of: .word, from: place, forwards: false)
      return next < place ? next : nil
    }
    expectEqual(Array(starts), [25, 24, 23, 18, 11, 6, 0])
  }

  @Test("the word at an offset contains it, or ends there, or is the spaces there")
  func wordAt() {
    let document = TextDocument(TextFragment("ab  c'd,\n"))
    expectEqual(document.word(at: 0), 0..<2)
    expectEqual(document.word(at: 2), 0..<2)
    expectEqual(document.word(at: 3), 2..<4)
    expectEqual(document.word(at: 5), 4..<7)
    expectEqual(document.word(at: 7), 4..<7)
    expectEqual(document.word(at: 8), 8..<8)
    expectEqual(document.word(at: 9), 9..<9)
  }

  @Test("paragraph boundaries are beside the separators")
  func paragraphBoundaries() {
    let document = TextDocument(TextFragment("one\ntwo\n"))
    expectEqual(document.boundary(of: .paragraph, from: 1, forwards: true), 3)
    expectEqual(document.boundary(of: .paragraph, from: 3, forwards: true), 7)
    expectEqual(document.boundary(of: .paragraph, from: 6, forwards: false), 4)
    expectEqual(document.boundary(of: .paragraph, from: 4, forwards: false), 0)
    expectEqual(document.paragraph(at: 5), 4..<8)
    expectEqual(document.paragraph(at: 8), 8..<8)
  }

  @Test("a paragraph of 10,000 characters is kept in parts, and is one paragraph")
  func longParagraph() {
    let text = String(repeating: "word ", count: 2000)
    var document = TextDocument(TextFragment(text))
    #expect(document.paragraphs.count > 4)
    expectEqual(document.paragraphContent(at: 5000), 0..<10_000)
    document.replace(4999..<5001, with: TextFragment("-"))
    expectEqual(document.length, 9999)
    for index in 0..<document.paragraphs.count {
      #expect(document.paragraphs[index].paragraph.length <= 2048)
    }
  }

  @Test("attributes stay with their text")
  func attributes() {
    let bold = TextAttributeSet([:])
    var document = TextDocument(TextFragment("plain"))
    document.replace(2..<2, with: TextFragment("XY", attributes: bold))
    #expect(document.attributes(at: 1) == nil)
    #expect(document.attributes(at: 2) === bold)
    #expect(document.attributes(at: 3) === bold)
    #expect(document.attributes(at: 4) == nil)
    document.replace(0..<3, with: TextFragment("\n"))
    #expect(document.attributes(at: 1) === bold)
    expectEqual(document.fragment(in: 0..<document.length).runs.map(\.length), [1, 1, 3])
  }

  @Test("a tree of paragraphs stays low, and finds offsets and heights")
  func tree() {
    var document = TextDocument()
    for number in 0..<2000 { document.replace(0..<0, with: TextFragment("\(number)\n")) }
    expectEqual(document.paragraphs.count, 2001)
    #expect(document.paragraphs.depth < 28)
    document.setEstimate { _ in 10 }
    expectEqual(document.paragraphs.height, 20_010)
    expectEqual(document.paragraphs.position(ofHeight: 25).index, 2)
    document.setHeight(40, at: 1)
    expectEqual(document.paragraphs.height, 20_040)
    expectEqual(document.paragraphs.position(ofHeight: 25).index, 1)
    expectEqual(document.paragraphs.position(ofOffset: 0), ParagraphTree.Position())
    expectEqual(document.paragraphs.position(ofOffset: 5).index, 1)
    expectEqual(document.paragraphs.firstUnmeasured(from: 1), 2)
    expectEqual(document.paragraphs.unmeasuredCount, 2000)
  }
}
