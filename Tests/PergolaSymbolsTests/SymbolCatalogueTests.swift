import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaSymbols
@testable import UIKitCore

@Suite struct SymbolCatalogueTests {
  @Test("every name is unique and has a character one cell wide")
  func characters() {
    let names = SymbolCatalogue.all.map(\.name)
    expectEqual(Set(names).count, names.count)
    for symbol in SymbolCatalogue.all {
      for character in [symbol.character, symbol.mirrored] {
        expectEqual(CellWidth.of(character), 1, "\(symbol.name)")
      }
    }
  }

  @Test("every symbol is painted within its box at all weights and scales")
  func boxes() {
    let lineWidths = (UIImage.SymbolWeight.ultraLight.rawValue...UIImage.SymbolWeight.black.rawValue)
      .compactMap(UIImage.SymbolWeight.init)
      .flatMap { weight in
        [UIImage.SymbolScale.small, .large]
          .map { UIImage.SymbolConfiguration(pointSize: 20, weight: weight, scale: $0).values.lineWidth }
      }
    for symbol in SymbolCatalogue.all {
      let figure = symbol.figure
      let box = CGRect(x: 0, y: 0, width: figure.width, height: SymbolGlyph.height)
      #expect(
        abs(figure.width / SymbolGlyph.height - symbol.aspectRatio(lineWidth: SymbolGlyph.lineWidth)) < 0.001,
        "\(symbol.name)")
      for lineWidth in [lineWidths.min(), SymbolGlyph.lineWidth, lineWidths.max()].compactMap({ $0 }) {
        let painter = SymbolPainter(rendering: .monochrome(.black), lineWidth: lineWidth)
        let bounds = Drawing(painter.operations(for: figure)).paintedBounds
        #expect(bounds.width > 0.4, "\(symbol.name)")
        #expect(bounds.height > 0.4, "\(symbol.name)")
        #expect(box.contains(bounds), "\(symbol.name) at \(lineWidth): \(bounds)")
      }
    }
  }

  @Test("a symbol has a primary layer, and multicolour only with own colours")
  func layers() {
    let black = RenderColor.black
    for symbol in SymbolCatalogue.all {
      let figure = symbol.figure
      #expect(figure.pieces.contains { $0.role == .primary && $0.use != .gap }, "\(symbol.name)")
      let own = Dictionary(uniqueKeysWithValues: figure.ownColors.map { ($0, RenderColor.white) })
      func operations(_ rendering: SymbolRendering) -> [Drawing.Operation] {
        SymbolPainter(rendering: rendering, lineWidth: SymbolGlyph.lineWidth).operations(for: figure)
      }
      let template = operations(.monochrome(black))
      let differs = operations(.multicolor(own, other: black)) != template
      expectEqual(differs, !own.isEmpty, "\(symbol.name)")
      expectEqual(operations(.palette([black])), template, "\(symbol.name)")
    }
  }

  @Test("more than 2,400 names are known, and none is repeated")
  func count() {
    #expect(SymbolCatalogue.all.count > 2400)
    expectEqual(Set(SymbolCatalogue.glyphs.map(\.name)).count, SymbolCatalogue.glyphs.count)
  }

  @Test(
    "the names that lists use are known",
    arguments: [
      "house", "gearshape", "paperplane", "checkmark", "star.fill", "thermometer.sun.fill", "chevron.forward",
      "chevron.down", "line.3.horizontal", "minus.circle.fill", "plus.circle.fill", "circle", "checkmark.circle.fill",
      "ellipsis.circle", "cube.box", "eyeglasses", "music.mic", "tv.music.note", "square.grid.4x3.fill",
      "square.grid.3x2.fill", "square.grid.3x3.square", "list.bullet.rectangle.portrait.fill", "function", "ear",
    ])
  func knownNames(name: String) { #expect(SymbolCatalogue.symbol(named: name) != nil) }

  @Test("the letters and the numbers up to fifty have circles and squares")
  func lettersAndNumbers() {
    let names = "abcdefghijklmnopqrstuvwxyz".map { String($0) } + (0...50).map { String($0) }
    for name in names {
      for suffix in [".circle", ".circle.fill", ".square", ".square.fill"] {
        #expect(SymbolCatalogue.symbol(named: name + suffix) != nil, "\(name + suffix)")
      }
    }
  }

  @Test("an unknown name has suggestions of similar names")
  func nearestNames() {
    expectEqual(SymbolCatalogue.nearestNames(to: "star.fil").first, "star.fill")
    #expect(SymbolCatalogue.nearestNames(to: "stra.fill").contains("star.fill"))
    #expect(SymbolCatalogue.nearestNames(to: "cloud.bold.rain.fill").contains("cloud.bolt.rain.fill"))
  }

  @Test("a forward chevron is mirrored in right-to-left layouts")
  func mirroring() throws {
    let chevron = try #require(SymbolCatalogue.symbol(named: "chevron.forward"))
    expectEqual(chevron.mirrored, SymbolCatalogue.symbol(named: "chevron.backward")?.character)
    expectEqual(SymbolCatalogue.symbol(named: "chevron.right")?.mirrored, "›")
  }
}
