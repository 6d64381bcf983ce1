import RenderTree

extension InputParser {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The maximum size of a piece of a paste, in bytes.
  private static let pieceLimit = 65_536

  mutating func takePaste(_ byte: UInt8) {
    isStalled = false
    bytes.append(byte)
    if byte == UInt8(ascii: "~"), bytes.ends(with: Self.pasteEnd) {
      endPaste(bytes.dropLast(Self.pasteEnd.count))
      enter(.ground)
    } else if bytes.count >= Self.pieceLimit {
      let end = bytes.lastBoundary(keeping: Self.pasteEnd.count)
      endPaste(bytes[..<end])
      bytes.removeFirst(end)
    }
  }

  /// Emits the pasted text so far. A possible beginning of the end marker is dropped, because it would be taken for
  /// text.
  mutating func giveUpPaste() {
    let mark = (0..<Self.pasteEnd.count).last { bytes.suffix($0).elementsEqual(Self.pasteEnd.prefix($0)) } ?? 0
    endPaste(bytes.dropLast(mark))
    bytes.removeFirst(bytes.count - mark)
    isStalled = true
  }

  /// Emits pasted text, with line endings normalized and control characters removed.
  mutating func endPaste(_ bytes: some Collection<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n")
    let clean = String(text.map { $0 == "\r" || $0 == "\r\n" ? "\n" : $0 }).withoutControls(keeping: ["\n", "\t"])
    if !clean.isEmpty { emit(.pasted(clean)) }
  }
}

extension [UInt8] {
  fileprivate func ends(with end: [UInt8]) -> Bool {
    count >= end.count && self[(count - end.count)...].elementsEqual(end)
  }

  /// Returns an index between two characters with at least a given number of bytes after it.
  fileprivate func lastBoundary(keeping length: Int) -> Int {
    var place = count - length
    // The index is neither inside a UTF-8 character nor inside a CR LF pair.
    while place > count - length - 8, place > 1, self[place] & 0xC0 == 0x80 || self[place - 1] == 0x0D { place -= 1 }
    return place
  }
}
