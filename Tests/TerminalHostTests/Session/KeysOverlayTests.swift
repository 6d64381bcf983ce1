import Foundation
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct KeysOverlayTests {
  private func node(
    _ semantics: Semantics? = nil, frame: CGRect = CGRect(x: 0, y: 0, width: 400, height: 300), clips: Bool = false,
    scroll: ScrollInfo? = nil, _ children: [RenderNode] = []
  ) -> RenderNode {
    RenderNode(
      id: .make(), frame: frame, style: BoxStyle(clips: clips), scroll: scroll, semantics: semantics,
      children: children)
  }

  private func survey(_ children: [RenderNode], focused: RenderNode? = nil) -> SceneSurvey {
    SceneSurvey(
      Frame(
        number: 1, size: CGSize(width: 400, height: 300), scale: 1, root: node(nil, children), transitions: [],
        focusedNode: focused?.id))
  }

  private func meanings(_ survey: SceneSurvey) -> [String: String] {
    Dictionary(KeysOverlay(survey: survey, appearance: .dark).entries.map { ($0.keys, $0.meaning) }) { $1 }
  }

  @Test("keys that do nothing are not shown")
  func plain() {
    let keys = meanings(survey([]))
    #expect(keys["q"] == "quit")
    #expect(keys["enter"] == nil)
    #expect(keys["tab"] == nil)
    #expect(keys["esc"] == nil)
    #expect(meanings(survey([node(Semantics(role: .none, actions: [.dismiss]))]))["esc"] == "back")
    #expect(keys["home, end"] == nil)
  }

  @Test("what has the focus says what enter does")
  func focus() {
    let cell = node(Semantics(role: .cell, actions: [.activate, .custom("Delete")], isFocusable: true))
    let button = node(Semantics(role: .button, actions: [.activate], isFocusable: true))
    #expect(meanings(survey([cell, button], focused: cell))["enter"] == "select")
    #expect(meanings(survey([cell, button], focused: cell))["← →"] == "Delete")
    #expect(meanings(survey([cell, button], focused: button))["enter"] == "press")
    #expect(meanings(survey([cell, button]))["enter"] == nil)
    #expect(meanings(survey([cell, button]))["letters"] == "find what begins so")
  }

  @Test("bars and what scrolls have their keys")
  func barsAndScrolling() {
    let scroll = ScrollInfo(
      contentSize: CGSize(width: 400, height: 900), offset: .zero, minimumOffset: .zero,
      maximumOffset: CGPoint(x: 0, y: 600), axes: .vertical, revision: 0, showsIndicators: [])
    let keys = meanings(survey([node(scroll: scroll), node(Semantics(role: .toolbar))]))
    #expect(keys["tab"] != nil)
    #expect(keys["page up, down"] != nil)
  }

  @Test("while text is edited letters are typed; while something is modal q does not quit")
  func modes() {
    let editing = meanings(survey([node(Semantics(role: .textField, state: .editing, isFocusable: true))]))
    #expect(editing["letters"] == "type")
    #expect(editing["q"] == nil)
    let behind = node(Semantics(role: .cell, actions: [.activate], isFocusable: true))
    let modal = survey([behind, node(Semantics(role: .dialog, isModal: true))])
    #expect(meanings(modal)["q"] == nil)
    #expect(meanings(modal)["esc"] == "close")
    #expect(modal.actionableNode(at: ScreenPlace(column: 1, row: 1)) == nil)
  }

  @Test("what is under the pointer is the foremost thing that is seen there")
  func pointer() {
    let row = Semantics(role: .cell, actions: [.activate], isFocusable: true)
    let inner = node(
      Semantics(role: .button, actions: [.activate]), frame: CGRect(x: 80, y: 0, width: 80, height: 16))
    let outer = node(row, frame: CGRect(x: 0, y: 32, width: 200, height: 16), [inner])
    let cut = node(row, frame: CGRect(x: 0, y: 280, width: 200, height: 40))
    let list = node(frame: CGRect(x: 0, y: 0, width: 400, height: 288), clips: true, [outer, cut])
    let survey = survey([list])
    #expect(survey.actionableNode(at: ScreenPlace(column: 2, row: 2)) == outer.id)
    #expect(survey.actionableNode(at: ScreenPlace(column: 12, row: 2)) == inner.id)
    #expect(survey.actionableNode(at: ScreenPlace(column: 2, row: 17)) == cut.id)
    #expect(survey.actionableNode(at: ScreenPlace(column: 2, row: 18)) == nil)
    #expect(survey.actionableNode(at: ScreenPlace(column: 40, row: 2)) == nil)
  }

  @Test("the box fits into every grid, and cuts no wide character in two", arguments: [1, 2, 5, 20, 41, 80])
  func draws(width: Int) {
    var grid = CellGrid(width: width, height: 9)
    for row in 0..<9 {
      for column in stride(from: 0, to: width - 1, by: 2) {
        grid[column, row] = Cell(character: "漢", kind: .text)
        grid[column + 1, row] = Cell(kind: .continuation)
      }
    }
    KeysOverlay(survey: survey([]), appearance: .light).draw(onto: &grid)
    for row in 0..<9 {
      for column in 0..<width {
        let isWide = grid[column, row].character == "漢"
        let isFollowed = column + 1 < width && grid[column + 1, row].kind == .continuation
        #expect(isWide == isFollowed, "column \(column), row \(row)")
      }
    }
    if width == 80 { #expect(grid.text.contains("╭─ Keys")) }
  }
}
