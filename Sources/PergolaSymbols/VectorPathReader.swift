import Foundation
import RenderTree

/// A parser for the path data of vector graphics (SVG 1.1, 8.3). It stops at the first mistake, as the standard says.
struct VectorPathReader {
  private let bytes: [UInt8]
  private var position = 0
  private var elements: [Path.Element] = []
  private var start = CGPoint.zero
  private var pen = CGPoint.zero
  /// The last control point of a cubic or of a quadratic curve, which the next smooth curve mirrors.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  /// The path of the data up to the first mistake.
  static func path(_ data: String) -> Path {
    var reader = VectorPathReader(bytes: Array(data.utf8))
    reader.read()
    return Path(reader.elements)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func read() {
    var command: UInt8 = 0
    while skipSeparators() {
      if bytes[position].isLetter {
        command = bytes[position]
        position += 1
      } else if command == UInt8(ascii: "Z") || command == UInt8(ascii: "z") || command == 0 {
        return
      }
      guard step(command) else { return }
      // More points behind a move are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
    }
  }

  // MARK: Words

  /// Goes behind blanks and commas. Returns false at the end.
  private mutating func skipSeparators() -> Bool {
    while position < bytes.count, bytes[position] <= 32 || bytes[position] == UInt8(ascii: ",") { position += 1 }
    return position < bytes.count
  }

  private mutating func number() -> CGFloat? {
    guard skipSeparators() else { return nil }
    let first = position
    if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") { position += 1 }
    skipDigits()
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      skipDigits()
    }
    if position + 1 < bytes.count, bytes[position] | 32 == UInt8(ascii: "e") {
      let mark = position
      position += 1
      if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") { position += 1 }
      let digits = position
      skipDigits()
      if position == digits { position = mark }
    }
    return Double(String(decoding: bytes[first..<position], as: UTF8.self)).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  private mutating func skipDigits() {
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
  }

  /// A flag of an arc, which needs no separator behind it.
  private mutating func flag() -> Bool? {
    guard skipSeparators() else { return nil }
    defer { position += 1 }
    switch bytes[position] {
    case UInt8(ascii: "0"): return false
    case UInt8(ascii: "1"): return true
    default: return nil
    }
  }

  private mutating func point(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  // MARK: Commands

  /// Adds one segment. Returns false at a mistake.
  private mutating func step(_ command: UInt8) -> Bool {
    let origin = command >= UInt8(ascii: "a") ? pen : .zero
    let (lastCubic, lastQuad) = (cubicControl, quadControl)
    (cubicControl, quadControl) = (nil, nil)
    switch command & ~32 {
    case UInt8(ascii: "M"):
      guard let end = point(from: origin) else { return false }
      elements.append(.move(end))
      (start, pen) = (end, end)
    case UInt8(ascii: "L"):
      guard let end = point(from: origin) else { return false }
      add(.line(end))
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      add(.line(CGPoint(x: origin.x + x, y: pen.y)))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      add(.line(CGPoint(x: pen.x, y: origin.y + y)))
    case UInt8(ascii: "C"):
      guard let control1 = point(from: origin) else { return false }
      return cubic(from: control1, origin)
    case UInt8(ascii: "S"): return cubic(from: lastCubic.map { pen + (pen - $0) } ?? pen, origin)
    case UInt8(ascii: "Q"):
      guard let control = point(from: origin) else { return false }
      return quad(control, origin)
    case UInt8(ascii: "T"): return quad(lastQuad.map { pen + (pen - $0) } ?? pen, origin)
    case UInt8(ascii: "A"): return arc(origin)
    case UInt8(ascii: "Z"):
      elements.append(.close)
      pen = start
    default: return false
    }
    return true
  }

  private mutating func add(_ element: Path.Element) {
    elements.append(element)
    pen = element.end ?? pen
  }

  private mutating func cubic(from control1: CGPoint, _ origin: CGPoint) -> Bool {
    guard let control2 = point(from: origin), let end = point(from: origin) else { return false }
    add(.cubic(control1: control1, control2: control2, end: end))
    cubicControl = control2
    return true
  }

  private mutating func quad(_ control: CGPoint, _ origin: CGPoint) -> Bool {
    guard let end = point(from: origin) else { return false }
    add(.quad(control: control, end: end))
    quadControl = control
    return true
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = number(), let ry = number(), let rotation = number(), let isLarge = flag(), let isClockwise = flag(),
      let end = point(from: origin)
    else { return false }
    for element in Self.arc(
      from: pen, to: end, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: rotation.radians, isLarge: isLarge,
      isClockwise: isClockwise)
    { add(element) }
    return true
  }

  /// The curves of an arc of an ellipse between two points, by its centre (SVG 1.1, F.6.5 and F.6.6).
  private static func arc(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool
  ) -> [Path.Element] {
    guard start != end else { return [] }
    guard radii.width > 0, radii.height > 0 else { return [.line(end)] }
    let turn = Transform(
      a: cos(rotation), b: sin(rotation), c: -sin(rotation), d: cos(rotation), tx: 0, ty: 0)
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let local = CGPoint(
      x: cos(rotation) * half.x + sin(rotation) * half.y, y: cos(rotation) * half.y - sin(rotation) * half.x)
    // Radii that are too small for the distance grow.
    let reach = (local.x / radii.width) * (local.x / radii.width) + (local.y / radii.height) * (local.y / radii.height)
    let growth = max(1, sqrt(reach))
    let (rx, ry) = (radii.width * growth, radii.height * growth)
    let product = rx * rx * ry * ry
    let part = rx * rx * local.y * local.y + ry * ry * local.x * local.x
    let distance = sqrt(max(0, (product - part) / part)) * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: distance * rx * local.y / ry, y: -distance * ry * local.x / rx)
    let from = atan2((local.y - center.y) / ry, (local.x - center.x) / rx)
    var sweep = atan2((-local.y - center.y) / ry, (-local.x - center.x) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let unit = Path([.move(.zero)] + Path.arc(center: .zero, radius: 1, from: from, to: from + sweep))
    let placed = unit.applying(.scale(x: rx, y: ry)).applying(.translation(x: center.x, y: center.y)).applying(turn)
      .applying(.translation(x: middle.x, y: middle.y))
    return Array(placed.elements.dropFirst())
  }
}

extension UInt8 {
  /// True for the letters of ASCII.
  fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 32) }
}
