import Foundation

/// A drawing that symbols are made of: lines and areas in a box 24 units high, 20 of which are as long as the text
/// beside it is large. The middle of the box stands at the middle of that text's capital letters.
package struct SymbolGlyph: Sendable {
  let name: String
  /// The width of the box; a line's middle stays about two units away from its edges.
  let width: CGFloat
  let marks: [Mark]
  /// What it looks like within a circle or square.
  let inside: Inset
  /// The colour of the circle or square that it is cut out of, where the symbol is drawn in its own colours.
  let disc: SymbolColor?
  /// How much thicker its lines become with weights above the regular one, as a share of what the weight asks for:
  /// less than 1 where there is little room between them.
  let growth: CGFloat
  /// Whether it is turned round where lines run from right to left.
  let mirrors: Bool
  /// The symbols that are made of it.
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

  /// How thick lines of regular weight are, in units.
  static let lineWidth: CGFloat = 1.7

  /// How thick lines can be within the boxes, in units.
  package static let greatestLineWidth: CGFloat = 3.6

  /// How a glyph stands within a circle or square.
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
  /// The rank of what is drawn: the first is the strongest where a symbol is drawn in shades or in several colours.
  enum Role: Int, Sendable { case primary, secondary, tertiary }

  /// A line or an area.
  struct Mark: Sendable {
    enum Kind: Sendable {
      /// An area with its rim in outlined forms, all of it in filled ones.
      case body
      /// A line on a body: cut out of it in filled forms.
      case detail
      /// An area on a body: cut out of it in filled forms.
      case detailArea
      /// A line in every form.
      case line
      /// An area without a rim in every form.
      case area
      /// An area with a rim, which rounds its corners and grows with the weight, in every form.
      case solid
      /// An area in which nothing is seen of what was drawn before.
      case hole
      /// The same with room around it.
      case gap
    }

    let kind: Kind
    /// In the language of `SymbolPathReader`.
    let path: String
    var role = Role.primary
    /// Its own colour, where the symbol is drawn in its own colours.
    var color: SymbolColor?
    /// How wide its line is as a share of what the weight asks for.
    var thickness: CGFloat = 1
    /// Whether it has its own colour in filled forms alone.
    var isColoredWhenFilled = false
    /// Whether it belongs to forms within a circle or square alone, or, where there is little room, to all but those;
    /// nil for all.
    var onlyEnclosed: Bool?
    /// The only forms that it belongs to; nil for all.
    var onlyFilled: Bool?

    /// Whether it stands on a body.
    var isDetail: Bool { kind == .detail || kind == .detailArea }

    static func body(_ path: String, _ role: Role = .primary, _ color: SymbolColor? = nil) -> Mark {
      Mark(kind: .body, path: path, role: role, color: color)
    }
    /// A body that has its own colour where it is filled.
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

    /// The mark in filled forms alone.
    var whenFilled: Mark { only(filled: true) }
    /// The mark in outlined forms alone.
    var whenOutlined: Mark { only(filled: false) }

    /// The mark within a circle or square alone.
    var whenEnclosed: Mark { only(enclosed: true) }
    /// The mark where there is room for it: not within a circle or square.
    var whenFree: Mark { only(enclosed: false) }

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
