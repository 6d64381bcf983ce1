import Expectations
import Foundation
import SeededRandomness
import Testing

@testable import RenderTree

@Suite struct TextCaretsTests {
  private let engine = MonospaceTextEngine()

  private func carets(_ text: String, width: CGFloat = .infinity) -> TextCarets {
    let attributes = TextAttributes(font: FontDescriptor(size: 12), color: RenderColor(red: 0, green: 0, blue: 0))
    let style = ParagraphStyle(lineBreak: width.isFinite ? .byWordWrapping : .byClipping, maximumLines: 0)
    let layout = engine.layout(
      StyledText(text, attributes), style: style, in: CGSize(width: width, height: .infinity))
    return TextCarets(
      text, layout: layout, direction: .natural, emptyLine: CGRect(x: 0, y: 0, width: 0, height: 16))
  }

  /// The horizontal position of an offset, in cells.
  private func column(_ offset: Int, upstream: Bool = false, in line: TextCarets.Line) -> Int {
    Int(line.x(ofBoundary: line.boundary(of: offset, upstream: upstream), engine: engine) / 8)
  }

  @Test("each offset of left-to-right text has the place before its character")
  func plain() {
    let line = carets("ab漢c").lines[0]
    expectEqual((0...4).map { column($0, in: line) }, [0, 1, 2, 4, 5])
  }

  @Test("wrapped lines contain the spaces that hang over their end")
  func wrapped() {
    let lines = carets("one two three", width: 64).lines
    expectEqual(lines.map(\.range), [0..<8, 8..<13])
    expectEqual(column(8, upstream: true, in: lines[0]), 7)
    expectEqual(column(8, in: lines[1]), 0)
  }

  @Test("an offset at a wrap belongs to two lines")
  func wrap() {
    let carets = carets("one two three", width: 64)
    expectEqual(carets.line(of: 8, upstream: false), 1)
    expectEqual(carets.line(of: 8, upstream: true), 0)
    expectEqual(carets.line(of: 0, upstream: true), 0)
  }

  @Test("right-to-left text begins at its right")
  func rightToLeft() {
    let line = carets("אבג").lines[0]
    #expect(line.isRightToLeft)
    expectEqual((0...3).map { column($0, in: line) }, [3, 2, 1, 0])
  }

  @Test("where the direction changes, an offset has two places")
  func border() {
    let line = carets("abאב").lines[0]
    expectEqual(column(2, upstream: true, in: line), 2)
    expectEqual(column(2, upstream: false, in: line), 4)
    expectEqual(column(4, upstream: true, in: line), 2)
  }

  @Test("empty text has one line with one place")
  func empty() {
    let line = carets("").lines[0]
    expectEqual(line.range, 0..<0)
    expectEqual(line.boundary(of: 0, upstream: false), 0)
    expectEqual(line.offset(nearestTo: 50, engine: engine).offset, 0)
  }

  @Test("a joined emoji and a tab are one step each")
  func clusters() {
    let line = carets("a👨‍👩‍👧\tbc").lines[0]
    expectEqual(line.clusters.map(\.range), [0..<1, 1..<9, 9..<10, 10..<11, 11..<12])
    expectEqual([0, 1, 9, 10, 11, 12].map { column($0, in: line) }, [0, 1, 3, 7, 8, 9])
  }

  @Test("the offset nearest to a point is on its side of the character")
  func nearest() {
    let line = carets("abאב").lines[0]
    expectEqual(line.offset(nearestTo: 3, engine: engine).offset, 0)
    expectEqual(line.offset(nearestTo: 5, engine: engine).offset, 1)
    expectEqual(line.offset(nearestTo: 17, engine: engine).offset, 4)
    expectEqual(line.offset(nearestTo: 31, engine: engine).offset, 2)
    expectEqual(line.offset(nearestTo: 500, engine: engine).offset, 2)
  }

  @Test("a selection across a border of directions has two extents")
  func extents() {
    let line = carets("abאב").lines[0]
    expectEqual(line.extents(of: 1..<3, engine: engine), [8...16, 24...32])
    expectEqual(line.extents(of: 0..<4, engine: engine), [0...32])
  }

  @Test("moving over random text passes every character once, and is reversible", arguments: 0..<60)
  func visualMovement(seed: Int) {
    var random = Randomness(seed: seed)
    let pieces = ["a", "b ", "א", "ב ", "1", "23", ".", "(", "👨‍👩‍👧", "e\u{301}", "\t"]
    let text = (0..<12).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    for line in carets(text, width: 80).lines {
      expectEqual(Set(line.clusters.map(\.range.lowerBound)).count, line.clusters.count, "seed \(seed)")
      expectEqual(line.clusters.reduce(0) { $0 + $1.range.count }, line.range.count, "seed \(seed)")
      for index in line.clusters.indices {
        let right = line.offset(besideCluster: index, atRight: true)
        let left = line.offset(besideCluster: index, atRight: false)
        expectEqual(line.boundary(of: right.offset, upstream: right.upstream), index + 1, "seed \(seed)")
        expectEqual(line.boundary(of: left.offset, upstream: left.upstream), index, "seed \(seed)")
        let x = line.x(ofBoundary: index, engine: engine)
        #expect(x <= line.x(ofBoundary: index + 1, engine: engine), "seed \(seed)")
      }
    }
  }
}
