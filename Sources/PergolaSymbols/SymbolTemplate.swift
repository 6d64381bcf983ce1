import Foundation
import RenderTree

/// A symbol of an app's own, in the file format of Apple's app SF Symbols: a vector graphics file with a group for each
/// weight and scale, such as `Regular-M`, and guides for its margins and for capital letters.
package struct SymbolTemplate: Sendable {
  /// A drawing of the template for a weight.
  private struct Variant {
    /// The width of the lines of symbols with the weight, in units.
    let lineWidth: CGFloat
    let figure: SymbolGeometry
  }

  private let variants: [Variant]

  /// The character that stands for an app's own symbol on a character grid.
  static let character: Character = "◈"

  /// The most bytes of a file. Templates have about a hundred thousand.
  private static let mostBytes = 4 << 20

  /// The limit of coordinates, in units of a template. Templates have a few thousand.
  private static let mostUnits: CGFloat = 1_000_000

  /// Reads a file. Throws if it is too large, no vector graphics file, has no drawing of a weight, or one whose
  /// coordinates are too large.
  package init(_ data: Data) throws(SymbolTemplateProblem) {
    guard data.count <= Self.mostBytes else {
      throw SymbolTemplateProblem(description: "it has more than \(Self.mostBytes >> 20) MB")
    }
    let file = try SymbolTemplateParser.parse(data)
    var variants: [Variant] = []
    for (name, lineWidth) in Self.weights {
      for scale in ["M", "S", "L"] {
        guard let areas = file.areas["\(name)-\(scale)"], !areas.isEmpty else { continue }
        let figure = try Self.figure(areas, "\(name)-\(scale)", scale, file.guides)
        variants.append(Variant(lineWidth: lineWidth, figure: figure))
        break
      }
    }
    self.variants = variants
    guard !variants.isEmpty else {
      throw SymbolTemplateProblem(description: "it has no group of a weight, such as \"Regular-M\", with areas")
    }
  }

  /// The drawing for regular weight.
  var figure: SymbolGeometry { figure(lineWidth: SymbolGlyph.lineWidth) }

  /// The drawing whose weight is nearest to that of lines of a width, in units.
  func figure(lineWidth: CGFloat) -> SymbolGeometry {
    let nearest = variants.min { abs($0.lineWidth - lineWidth) < abs($1.lineWidth - lineWidth) }
    return nearest?.figure ?? SymbolGeometry(width: SymbolGlyph.height, areas: [])
  }

  /// The weights in the names of groups, with the width of their lines, in units.
  private static let weights: [(String, CGFloat)] = [
    ("Ultralight", 0.6), ("Thin", 0.95), ("Light", 1.3), ("Regular", 1.7), ("Medium", 2), ("Semibold", 2.3),
    ("Bold", 2.65), ("Heavy", 3), ("Black", 3.4),
  ]

  /// The areas in the box of our symbols: 20 units are the font size, which is 100 units of a template, and the middle of
  /// capital letters is the middle of the box.
  private static func figure(
    _ areas: [SymbolTemplateParser.Area], _ group: String, _ scale: String, _ guides: [String: CGPoint]
  ) throws(SymbolTemplateProblem) -> SymbolGeometry {
    let bounds = areas.reduce(CGRect.null) { $0.union($1.path.controlBounds) }
    let left = guides["left-margin-\(group)"]?.x ?? bounds.minX
    let right = guides["right-margin-\(group)"]?.x ?? bounds.maxX
    var middle = bounds.midY
    if let baseline = guides["Baseline-\(scale)"]?.y, let capline = guides["Capline-\(scale)"]?.y {
      middle = (baseline + capline) / 2
    }
    let edges = [bounds.minX, bounds.maxX, bounds.minY, bounds.maxY, left, right, middle]
    guard edges.allSatisfy({ $0.magnitude < mostUnits }) else {
      throw SymbolTemplateProblem(
        description: "the areas or margins of \"\(group)\" have coordinates that are not below \(Int(mostUnits)) units")
    }
    let unit: CGFloat = 20 / 100
    let place = Transform(
      a: unit, b: 0, c: 0, d: unit, tx: -left * unit, ty: SymbolGlyph.height / 2 - middle * unit)
    return SymbolGeometry(
      width: max(1, (right - left) * unit),
      areas: areas.map { area in
        SymbolGeometry.Piece(path: area.path.applying(place), isFilled: true, role: area.role, color: area.color)
      })
  }
}

/// A defect of a template.
package struct SymbolTemplateProblem: Error, Hashable, CustomStringConvertible {
  package let description: String
}
