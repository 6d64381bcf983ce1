import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaSymbols

@Suite struct SymbolPainterTests {
  private let red = RenderColor(red: 1, green: 0, blue: 0)
  private let green = RenderColor(red: 0, green: 1, blue: 0)
  private let blue = RenderColor(red: 0, green: 0, blue: 1)

  private func probe(
    _ name: String, _ rendering: SymbolRendering? = nil, lineWidth: CGFloat = SymbolGlyph.lineWidth
  ) throws -> SymbolProbe {
    let figure = try #require(SymbolCatalogue.symbol(named: name)).figure
    return SymbolProbe(
      SymbolPainter(rendering: rendering ?? .monochrome(red), lineWidth: lineWidth).operations(for: figure))
  }

  private func faint(_ color: RenderColor, _ alpha: Double) -> RenderColor {
    var color = color
    color.alpha = alpha
    return color
  }

  @Test("an outlined body has a rim, a filled one its whole area")
  func bodies() throws {
    #expect(try probe("circle").color(at: 12, 12) == nil)
    try expectEqual(probe("circle").color(at: 12, 2.7), red)
    try expectEqual(probe("circle.fill").color(at: 12, 12), red)
  }

  @Test("a detail is cut out in monochrome and painted on in a palette")
  func details() throws {
    // The lowest point of the check mark.
    let check = CGPoint(x: 12 + (9.4 - 11.5) * 0.58, y: 12 + (18.8 - 12) * 0.58)
    let disc = CGPoint(x: 12, y: 5)
    let mono = try probe("checkmark.circle.fill")
    #expect(mono.color(at: check.x, check.y) == nil)
    expectEqual(mono.color(at: disc.x, disc.y), red)
    let palette = try probe("checkmark.circle.fill", .palette([red, blue]))
    expectEqual(palette.colors(at: check.x, check.y), [blue, red])
    expectEqual(palette.color(at: disc.x, disc.y), blue)
    let outlined = try probe("checkmark.circle", .palette([red, blue]))
    expectEqual(outlined.color(at: check.x, check.y), red)
    expectEqual(outlined.color(at: 12, 2.7), blue)
  }

  @Test("hierarchical layers have the colour's full, half and quarter opacity")
  func hierarchy() throws {
    let cloud = try probe("cloud.sun.rain.fill", .hierarchical(red))
    expectEqual(cloud.color(at: 10, 12), red)
    expectEqual(cloud.color(at: 17.4, 4.6), faint(red, 0.5))
    expectEqual(cloud.color(at: 6.8, 20.4), faint(red, 0.25))
    let paler = try probe("cloud.sun.rain.fill", .hierarchical(faint(red, 0.5)))
    expectEqual(paler.color(at: 10, 12), faint(red, 0.5))
    expectEqual(paler.color(at: 17.4, 4.6), faint(red, 0.25))
  }

  @Test("further layers take a palette's last colour")
  func palettes() throws {
    for (colors, rain) in [([red, green, blue], blue), ([red, green], green), ([red], red)] {
      try expectEqual(probe("cloud.sun.rain.fill", .palette(colors)).color(at: 6.8, 20.4), rain)
    }
  }

  @Test("multicolour parts without their own colour take the other one")
  func multicolor() throws {
    let rain = try probe("cloud.rain", .multicolor([.cyan: blue], other: red))
    expectEqual(rain.color(at: 7.5, 19.8), blue)
    expectEqual(rain.color(at: 11.62, 2.17), red)
  }

  @Test("a detail in its body's colour is cut out")
  func unseenDetails() throws {
    for rendering in [SymbolRendering.hierarchical(red), .palette([red]), .palette([red, red])] {
      let keys = try probe("keyboard.fill", rendering)
      #expect(keys.color(at: 15, 15.2) == nil)
      expectEqual(keys.color(at: 15, 17.4), red)
    }
  }

  @Test("overlapping strokes and areas of a translucent colour blend once")
  func translucency() throws {
    let star = SymbolPainter(rendering: .monochrome(faint(red, 0.3)), lineWidth: SymbolGlyph.lineWidth)
    let operations = star.operations(for: try #require(SymbolCatalogue.symbol(named: "star.fill")).figure)
    expectEqual(operations.first, .save)
    expectEqual(operations.last, .restore)
    #expect(operations.contains(.beginLayer))
    #expect(operations.contains(.endLayer))
    for operation in operations {
      if case .fill(_, _, .color(let color)) = operation { expectEqual(color, red) }
      if case .stroke(_, _, .color(let color)) = operation { expectEqual(color, red) }
    }
    expectEqual(SymbolProbe(operations).color(at: 12, 12), faint(red, 0.3))
  }

  @Test("slashes and badges have a gap around them")
  func gaps() throws {
    let star = try probe("star.slash.fill")
    expectEqual(star.color(at: 12, 12), red)
    #expect(star.color(at: 13.3, 10.7) == nil)
    #expect(star.color(at: 10.7, 13.3) == nil)
    expectEqual(star.color(at: 12, 16), red)
    let folder = try probe("folder.fill.badge.plus", .palette([red, blue]))
    expectEqual(folder.color(at: 18.4, 15.9), red)
    #expect(folder.color(at: 21.3, 12.4) == nil)
    expectEqual(folder.color(at: 10, 14), blue)
  }

  @Test("a hole in a glyph shows the disc it is cut out of")
  func nestedHoles() throws {
    // The hole of the gear.
    #expect(try probe("gearshape.circle").color(at: 12, 12) == nil)
    try expectEqual(probe("gearshape.circle.fill").color(at: 12, 12), red)
    #expect(try probe("gearshape.circle.fill").color(at: 12, 15.6) == nil)
    try expectEqual(probe("gearshape.circle.fill", .palette([red, blue])).color(at: 12, 12), blue)
  }

  @Test("bolder weights thicken strokes, less so in dense symbols")
  func weights() throws {
    func widest(_ name: String, _ lineWidth: CGFloat) throws -> CGFloat {
      try probe(name, lineWidth: lineWidth).operations.reduce(0) { widest, operation in
        if case .stroke(_, let style, _) = operation { max(widest, style.width) } else { widest }
      }
    }
    try expectEqual(widest("circle", 0.6), 0.6)
    try expectEqual(widest("circle", 1.7), 1.7)
    try expectEqual(widest("circle", 3.4), 3.4)
    try expectEqual(widest("paperclip", 0.6), 0.6)
    try expectEqual(widest("paperclip", 1.7), 1.7)
    let dense = try widest("paperclip", 3.4)
    #expect(dense > 1.7)
    #expect(dense < 3)
  }
}
