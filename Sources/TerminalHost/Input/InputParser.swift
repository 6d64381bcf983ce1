import RenderTree

/// Reads what a terminal sends: bytes in, events out, whatever the pieces in which the bytes come.
///
/// The grammar is that of ECMA-48 with UTF-8 between the sequences. A sequence that is not known is left out whole, one
/// that is broken off gives way to what follows, and none can make the parser wait for ever: `patience` says how long
/// more bytes may take, and `giveUp()` ends the wait.
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
    /// A mouse report of the first kind: three bytes.
    case oldMouse
    /// After `ESC ]`.
    case systemCommand
    /// A string that nobody here reads: device control, application command, privacy message.
    case ignoredString
    /// Between the marks of a bracketed paste.
    case paste
  }

  var state = State.ground
  /// The bytes of the sequence, the string or the paste under way.
  var bytes: [UInt8] = []
  /// Whether the last byte of a string was an escape, and the string may end.
  var sawEscape = false
  /// Whether what was pasted so far was handed on, since nothing more came.
  var isStalled = false
  var decoder = TextDecoder()
  var events: [TerminalInput] = []

  /// How long to wait for more before `giveUp()`; nil where nothing is under way.
  var patience: Duration? {
    switch state {
    case .ground: decoder.isWaiting ? .milliseconds(500) : nil
    case .escape, .singleShift: .milliseconds(50)
    case .control where bytes.isEmpty: .milliseconds(50)
    // A slow line: what follows is still no order to the app.
    case .paste where isStalled: .seconds(10)
    default: .milliseconds(1000)
    }
  }

  /// Reads some bytes.
  mutating func parse(_ input: some Sequence<UInt8>) -> [TerminalInput] {
    for byte in input { take(byte) }
    return takeEvents()
  }

  /// No more bytes came: what was under way is what it looked like so far.
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
    case .consoleKey: enter(.ground)
    case .singleShift: takeSingleShift(byte)
    case .oldMouse:
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

  /// A control character as the key that sends it.
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
      // A character beyond ASCII with the alternate key: the escape stands alone.
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
      // What is longer than any sequence that is known is read to its end and left out.
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

  /// A byte that cannot be in a sequence ends it.
  private mutating func breakOff(_ byte: UInt8) {
    enter(.ground)
    // Cancel and substitute are there to do just that.
    if byte != 0x18, byte != 0x1A { takeGround(byte) }
  }

  private mutating func takeSingleShift(_ byte: UInt8) {
    guard byte >= 0x20, byte < 0x7F else { return breakOff(byte) }
    // Some terminals put the modifiers before the letter.
    if (0x30...0x39).contains(byte), bytes.count < 4 {
      bytes.append(byte)
      return
    }
    let modifiers = bytes
    enter(.ground)
    emitSingleShift(byte, modifiers: KeyEvent.Modifiers(parameter: ControlParameters(modifiers).first ?? 1))
  }

  // MARK: Strings

  /// Longer strings are no reply to what is asked here.
  private static let stringLimit = 4096

  private mutating func takeString(_ byte: UInt8) {
    if sawEscape {
      let isEnd = byte == UInt8(ascii: "\\")
      endString()
      // Any other escape sequence breaks the string off.
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
