import Foundation

/// The half cells of an area that a shape covers: those whose centre it contains.
struct CellCoverage {
  let area: CellCanvas.Area
  /// The covered half cells, in row-major order.
  private var bits: [Bool]

  /// A coverage of no half cells.
  private init(_ area: CellCanvas.Area) {
    self.area = area
    bits = Array(repeating: false, count: area.columns.count * area.halves.count)
  }

  /// The half cells inside a path.
  init(_ area: CellCanvas.Area, inside path: Path, rule: Path.FillRule) {
    self.init(area)
    let edges = path.polylines(tolerance: Self.tolerance).flatMap(\.closedEdges)
    for half in area.halves {
      let y = (CGFloat(half) + 0.5) * 8
      var crossings: [(x: CGFloat, winding: Int)] = []
      for (a, b) in edges where (a.y <= y) != (b.y <= y) {
        let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
        if !x.isNaN { crossings.append((x, a.y < b.y ? 1 : -1)) }
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (start, end) in zip(crossings, crossings.dropFirst()) {
        winding += start.winding
        if rule == .winding ? winding != 0 : winding % 2 != 0 { mark(half, from: start.x, to: end.x) }
      }
    }
  }

  /// The half cells within a distance of a path's lines.
  init(_ area: CellCanvas.Area, along path: Path, radius: CGFloat) {
    self.init(area)
    for (a, b) in path.polylines(tolerance: Self.tolerance).flatMap(\.edges) {
      let box = CGRect(enclosing: [a, b]).insetBy(dx: -radius, dy: -radius)
      guard box.isDrawable else { continue }
      let near = CellCanvas.Area(box).intersection(area)
      for half in near.halves {
        for column in near.columns where Self.middle(column, half).distance(toLineFrom: a, to: b) <= radius {
          bits[index(column, half)] = true
        }
      }
    }
  }

  /// The maximum distance between a curve and the lines that approximate it, in points: half cells are 8 wide.
  private static let tolerance: CGFloat = 0.5

  /// Returns the centre of a half cell, in points.
  static func middle(_ column: Int, _ half: Int) -> CGPoint {
    CGPoint(x: (CGFloat(column) + 0.5) * 8, y: (CGFloat(half) + 0.5) * 8)
  }

  func contains(_ column: Int, _ half: Int) -> Bool {
    area.columns.contains(column) && area.halves.contains(half) && bits[index(column, half)]
  }

  /// Removes the half cells that are not inside a path.
  mutating func clip(to path: Path, rule: Path.FillRule) {
    let clip = CellCoverage(area, inside: path, rule: rule)
    for index in bits.indices where !clip.bits[index] { bits[index] = false }
  }

  private mutating func mark(_ half: Int, from start: CGFloat, to end: CGFloat) {
    func column(_ x: CGFloat) -> Int {
      let place = (x / 8 - 0.5).rounded(.up)
      return Int(min(max(place, CGFloat(area.columns.lowerBound)), CGFloat(area.columns.upperBound)))
    }
    let (first, last) = (column(start), column(end))
    guard first < last else { return }
    for column in first..<last { bits[index(column, half)] = true }
  }

  private func index(_ column: Int, _ half: Int) -> Int {
    (half - area.halves.lowerBound) * area.columns.count + column - area.columns.lowerBound
  }
}

extension CGPoint {
  fileprivate func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? min(max(((x - a.x) * dx + (y - a.y) * dy) / square, 0), 1) : 0
    return hypot(x - a.x - share * dx, y - a.y - share * dy)
  }
}
