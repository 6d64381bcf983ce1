import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaSymbols

@Suite struct SymbolPathReaderTests {
  private func ends(_ text: String) -> [CGPoint] { SymbolPathReader.path(text).elements.compactMap(\.end) }

  private func expectNear(_ a: [CGPoint], _ b: [CGPoint], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(a.count == b.count, sourceLocation: sourceLocation)
    #expect(
      zip(a, b).allSatisfy { $0.distance(to: $1) < 0.001 }, "\(a) is not \(b)", sourceLocation: sourceLocation)
  }

  @Test("further numbers repeat a command; lower-case commands are relative")
  func lines() {
    let points = [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 5, y: 4), CGPoint(x: 5, y: 6)]
    expectEqual(ends("M1 2 L3 4 5 4 5 6"), points)
    expectEqual(ends("M1 2 l2 2 H5 V6"), points)
    expectEqual(ends("M 1 2 L 3 4 h 2 v 2"), points)
    expectEqual(SymbolPathReader.path("M0 0 L1 0 Z").elements.last, .close)
  }

  @Test("an arc continues from the pen, clockwise for growing angles")
  func arcs() {
    expectNear(ends("A0 0 1 0 90"), [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)])
    expectNear(ends("M5 0 A0 0 1 0 -90"), [CGPoint(x: 5, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)])
    expectEqual(ends("O0 0 1").count, 5)
    for text in ["O3 4 2", "E3 4 2 2"] {
      #expect(ends(text).allSatisfy { abs($0.distance(to: CGPoint(x: 3, y: 4)) - 2) < 0.001 })
    }
  }

  @Test("rounded corners touch both lines and take at most half of each")
  func corners() {
    expectNear(
      ends("K1 0 0 4 0 4 4"),
      [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 4, y: 1), CGPoint(x: 4, y: 4)])
    expectNear(
      ends("K9 0 0 4 0 4 6"),
      [CGPoint(x: 0, y: 0), CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6)])
    expectNear(
      ends("K0 0 0 4 0 @ 1 4 4 8 4"),
      [CGPoint(x: 0, y: 0), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 3), CGPoint(x: 5, y: 4), CGPoint(x: 8, y: 4)])
    expectEqual(ends("R0 0 4 4 0"), ends("P0 0 0 4 0 4 4 0 4"))
  }

  @Test("a bar mirrors the path drawn so far")
  func mirrors() {
    expectEqual(ends("P0 0 0 4 0 2 4 |5"), ends("P0 0 0 4 0 2 4 8 4 6 0 10 0"))
    let line = SymbolPathReader.path("M5 0 L3 4 Q1 6 5 8 |5")
    expectEqual(
      line.elements,
      [
        .move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 3, y: 4)),
        .quad(control: CGPoint(x: 1, y: 6), end: CGPoint(x: 5, y: 8)),
        .quad(control: CGPoint(x: 9, y: 6), end: CGPoint(x: 7, y: 4)), .line(CGPoint(x: 5, y: 0)), .close,
      ])
  }

  @Test("stars and cogs have their first point or tooth at the top")
  func wheels() {
    expectNear(
      ends("S0 0 2 4 1 0"), [CGPoint(x: 0, y: -4), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 4), CGPoint(x: -1, y: 0)])
    let cog = ends("G0 0 8 10 8 0.5 0")
    expectEqual(cog.count, 32)
    expectEqual(cog.filter { abs($0.distance(to: .zero) - 10) < 0.001 }.count, 16)
    #expect(cog.contains { abs($0.y - cog.map(\.y).min()!) < 0.001 && $0.x < 0 })
  }

  @Test("malformed path text traps")
  func mistakes() async {
    await #expect(processExitsWith: .failure) { _ = SymbolPathReader.path("M1 x") }
    await #expect(processExitsWith: .failure) { _ = SymbolPathReader.path("M1") }
    await #expect(processExitsWith: .failure) { _ = SymbolPathReader.path("B1 2") }
  }
}
