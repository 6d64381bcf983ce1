import Foundation

extension TextDocument {
  /// A unit of movement and deletion.
  enum Unit { case character, word, paragraph, document }

  // MARK: Characters

  /// Returns the start of the character that contains an offset; the offset itself between two characters.
  func characterStart(at offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    let position = paragraphs.position(ofOffset: offset)
    let text = paragraphs[position.index].paragraph.text
    return position.start + text.characterStart(atUnit: offset - position.start)
  }

  /// Returns the end of the character that contains an offset; the offset itself between two characters.
  func characterEnd(at offset: Int) -> Int {
    let start = characterStart(at: offset)
    return start == offset ? start : (character(after: start)?.end ?? length)
  }

  /// Returns the part of a range inside the text, grown to whole characters. An empty one moves to the start of its
  /// character.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<length)
    let start = characterStart(at: range.lowerBound)
    return start..<(range.isEmpty ? start : characterEnd(at: range.upperBound))
  }

  /// Returns the character that starts at an offset, and its end; nil at the end of the text.
  func character(after offset: Int) -> (character: Character, end: Int)? {
    guard offset < length else { return nil }
    let position = paragraphs.position(ofOffset: offset)
    let text = paragraphs[position.index].paragraph.text
    let character = text[String.Index(utf16Offset: offset - position.start, in: text)]
    return (character, offset + character.utf16.count)
  }

  /// Returns the character that ends at an offset, and its start; nil at the start of the text.
  func character(before offset: Int) -> (character: Character, start: Int)? {
    guard offset > 0 else { return nil }
    let position = paragraphs.position(ofOffset: offset - 1)
    let text = paragraphs[position.index].paragraph.text
    let end = String.Index(utf16Offset: offset - position.start, in: text)
    let character = text[text.index(before: end)]
    return (character, offset - character.utf16.count)
  }

  // MARK: Boundaries

  /// Returns the next boundary of a unit after an offset, or before it.
  ///
  /// Forwards, a word's boundary is its end; backwards, its start. A paragraph's end is before its line separator.
  func boundary(of unit: Unit, from offset: Int, forwards: Bool) -> Int {
    switch unit {
    case .character:
      return forwards ? character(after: offset)?.end ?? length : character(before: offset)?.start ?? 0
    case .word: return forwards ? wordEnd(after: offset) : wordStart(before: offset)
    case .paragraph:
      let own = paragraphContent(at: offset)
      if forwards {
        return own.upperBound > offset || own.upperBound >= length
          ? own.upperBound : paragraphContent(at: character(after: offset)?.end ?? length).upperBound
      }
      return own.lowerBound < offset || own.lowerBound == 0
        ? own.lowerBound : paragraphContent(at: own.lowerBound - 1).lowerBound
    case .document: return forwards ? length : 0
    }
  }

  /// Returns the range of the paragraph that contains an offset, without its line separator.
  func paragraphContent(at offset: Int) -> Range<Int> {
    let position = paragraphs.position(ofOffset: offset)
    var first = position
    while first.index > 0, paragraphs[first.index - 1].paragraph.separatorLength == 0 {
      first = paragraphs.position(ofIndex: first.index - 1)
    }
    var last = position
    while last.index < paragraphs.count - 1, paragraphs[last.index].paragraph.separatorLength == 0 {
      last = paragraphs.position(ofIndex: last.index + 1)
    }
    return first.start..<(last.start + paragraphs[last.index].paragraph.contentLength)
  }

  /// Returns the range of the paragraph that contains an offset, with its line separator.
  func paragraph(at offset: Int) -> Range<Int> {
    let content = paragraphContent(at: offset)
    return content.lowerBound..<(character(after: content.upperBound)?.end ?? length)
  }

  // MARK: Words

  private func wordEnd(after offset: Int) -> Int {
    var end = offset
    while let next = character(after: end), !next.character.isWordPart { end = next.end }
    guard let first = character(after: end) else { return end }
    return endOfWord(startingWith: first)
  }

  private func wordStart(before offset: Int) -> Int {
    var start = offset
    while let previous = character(before: start), !previous.character.isWordPart { start = previous.start }
    guard let last = character(before: start) else { return start }
    return startOfWord(endingWith: last)
  }

  private func endOfWord(startingWith first: (character: Character, end: Int)) -> Int {
    var end = first.end
    guard !first.character.isWordByItself else { return end }
    while let next = character(after: end), !next.character.isWordByItself {
      if next.character.isWordPart {
        end = next.end
      } else if next.character.joinsWords, let following = character(after: next.end),
        following.character.isWordPart, !following.character.isWordByItself
      {
        end = following.end
      } else {
        break
      }
    }
    return end
  }

  private func startOfWord(endingWith last: (character: Character, start: Int)) -> Int {
    var start = last.start
    guard !last.character.isWordByItself else { return start }
    while let previous = character(before: start), !previous.character.isWordByItself {
      if previous.character.isWordPart {
        start = previous.start
      } else if previous.character.joinsWords, let preceding = character(before: previous.start),
        preceding.character.isWordPart, !preceding.character.isWordByItself
      {
        start = preceding.start
      } else {
        break
      }
    }
    return start
  }

  /// Returns the word that contains an offset or ends there, or else the spaces or the sign at the offset. Empty in an
  /// empty paragraph.
  func word(at offset: Int) -> Range<Int> {
    let next = character(after: offset)
    let previous = character(before: offset)
    if let next, next.character.isWordPart {
      return startOfWord(endingWith: (next.character, offset))..<endOfWord(startingWith: next)
    }
    if let previous, previous.character.isWordPart {
      return startOfWord(endingWith: previous)..<endOfWord(startingWith: (previous.character, offset))
    }
    guard let next, !next.character.isNewline else { return lastSpaces(before: offset) }
    guard next.character.isWhitespace else { return offset..<next.end }
    var range = lastSpaces(before: offset)
    while let following = character(after: range.upperBound), following.character.isBlank {
      range = range.lowerBound..<following.end
    }
    return range
  }

  /// Returns the spaces that end at an offset.
  private func lastSpaces(before offset: Int) -> Range<Int> {
    var start = offset
    while let previous = character(before: start), previous.character.isBlank { start = previous.start }
    return start..<offset
  }
}

extension Character {
  /// True for letters, digits and the underscore.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }

  /// True for ideographs and hiragana, which are written without spaces.
  fileprivate var isWordByItself: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.properties.isIdeographic || (0x3041...0x309F).contains(first.value)
  }

  /// True for an apostrophe, which belongs to a word between two letters.
  fileprivate var joinsWords: Bool { self == "'" || self == "’" }

  /// True for a space inside a line.
  fileprivate var isBlank: Bool { isWhitespace && !isNewline }
}

extension String {
  /// Returns the start of the character that contains a UTF-16 unit, in units.
  func characterStart(atUnit unit: Int) -> Int {
    guard unit < utf16.count else { return utf16.count }
    let index = String.Index(utf16Offset: unit, in: self)
    // The index after rounds down to a character first.
    return self.index(before: self.index(after: index)).utf16Offset(in: self)
  }
}
