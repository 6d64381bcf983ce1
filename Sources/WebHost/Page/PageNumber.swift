import Foundation
import RenderTree

/// Numbers as a page's style sheets, drawings and addresses contain them.
enum PageNumber {
  /// The largest magnitude, in points, that a browser can compute with.
  private static let limit: CGFloat = 1e9

  /// Returns a number as style sheets write it, with at most two decimals and without a zero before them; 0 for one that
  /// is not a number.
  static func text(_ number: CGFloat) -> String {
    text(hundredths: hundredths(number))
  }

  /// Returns a number as JSON, with at most two decimals; 0 for one that is not a number.
  static func json(_ number: CGFloat) -> String {
    let text = text(number)
    if text.hasPrefix(".") { return "0" + text }
    return text.hasPrefix("-.") ? "-0" + text.dropFirst() : text
  }

  /// Returns a number in hundredths; 0 for one that is not a number.
  static func hundredths(_ number: CGFloat) -> Int {
    number.isNaN ? 0 : Int((min(max(number, -limit), limit) * 100).rounded())
  }

  private static func text(hundredths: Int) -> String {
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    var text = hundredths < 0 ? "-" : ""
    if whole > 0 || rest == 0 { text += String(whole) }
    if rest > 0 {
      text += rest < 10 ? ".0" : "."
      text += rest % 10 == 0 ? String(rest / 10) : String(rest)
    }
    return text
  }

  /// Returns a factor with at most five decimals, for transforms.
  static func factor(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (min(max(number, -limit), limit) * 1e5).rounded() / 1e5
    return rounded == rounded.rounded() ? String(Int(rounded)) : text(factor: rounded)
  }

  private static func text(factor: CGFloat) -> String {
    let digits = String(Int((factor.magnitude * 1e5).rounded()))
    let padded = String(repeating: "0", count: max(0, 6 - digits.count)) + digits
    var decimals = padded.suffix(5)
    while decimals.last == "0" { decimals.removeLast() }
    return (factor < 0 ? "-" : "") + padded.dropLast(5) + "." + decimals
  }

  /// Returns a length in pixels of the page, which are the points of the scene.
  static func length(_ number: CGFloat) -> String {
    length(hundredths: hundredths(number))
  }

  /// Returns a length in pixels of the page.
  static func length(hundredths: Int) -> String {
    hundredths == 0 ? "0" : text(hundredths: hundredths) + "px"
  }

  /// Returns a colour; `#rrggbb` or `#rrggbbaa`, shortened where possible.
  static func color(_ color: RenderColor) -> String {
    let bytes = [color.red, color.green, color.blue, color.alpha].map { component in
      component.isNaN ? 0 : UInt8((min(max(component, 0), 1) * 255).rounded())
    }
    let shown = bytes[3] == 255 ? bytes.dropLast() : bytes[...]
    let isShort = shown.allSatisfy { $0 >> 4 == $0 & 15 }
    return "#" + shown.map { isShort ? String($0 & 15, radix: 16) : hex($0) }.joined()
  }

  private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

  /// Returns the name of a node in messages.
  static func name(_ node: NodeID) -> String { String(node.rawValue, radix: 36) }

  /// Returns the node of a name; nil if it is not a name that ``name(_:)`` returns.
  static func node(_ name: some StringProtocol) -> NodeID? {
    guard !name.isEmpty, name.utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) }) else { return nil }
    return UInt64(name, radix: 36).map(NodeID.init(rawValue:))
  }

  /// Returns the 16 hexadecimal digits of a hash.
  static func hash(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns the 64-bit FNV-1a hash of bytes (Fowler, Noll and Vo).
  static func hash(of bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
