import Expectations
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct ReportedKeysTests {
  @Test(
    "every terminal reports arrows with modifiers, and letters with alt or control",
    arguments: [
      KeyEvent(.up, modifiers: [.shift, .control]), KeyEvent(.tab, modifiers: .shift),
      KeyEvent(.character("s"), modifiers: .alternate), KeyEvent(.character("S"), modifiers: .alternate),
      KeyEvent(.character("r"), modifiers: .control), KeyEvent(.character("?")),
    ])
  func reported(event: KeyEvent) {
    #expect(KeyHint.Trigger.key(event).isReported(reportsAllKeys: false))
  }

  @Test(
    "only a terminal that reports all keys reports the command key, and control with other keys than letters",
    arguments: [
      KeyEvent(.character("s"), modifiers: .command), KeyEvent(.character("1"), modifiers: .control),
      KeyEvent(.character("i"), modifiers: .control), KeyEvent(.character("s"), modifiers: [.control, .shift]),
      KeyEvent(.enter, modifiers: .control),
    ])
  func reportedByProtocol(event: KeyEvent) {
    #expect(!KeyHint.Trigger.key(event).isReported(reportsAllKeys: false))
    #expect(KeyHint.Trigger.key(event).isReported(reportsAllKeys: true))
  }

  @Test(
    "the keys that the terminal session uses itself never reach the app", arguments: ["c", "z", "l"] as [Character])
  func taken(letter: Character) {
    let event = KeyEvent(.character(letter), modifiers: .control)
    #expect(!KeyHint.Trigger.key(event).isReported(reportsAllKeys: true))
  }

  @Test("the list of keys names those that the terminal does not report")
  func list() {
    let hints = [
      KeyHint([.key(KeyEvent(.character("s"), modifiers: .alternate))], "Save"),
      KeyHint([.key(KeyEvent(.character("1"), modifiers: .control))], "First"),
    ]
    let overlay = KeysOverlay(hints: hints, quits: false, appearance: .light)
    expectEqual(overlay.entries.prefix(2).map(\.keys), ["alt-s", "ctrl-1"])
    expectEqual(overlay.entries.prefix(2).map(\.meaning), ["Save", "First (not in this terminal)"])
  }
}
