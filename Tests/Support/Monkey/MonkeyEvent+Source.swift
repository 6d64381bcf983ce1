import Foundation
import PergolaTesting
import UIKitCore

extension MonkeyEvent {
  /// The call of the driver that performs the event, as a line of source.
  ///
  /// - Parameter example: The source of the example that the driver shows.
  public func source(example: String) -> String {
    switch self {
    case .tap(let point): "await driver.tap(at: \(point.source))"
    case .longPress(let point): "await driver.longPress(at: \(point.source))"
    case .swipe(let start, let end): "await driver.swipe(from: \(start.source), to: \(end.source))"
    case .drag(let start, let end, let holds):
      "await driver.drag(from: \(start.source), to: \(end.source)\(holds ? "" : ", holds: false"))"
    case .touch(let phase, let point, let finger):
      "await driver.touch(.\(phase), at: \(point.source), finger: \(finger))"
    case .press(let key, let modifiers):
      "await driver.press(\(key.source)\(modifiers.isEmpty ? "" : ", modifiers: \(modifiers.source)"))"
    case .type(let text): "await driver.type(\(text.source))"
    case .scroll(let distance, let point):
      "await driver.scroll(by: CGVector(dx: \(distance.dx.source), dy: \(distance.dy.source)), at: \(point.source))"
    case .resize(let size):
      "await driver.resize(to: CGSize(width: \(size.width.source), height: \(size.height.source)))"
    case .appearance(let appearance): "await driver.change(to: Driver.Appearance.\(appearance))"
    case .contentSize(let category):
      "await driver.change(to: UIContentSizeCategory(rawValue: \(category.rawValue.source)))"
    case .open(let url): "await \(example).open(\(url.source), in: driver)"
    case .visible(let isVisible): "await driver.setVisible(\(isVisible))"
    case .active(let isActive): "await driver.setActive(\(isActive))"
    case .pass(let seconds): "await driver.advanceClock(by: \(CGFloat(seconds).source))"
    case .performMainQueue: "await driver.performMainQueue()"
    case .settle: "try await driver.settleAndCheck()"
    case .list(let call): "await driver.call(.\(call))"
    case .change(let number): "await \(example).change(\(number), in: driver)"
    }
  }
}

extension CGFloat {
  /// The number as a literal, without decimals if it is whole.
  fileprivate var source: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}

extension CGPoint {
  fileprivate var source: String { "CGPoint(x: \(x.source), y: \(y.source))" }
}

extension String {
  /// The string as a literal in ASCII.
  fileprivate var source: String { "\"" + unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\"" }
}

extension Driver.Key {
  fileprivate var source: String {
    if case .character(let character) = self { return ".character(\(String(character).source))" }
    return ".\(self)"
  }
}

extension Driver.Modifiers {
  fileprivate var source: String {
    let names: [(Driver.Modifiers, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.alternate, ".alternate"), (.command, ".command"),
    ]
    return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
  }
}
