import Expectations
import Foundation
import RenderTree
import Testing

@testable import PergolaSymbols

@Suite struct SymbolTemplateTests {
  private func template(_ symbols: String, guides: String = "") throws -> SymbolTemplate {
    try SymbolTemplate(
      Data("<svg xmlns=\"http://www.w3.org/2000/svg\"><g id=\"Guides\">\(guides)</g>\(symbols)</svg>".utf8))
  }

  static let guides = """
    <line id="Baseline-M" x1="0" y1="1126" x2="9" y2="1126"/><line id="Capline-M" x1="0" y1="1056" x2="9" y2="1056"/>
    <line id="left-margin-Regular-M" x1="1400" y1="0" x2="1400" y2="9"/>
    <line id="right-margin-Regular-M" x1="1500" y1="0" x2="1500" y2="9"/>
    """

  @Test("the margins are the width, and the middle of capital letters is the middle of the box")
  func geometry() throws {
    let template = try template(
      """
      <g id="Symbols"><g id="Regular-M" transform="translate(1400 1126)">
        <path d="M10 0h80v-70h-80z"/>
      </g></g>
      """, guides: Self.guides)
    expectEqual(template.figure.width, 20)
    let bounds = try #require(template.figure.pieces.first).path.controlBounds
    expectEqual(
      [bounds.minX, bounds.maxX, bounds.midY, bounds.height].map { ($0 * 100).rounded() / 100 }, [2, 18, 12, 14])
  }

  @Test("the drawing of the nearest weight is chosen")
  func weights() throws {
    let template = try template(
      """
      <g id="Symbols"><g id="Black-M"><path d="M0 0h300v10h-300z"/></g>
      <g id="Regular-S"><path d="M0 0h100v10h-100z"/></g></g>
      """)
    expectEqual(template.figure(lineWidth: 1.7).width, 20)
    expectEqual(template.figure(lineWidth: 3.4).width, 60)
    expectEqual(template.figure(lineWidth: 0.6).width, 20)
  }

  @Test("classes name the layers and the colors; other shapes are areas too")
  func layers() throws {
    let template = try template(
      """
      <g id="Regular-M">
        <path class="monochrome-0 multicolor-0:systemRedColor hierarchical-0:secondary" d="M0 0h1v1z"/>
        <circle class="multicolor-1:tintColor hierarchical-1:primary" cx="5" cy="5" r="5"/>
        <rect class="hierarchical-2:tertiary multicolor-2:white" width="4" height="2" rx="1"/>
        <polygon points="0,0 1,0 1,1"/><ellipse cx="1" cy="1" rx="1" ry="2"/>
        <path fill="none" d="M0 0h9v9z"/>
      </g>
      """)
    let pieces = template.figure.pieces
    expectEqual(pieces.map(\.role), [.secondary, .primary, .tertiary, .primary, .primary])
    expectEqual(pieces.map(\.color), [.red, nil, .white, nil, nil])
  }

  @Test("transforms are applied from the inner to the outer one")
  func transforms() {
    let point = SymbolTemplateParser.transform("translate(10,0) scale(2) rotate(90)").apply(to: CGPoint(x: 1, y: 0))
    expectEqual([point.x, point.y].map { ($0 * 100).rounded() / 100 }, [10, 2])
    let turned = SymbolTemplateParser.transform("rotate(180 5 5)").apply(to: CGPoint.zero)
    expectEqual([turned.x, turned.y].map { $0.rounded() }, [10, 10])
  }

  @Test("numbers that are not finite are none, and coordinates that are too large are refused")
  func infinity() throws {
    expectEqual(VectorPathReader.path("M1 1L1e999 2").elements, [.move(CGPoint(x: 1, y: 1))])
    let area = "<path d=\"M0 0h100v10h-100z\"/>"
    let margin = "<line id=\"right-margin-Regular-M\" x1=\"nan\" y1=\"0\"/>"
    expectEqual(try template("<g id=\"Regular-M\">\(area)</g>", guides: margin).figure.width, 20)
    expectEqual(
      try template("<g id=\"Regular-M\" transform=\"scale(inf)\">\(area)</g>").figure.width, 20)
    for shape in ["<path d=\"M0 0h1e300v1z\"/>", "<path d=\"M0 0h1e308h1e308h1e308v1z\"/>"] {
      #expect(throws: SymbolTemplateProblem.self) { try template("<g id=\"Regular-M\">\(shape)</g>") }
    }
    let farMargin = "<line id=\"right-margin-Regular-M\" x1=\"1e300\" y1=\"0\"/>"
    #expect(throws: SymbolTemplateProblem.self) { try template("<g id=\"Regular-M\">\(area)</g>", guides: farMargin) }
  }

  @Test("what is no template is refused")
  func broken() {
    for text in ["", "<svg>", "no xml", "<html/>", "<svg><g id=\"Regular-M\"/></svg>"] {
      #expect(throws: SymbolTemplateProblem.self) { try SymbolTemplate(Data(text.utf8)) }
    }
    let entities = "<!DOCTYPE svg [<!ENTITY a \"b\">]><svg><g id=\"Regular-M\"><path d=\"M0 0h1v1z\"/></g></svg>"
    #expect(throws: SymbolTemplateProblem(description: "it declares entities, which are refused")) {
      try SymbolTemplate(Data(entities.utf8))
    }
  }
}
