import Foundation
import PergolaTesting
import SeededRandomness
import UIKitCore

/// The random events of a seed. They do not depend on the screen: an event keeps its meaning when others are left out.
public struct MonkeyEvents {
  private var random: Randomness
  /// The window's size after the last event.
  private var size: CGSize
  private let urls: [String]
  private let changes: Int

  /// The events of a seed.
  ///
  /// - Parameters:
  ///   - size: The window's size at first, in points.
  ///   - urls: The URLs that the app opens.
  ///   - changes: The number of changes of the example's own data.
  public init(seed: Int, size: CGSize, urls: [String] = [], changes: Int = 0) {
    random = Randomness(seed: seed)
    self.size = size
    self.urls = urls + ["pergola://unknown", "x:"]
    self.changes = changes
  }

  /// The next event.
  public mutating func next() -> MonkeyEvent {
    switch random.next(below: 100) {
    case 0..<20: return .tap(point())
    case 20..<28: return touch()
    case 28..<31: return .longPress(point())
    case 31..<40: return .swipe(from: point(), to: point())
    case 40..<45: return .drag(from: point(), to: point(), holds: random.next(below: 3) > 0)
    case 45..<62: return .press(element(Self.keys), modifiers())
    case 62..<65: return .type(element(Self.texts))
    case 65..<71: return .scroll(vector(), at: point())
    case 71..<75: return resize()
    case 75: return .appearance(element([.light, .dark]))
    case 76: return .contentSize(element(Self.contentSizes))
    case 77..<79: return .open(element(urls))
    case 79: return .visible(random.next(below: 3) > 0)
    case 80: return .active(random.next(below: 3) > 0)
    case 81..<85: return .pass(seconds: element([0, 0.01, 0.1, 0.3, 1, 10]))
    case 85..<89: return .performMainQueue
    case 89..<92: return .settle
    case 92..<96 where changes > 0: return .change(random.next(below: changes))
    default: return .list(listCall())
    }
  }

  // MARK: Parts of events

  private mutating func element<Element>(_ elements: [Element]) -> Element {
    elements[random.next(below: elements.count)]
  }

  /// A point of the window, near a side more often than not; one of twenty is outside.
  private mutating func point() -> CGPoint {
    func coordinate(_ length: CGFloat) -> CGFloat {
      let whole = max(1, Int(length))
      return switch random.next(below: 20) {
      case 0: CGFloat(random.next(below: 3) - 1) * length * 2
      case 1..<6: CGFloat(random.next(below: min(whole, 60)))
      case 6..<11: CGFloat(whole - 1 - random.next(below: min(whole, 60)))
      default: CGFloat(random.next(below: whole))
      }
    }
    return CGPoint(x: coordinate(size.width), y: coordinate(size.height))
  }

  private mutating func vector() -> CGVector {
    let lengths: [CGFloat] = [0, 0, 1, -1, 16, -16, 48, -48, 400, -400, 100_000, -100_000]
    return CGVector(dx: element(lengths), dy: element(lengths))
  }

  private mutating func touch() -> MonkeyEvent {
    .touch(
      element([.began, .began, .moved, .moved, .moved, .ended, .ended, .cancelled]), point(),
      finger: random.next(below: 2))
  }

  private mutating func modifiers() -> Driver.Modifiers {
    random.next(below: 3) > 0 ? [] : Driver.Modifiers(rawValue: UInt8(random.next(below: 16)))
  }

  private mutating func resize() -> MonkeyEvent {
    size = element(Self.sizes)
    return .resize(size)
  }

  private mutating func listCall() -> ListCall {
    let number = random.next(below: 50)
    return element([
      .reload, .invalidate, .update, .reconfigure, .select(number), .deselect(number), .scroll(to: number), .edit,
    ])
  }

  // MARK: Choices

  private static let keys: [Driver.Key] =
    [.up, .up, .down, .down, .left, .right, .enter, .space, .escape, .tab, .backspace, .pageUp, .pageDown, .home, .end]
    + "aGé漢ro?".map { .character($0) }

  private static let texts = ["a", "Fu", "note", " ", "\n", "\t", "é漢🏔", "\u{200D}\u{301}", "שלום"]

  private static let sizes: [CGSize] = [
    CGSize(width: 390, height: 844), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
    CGSize(width: 1_024, height: 768), CGSize(width: 320, height: 480), CGSize(width: 640, height: 384),
    CGSize(width: 80, height: 844), CGSize(width: 390, height: 40), CGSize(width: 8, height: 16),
    CGSize(width: 1, height: 1), CGSize(width: 0, height: 0), CGSize(width: 2_000, height: 1_500),
  ]

  private static let contentSizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraLarge, .accessibilityMedium, .accessibilityExtraExtraExtraLarge,
  ]
}
