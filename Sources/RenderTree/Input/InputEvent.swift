import Foundation

/// What a person did, as a host tells it to a scene.
public enum InputEvent: Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  case key(KeyEvent)
  /// Text that was typed or pasted, into what has the focus.
  case text(String)
  /// Something done to a node without pointing at it. Dropped where the node is gone.
  case action(SemanticAction, NodeID)
  /// A host that scrolls by itself says where it is; `revision` is that of the scroll information it acted on.
  case scrolled(NodeID, offset: CGPoint, revision: Int)
  case resized(CGSize)
  case appearance(SceneConfiguration.Appearance)
  /// The person turned to the scene or away from it.
  case active(Bool)
  /// The scene came into sight, or left it altogether, as when its terminal is suspended.
  case visible(Bool)
}

/// One step of a finger's or a mouse button's way.
public struct PointerEvent: Hashable, Sendable {
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  public var phase: Phase
  /// In the scene's coordinates, in points.
  public var location: CGPoint
  /// Tells fingers apart.
  public var pointer: Int
  public var modifiers: KeyEvent.Modifiers

  public init(_ phase: Phase, at location: CGPoint, pointer: Int = 0, modifiers: KeyEvent.Modifiers = []) {
    self.phase = phase
    self.location = location
    self.pointer = pointer
    self.modifiers = modifiers
  }
}

/// A turn of the mouse wheel, or two fingers on a pad.
public struct WheelEvent: Hashable, Sendable {
  /// In the scene's coordinates, in points.
  public var location: CGPoint
  /// How far the content's offset is to grow, in points.
  public var delta: CGSize

  public init(at location: CGPoint, delta: CGSize) {
    self.location = location
    self.delta = delta
  }
}

/// A key that was pressed.
public struct KeyEvent: Hashable, Sendable {
  public enum Key: Hashable, Sendable {
    case up, down, left, right, enter, escape, tab, backspace, delete, space, pageUp, pageDown, home, end
    case character(Character)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let control = Modifiers(rawValue: 2)
    public static let alternate = Modifiers(rawValue: 4)
    public static let command = Modifiers(rawValue: 8)
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
