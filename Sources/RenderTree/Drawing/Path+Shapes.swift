import Foundation

extension Path {
  /// A rectangle, clockwise from its top-left corner.
  public init(rect: CGRect) {
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ])
  }

  /// The ellipse inscribed in a rectangle, clockwise from its rightmost point.
  public init(ellipseIn rect: CGRect) {
    self.init()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    addArc(
      center: center, radii: CGSize(width: rect.width / 2, height: rect.height / 2), startAngle: 0, sweep: 2 * .pi)
    elements.append(.close)
  }

  /// A rectangle with some of its corners rounded, clockwise from the end of the top-left corner.
  ///
  /// - Parameters:
  ///   - radii: the radii of the corners, in points; limited to half of a side.
  ///   - isContinuous: true for corners with continuous curvature, which begin 1.5 radii from the corner, if there is
  ///     room.
  public init(
    roundedRect rect: CGRect, radii: CGSize, corners: BoxStyle.Corners = .all, isContinuous: Bool = false
  ) {
    let rect = rect.standardized
    let width = min(max(radii.width, 0), rect.width / 2)
    let height = min(max(radii.height, 0), rect.height / 2)
    guard width > 0, height > 0, !corners.isEmpty else {
      self.init(rect: rect)
      return
    }
    let curve =
      isContinuous && width * CornerCurve.continuous.reach <= rect.width / 2
        && height * CornerCurve.continuous.reach <= rect.height / 2
      ? CornerCurve.continuous : .circular
    let startX = corners.contains(.topLeft) ? rect.minX + width * curve.reach : rect.minX
    self.init([.move(CGPoint(x: startX, y: rect.minY))])
    for place in CornerPlace.clockwise(in: rect) {
      append(place, corners.contains(place.corner) ? CGSize(width: width, height: height) : .zero, curve)
    }
    elements.append(.close)
  }

  /// Creates a rectangle whose corners have radii of their own, each at most half of the shorter side.
  ///
  /// - Parameter isContinuous: true for corners with continuous curvature, which begin 1.5 radii from the corner, if
  ///   there is room.
  public init(
    rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat, isContinuous: Bool
  ) {
    let rect = rect.standardized
    let most = min(rect.width, rect.height) / 2
    let radii = [topRight, bottomRight, bottomLeft, topLeft].map { min(max($0, 0), most) }
    let curve =
      isContinuous && radii.allSatisfy { $0 * CornerCurve.continuous.reach <= most }
      ? CornerCurve.continuous : .circular
    self.init([.move(CGPoint(x: rect.minX + radii[3] * curve.reach, y: rect.minY))])
    for (place, radius) in zip(CornerPlace.clockwise(in: rect), radii) {
      append(place, CGSize(width: radius, height: radius), curve)
    }
    elements.append(.close)
  }

  /// Appends a line to a corner, and the corner.
  private mutating func append(_ place: CornerPlace, _ radii: CGSize, _ curve: CornerCurve) {
    guard radii.width > 0, radii.height > 0 else {
      elements.append(.line(place.point))
      return
    }
    func point(_ direction: CGSize, _ share: CGFloat) -> CGPoint {
      CGPoint(
        x: place.point.x + direction.width * radii.width * share,
        y: place.point.y + direction.height * radii.height * share)
    }
    elements.append(.line(point(place.from, -curve.reach)))
    elements.append(
      .cubic(
        control1: point(place.from, -curve.control), control2: point(place.to, curve.control),
        end: point(place.to, curve.reach)))
  }

  /// A corner with the directions in which the path enters and leaves it.
  private struct CornerPlace {
    let corner: BoxStyle.Corners
    let point: CGPoint
    let from: CGSize
    let to: CGSize

    /// The corners of a rectangle, from the top right one on.
    static func clockwise(in rect: CGRect) -> [CornerPlace] {
      let (right, down) = (CGSize(width: 1, height: 0), CGSize(width: 0, height: 1))
      let (left, up) = (CGSize(width: -1, height: 0), CGSize(width: 0, height: -1))
      func place(_ corner: BoxStyle.Corners, _ x: CGFloat, _ y: CGFloat, _ from: CGSize, _ to: CGSize) -> CornerPlace {
        CornerPlace(corner: corner, point: CGPoint(x: x, y: y), from: from, to: to)
      }
      return [
        place(.topRight, rect.maxX, rect.minY, right, down), place(.bottomRight, rect.maxX, rect.maxY, down, left),
        place(.bottomLeft, rect.minX, rect.maxY, left, up), place(.topLeft, rect.minX, rect.minY, up, right),
      ]
    }
  }

  /// A corner as one cubic curve, in radii from the corner.
  private struct CornerCurve {
    /// The distance of the curve's ends.
    let reach: CGFloat
    /// The distance of the control points.
    let control: CGFloat

    /// A quarter of a circle.
    static let circular = CornerCurve(reach: 1, control: 1 - Path.quarterHandle)
    /// A curve of 1.5 radii, with hardly any curvature at the ends, through the midpoint of the circular arc.
    static let continuous = CornerCurve(reach: 1.5, control: 0.281)
  }

  /// The distance between the ends and the control points of a quarter of a unit circle.
  private static var quarterHandle: CGFloat { 4 / 3 * (CGFloat(2).squareRoot() - 1) }

  // MARK: Arcs

  /// Adds an elliptical arc: connected by a line if the path has begun, otherwise as its start.
  ///
  /// Each eighth to quarter of a turn becomes one cubic curve, which deviates from the circle by less than a 3,000th of
  /// its radius.
  ///
  /// - Parameters:
  ///   - radii: in points.
  ///   - startAngle: the start in radians, from the x axis towards the y axis.
  ///   - sweep: the angle in radians, clockwise on the screen if positive; limited to a whole turn.
  public mutating func addArc(center: CGPoint, radii: CGSize, startAngle: CGFloat, sweep: CGFloat) {
    guard startAngle.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -2 * .pi), 2 * .pi)
    func point(_ angle: CGFloat, _ tangent: CGFloat = 0) -> CGPoint {
      CGPoint(
        x: center.x + radii.width * (cos(angle) - tangent * sin(angle)),
        y: center.y + radii.height * (sin(angle) + tangent * cos(angle)))
    }
    let start = point(startAngle)
    elements.append(elements.isEmpty ? .move(start) : .line(start))
    let count = Int((sweep.magnitude / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      elements.append(.cubic(control1: point(from, handle), control2: point(to, -handle), end: point(to)))
    }
  }
}
