import RenderTree

@testable import TerminalHost

/// An emulator of the terminal features that the host uses: it takes bytes and has a screen.
///
/// `complaints` records each unknown sequence, and every control character that is not part of a sequence.
struct ScreenEmulator {
  struct Spot: Equatable {
    var text = " "
    var pen = Pen.standard
    /// The right half of a wide character.
    var isContinuation = false
  }

  private(set) var width: Int
  private(set) var height: Int
  private(set) var spots: [Spot]
  private(set) var modes: Set<String> = []
  /// Private modes in the order in which they were set (`h`) and reset (`l`).
  private(set) var modeHistory: [String] = []
  private(set) var complaints: [String] = []
  /// The queries to which a terminal would reply.
  private(set) var queries: [String] = []
  private(set) var isCursorVisible = true
  private var wraps = true
  /// The rows that scroll; nil for all.
  private(set) var region: ClosedRange<Int>?
  /// The lines that scrolled off the main screen and those on it, joined without line breaks so that wrapped lines are
  /// whole.
  var paper: String { (history + lines).joined() }
  private var history: [String] = []
  /// The window's title.
  private(set) var title = "shell"
  private(set) var savedTitles: [String] = []
  private(set) var keyboardFlags: [Int] = []
  /// The contents of the main screen while the alternate one is shown.
  private var mainScreen: (spots: [Spot], column: Int, row: Int)?

  private var column = 0
  private var row = 0
  private var pen = Pen.standard
  private var pending: [UInt8] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    spots = Array(repeating: Spot(), count: width * height)
  }

  subscript(column: Int, row: Int) -> Spot { spots[row * width + column] }

  var isAlternate: Bool { mainScreen != nil }

  /// The lines of the screen without trailing spaces.
  var lines: [String] {
    (0..<height).map { row in
      var line = spots[(row * width)..<((row + 1) * width)].map { $0.isContinuation ? "" : $0.text }.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  var text: String { lines.joined(separator: "\n") }

  /// Returns the pending queries and clears them.
  mutating func takeQueries() -> [String] {
    defer { queries = [] }
    return queries
  }

  mutating func resize(width: Int, height: Int) {
    var fresh = Array(repeating: Spot(), count: width * height)
    for row in 0..<min(height, self.height) {
      for column in 0..<min(width, self.width) { fresh[row * width + column] = self[column, row] }
    }
    (self.width, self.height, spots) = (width, height, fresh)
    row = min(row, height - 1)
    column = min(column, width - 1)
  }

  // MARK: Bytes

  mutating func feed(_ text: String) { feed(Array(text.utf8)) }

  mutating func feed(_ bytes: [UInt8]) {
    pending += bytes
    var index = 0
    while index < pending.count, let next = take(at: index) { index = next }
    pending.removeFirst(index)
  }

  /// Handles the byte or sequence at an index; returns the index after it, or nil if more bytes are needed.
  private mutating func take(at start: Int) -> Int? {
    let byte = pending[start]
    switch byte {
    case 0x1B: return takeEscape(at: start)
    case 0x0D: column = 0
    case 0x0A: if row + 1 < height { row += 1 } else { scroll() }
    case 0x08: column = max(0, column - 1)
    case 0x07, 0x09: break
    case 0..<0x20, 0x7F: complaints.append("control \(byte)")
    default: return takeCharacter(at: start)
    }
    return start + 1
  }

  private mutating func takeCharacter(at start: Int) -> Int? {
    let length = pending[start] < 0x80 ? 1 : pending[start] < 0xE0 ? 2 : pending[start] < 0xF0 ? 3 : 4
    guard start + length <= pending.count else { return nil }
    for scalar in String(decoding: pending[start..<(start + length)], as: UTF8.self).unicodeScalars { put(scalar) }
    return start + length
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if (0x80..<0xA0).contains(scalar.value) || scalar.properties.isBidiControl {
      complaints.append("control \(scalar.value)")
      return
    }
    // A scalar that joins the previous cluster stays in the same cell.
    if let before = leadBeforeCursor {
      let joined = spots[before].text + String(scalar)
      if joined.count == 1, spots[before].text != " " {
        let had = cells(spots[before].text)
        spots[before].text = joined
        if cells(joined) > had, before % width + 1 < width {
          spots[before + 1] = Spot(text: "", pen: spots[before].pen, isContinuation: true)
          column = min(width, column + 1)
        }
        return
      }
    }
    let cells = self.cells(String(scalar))
    guard cells > 0 else { return }
    if column + cells > width {
      if wraps {
        column = 0
        if row + 1 < height { row += 1 } else { scroll() }
      } else {
        column = width - cells
      }
    }
    for part in column..<(column + cells) { erase(row * width + part) }
    spots[row * width + column] = Spot(text: String(scalar), pen: pen)
    if cells == 2 { spots[row * width + column + 1] = Spot(text: "", pen: pen, isContinuation: true) }
    column += cells
  }

  private func cells(_ text: String) -> Int { text.first.map(CellWidth.of) ?? 0 }

  private var leadBeforeCursor: Int? {
    guard column > 0, !spots.isEmpty else { return nil }
    let index = row * width + column - 1
    return spots[index].isContinuation && column > 1 ? index - 1 : index
  }

  /// Clears a cell, and the other half if it is part of a wide character.
  private mutating func erase(_ index: Int) {
    if spots[index].isContinuation { spots[index - 1] = Spot(pen: spots[index - 1].pen) }
    if (index + 1) % width != 0, spots[index + 1].isContinuation { spots[index + 1] = Spot(pen: spots[index + 1].pen) }
    spots[index] = Spot(pen: pen)
  }

  private mutating func scroll() {
    // The alternate screen is never scrolled by output.
    if isAlternate { complaints.append("scrolled") } else { history.append(lines[0]) }
    spots.removeFirst(width)
    spots += Array(repeating: Spot(), count: width)
  }

  // MARK: Sequences

  private mutating func takeEscape(at start: Int) -> Int? {
    guard start + 1 < pending.count else { return nil }
    switch pending[start + 1] {
    case UInt8(ascii: "["):
      guard let end = pending[(start + 2)...].firstIndex(where: { $0 >= 0x40 && $0 <= 0x7E }) else { return nil }
      let parameters = String(decoding: pending[(start + 2)..<end], as: UTF8.self)
      control(parameters, Character(Unicode.Scalar(pending[end])))
      return end + 1
    case UInt8(ascii: "]"):
      var end = start + 2
      while end < pending.count {
        if pending[end] == 7 {
          command(String(decoding: pending[(start + 2)..<end], as: UTF8.self))
          return end + 1
        }
        if pending[end] == 0x1B, end + 1 < pending.count {
          command(String(decoding: pending[(start + 2)..<end], as: UTF8.self))
          return end + 2
        }
        end += 1
      }
      return nil
    case UInt8(ascii: "\\"): return start + 2
    default:
      complaints.append("escape \(pending[start + 1])")
      return start + 2
    }
  }

  private mutating func command(_ text: String) {
    if text.hasPrefix("2;") { title = String(text.dropFirst(2)) } else { queries.append("OSC " + text) }
  }

  private mutating func control(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "H":
      row = min(height, first) - 1
      column = min(width, max(1, numbers.count > 1 ? numbers[1] : 1)) - 1
    case "A": row = max(0, row - first)
    case "B": row = min(height - 1, row + first)
    case "C": column = min(width - 1, column + first)
    case "D": column = max(0, min(column, width - 1) - first)
    case "G": column = min(width, first) - 1
    case "J" where parameters == "2": spots = Array(repeating: Spot(pen: blankPen), count: width * height)
    case "r": setRegion(numbers)
    case "M": deleteLines(first)
    case "L": insertLines(first)
    case "m": select(numbers)
    case "h", "l": setMode(parameters, isOn: final == "h")
    case "u" where parameters == "?": queries.append("CSI ?u")
    case "u" where parameters.hasPrefix(">"): keyboardFlags.append(Int(parameters.dropFirst()) ?? 0)
    case "u" where parameters.hasPrefix("<"): _ = keyboardFlags.popLast()
    case "t" where parameters == "22;0": savedTitles.append(title)
    case "t" where parameters == "23;0": title = savedTitles.popLast() ?? "no title was saved"
    case "c": queries.append("CSI \(parameters)c")
    default: complaints.append("CSI \(parameters)\(final)")
    }
  }

  /// Sets the rows that scroll.
  private mutating func setRegion(_ numbers: [Int]) {
    region = numbers.count == 2 ? (numbers[0] - 1)...(min(height, numbers[1]) - 1) : nil
    (column, row) = (0, 0)
  }

  private mutating func deleteLines(_ count: Int) { shiftLines(by: count) }

  private mutating func insertLines(_ count: Int) { shiftLines(by: -count) }

  private mutating func shiftLines(by distance: Int) {
    let rows = region ?? 0...(height - 1)
    guard rows.contains(row) else { return }
    let old = spots
    for target in row...rows.upperBound {
      let origin = target + distance
      for column in 0..<width {
        spots[target * width + column] =
          (row...rows.upperBound).contains(origin) ? old[origin * width + column] : Spot(pen: blankPen)
      }
    }
    column = 0
  }

  private var blankPen: Pen { Pen(background: pen.background) }

  private mutating func setMode(_ parameters: String, isOn: Bool) {
    for mode in parameters.drop(while: { $0 == "?" }).split(separator: ";") {
      let name = (parameters.hasPrefix("?") ? "?" : "") + mode
      modeHistory.append(name + (isOn ? "h" : "l"))
      if isOn { modes.insert(name) } else { modes.remove(name) }
      if name == "?7" { wraps = isOn }
      if name == "?25" { isCursorVisible = isOn }
      if name == "?1049" { setAlternate(isOn) }
    }
  }

  private mutating func setAlternate(_ isOn: Bool) {
    if isOn, mainScreen == nil {
      mainScreen = (spots, column, row)
      spots = Array(repeating: Spot(), count: width * height)
    } else if !isOn, let saved = mainScreen {
      mainScreen = nil
      if saved.spots.count == width * height { (spots, column, row) = saved }
    }
  }

  private mutating func select(_ codes: [Int]) {
    var codes = codes[...]
    if codes.isEmpty { codes = [0] }
    while let code = codes.popFirst() {
      switch code {
      case 0: pen = .standard
      case 1: pen.style.insert(.bold)
      case 2: pen.style.insert(.dim)
      case 3: pen.style.insert(.italic)
      case 4: pen.style.insert(.underline)
      case 7: pen.style.insert(.reversed)
      case 9: pen.style.insert(.strikethrough)
      case 22: pen.style.subtract([.bold, .dim])
      case 23: pen.style.remove(.italic)
      case 24: pen.style.remove(.underline)
      case 27: pen.style.remove(.reversed)
      case 29: pen.style.remove(.strikethrough)
      case 30...37: pen.foreground = .basic(UInt8(code - 30))
      case 39: pen.foreground = .standard
      case 40...47: pen.background = .basic(UInt8(code - 40))
      case 49: pen.background = .standard
      case 90...97: pen.foreground = .basic(UInt8(code - 82))
      case 100...107: pen.background = .basic(UInt8(code - 92))
      case 38, 48:
        guard let color = color(&codes) else { return complaints.append("colour \(codes)") }
        if code == 38 { pen.foreground = color } else { pen.background = color }
      default: complaints.append("SGR \(code)")
      }
    }
  }

  private func color(_ codes: inout ArraySlice<Int>) -> TerminalColor? {
    switch codes.popFirst() {
    case 5: return codes.popFirst().map { .indexed(UInt8($0)) }
    case 2:
      guard let red = codes.popFirst(), let green = codes.popFirst(), let blue = codes.popFirst() else { return nil }
      return .exact(CellColor(red: UInt8(red), green: UInt8(green), blue: UInt8(blue)))
    default: return nil
    }
  }
}

extension ScreenEmulator {
  /// The cells as they look: blanks differ only in their backgrounds.
  var seen: [Spot] {
    spots.map { spot in
      var spot = spot
      if spot.text == " " {
        spot.pen.style.formIntersection(Pen.stylesOfBlanks)
        if spot.pen.style.isEmpty { spot.pen.foreground = .standard }
      }
      return spot
    }
  }
}
