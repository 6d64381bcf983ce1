import RenderTree
import Testing

@testable import TerminalHost

@Suite struct GridEncoderTests {
  private func grid(_ lines: String..., width: Int = 20) -> CellGrid {
    var grid = CellGrid(width: width, height: lines.count)
    for (row, line) in lines.enumerated() {
      for (column, character) in line.enumerated() {
        grid[column, row] = Cell(character: character, kind: character == " " ? .blank : .text)
      }
    }
    return grid
  }

  private func update(_ body: String) -> String { "\u{1B}[?2026h" + body + "\u{1B}[?2026l" }

  @Test("the first frame clears the screen and writes what stands on it")
  func first() {
    var encoder = GridEncoder(depth: .full)
    #expect(encoder.encode(grid("ab", " c")) == update("\u{1B}[m\u{1B}[H\u{1B}[2Jab\n\u{8}c"))
  }

  @Test("where nothing changed nothing is written")
  func nothing() {
    var encoder = GridEncoder(depth: .full)
    _ = encoder.encode(grid("ab"))
    #expect(encoder.encode(grid("ab")) == "")
  }

  @Test("only the cells that changed are written, and a short gap is written over")
  func changedCells() {
    var encoder = GridEncoder(depth: .full)
    _ = encoder.encode(grid("one two three", "four"))
    _ = encoder.encode(grid("One two three", "four"))
    #expect(encoder.encode(grid("One Two Three", "four")) == update("ne Two T"))
    #expect(encoder.encode(grid("One Two Three", "fOur")) == update("\n\u{1B}[8DO"))
  }

  @Test("a frame after the terminal's screen was lost is drawn whole")
  func invalidated() {
    var encoder = GridEncoder(depth: .full)
    let first = encoder.encode(grid("ab"))
    encoder.invalidate()
    #expect(encoder.encode(grid("ab")) == first)
  }
}
