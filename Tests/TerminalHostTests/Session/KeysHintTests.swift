import Expectations
import RenderTree
import Testing

@testable import TerminalHost

@Suite struct KeysHintTests {
  private func lastRow(_ width: Int, _ height: Int, rightToLeft: Bool = false, filling character: Character = "x")
    -> String
  {
    var grid = CellGrid(width: width, height: height)
    for row in 0..<height { for column in 0..<width { grid[column, row] = CharacterCell(character: character) } }
    KeysHint(appearance: .dark).draw(onto: &grid, isRightToLeft: rightToLeft)
    return String((0..<width).map { grid[$0, height - 1].character })
  }

  @Test("the hint is at the end of the last row")
  func place() {
    expectEqual(lastRow(40, 10), String(repeating: "x", count: 32) + " ? keys ")
    expectEqual(lastRow(40, 10, rightToLeft: true), " ? keys " + String(repeating: "x", count: 32))
  }

  @Test("a small screen has no hint", arguments: [(39, 10), (40, 9)])
  func small(width: Int, height: Int) { expectEqual(lastRow(width, height), String(repeating: "x", count: width)) }
}
