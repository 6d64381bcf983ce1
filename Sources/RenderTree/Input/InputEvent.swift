import Foundation

/// A user's input, as a host sends it to a scene.
public enum InputEvent: Sendable {
  case pointer(PointerEvent)
  case wheel(WheelEvent)
  /// The mouse moved without a pressed button, to a location of the scene; nil if it left the scene.
  case hover(CGPoint?)
  /// A click with the right button at a location in the scene, in points: the user wants the menu of what is there.
  case menu(at: CGPoint)
  case key(KeyEvent)
  /// Text that was typed or pasted, for the focused view.
  case text(String)
  /// A change that the host itself made to the text of a field, or to its selection. The field begins editing if it does
  /// not yet. Ignored if the node no longer exists or is no field.
  case edited(TextEdit, NodeID)
  /// The host's own focus came to a field, which begins editing if it does not yet. Ignored if the node no longer exists
  /// or is no field.
  case beganEditing(NodeID)
  /// The host's own focus left a field for nothing else, as when its user puts the keyboard away. The field ends editing
  /// unless it refuses. Ignored if the node no longer exists or is not edited.
  case endedEditing(NodeID)
  /// An action on a node that needs no pointer. Ignored if the node no longer exists or does not offer the action.
  case action(SemanticAction, NodeID)
  /// The host itself moved the keyboard focus to a node. A field begins editing; a list may choose another of its items.
  /// Ignored if the node no longer exists or can't have the focus.
  case focused(NodeID)
  /// Files of this machine that the user chose for a node with `SemanticAction.chooseFiles`. They belong to the scene: the
  /// host removes them after the scene has ended. Ignored if the node no longer exists.
  case files([URL], NodeID)
  /// The content offset to which the host scrolled a node by itself. `revision` is the ``ScrollInfo/revision`` that the
  /// host had received when it scrolled.
  case scrolled(NodeID, offset: CGPoint, revision: Int)
  case resized(CGSize)
  case appearance(SceneConfiguration.Appearance)
  /// The scene gained or lost the user's attention.
  case active(Bool)
  /// The scene became visible or invisible, as when its terminal is suspended.
  case visible(Bool)
}

/// A step of a touch or of a mouse click: the pointer went down, moved or was lifted, or the touch was cancelled.
public struct PointerEvent: Hashable, Sendable {
  /// The phase of a touch, from touching down to lifting.
  public enum Phase: Hashable, Sendable { case began, moved, ended, cancelled }

  /// The kind of a pointer.
  public enum Kind: Hashable, Sendable {
    case finger
    /// A mouse. Its user has a keyboard as well: a click moves the keyboard focus.
    case mouse
  }

  /// The phase.
  public var phase: Phase
  /// The location in the scene's coordinates, in points.
  public var location: CGPoint
  /// A number that distinguishes simultaneous touches.
  public var pointer: Int
  /// The modifier keys that are held down.
  public var modifiers: KeyEvent.Modifiers
  /// The kind of the pointer; a finger by default.
  public var kind: Kind

  /// An event at a location in the scene, in points.
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

/// A turn of the mouse wheel, or a two-finger scroll on a trackpad.
public struct WheelEvent: Hashable, Sendable {
  /// The location in the scene's coordinates, in points.
  public var location: CGPoint
  /// The change of the content offset, in points.
  public var delta: CGSize
  /// The modifier keys that are held down. With the control key the wheel zooms.
  public var modifiers: KeyEvent.Modifiers

  /// A turn of the wheel at a location in the scene, in points.
  public init(at location: CGPoint, delta: CGSize, modifiers: KeyEvent.Modifiers = []) {
    self.location = location
    self.delta = delta
    self.modifiers = modifiers
  }
}

/// A key press.
public struct KeyEvent: Hashable, Sendable {
  /// The keys that an app can distinguish.
  public enum Key: Hashable, Sendable {
    case up, down, left, right, enter, escape, tab, backspace, delete, space, pageUp, pageDown, home, end
    case character(Character)
  }

  /// Modifier keys that are held down during a key press or a pointer event.
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

  /// The key that was pressed.
  public var key: Key
  /// The modifier keys that were held down.
  public var modifiers: Modifiers

  /// A press of a key; without modifiers by default.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
