import Expectations
import Foundation
import Testing

@testable import PergolaSymbols

@Suite struct SymbolGeometryTests {
  private func pieces(_ marks: [SymbolGlyph.Mark], as form: SymbolForm = .plain("x")) -> [SymbolGeometry.Piece] {
    SymbolGeometry(SymbolGlyph("test", marks, [form]), as: form).pieces
  }

  @Test("a placed mark is scaled and moved, and keeps its thickness")
  func placement() throws {
    let piece = try #require(pieces([.line("M0 0 H4", thickness: 0.8).at(2, 3, scale: 2)]).first)
    expectEqual(piece.path, SymbolPathReader.path("M2 3 H10"))
    expectEqual(piece.thickness, 0.8)
  }

  @Test("a badge is a gap, an area and a sign, on top of the glyph")
  func badges() {
    let badges: [SymbolForm.Badge] = [
      .plus, .minus, .checkmark, .xmark, .exclamationmark, .questionmark, .ellipsis, .clock, .gearshape, .person,
      .warning,
    ]
    for badge in badges {
      let pieces = pieces([.line("M4 12 H20")], as: .badge(badge, "x"))
      expectEqual(pieces.map(\.use), [.paint, .gap, .paint, .detail], "\(badge)")
      expectEqual(pieces.first?.role, .secondary, "\(badge)")
    }
  }
}
