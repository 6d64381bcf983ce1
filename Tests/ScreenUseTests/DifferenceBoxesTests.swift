import Expectations
import Foundation
import ScreenUse
import SeededRandomness
import Testing

struct DifferenceBoxesTests {
  @Test("tiles that touch, also at a corner, are in one box")
  func touchingTilesAreOne() {
    var boxes = DifferenceBoxes(columns: 6, rows: 4)
    for (column, row) in [(0, 0), (1, 1), (5, 3)] { boxes.mark(column: column, row: row) }
    expectEqual(
      boxes.boxes(tile: CGSize(width: 8, height: 16)),
      [CGRect(x: 0, y: 0, width: 16, height: 32), CGRect(x: 40, y: 48, width: 8, height: 16)])
  }

  @Test("tiles outside of the grid are ignored")
  func outsideIsIgnored() {
    var boxes = DifferenceBoxes(columns: 2, rows: 2)
    for (column, row) in [(-1, 0), (2, 0), (0, -1), (0, 2)] { boxes.mark(column: column, row: row) }
    #expect(boxes.boxes(tile: CGSize(width: 1, height: 1)).isEmpty)
  }

  @Test("the boxes are those of a flood from each tile", arguments: 0..<200)
  func likeAFlood(seed: Int) {
    var random = Randomness(seed: seed)
    let (columns, rows) = (1 + random.next(below: 12), 1 + random.next(below: 12))
    var boxes = DifferenceBoxes(columns: columns, rows: rows)
    var marked: Set<[Int]> = []
    for _ in 0..<random.next(below: columns * rows) {
      let place = [random.next(below: columns), random.next(below: rows)]
      marked.insert(place)
      boxes.mark(column: place[0], row: place[1])
    }
    var expected: [CGRect] = []
    while let first = marked.first {
      var flood: Set<[Int]> = []
      var next = [first]
      while let place = next.popLast() {
        guard marked.remove(place) != nil else { continue }
        flood.insert(place)
        for across in -1...1 { for down in -1...1 { next.append([place[0] + across, place[1] + down]) } }
      }
      expected.append(
        flood.reduce(CGRect.null) { $0.union(CGRect(x: $1[0], y: $1[1], width: 1, height: 1)) })
    }
    expected.sort { ($0.minY, $0.minX, $0.width, $0.height) < ($1.minY, $1.minX, $1.width, $1.height) }
    var actual = boxes.boxes(tile: CGSize(width: 1, height: 1))
    actual.sort { ($0.minY, $0.minX, $0.width, $0.height) < ($1.minY, $1.minX, $1.width, $1.height) }
    #expect(actual == expected, "seed \(seed)")
  }
}
