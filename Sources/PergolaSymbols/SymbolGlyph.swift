import Foundation
import RenderTree

/// A drawing from which symbols are made: lines and areas in a box 24 units high. 20 units correspond to the font size
/// of the text beside it; the centre of the box is level with the centre of that text's capital letters.
package struct SymbolGlyph: Sendable {
  let name: String
  /// The width of the box, in units. Lines keep a distance of about two units between their centre and the box's edges.
  let width: CGFloat
  let marks: [Mark]
  /// The form of the glyph inside a circle or square.
  let inside: Inset
  /// The colour of the circle or square from which the glyph is cut out in multicolour rendering.
  let disc: SymbolColor?
  /// The growth of the lines with weights above the regular one, as a fraction of the nominal growth: less than 1 for
  /// glyphs with little space between the lines.
  let growth: CGFloat
  /// True if the glyph is mirrored in right-to-left layouts.
  let mirrors: Bool
  /// The forms for which there are symbols.
  let forms: [SymbolForm]

  init(
    _ name: String, width: CGFloat = 24, mirrors: Bool = false, growth: CGFloat = 1,
    inside: Inset = .outlined(0.56), disc: SymbolColor? = nil, _ marks: [Mark], _ forms: [SymbolForm]
  ) {
    self.name = name
    self.width = width
    self.marks = marks
    self.inside = inside
    self.disc = disc
    self.mirrors = mirrors
    self.growth = growth
    self.forms = forms
  }

  /// The height of every box, in units.
  static let height: CGFloat = 24

  /// The width of lines of regular weight, in units.
  static let lineWidth: CGFloat = 1.7

  /// The maximum width of lines, in units.
  package static let maximumLineWidth: CGFloat = 3.6

  /// The scale, fill and offset of a glyph inside a circle or square.
  struct Inset: Sendable {
    let scale: CGFloat
    let isFilled: Bool
    let x: CGFloat
    let y: CGFloat

    static func outlined(_ scale: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Inset {
      Inset(scale: scale, isFilled: false, x: x, y: y)
    }
    static func filled(_ scale: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Inset {
      Inset(scale: scale, isFilled: true, x: x, y: y)
    }
  }
}

extension SymbolGlyph {
  /// The layer of a mark. The primary layer is the strongest in hierarchical rendering, and the first in a palette.
  enum Role: Int, Sendable { case primary, secondary, tertiary }

  /// A line or an area.
  struct Mark: Sendable {
    enum Kind: Sendable {
      /// An area: outlined in outlined forms, filled in filled ones.
      case body
      /// A line on a body, cut out of it in filled forms.
      case detail
      /// An area on a body, cut out of it in filled forms.
      case detailArea
      /// A line in every form.
      case line
      /// A filled area without an outline in every form.
      case area
      /// A filled area with an outline in every form. The outline rounds its corners and grows with the weight.
      case solid
      /// An area that erases earlier marks.
      case hole
      /// An area that erases earlier marks, with a margin.
      case gap
    }

    let kind: Kind
    /// The path in the language of `SymbolPathReader`.
    let path: String
    var role = Role.primary
    /// The colour in multicolour rendering.
    var color: SymbolColor?
    /// The line width as a fraction of the nominal one.
    var thickness: CGFloat = 1
    /// The transform from the path's units to those of the glyph's box. It does not scale the line width.
    var placement = Transform.identity
    /// True if the mark has its colour only in filled forms.
    var isColoredWhenFilled = false
    /// True if the mark belongs only to enclosed forms; false if it belongs only to forms without an enclosure, as
    /// there is too little room; nil for all forms.
    var onlyEnclosed: Bool?
    /// True if the mark belongs only to filled forms, false if only to outlined ones; nil for all forms.
    var onlyFilled: Bool?

    /// True if the mark is on a body.
    var isDetail: Bool { kind == .detail || kind == .detailArea }

    static func body(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil) -> Mark {
      Mark(kind: .body, path: path, role: role, color: color)
    }
    /// Returns a body that has its colour only in filled forms.
    static func body(_ path: String, _ role: Role = .primary, filled color: SymbolColor) -> Mark {
      Mark(kind: .body, path: path, role: role, color: color, isColoredWhenFilled: true)
    }
    static func detail(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil, thickness: CGFloat = 1)
      -> Mark
    { Mark(kind: .detail, path: path, role: role, color: color, thickness: thickness) }
    static func detailArea(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil) -> Mark {
      Mark(kind: .detailArea, path: path, role: role, color: color)
    }
    static func line(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil, thickness: CGFloat = 1)
      -> Mark
    { Mark(kind: .line, path: path, role: role, color: color, thickness: thickness) }
    static func area(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil) -> Mark {
      Mark(kind: .area, path: path, role: role, color: color)
    }
    static func solid(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil, thickness: CGFloat = 1)
      -> Mark
    { Mark(kind: .solid, path: path, role: role, color: color, thickness: thickness) }
    static func hole(_ path: String) -> Mark { Mark(kind: .hole, path: path) }
    static func gap(_ path: String) -> Mark { Mark(kind: .gap, path: path) }

    /// The mark, restricted to filled forms.
    var whenFilled: Mark { only(filled: true) }
    /// The mark, restricted to outlined forms.
    var whenOutlined: Mark { only(filled: false) }

    /// The mark, restricted to forms in a circle or square.
    var whenEnclosed: Mark { only(enclosed: true) }
    /// The mark, restricted to forms without a circle or square.
    var whenNotEnclosed: Mark { only(enclosed: false) }

    /// Returns the mark with its path scaled, and the path's origin at a point.
    func at(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1) -> Mark {
      var mark = self
      mark.placement = Transform(a: scale, b: 0, c: 0, d: scale, tx: x, ty: y)
      return mark
    }

    /// Returns the mark with another thickness.
    func thick(_ thickness: CGFloat) -> Mark {
      var mark = self
      mark.thickness = thickness
      return mark
    }

    private func only(enclosed: Bool) -> Mark {
      var mark = self
      mark.onlyEnclosed = enclosed
      return mark
    }

    private func only(filled: Bool) -> Mark {
      var mark = self
      mark.onlyFilled = filled
      return mark
    }
  }
}
