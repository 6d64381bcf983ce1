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
  /// Where a pointer is in its way from coming down to being lifted.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// What points.
  public enum Kind: Hashable, Sendable {
    case finger
    /// Its owner has a keyboard too: what is clicked gets the keyboard's focus.
    case mouse
  }

  /// Which step of the way it is.
  public var phase: Phase
  /// In the scene's coordinates, in points.
  public var location: CGPoint
  /// Tells fingers apart.
  public var pointer: Int
  /// The modifier keys that are held down meanwhile.
  public var modifiers: KeyEvent.Modifiers
  /// What points; a finger by default.
  public var kind: Kind

  /// A step at a place in the scene, in points.
  public init(
    _ phase: Phase, at location: CGPoint, pointer: Int = 0, modifiers: KeyEvent.Modifiers = [], kind: Kind = .finger
  ) {
    self.phase = phase
    self.location = location
    self.pointer = pointer
    self.modifiers = modifiers
    self.kind = kind
  }
}

/// A turn of the mouse wheel, or two fingers on a pad.
public struct WheelEvent: Hashable, Sendable {
  /// In the scene's coordinates, in points.
  public var location: CGPoint
  /// How far the content's offset is to grow, in points.
  public var delta: CGSize

  /// A turn of the wheel at a place in the scene, in points.
  public init(at location: CGPoint, delta: CGSize) {
    self.location = location
    self.delta = delta
  }
}

/// A key that was pressed.
public struct KeyEvent: Hashable, Sendable {
  /// The keys that an app can tell apart.
  public enum Key: Hashable, Sendable {
    case up, down, left, right, enter, escape, tab, backspace, delete, space, pageUp, pageDown, home, end
    case character(Character)
  }

  /// Keys that are held down while another key, or a pointer, acts.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The members as bits.
    public let rawValue: UInt8
    /// The set with these bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The control key.
    public static let control = Modifiers(rawValue: 2)
    /// The option key, or Alt.
    public static let alternate = Modifiers(rawValue: 4)
    /// The command key, where the host has one.
    public static let command = Modifiers(rawValue: 8)
  }

  /// Which key it was.
  public var key: Key
  /// The keys that were held down with it.
  public var modifiers: Modifiers

  /// A key press, without modifiers by default.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
