import Expectations
import RenderTree
import SeededRandomness
import Testing

@testable import TerminalHost

@Suite struct InputParserTests {
  private func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> TerminalInput {
    .key(KeyEvent(key, modifiers: modifiers))
  }

  private func mouse(
    _ kind: MouseReport.Kind, _ column: Int, _ row: Int, _ modifiers: KeyEvent.Modifiers = []
  ) -> TerminalInput {
    .mouse(MouseReport(kind: kind, column: column, row: row, modifiers: modifiers))
  }

  private func parse(_ text: String) -> [TerminalInput] {
    var parser = InputParser()
    let events = parser.parse(text.utf8)
    return events + (parser.patience == nil ? [] : parser.giveUp())
  }

  @Test("keyboard sequences are parsed as keys")
  func keys() {
    let expected: [(String, TerminalInput)] = [
      ("\r", key(.enter)), ("\n", key(.enter)), ("\t", key(.tab)), (" ", key(.space)),
      ("\u{7F}", key(.backspace)), ("\u{8}", key(.backspace)),
      ("\u{3}", key(.character("c"), .control)), ("\u{1A}", key(.character("z"), .control)),
      ("\u{0}", key(.space, .control)), ("\u{1C}", key(.character("\\"), .control)),
      ("\u{1B}[A", key(.up)), ("\u{1B}[B", key(.down)), ("\u{1B}[C", key(.right)), ("\u{1B}[D", key(.left)),
      ("\u{1B}OA", key(.up)), ("\u{1B}OF", key(.end)), ("\u{1B}OM", key(.enter)), ("\u{1B}O2A", key(.up, .shift)),
      ("\u{1B}[H", key(.home)), ("\u{1B}[F", key(.end)), ("\u{1B}[1~", key(.home)), ("\u{1B}[4~", key(.end)),
      ("\u{1B}[7~", key(.home)), ("\u{1B}[8~", key(.end)), ("\u{1B}[3~", key(.delete)),
      ("\u{1B}[5~", key(.pageUp)), ("\u{1B}[6~", key(.pageDown)), ("\u{1B}[Z", key(.tab, .shift)),
      ("\u{1B}[1;2A", key(.up, .shift)), ("\u{1B}[1;5C", key(.right, .control)),
      ("\u{1B}[1;4D", key(.left, [.shift, .alternate])), ("\u{1B}[6;5~", key(.pageDown, .control)),
      ("\u{1B}", key(.escape)), ("\u{1B}x", key(.character("x"), .alternate)),
      ("\u{1B}\r", key(.enter, .alternate)), ("\u{1B}[", key(.character("["), .alternate)),
      ("\u{1B}O", key(.character("O"), .alternate)),
    ]
    for (bytes, event) in expected { expectEqual(parse(bytes), [event], "\(bytes.debugDescription)") }
  }

  @Test("keys of the kitty protocol and of modifyOtherKeys are parsed")
  func kittyKeys() {
    let expected: [(String, [TerminalInput])] = [
      ("\u{1B}[27u", [key(.escape)]), ("\u{1B}[27;1u", [key(.escape)]), ("\u{1B}[13u", [key(.enter)]),
      ("\u{1B}[99;5u", [key(.character("c"), .control)]), ("\u{1B}[9;2u", [key(.tab, .shift)]),
      ("\u{1B}[97;3:1u", [key(.character("a"), .alternate)]), ("\u{1B}[97;5:3u", []),
      ("\u{1B}[1;1:3A", []), ("\u{1B}[1;1:2A", [key(.up)]), ("\u{1B}[97u", [.text("a")]),
      ("\u{1B}[57420u", [key(.down)]), ("\u{1B}[57404u", [.text("5")]), ("\u{1B}[57358u", []),
      ("\u{1B}[57441;2u", []), ("\u{1B}[27;5;106~", [key(.character("j"), .control)]),
      ("\u{1B}[?1u", [.keyboardFlags(1)]), ("\u{1B}[99999999999999999999u", []), ("\u{1B}[u", []),
    ]
    for (bytes, events) in expected { expectEqual(parse(bytes), events, "\(bytes.debugDescription)") }
  }

  @Test("mouse presses, drags, releases, hovers and wheels are parsed")
  func mouseReports() {
    let expected: [(String, [TerminalInput])] = [
      ("\u{1B}[<0;1;1M", [mouse(.press, 0, 0)]), ("\u{1B}[<0;300;200m", [mouse(.release, 299, 199)]),
      ("\u{1B}[<32;5;6M", [mouse(.drag, 4, 5)]), ("\u{1B}[<35;5;6M", [mouse(.hover, 4, 5)]),
      ("\u{1B}[<64;5;6M", [mouse(.wheel(horizontal: 0, vertical: -1), 4, 5)]),
      ("\u{1B}[<65;5;6M", [mouse(.wheel(horizontal: 0, vertical: 1), 4, 5)]),
      ("\u{1B}[<66;5;6M", [mouse(.wheel(horizontal: -1, vertical: 0), 4, 5)]),
      ("\u{1B}[<67;5;6M", [mouse(.wheel(horizontal: 1, vertical: 0), 4, 5)]),
      ("\u{1B}[<69;5;6M", [mouse(.wheel(horizontal: 1, vertical: 0), 4, 5, .shift)]),
      ("\u{1B}[<4;5;6M", [mouse(.press, 4, 5, .shift)]), ("\u{1B}[<16;5;6M", [mouse(.press, 4, 5, .control)]),
      ("\u{1B}[<2;5;6M", [mouse(.rightPress, 4, 5)]), ("\u{1B}[<0;0;6M", []), ("\u{1B}[<0;5M", []),
      ("\u{1B}[<0;99999999;6M", []), ("\u{1B}[M !!", [mouse(.press, 0, 0)]), ("\u{1B}[M#!!", [mouse(.release, 0, 0)]),
    ]
    for (bytes, events) in expected { expectEqual(parse(bytes), events, "\(bytes.debugDescription)") }
  }

  @Test("all other bytes are text, even invalid ones")
  func text() {
    expectEqual(parse("héllo 漢字👍🏽"), [.text("héllo"), key(.space), .text("漢字👍🏽")])
    expectEqual(parse("\u{85}a\u{9B}b"), [.text("ab")])
    var parser = InputParser()
    expectEqual(parser.parse([0xFF, 0x61, 0xC3, 0x62]), [.text("\u{FFFD}a\u{FFFD}b")])
    expectEqual(parser.parse([0xE6, 0xBC]), [])
    expectEqual(parser.patience, .milliseconds(500))
    expectEqual(parser.parse([0xA2]), [.text("漢")])
    expectEqual(parser.parse([0xE6]), [])
    expectEqual(parser.giveUp(), [.text("\u{FFFD}")])
    #expect(parser.parse([0xED, 0xA0, 0x80]) != [])
    #expect(parser.patience == nil)
  }

  @Test("a paste is one text without keys or sequences")
  func paste() {
    let pasted = TerminalInput.pasted("one\ntwo\nthree[A\tq")
    expectEqual(parse("\u{1B}[200~one\r\ntwo\rthree\u{3}\u{1B}[A\tq\u{1B}[201~x"), [pasted, .text("x")])
    expectEqual(parse("\u{1B}[200~\u{1B}[201~"), [])
    expectEqual(parse("\u{1B}[200~never ended"), [.pasted("never ended")])
  }

  @Test("a stalled paste is delivered in parts until it ends")
  func stalledPaste() {
    var parser = InputParser()
    expectEqual(parser.parse(Array("\u{1B}[200~one\u{1B}[20".utf8)), [])
    expectEqual(parser.patience, .seconds(1))
    expectEqual(parser.giveUp(), [.pasted("one")])
    expectEqual(parser.patience, .seconds(10))
    expectEqual(parser.parse(Array("1~q".utf8)), [.text("q")])
    _ = parser.parse(Array("\u{1B}[200~two".utf8))
    _ = parser.giveUp()
    expectEqual(parser.parse(Array("q\u{3}".utf8)), [])
    expectEqual(parser.giveUp(), [.pasted("q")])
    expectEqual(parser.giveUp(), [], "the parser leaves the paste at last")
    expectEqual(parser.parse(Array("q".utf8)), [.text("q")])
  }

  @Test("a modified key of another alphabet is the Latin key")
  func otherAlphabets() {
    expectEqual(parse("\u{1B}[1089::99;5u"), [.key(KeyEvent(.character("c"), modifiers: .control))])
    expectEqual(parse("\u{1B}[1089:1057:99;6u"), [.key(KeyEvent(.character("c"), modifiers: [.control, .shift]))])
    expectEqual(parse("\u{1B}[1089::99u"), [.text("с")])
    expectEqual(parse("\u{1B}[97:65;5u"), [.key(KeyEvent(.character("a"), modifiers: .control))])
  }

  @Test("a long paste arrives in pieces without losses")
  func longPaste() {
    let long = String(repeating: "漢字é\r\n", count: 40_000)
    let events = parse("\u{1B}[200~\(long)\u{1B}[201~")
    let pieces = events.map { event in
      if case .pasted(let text) = event { return text }
      return "not a paste"
    }
    #expect(pieces.count > 1)
    expectEqual(pieces.joined(), String(repeating: "漢字é\n", count: 40_000))
  }

  @Test("terminal replies are parsed")
  func replies() {
    let white = TerminalInput.background(CellColor(red: 255, green: 255, blue: 255))
    expectEqual(parse("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"), [white])
    expectEqual(parse("\u{1B}]11;rgb:ff/ff/ff\u{7}"), [white])
    expectEqual(parse("\u{1B}]11;rgba:f/f/f/f\u{7}"), [white])
    expectEqual(parse("\u{1B}]11;rgb:1e1e/2020/0000\u{7}"), [.background(CellColor(red: 0x1E, green: 0x20, blue: 0))])
    expectEqual(parse("\u{1B}]11;purple\u{7}\u{1B}]11;rgb:zz/1/1\u{7}\u{1B}]52;c;AAAA\u{7}"), [])
    expectEqual(parse("\u{1B}[?62;22c"), [.deviceAttributes])
    expectEqual(parse("\u{1B}[?997;2n\u{1B}[?997;1n"), [.appearance(.light), .appearance(.dark)])
    expectEqual(parse("\u{1B}[I\u{1B}[O"), [.focus(true), .focus(false)])
  }

  @Test("unknown sequences are skipped, interrupted ones are dropped")
  func unknown() {
    expectEqual(parse("\u{1B}[>1;2;3xa"), [.text("a")])
    expectEqual(parse("\u{1B}P1$r0m\u{1B}\\a\u{1B}_G\u{1B}\\b\u{1B}Xc\u{7}d"), [.text("abd")])
    expectEqual(parse("\u{1B}[[Aa"), [.text("a")])
    expectEqual(parse("\u{1B}[12\u{1B}[A"), [key(.up)])
    expectEqual(parse("\u{1B}]11;rgb\u{1B}[A"), [key(.up)])
    expectEqual(parse("\u{1B}[12\u{18}a"), [.text("a")])
    expectEqual(parse("\u{1B}[M !\u{1B}[A"), [key(.up)])
    expectEqual(parse("\u{1B}[[\u{1B}[A"), [key(.up)])
    expectEqual(parse("\u{1B}\u{1B}[A"), [key(.escape), key(.up)])
    expectEqual(parse("\u{1B}[" + String(repeating: "1;", count: 5000) + "ma"), [.text("a")])
    expectEqual(parse("\u{1B}]" + String(repeating: "x", count: 100_000) + "\u{7}a"), [.text("a")])
    expectEqual(parse("\u{1B}[15~\u{1B}OP\u{1B}[1;5P\u{1B}[2~"), [])
  }

  // MARK: Splits

  private static let recorded =
    "q\u{1B}[Aé漢\u{1B}[1;2B\u{1B}[<0;12;7M\u{1B}[<0;12;7m\u{1B}[200~pa\r\nste\u{1B}[201~\u{1B}]11;rgb:1e1e/2020/2424\u{1B}\\"
    + "\u{1B}OC\u{1B}[?62;4c\u{1B}[97;5u👩‍👩‍👧\u{1B}[M !!\u{1B}P>|tmux 3.4\u{1B}\\\u{1B}[I\u{1B}[6~z"

  /// The events with adjacent texts and adjacent pastes joined.
  private func joined(_ events: [TerminalInput]) -> [TerminalInput] {
    events.reduce(into: []) { result, event in
      switch (result.last, event) {
      case (.text(let before), .text(let after)): result[result.count - 1] = .text(before + after)
      case (.pasted(let before), .pasted(let after)): result[result.count - 1] = .pasted(before + after)
      default: result.append(event)
      }
    }
  }

  @Test("splitting a recording anywhere does not change its events")
  func splits() {
    let bytes = Array(Self.recorded.utf8)
    var whole = InputParser()
    let expected = joined(whole.parse(bytes))
    #expect(expected.count > 10)
    for first in 0...bytes.count {
      for second in stride(from: first, through: bytes.count, by: 7) {
        var parser = InputParser()
        let events =
          parser.parse(bytes[..<first]) + parser.parse(bytes[first..<second]) + parser.parse(bytes[second...])
        guard joined(events) == expected else {
          Issue.record("split at \(first) and \(second): \(events)")
          return
        }
      }
    }
    var parser = InputParser()
    expectEqual(joined(bytes.flatMap { parser.parse([$0]) }), expected)
  }

  @Test("letters and following spaces form a phrase that other keys end")
  func phrases() {
    expectEqual(
      parse(" ab  c d \reé \u{1B}[A ").joiningPhrases,
      [
        key(.space), .text("ab  c d "), key(.enter), .text("eé "), key(.up), key(.space),
      ])
    expectEqual(parse("a\u{0}b").joiningPhrases, [.text("a"), key(.space, .control), .text("b")])
    expectEqual([TerminalInput]().joiningPhrases, [])
  }

  @Test("random bytes are harmless, and a later arrow is an arrow", arguments: [UInt64(1), 2, 3, 4])
  func randomBytes(seed: UInt64) {
    var randomness = Randomness(seed: seed)
    let likely = Array("\u{1B}[<;0123456789MmOP]?u~\u{7}\\ab200201".utf8)
    for _ in 0..<2000 {
      var parser = InputParser()
      for _ in 0..<Int.random(in: 1...6, using: &randomness) {
        let bytes = (0..<Int.random(in: 0...40, using: &randomness)).map { _ in
          Bool.random(using: &randomness)
            ? likely.randomElement(using: &randomness) ?? 0 : UInt8.random(in: .min ... .max, using: &randomness)
        }
        for event in parser.parse(bytes) {
          if case .text(let text) = event { expectEqual(text, text.withoutControls(keeping: []), "seed \(seed)") }
        }
      }
      _ = parser.giveUp()
      #expect(parser.patience == nil, "seed \(seed)")
      expectEqual(parser.parse("\u{1B}[A".utf8), [key(.up)], "seed \(seed)")
    }
  }
}
