import Foundation

/// Divides text into paragraphs, and very long paragraphs into parts.
enum ParagraphSplitter {
  /// The maximum length of a paragraph that is kept whole, in UTF-16 units.
  private static let maximumLength = 2048
  /// The length of the parts of a longer paragraph, in UTF-16 units.
  private static let partLength = 1024

  /// Returns the paragraphs of a text.
  ///
  /// - Parameter isEnd: true if the text is the end of a document: then its last paragraph has no line separator and may
  ///   be empty.
  /// - Complexity: O(*n*) in the length.
  static func split(_ fragment: TextFragment, isEnd: Bool) -> [EditedParagraph] {
    var paragraphs: [EditedParagraph] = []
    var runs = RunReader(fragment.runs)
    func append(_ text: String, length: Int) {
      guard length > maximumLength else {
        paragraphs.append(EditedParagraph(text, runs: runs.read(length), length: length))
        return
      }
      for part in parts(of: text) {
        let length = part.utf16.count
        paragraphs.append(EditedParagraph(part, runs: runs.read(length), length: length))
      }
    }
    var string = fragment.string
    var (start, length) = (0, 0)
    string.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte >= 0x20, byte < 0x80 {
          length += 1
          index += 1
          continue
        }
        let separator = separatorLength(bytes, at: index)
        guard separator > 0 else {
          length += units(byte)
          index += 1
          continue
        }
        for byte in bytes[index..<(index + separator)] { length += units(byte) }
        index += separator
        append(String(decoding: bytes[start..<index], as: UTF8.self), length: length)
        (start, length) = (index, 0)
      }
      if start < bytes.count || isEnd {
        append(String(decoding: bytes[start...], as: UTF8.self), length: length)
      }
    }
    return paragraphs
  }

  /// Returns the number of UTF-16 units that begin with a byte of UTF-8.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }

  /// Returns the number of bytes of the line separator at an index; 0 if there isn't one.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func byte(_ step: Int) -> UInt8 { index + step < bytes.count ? bytes[index + step] : 0 }
    switch bytes[index] {
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0x0A...0x0C: return 1
    case 0xC2 where byte(1) == 0x85: return 2
    case 0xE2 where byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9): return 3
    default: return 0
    }
  }

  /// Returns the parts of a long paragraph, which end after a space if there is one near, and never inside a character.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    var length = 0
    var space: String.Index?
    for index in text.indices {
      let character = text[index]
      if length >= partLength, !character.isNewline {
        let end = space ?? index
        parts.append(String(text[start..<end]))
        start = end
        length = text[end..<index].utf16.count
        space = nil
      }
      length += character.utf16.count
      if character == " ", length > partLength / 2 { space = text.index(after: index) }
    }
    parts.append(String(text[start...]))
    return parts
  }

  /// A reader of attribute runs from the first unit to the last.
  private struct RunReader {
    private let runs: [AttributeRun]
    private var index = 0
    private var used = 0

    init(_ runs: [AttributeRun]) { self.runs = runs }

    mutating func read(_ length: Int) -> [AttributeRun] {
      var result: [AttributeRun] = []
      var left = length
      while left > 0, index < runs.count {
        let part = min(left, runs[index].length - used)
        result.append(AttributeRun(length: part, attributes: runs[index].attributes))
        left -= part
        used += part
        if used == runs[index].length {
          index += 1
          used = 0
        }
      }
      return result
    }
  }
}
