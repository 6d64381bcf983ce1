import Foundation

/// Finds the tags in the bytes of an XML document, without their attributes and without the text between them.
struct TagScanner {
  /// A tag.
  struct Token {
    enum Kind { case open, close, empty }

    var kind: Kind
    var name: String
    /// The bytes from `<` to behind `>`.
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0
  /// False after a tag, a comment or a section that does not end.
  private(set) var isWhole = true

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next tag; nil at the end of the document.
  mutating func next() -> Token? {
    while let begin = index(of: "<", from: position) {
      if starts(with: "<!--", at: begin) {
        skip(behind: "-->", from: begin + 4)
      } else if starts(with: "<![CDATA[", at: begin) {
        skip(behind: "]]>", from: begin + 9)
      } else if starts(with: "<?", at: begin) {
        skip(behind: "?>", from: begin + 2)
      } else {
        return tag(from: begin)
      }
    }
    return nil
  }

  /// The tag that contains a position; nil if there is none.
  func tag(around position: Int) -> Token? {
    guard let begin = bytes[..<position].lastIndex(of: UInt8(ascii: "<")), let end = endOfTag(from: begin + 1),
      end > position
    else { return nil }
    return Token(kind: .open, name: "", range: begin..<end + 1)
  }

  private mutating func tag(from begin: Int) -> Token? {
    guard let end = endOfTag(from: begin + 1) else {
      isWhole = false
      position = bytes.count
      return nil
    }
    position = end + 1
    let isClose = begin + 1 < bytes.count && bytes[begin + 1] == UInt8(ascii: "/")
    var stop = begin + (isClose ? 2 : 1)
    let first = stop
    while stop < end, !Self.ends(bytes[stop]) { stop += 1 }
    let isEmpty = bytes[end - 1] == UInt8(ascii: "/")
    return Token(
      kind: isClose ? .close : isEmpty ? .empty : .open, name: String(decoding: bytes[first..<stop], as: UTF8.self),
      range: begin..<end + 1)
  }

  private static func ends(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == UInt8(ascii: "/") }

  /// The position of the `>` that ends a tag: not one in a quoted value.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    for place in start..<max(start, bytes.count) {
      let byte = bytes[place]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return place
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    return nil
  }

  /// Goes on in front of a tag that ends an element, such as `</scene>`, without looking at what is before it. Returns
  /// false, and stays, if there is a comment or character data before it, which may contain the same text.
  mutating func skip(to closing: String, in data: Data) -> Bool {
    guard let found = data.firstPosition(of: closing, in: position..<data.count),
      data.firstPosition(of: "<!", in: position..<found) == nil
    else { return false }
    position = found
    return true
  }

  /// The value of an attribute of a tag.
  func attribute(_ name: String, of token: Token) -> String? {
    let mark = Array(" \(name)=".utf8)
    var place = token.range.lowerBound
    while let blank = index(of: " ", from: place), blank + mark.count < token.range.upperBound {
      place = blank + 1
      guard bytes[blank..<blank + mark.count].elementsEqual(mark) else { continue }
      let quote = bytes[blank + mark.count]
      let first = blank + mark.count + 1
      guard let last = bytes[first..<token.range.upperBound].firstIndex(of: quote) else { return nil }
      return String(decoding: bytes[first..<last], as: UTF8.self).decodingXMLReferences
    }
    return nil
  }

  private mutating func skip(behind mark: String, from start: Int) {
    let wanted = Array(mark.utf8)
    var from = start
    while let begin = index(of: Unicode.Scalar(wanted[0]), from: from) {
      if begin + wanted.count <= bytes.count, bytes[begin..<begin + wanted.count].elementsEqual(wanted) {
        position = begin + wanted.count
        return
      }
      from = begin + 1
    }
    isWhole = false
    position = bytes.count
  }

  private func starts(with mark: StaticString, at begin: Int) -> Bool {
    guard begin + mark.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy { bytes[begin + $0] == mark.utf8Start[$0] }
  }

  private func index(of byte: Unicode.Scalar, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress,
        let found = memchr(base + start, Int32(byte.value), buffer.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }
}

extension Data {
  /// The first position of a text in a part of the bytes, counted from their beginning; nil if it is not there.
  func firstPosition(of text: String, in range: Range<Int>) -> Int? {
    var wanted = text
    return withUnsafeBytes { buffer in
      wanted.withUTF8 { wanted in
        guard let base = buffer.baseAddress, let first = wanted.baseAddress else { return nil }
        var place = range.lowerBound
        let last = range.upperBound - wanted.count
        while place <= last, let found = memchr(base + place, Int32(first.pointee), last - place + 1) {
          if memcmp(found, first, wanted.count) == 0 { return UnsafeRawPointer(found) - base }
          place = UnsafeRawPointer(found) - base + 1
        }
        return nil
      }
    }
  }

  /// The number of line breaks among the first bytes.
  func lineBreaks(inFirst count: Int) -> Int {
    withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return 0 }
      var (place, breaks) = (0, 0)
      while place < count, let found = memchr(base + place, 0x0A, count - place) {
        breaks += 1
        place = UnsafeRawPointer(found) - base + 1
      }
      return breaks
    }
  }
}

extension String {
  /// The text with the predefined references of XML replaced by their characters.
  fileprivate var decodingXMLReferences: String {
    guard contains("&") else { return self }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(self) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }
}
