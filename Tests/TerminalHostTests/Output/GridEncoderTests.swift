import Expectations
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct GridEncoderTests {
  private func grid(_ lines: String..., width: Int = 20) -> CellGrid {
    var grid = CellGrid(width: width, height: lines.count)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        grid[column, row] = CharacterCell(character: character, kind: character == " " ? .blank : .text)
      }
    }
    return grid
  }

  private func update(_ body: String) -> String { "\u{1B}[?2026h" + body + "\u{1B}[?2026l" }

  @Test("the first frame clears the screen and writes its text")
  func first() {
    var encoder = GridEncoder(depth: .full)
    expectEqual(encoder.encode(grid("ab", " c")), update("\u{1B}[m\u{1B}[H\u{1B}[2Jab\n\u{8}c"))
  }

  @Test("an unchanged frame writes nothing")
  func nothing() {
    var encoder = GridEncoder(depth: .full)
    _ = encoder.encode(grid("ab"))
    expectEqual(encoder.encode(grid("ab")), "")
  }

  @Test("only changed cells and short gaps are written")
  func changedCells() {
    var encoder = GridEncoder(depth: .full)
    _ = encoder.encode(grid("one two three", "four"))
    _ = encoder.encode(grid("One two three", "four"))
    expectEqual(encoder.encode(grid("One Two Three", "four")), update("ne Two T"))
    expectEqual(encoder.encode(grid("One Two Three", "fOur")), update("\n\u{1B}[8DO"))
  }

  @Test("an invalidated screen is drawn completely")
  func invalidated() {
    var encoder = GridEncoder(depth: .full)
    let first = encoder.encode(grid("ab"))
    encoder.invalidate()
    expectEqual(encoder.encode(grid("ab")), first)
  }

  private func list(from first: Int, header: String = "Fruit") -> CellGrid {
    var lines = [header] + (first..<first + 8).map { "\($0 * 7919) is a row" }
    lines.append("4 fruits")
    var grid = CellGrid(width: 20, height: lines.count)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        grid[column, row] = CharacterCell(character: character, kind: .text)
      }
      // The indicator moves on its own.
      if row == first % 8 + 1 { grid[19, row] = CharacterCell(character: "█", kind: .text) }
    }
    return grid
  }

  @Test(
    "scrolled rows are moved by the terminal and only new ones written", arguments: [1, 2, 3, -1, -3])
  func scrolling(distance: Int) throws {
    var encoder = GridEncoder(depth: .full)
    var screen = ScreenEmulator(width: 20, height: 10)
    screen.feed(encoder.encode(list(from: 10)))
    let text = encoder.encode(list(from: 10 + distance))
    screen.feed(text)
    expectEqual(screen.text, list(from: 10 + distance).text)
    expectEqual(screen.complaints, [])
    #expect(screen.region == nil)
    #expect(text.contains("\u{1B}[2;9r\u{1B}[2H\u{1B}[\(abs(distance))\(distance > 0 ? "M" : "L")\u{1B}[r"))
    #expect(text.utf8.count < 60 + abs(distance) * 30, "\(text.utf8.count)")
    expectEqual(encoder.encode(list(from: 10 + distance)), "")
  }

  @Test("rows freed by scrolling have no colour")
  func freedRows() {
    var encoder = GridEncoder(depth: .full)
    var screen = ScreenEmulator(width: 20, height: 10)
    func colored(_ grid: CellGrid) -> CellGrid {
      var grid = grid
      for column in 0..<20 { grid[column, 9].background = CellColor(red: 200, green: 0, blue: 0) }
      return grid
    }
    screen.feed(encoder.encode(colored(list(from: 10))))
    var empty = colored(list(from: 11))
    for column in 0..<20 { empty[column, 8] = .empty }
    screen.feed(encoder.encode(empty))
    #expect((0..<20).allSatisfy { screen[$0, 8].pen.background == .standard })
    expectEqual(screen[0, 9].pen.background, .exact(CellColor(red: 200, green: 0, blue: 0)))
  }

  @Test("rows that stay, and rows that are all alike, do not scroll")
  func noScrolling() {
    #expect(RowShift(from: list(from: 10), to: list(from: 10, header: "Nuts")) == nil)
    #expect(RowShift(from: list(from: 10), to: list(from: 40)) == nil)
    #expect(RowShift(from: CellGrid(width: 20, height: 10), to: list(from: 1)) == nil)
    #expect(RowShift(from: grid("a", "b"), to: grid("b", "c")) == nil)
  }
}
