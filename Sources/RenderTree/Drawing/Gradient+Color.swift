import Foundation

extension Gradient {
  /// Returns the colour at a point; nil if the gradient does not extend that far.
  public func color(at point: CGPoint) -> RenderColor? {
    guard let first = stops.first, let last = stops.last, let place = place(of: point) else { return nil }
    if place < 0, !extendsBeforeStart { return nil }
    if place > 1, !extendsAfterEnd { return nil }
    guard place > first.location else { return first.color }
    guard place < last.location, let next = stops.firstIndex(where: { $0.location >= place }), next > 0 else {
      return last.color
    }
    let (a, b) = (stops[next - 1], stops[next])
    let width = b.location - a.location
    return a.color.mixed(with: b.color, Double(width > 0 ? (place - a.location) / width : 1))
  }

  /// Returns the location of a point along the gradient; nil if it has none.
  private func place(of point: CGPoint) -> CGFloat? {
    switch geometry {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let square = dx * dx + dy * dy
      guard square > 0 else { return nil }
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
      return Self.radialPlace(of: point, startCenter, startRadius, endCenter, endRadius)
    case .conic(let center, let angle):
      let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
      return turn - turn.rounded(.down)
    }
  }

  /// Returns the parameter of the last circle through the point, between the two circles or beyond them: the maximum
  /// *t* with `|p - c(t)| = r(t)` and `r(t) >= 0` (PDF 32000-1, 8.7.4.5.4).
  private static func radialPlace(
    of point: CGPoint, _ c0: CGPoint, _ r0: CGFloat, _ c1: CGPoint, _ r1: CGFloat
  ) -> CGFloat? {
    let (cx, cy, dr) = (c1.x - c0.x, c1.y - c0.y, r1 - r0)
    let (px, py) = (point.x - c0.x, point.y - c0.y)
    let a = cx * cx + cy * cy - dr * dr
    let b = px * cx + py * cy + r0 * dr
    let c = px * px + py * py - r0 * r0
    var candidates: [CGFloat] = []
    if a == 0 {
      if b != 0 { candidates = [c / (2 * b)] }
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      candidates = [(b + root) / a, (b - root) / a]
    }
    return candidates.filter { r0 + $0 * dr >= 0 }.max()
  }
}

extension RenderColor {
  /// Returns the linear interpolation between two colours, from 0 to 1.
  func mixed(with other: RenderColor, _ share: Double) -> RenderColor {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return RenderColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
