import Foundation
import RenderTree

extension Path {
  /// Adds an arc, joined to the current point by a straight line if the path is not empty.
  ///
  /// - Parameters:
  ///   - isClockwise: true for increasing angles, which is clockwise on the screen.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isClockwise: Bool
  ) {
    addArc(
      center: center, radii: CGSize(width: radius, height: radius), startAngle: startAngle,
      sweep: Self.sweep(from: startAngle, to: endAngle, isClockwise: isClockwise))
  }

  /// The signed angle from one angle to another, in radians; a full turn if they are at least that far apart.
  private static func sweep(from start: CGFloat, to end: CGFloat, isClockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let difference = isClockwise ? end - start : start - end
    guard difference.isFinite else { return .nan }
    let sweep: CGFloat
    if difference >= turn {
      sweep = turn
    } else {
      let rest = difference.truncatingRemainder(dividingBy: turn)
      sweep = rest < 0 ? rest + turn : rest
    }
    return isClockwise ? sweep : -sweep
  }

  /// Adds an arc that rounds the corner at `tangent1End`, towards `tangent2End`.
  ///
  /// The path continues straight to the first tangent point and along the circle to the second. If the points are
  /// collinear, or the radius is 0, it continues straight to the first point. An empty path stays empty.
  mutating func addArc(tangent1End corner: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let back = CGPoint(x: start.x - corner.x, y: start.y - corner.y)
    let ahead = CGPoint(x: tangent2End.x - corner.x, y: tangent2End.y - corner.y)
    let backLength = hypot(back.x, back.y)
    let aheadLength = hypot(ahead.x, ahead.y)
    let cross = back.x * ahead.y - back.y * ahead.x
    guard backLength > 0, aheadLength > 0, radius > 0, cross.magnitude > 1e-9 * backLength * aheadLength else {
      elements.append(.line(corner))
      return
    }
    let cosine = (back.x * ahead.x + back.y * ahead.y) / (backLength * aheadLength)
    let halfAngle = acos(Swift.min(Swift.max(cosine, -1), 1)) / 2
    let toTangent = radius / tan(halfAngle)
    let toCenter = radius / sin(halfAngle)
    let tangent = CGPoint(
      x: corner.x + back.x / backLength * toTangent, y: corner.y + back.y / backLength * toTangent)
    let bisector = CGPoint(
      x: back.x / backLength + ahead.x / aheadLength, y: back.y / backLength + ahead.y / aheadLength)
    let bisectorLength = hypot(bisector.x, bisector.y)
    let center = CGPoint(
      x: corner.x + bisector.x / bisectorLength * toCenter, y: corner.y + bisector.y / bisectorLength * toCenter)
    let sweep = CGFloat.pi - 2 * halfAngle
    addArc(
      center: center, radii: CGSize(width: radius, height: radius),
      startAngle: atan2(tangent.y - center.y, tangent.x - center.x), sweep: cross > 0 ? -sweep : sweep)
  }

  /// Closes the current subpath; an empty or closed path does not change.
  mutating func closeSubpath() {
    guard !elements.isEmpty, elements.last != .close else { return }
    elements.append(.close)
  }
}
