import Foundation
import RenderTree

/// A parser for the path language of the catalogue: words separated by blanks, each command a letter with its numbers,
/// which may repeat.
///
/// | | |
/// |-|-|
/// | `M x y`, `L x y`, `H x`, `V y` | move to a point, a line to a point; lower-case letters are relative to the pen |
/// | `C x y x y x y`, `Q x y x y` | Bézier curves |
/// | `A x y r from to` | an arc about a centre, in degrees, clockwise on the screen from the right |
/// | `O x y r`, `E x y rx ry` | a circle, an ellipse |
/// | `R x y width height r` | a rectangle with round corners |
/// | `D x y` | a dot |
/// | `K r x y …`, `P r x y …` | polylines with rounded corners, open and closed; `@ r` changes the radius |
/// | `S x y count outer inner r` | a star with a point at the top: its points and notches are at two radii |
/// | `G x y count outer inner share r` | a cog with a tooth at the top; teeth take a share of the outer circle |
/// | `Y x y inner outer count angle` | rays about a centre, the first at an angle in degrees |
/// | `\| x` | completes the path since the last `M`, or the points of `K` and `P`, with its mirror image at x |
/// | `Z` | closes the subpath |
struct SymbolPathReader {
  private var words: ArraySlice<Word>
  private var elements: [Path.Element] = []
  private var start = CGPoint.zero
  private var pen = CGPoint.zero
  /// True if a line can continue from the pen.
  private var isOpen = false

  private enum Word {
    case command(Character)
    case number(CGFloat)
  }

  /// Returns the path of a text.
  ///
  /// - Precondition: The text is well-formed.
  static func path(_ text: String) -> Path {
    var reader = SymbolPathReader(words: words(of: text))
    return reader.read()
  }

  private init(words: [Word]) { self.words = words[...] }

  private static func words(of text: String) -> [Word] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).flatMap { part -> [Word] in
      if let number = Double(part) { return [.number(number)] }
      guard let first = part.first else { return [] }
      guard part.count > 1 else { return [.command(first)] }
      guard let number = Double(part.dropFirst()) else { preconditionFailure("'\(part)' is not a word of a path") }
      return [.command(first), .number(number)]
    }
  }

  private mutating func read() -> Path {
    while let word = words.popFirst() {
      guard case .command(let command) = word else { preconditionFailure("A path has a number too many") }
      repeat { step(command) } while nextIsNumber
    }
    return Path(elements)
  }

  private var nextIsNumber: Bool {
    if case .number = words.first { true } else { false }
  }

  private mutating func number() -> CGFloat {
    guard case .number(let number)? = words.popFirst() else { preconditionFailure("A path lacks a number") }
    return number
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func step(_ command: Character) {
    switch command {
    case "M": move(point())
    case "m": move(pen + point())
    case "L": line(point())
    case "l": line(pen + point())
    case "H": line(CGPoint(x: number(), y: pen.y))
    case "h": line(CGPoint(x: pen.x + number(), y: pen.y))
    case "V": line(CGPoint(x: pen.x, y: number()))
    case "v": line(CGPoint(x: pen.x, y: pen.y + number()))
    case "C": add(.cubic(control1: point(), control2: point(), end: point()))
    case "Q": add(.quad(control: point(), end: point()))
    case "A": arc(point(), number(), from: number(), to: number())
    case "O":
      let center = point()
      let radius = number()
      ellipse(center, radius, radius)
    case "E": ellipse(point(), number(), number())
    case "R": rectangle(point(), point(), number())
    case "D":
      // Some hosts do not draw a line of zero length.
      move(point())
      line(pen + CGPoint(x: 0.01, y: 0))
    case "S": star(point(), count: Int(number()), outer: number(), inner: number(), rounding: number())
    case "G": cog(point(), count: Int(number()), outer: number(), inner: number(), share: number(), rounding: number())
    case "Y": rays(point(), from: number(), to: number(), count: Int(number()), first: number())
    case "K": corners(isClosed: false)
    case "P": corners(isClosed: true)
    case "|": mirror(number())
    case "Z": close()
    default: preconditionFailure("'\(command)' is not a command of the path language")
    }
  }

  // MARK: Pen

  private mutating func move(_ point: CGPoint) {
    elements.append(.move(point))
    (start, pen, isOpen) = (point, point, true)
  }

  private mutating func line(_ point: CGPoint) { add(.line(point)) }

  private mutating func add(_ element: Path.Element) {
    elements.append(element)
    pen = element.end ?? pen
  }

  private mutating func close() {
    elements.append(.close)
    (pen, isOpen) = (start, false)
  }

  private mutating func arc(_ center: CGPoint, _ radius: CGFloat, from: CGFloat, to: CGFloat) {
    let first = center + CGPoint(angle: from.radians) * radius
    if !isOpen { move(first) } else if first.distance(to: pen) > 0.001 { line(first) }
    for curve in Path.arc(center: center, radius: radius, from: from.radians, to: to.radians) { add(curve) }
  }

  private mutating func ellipse(_ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat) {
    elements += Path(ellipseIn: CGRect(x: center.x - rx, y: center.y - ry, width: 2 * rx, height: 2 * ry)).elements
    (start, pen, isOpen) = (CGPoint(x: center.x + rx, y: center.y), CGPoint(x: center.x + rx, y: center.y), false)
  }

  private mutating func rectangle(_ origin: CGPoint, _ size: CGPoint, _ radius: CGFloat) {
    let right = origin.x + size.x
    let bottom = origin.y + size.y
    rounded(
      [origin, CGPoint(x: right, y: origin.y), CGPoint(x: right, y: bottom), CGPoint(x: origin.x, y: bottom)]
        .map { Corner(point: $0, radius: radius) }, isClosed: true)
  }

  /// Completes the path since the last move with its mirror image.
  private mutating func mirror(_ axis: CGFloat) {
    guard let first = elements.lastIndex(where: { $0.isMove }) else { return }
    let half = elements[first...]
    var ends = half.compactMap(\.end)
    func mirrored(_ point: CGPoint) -> CGPoint { CGPoint(x: 2 * axis - point.x, y: point.y) }
    if let last = ends.last, abs(last.x - axis) > 0.001 { line(mirrored(last)) }
    for element in half.dropFirst().reversed() {
      ends.removeLast()
      guard let end = ends.last.map(mirrored) else { break }
      switch element {
      case .quad(let control, _): add(.quad(control: mirrored(control), end: end))
      case .cubic(let control1, let control2, _):
        add(.cubic(control1: mirrored(control2), control2: mirrored(control1), end: end))
      default: line(end)
      }
    }
    close()
  }

  private mutating func star(_ center: CGPoint, count: Int, outer: CGFloat, inner: CGFloat, rounding: CGFloat) {
    let turn = 2 * CGFloat.pi / CGFloat(count)
    let corners = (0..<count).flatMap { index -> [Corner] in
      let angle = turn * CGFloat(index) - .pi / 2
      return [
        Corner(point: center + CGPoint(angle: angle) * outer, radius: rounding),
        Corner(point: center + CGPoint(angle: angle + turn / 2) * inner, radius: rounding),
      ]
    }
    rounded(corners, isClosed: true)
  }

  /// Adds a cog. The foot of a tooth is 1.25 times as wide as its top.
  private mutating func cog(
    _ center: CGPoint, count: Int, outer: CGFloat, inner: CGFloat, share: CGFloat, rounding: CGFloat
  ) {
    let turn = 2 * CGFloat.pi / CGFloat(count)
    let top = turn * share / 2
    let foot = top * outer / inner * 1.25
    let corners = (0..<count).flatMap { index -> [Corner] in
      let angle = turn * CGFloat(index) - .pi / 2
      return [(-foot, inner), (-top, outer), (top, outer), (foot, inner)].map { offset, radius in
        Corner(point: center + CGPoint(angle: angle + offset) * radius, radius: rounding)
      }
    }
    rounded(corners, isClosed: true)
  }

  private mutating func rays(_ center: CGPoint, from inner: CGFloat, to outer: CGFloat, count: Int, first: CGFloat) {
    for index in 0..<count {
      let direction = CGPoint(angle: (first + 360 * CGFloat(index) / CGFloat(count)).radians)
      move(center + direction * inner)
      line(center + direction * outer)
    }
  }

  // MARK: Round corners

  private struct Corner {
    var point: CGPoint
    var radius: CGFloat
  }

  private mutating func corners(isClosed: Bool) {
    var radius = number()
    var corners: [Corner] = []
    while true {
      if nextIsNumber {
        corners.append(Corner(point: point(), radius: radius))
      } else if takeCommand("@") {
        radius = number()
      } else if takeCommand("|") {
        let axis = number()
        corners += corners.reversed().filter { abs($0.point.x - axis) > 0.001 }.map {
          Corner(point: CGPoint(x: 2 * axis - $0.point.x, y: $0.point.y), radius: $0.radius)
        }
      } else {
        break
      }
    }
    rounded(corners, isClosed: isClosed)
  }

  private mutating func takeCommand(_ wanted: Character) -> Bool {
    guard case .command(wanted)? = words.first else { return false }
    words.removeFirst()
    return true
  }

  /// Adds lines from corner to corner, with each corner rounded by the circle that touches both of its lines.
  private mutating func rounded(_ corners: [Corner], isClosed: Bool) {
    let count = corners.count
    guard count > 1 else { return }
    for (index, corner) in corners.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == count - 1)
      let before = corners[(index + count - 1) % count].point
      let after = corners[(index + 1) % count].point
      if isEnd || corner.radius == 0 {
        index == 0 ? move(corner.point) : line(corner.point)
      } else {
        let inward = (before - corner.point).normalized
        let outward = (after - corner.point).normalized
        let angle = acos(max(-1, min(1, inward.x * outward.x + inward.y * outward.y)))
        let room = min(before.distance(to: corner.point), after.distance(to: corner.point)) / 2
        let reach = min(corner.radius / tan(angle / 2), room)
        let radius = reach * tan(angle / 2)
        let handle = 4 / 3 * tan((.pi - angle) / 4) * radius
        let first = corner.point + inward * reach
        let last = corner.point + outward * reach
        index == 0 ? move(first) : line(first)
        add(.cubic(control1: first - inward * handle, control2: last - outward * handle, end: last))
      }
    }
    if isClosed { close() }
  }
}
