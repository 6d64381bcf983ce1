import Foundation
import RenderTree
import ScreenUse
import UIKitCore

extension Driver {
  /// A key of a keyboard.
  public enum Key: Hashable, Sendable {
    case up, down, left, right, enter, escape, tab, backspace, space, pageUp, pageDown, home, end
    case character(Character)

    var event: KeyEvent.Key {
      switch self {
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      case .enter: .enter
      case .escape: .escape
      case .tab: .tab
      case .backspace: .backspace
      case .space: .space
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      case .home: .home
      case .end: .end
      case .character(let character): .character(character)
      }
    }
  }

  /// The modifier keys that are down while a key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit for each modifier key.
    public let rawValue: UInt8
    /// Creates a set of the modifier keys whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt, or option.
    public static let alternate = Modifiers(rawValue: 4)
    /// Command, or the key with the system's logo.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Presses and releases a key.
  public func press(_ key: Key, modifiers: Modifiers = []) async {
    gestures.press(key.event, modifiers: KeyEvent.Modifiers(rawValue: modifiers.rawValue))
  }

  /// Taps the element that matches and types into it.
  ///
  /// - Throws: `DriverError` if no element or several match, or if the element does not accept text.
  public func type(_ text: String, into query: Query) async throws {
    try await tap(query)
    guard window.hasTextInput else { throw DriverError.doesNotAcceptText(query, screen: self.text) }
    gestures.type(text)
  }
}
