import Expectations
import Foundation
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct KeysOverlayTests {
  private func node(
    _ semantics: Semantics? = nil, frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300), clips: Bool = false,
    background: RenderColor? = nil, transform: Transform? = nil, _ children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: .make(), frame: frame, transform: transform, style: BoxStyle(background: background, clips: clips),
      semantics: semantics, children: children)
  }

  private func frame(_ children: [RenderNode]) -> Frame {
    Frame(
      number: 1, size: CGSize(width: 400, height: 300), scale: 1, root: node(nil, children), transitions: [],
      focusedNode: nil)
  }

  private func entries(_ hints: [KeyHint], quits: Bool = true) -> [String] {
    KeysOverlay(hints: hints, quits: quits, appearance: .dark).entries.map { "\($0.keys): \($0.meaning)" }
  }

  private func key(_ key: KeyEvent.Key, _ modifiers: KeyEvent.Modifiers = []) -> KeyHint.Trigger {
    .key(KeyEvent(key, modifiers: modifiers))
  }

  @Test("the scene's key hints are followed by the terminal's own keys")
  func entries() {
    expectEqual(entries([]), ["q: quit", "ctrl-c: quit at once", "ctrl-z: suspend", "ctrl-l: redraw"])
    expectEqual(entries([KeyHint([.text], "type")], quits: false).first, "letters: type")
    expectEqual(entries([], quits: false).first, "ctrl-c: quit at once")
  }

  @Test("keys have their usual names, and adjacent arrows are grouped")
  func names() {
    let hints = [
      KeyHint([key(.up), key(.down), key(.left)], "move"), KeyHint([key(.up, .shift), key(.right, .shift)], "extend"),
      KeyHint([key(.down), key(.tab), key(.tab, .shift), key(.up)], "mixed"),
      KeyHint([key(.pageUp), key(.home), key(.escape), key(.character("x"), [.control, .alternate])], "others"),
    ]
    expectEqual(
      entries(hints).dropLast(4),
      [
        "↑ ↓ ←: move", "shift ↑ →: extend", "↓, tab, shift-tab, ↑: mixed", "page up, home, esc, ctrl-alt-x: others",
      ])
  }

  @Test("nodes behind a modal node cannot be activated")
  func modal() {
    let behind = node(Semantics(role: .cell, actions: [.activate], isFocusable: true))
    expectEqual(frame([behind]).actionableNode(at: ScreenPosition(column: 1, row: 1)), behind.id)
    let covered = frame([behind, node(Semantics(role: .dialog, isModal: true))])
    #expect(covered.isModal)
    #expect(covered.actionableNode(at: ScreenPosition(column: 1, row: 1)) == nil)
  }

  @Test("the foremost visible node is under the pointer")
  func pointer() {
    let row = Semantics(role: .cell, actions: [.activate], isFocusable: true)
    let inner = node(
      Semantics(role: .button, actions: [.activate]), frame: CGRect(x: 80, y: 0, width: 80, height: 16))
    let outer = node(row, frame: CGRect(x: 0, y: 32, width: 200, height: 16), [inner])
    let cut = node(row, frame: CGRect(x: 0, y: 280, width: 200, height: 40))
    let list = node(frame: CGRect(x: 0, y: 0, width: 400, height: 288), clips: true, [outer, cut])
    let frame = frame([list])
    expectEqual(frame.actionableNode(at: ScreenPosition(column: 2, row: 2)), outer.id)
    expectEqual(frame.actionableNode(at: ScreenPosition(column: 12, row: 2)), inner.id)
    expectEqual(frame.actionableNode(at: ScreenPosition(column: 2, row: 17)), cut.id)
    #expect(frame.actionableNode(at: ScreenPosition(column: 2, row: 18)) == nil)
    #expect(frame.actionableNode(at: ScreenPosition(column: 40, row: 2)) == nil)
  }

  @Test("a rotated node is under the pointer where it is drawn")
  func turned() {
    let bar = node(
      Semantics(role: .button, actions: [.activate]), frame: CGRect(x: 100, y: 140, width: 200, height: 16),
      transform: Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    let frame = frame([bar])
    expectEqual(frame.actionableNode(at: ScreenPosition(column: 25, row: 4)), bar.id)
    #expect(frame.actionableNode(at: ScreenPosition(column: 13, row: 9)) == nil)
  }

  @Test("a covered node is not under the pointer")
  func covered() {
    let button = node(Semantics(role: .button, actions: [.activate]))
    let cover = node(frame: CGRect(x: 0, y: 0, width: 80, height: 300), background: .white)
    let frame = frame([button, cover])
    #expect(frame.actionableNode(at: ScreenPosition(column: 1, row: 1)) == nil)
    expectEqual(frame.actionableNode(at: ScreenPosition(column: 11, row: 1)), button.id)
  }

  @Test("the overlay fits every grid and splits no wide character", arguments: [1, 2, 5, 20, 41, 80])
  func draws(width: Int) {
    var grid = CellGrid(width: width, height: 9)
    for row in 0..<9 {
      for column in stride(from: 0, to: width - 1, by: 2) {
        grid[column, row] = CharacterCell(character: "漢", kind: .text)
        grid[column + 1, row] = CharacterCell(kind: .continuation)
      }
    }
    KeysOverlay(hints: [KeyHint([.text], "type")], quits: true, appearance: .light).draw(onto: &grid)
    for row in 0..<9 {
      for column in 0..<width {
        let isWide = grid[column, row].character == "漢"
        let isFollowed = column + 1 < width && grid[column + 1, row].kind == .continuation
        expectEqual(isWide, isFollowed, "column \(column), row \(row)")
      }
    }
    let (first, last) = (grid.text(ofRow: 0), grid.text(ofRow: 8))
    if width >= 20 { #expect(first.contains("╭─ Keys") || grid.text.contains("╭─ Keys")) }
    if width >= 2 {
      #expect(grid.text.contains("╮"), "\(first)\n\(last)")
      #expect(grid.text.contains("╯"), "\(first)\n\(last)")
    }
  }

  private func drawn(width: Int, height: Int, offset: Int = 0) -> String {
    var grid = CellGrid(width: width, height: height)
    let hints = [KeyHint([key(.up), key(.down)], "move about in the list"), KeyHint([.text], "go to a match")]
    KeysOverlay(hints: hints, quits: true, appearance: .light, offset: offset).draw(onto: &grid)
    return grid.text
  }

  @Test("in little width the padding shrinks first, then meanings are wrapped")
  func narrow() {
    #expect(drawn(width: 40, height: 8).contains("│  ↑ ↓       move about in the list  │"))
    #expect(drawn(width: 36, height: 8).contains("│ ↑ ↓      move about in the list │"))
    let wrapped = drawn(width: 24, height: 12)
    #expect(wrapped.contains("│ ↑ ↓      move about  │"))
    #expect(wrapped.contains("│          in the list │"))
  }

  @Test("with too few rows the overlay shows a part and a hint")
  func low() {
    #expect(drawn(width: 60, height: 8).contains("╰─ any key closes"))
    let top = drawn(width: 60, height: 5)
    #expect(top.contains("↑ ↓ "))
    #expect(top.contains("↓ more"))
    #expect(!top.contains("ctrl-z"))
    let end = drawn(width: 60, height: 5, offset: 100)
    #expect(end.contains("↑   more"))
    #expect(end.contains("redraw"))
    #expect(!end.contains("move about"))
    expectEqual(KeysOverlay(hints: [], quits: true, appearance: .dark).maximumScrollOffset(width: 60, height: 5), 1)
    expectEqual(KeysOverlay(hints: [], quits: true, appearance: .dark).maximumScrollOffset(width: 60, height: 6), 0)
    #expect(drawn(width: 60, height: 1).contains("move about"))
  }
}
