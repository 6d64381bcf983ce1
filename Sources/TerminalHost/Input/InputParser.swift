import RenderTree

/// A parser of a terminal's input, which turns bytes into events, independent of how the bytes are split.
///
/// The grammar is that of ECMA-48, with UTF-8 between the sequences. Unknown sequences are skipped entirely; an
/// interrupted sequence is dropped in favour of the following bytes. No sequence makes the parser wait for ever:
/// `patience` is the maximum time to wait for more bytes, and `giveUp()` ends the wait.
struct InputParser {
  enum State {
    case ground
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC [ [`, the Linux console's function keys.
    case consoleKey
    /// After `ESC O`.
    case singleShift
    /// An X10 mouse report: three bytes.
    case oldMouse
    /// After `ESC ]`.
    case systemCommand
    /// A string that is skipped: device control, application command, privacy message.
    case ignoredString
    /// Between the marks of a bracketed paste.
    case paste
  }

  var state = State.ground
  /// The bytes of the current sequence, string or paste.
  var bytes: [UInt8] = []
  /// True if the last byte of a string was an escape, which may end it.
  var sawEscape = false
  /// True if the paste so far was emitted because no more bytes arrived.
  var isStalled = false
  var decoder = TextDecoder()
  var events: [TerminalInput] = []

  /// The maximum time to wait for more bytes before `giveUp()`; nil if nothing is incomplete.
  var patience: Duration? {
    switch state {
    case .ground: decoder.isWaiting ? .milliseconds(500) : nil
    case .escape, .singleShift: .milliseconds(50)
    case .control where bytes.isEmpty: .milliseconds(50)
    // On a slow line, the following bytes are still pasted text, not commands.
    case .paste where isStalled: .seconds(10)
    default: .milliseconds(1000)
    }
  }

  /// Parses bytes and returns the events that they complete.
  mutating func parse(_ input: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in input { take(byte) }
    return takeEvents()
  }

  /// Ends the wait for more bytes: an incomplete sequence counts as the keys that it looks like so far.
  mutating func giveUp() -> [TerminalInput] {
    switch state {
    case .ground: emit(decoder.finish())
    case .escape: emit(.key(KeyEvent(.escape)))
    case .singleShift: emit(.key(KeyEvent(.character("O"), modifiers: .alternate)))
    case .control where bytes.isEmpty: emit(.key(KeyEvent(.character("["), modifiers: .alternate)))
    case .paste where !isStalled:
      giveUpPaste()
      return takeEvents()
    case .control, .consoleKey, .oldMouse, .systemCommand, .ignoredString, .paste: break
    }
    enter(.ground)
    return takeEvents()
  }

  private mutating func takeEvents() -> [TerminalInput] {
    defer { events = [] }
    return events
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .control: takeControl(byte)
    case .consoleKey: if byte < 0x20 { breakOff(byte) } else { enter(.ground) }
    case .singleShift: takeSingleShift(byte)
    case .oldMouse:
      // A report has no control characters: one interrupts it.
      guard byte >= 0x20 else { return breakOff(byte) }
      bytes.append(byte)
      if bytes.count == 3 {
        emitOldMouse()
        enter(.ground)
      }
    case .systemCommand, .ignoredString: takeString(byte)
    case .paste: takePaste(byte)
    }
  }

  mutating func enter(_ next: State) {
    state = next
    bytes.removeAll(keepingCapacity: true)
    sawEscape = false
    isStalled = false
  }

  private mutating func takeGround(_ byte: UInt8) {
    if decoder.isWaiting {
      let (text, isTaken) = decoder.take(byte)
      emit(text)
      if isTaken { return }
    }
    switch byte {
    case 0x1B: enter(.escape)
    case 0x21...0x7E, 0x80...: emit(decoder.take(byte).text)
    default: emitControl(byte, modifiers: [])
    }
  }

  /// Emits the key that sends a control character.
  private mutating func emitControl(_ byte: UInt8, modifiers: KeyEvent.Modifiers) {
    let key: KeyEvent.Key
    var modifiers = modifiers
    switch byte {
    case 0x0D, 0x0A: key = .enter
    case 0x09: key = .tab
    case 0x7F, 0x08: key = .backspace
    case 0x20: key = .space
    case 0:
      key = .space
      modifiers.insert(.control)
    case 0x01...0x1A:
      key = .character(Character(Unicode.Scalar(byte + 0x60)))
      modifiers.insert(.control)
    default:
      key = .character(Character(Unicode.Scalar(byte + 0x40)))
      modifiers.insert(.control)
    }
    emit(.key(KeyEvent(key, modifiers: modifiers)))
  }

  private mutating func takeEscape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): enter(.control)
    case UInt8(ascii: "O"): enter(.singleShift)
    case UInt8(ascii: "]"): enter(.systemCommand)
    case UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"): enter(.ignoredString)
    case 0x1B:
      emit(.key(KeyEvent(.escape)))
      enter(.escape)
    case 0x21...0x7E:
      enter(.ground)
      emit(.key(KeyEvent(.character(Character(Unicode.Scalar(byte))), modifiers: .alternate)))
    case 0x80...:
      // The escape counts as a key of its own before a non-ASCII character.
      emit(.key(KeyEvent(.escape)))
      enter(.ground)
      takeGround(byte)
    default:
      enter(.ground)
      emitControl(byte, modifiers: .alternate)
    }
  }

  private mutating func takeControl(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      // Overlong sequences are read to their end and dropped.
      if bytes.count < 256 { bytes.append(byte) }
    case UInt8(ascii: "[") where bytes.isEmpty: enter(.consoleKey)
    case UInt8(ascii: "M") where bytes.isEmpty: enter(.oldMouse)
    case 0x40...0x7E:
      let parameters = bytes
      enter(.ground)
      emitControlSequence(parameters, final: byte)
    default: breakOff(byte)
    }
  }

  /// Ends a sequence at a byte that cannot be part of it.
  private mutating func breakOff(_ byte: UInt8) {
    enter(.ground)
    // CAN and SUB only end a sequence.
    if byte != 0x18, byte != 0x1A { takeGround(byte) }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    guard byte >= 0x20, byte < 0x7F else { return breakOff(byte) }
    // Some terminals send the modifiers before the letter.
    if (0x30...0x39).contains(byte), bytes.count < 4 {
      bytes.append(byte)
      return
    }
    let modifiers = bytes
    enter(.ground)
    emitSingleShift(byte, modifiers: KeyEvent.Modifiers(parameter: ControlParameters(modifiers).first ?? 1))
  }

  // MARK: Strings

  /// The maximum length of a string: replies to our requests are shorter.
  private static let stringLimit = 4096

  private mutating func takeString(_ byte: UInt8) {
    if sawEscape {
      let isEnd = byte == UInt8(ascii: "\\")
      endString()
      // Any other escape sequence interrupts the string.
      if !isEnd {
        enter(.escape)
        takeEscape(byte)
      }
      return
    }
    switch byte {
    case 0x1B: sawEscape = true
    case 0x07: endString()
    case 0x18, 0x1A: enter(.ground)
    default: if bytes.count < Self.stringLimit { bytes.append(byte) }
    }
  }

  private mutating func endString() {
    let content = bytes
    let isCommand = state == .systemCommand
    enter(.ground)
    if isCommand { emitSystemCommand(content) }
  }

  // MARK: Text

  private mutating func emit(_ text: String) {
    guard !text.isEmpty else { return }
    if case .text(let before) = events.last {
      events[events.count - 1] = .text(before + text)
    } else {
      events.append(.text(text))
    }
  }

  mutating func emit(_ event: TerminalInput) { events.append(event) }
}
