import RenderTree

extension InputParser {
  mutating func emitControlSequence(_ parameters: [UInt8], final: UInt8) {
    let numbers = ControlParameters(parameters)
    guard numbers.isPlain else { return }
    let letter = Character(Unicode.Scalar(final))
    switch (numbers.prefix.map { Character(Unicode.Scalar($0)) }, letter) {
    case ("<", "M"), ("<", "m"): emitMouse(numbers, isRelease: letter == "m")
    case ("?", "u"): emit(.keyboardFlags(numbers.first ?? 0))
    case ("?", "c"): emit(.deviceAttributes)
    case ("?", "n"):
      if numbers.first == 997 { emit(.appearance(numbers[1] == 2 ? .light : .dark)) }
    case (nil, "I"): emit(.focus(true))
    case (nil, "O"): emit(.focus(false))
    case (nil, "u"): emitKey(numbers)
    case (nil, "~"): emitNumberedKey(numbers)
    case (nil, "Z"): emit(.key(KeyEvent(.tab, modifiers: .shift)))
    case (nil, _):
      if let key = Self.letterKeys[letter], !numbers.isRelease {
        emit(.key(KeyEvent(key, modifiers: KeyEvent.Modifiers(parameter: numbers[1] ?? 1))))
      }
    default: break
    }
  }

  private static let letterKeys: [Character: KeyEvent.Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
  ]

  private static let numberedKeys: [Int: KeyEvent.Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]

  private mutating func emitNumberedKey(_ numbers: ControlParameters) {
    switch numbers.first {
    case 200: enter(.paste)
    case 27:
      // xterm's modifyOtherKeys.
      if let code = numbers[2] { emitKey(code: code, modifiers: numbers[1] ?? 1) }
    case let number?:
      if let key = Self.numberedKeys[number], !numbers.isRelease {
        emit(.key(KeyEvent(key, modifiers: KeyEvent.Modifiers(parameter: numbers[1] ?? 1))))
      }
    case nil: break
    }
  }

  mutating func emitSingleShift(_ byte: UInt8, modifiers: KeyEvent.Modifiers) {
    let letter = Character(Unicode.Scalar(byte))
    if let key = Self.letterKeys[letter] {
      emit(.key(KeyEvent(key, modifiers: modifiers)))
    } else if letter == "M" {
      emit(.key(KeyEvent(.enter, modifiers: modifiers)))
    }
  }

  // MARK: Kitty keyboard protocol

  private mutating func emitKey(_ numbers: ControlParameters) {
    guard var code = numbers.first, !numbers.isRelease else { return }
    // Shortcuts use the key of the Latin layout, whatever the alphabet.
    if code > 0x7F, let latin = numbers.part(0, 2), !Self.isWritten(numbers[1] ?? 1) { code = latin }
    emitKey(code: code, modifiers: numbers[1] ?? 1)
  }

  /// True if a key with these modifiers types a character.
  private static func isWritten(_ modifiers: Int) -> Bool {
    KeyEvent.Modifiers(parameter: modifiers).isSubset(of: .shift)
  }

  private mutating func emitKey(code: Int, modifiers parameter: Int) {
    let modifiers = KeyEvent.Modifiers(parameter: parameter)
    if let key = Self.codedKeys[code] {
      emit(.key(KeyEvent(key, modifiers: modifiers)))
      return
    }
    let value = Self.keypad[code] ?? UInt32(exactly: code)
    // The private use area contains keys that do not type: media keys, locks, modifiers.
    guard let scalar = value.flatMap(Unicode.Scalar.init), scalar.properties.generalCategory != .control,
      !(0xE000...0xF8FF).contains(scalar.value)
    else { return }
    if Self.isWritten(parameter) {
      emit(.text(String(scalar)))
    } else {
      emit(.key(KeyEvent(.character(Character(scalar)), modifiers: modifiers)))
    }
  }

  private static let codedKeys: [Int: KeyEvent.Key] = [
    9: .tab, 13: .enter, 27: .escape, 32: .space, 127: .backspace, 8: .backspace, 57414: .enter, 57417: .left,
    57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown, 57423: .home, 57424: .end,
    57426: .delete,
  ]

  /// The scalars that the keys of the number pad type.
  private static let keypad: [Int: UInt32] = Dictionary(
    uniqueKeysWithValues: zip(57399...57416, "0123456789./*-+\r=,".unicodeScalars.map(\.value)).map { ($0, $1) })

  // MARK: Mouse

  private mutating func emitMouse(_ numbers: ControlParameters, isRelease: Bool) {
    guard let code = numbers[0], let column = numbers[1], let row = numbers[2] else { return }
    emitMouse(code: code, column: column, row: row, isRelease: isRelease)
  }

  mutating func emitOldMouse() {
    let code = Int(bytes[0]) - 32
    // The report of a release does not include the button.
    let isRelease = code & 0b1100_0011 == 3
    emitMouse(
      code: isRelease ? code & ~3 : code, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32, isRelease: isRelease)
  }

  private mutating func emitMouse(code: Int, column: Int, row: Int, isRelease: Bool) {
    guard code >= 0, (1...100_000).contains(column), (1...100_000).contains(row) else { return }
    var modifiers: KeyEvent.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alternate) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let kind: MouseReport.Kind
    switch (code & 0b1100_0000, code & 3) {
    case (64, let wheel):
      let notches = wheel & 1 == 0 ? -1 : 1
      // With the shift key, a wheel scrolls horizontally.
      let isHorizontal = wheel & 2 != 0 || modifiers.contains(.shift)
      kind = isHorizontal ? .wheel(horizontal: notches, vertical: 0) : .wheel(horizontal: 0, vertical: notches)
    case (0, 0): kind = isRelease ? .release : code & 32 != 0 ? .drag : .press
    case (0, 3): kind = .hover
    case (0, 2) where !isRelease && code & 32 == 0: kind = .rightPress
    default: kind = .otherButton
    }
    emit(.mouse(MouseReport(kind: kind, column: column - 1, row: row - 1, modifiers: modifiers)))
  }

  // MARK: Replies

  /// Emits the background of a reply `11;rgb:RRRR/GGGG/BBBB`, with one to four digits per component.
  mutating func emitSystemCommand(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for start in ["11;rgb:", "11;rgba:"] where text.hasPrefix(start) {
      let parts = text.dropFirst(start.count).split(separator: "/", omittingEmptySubsequences: false)
      let components = parts.prefix(3).map(Self.component)
      guard components.count == 3, let red = components[0], let green = components[1], let blue = components[2]
      else { return }
      emit(.background(CellColor(red: red, green: green, blue: blue)))
    }
  }

  private static func component(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), let value = UInt32(digits, radix: 16) else { return nil }
    let maximum: UInt32 = (1 << UInt32(4 * digits.count)) - 1
    return UInt8((value * 255 + maximum / 2) / maximum)
  }
}

extension ControlParameters {
  /// True if the sequence reports the release of a key.
  fileprivate var isRelease: Bool { part(1, 1) == 3 }
}

extension KeyEvent.Modifiers {
  /// Modifiers from a sequence's parameter: one plus the bits of shift, alternate, control and command.
  init(parameter: Int) {
    let bits = max(0, min(parameter, 256) - 1)
    self = []
    if bits & 1 != 0 { insert(.shift) }
    if bits & 2 != 0 { insert(.alternate) }
    if bits & 4 != 0 { insert(.control) }
    if bits & 8 != 0 { insert(.command) }
  }
}
