import Foundation
import UIKitCore

/// The state of a scroll view's movement.
public enum ScrollPhase: Hashable, Sendable {
  /// The content rests.
  case idle
  /// A finger lies on the content. Not reported: the next phase is, when the finger moves the content.
  case tracking
  /// The user moves the content, with a finger, a wheel or a key.
  case interacting
  /// The content goes on after the user let it go.
  case decelerating
  /// The content moves to a place that code has set, in an animation.
  case animating

  /// True unless the content rests.
  public var isScrolling: Bool { self != .idle }
}

/// The circumstances of a change of the phase.
public struct ScrollPhaseChangeContext {
  /// The geometry at the change.
  public let geometry: ScrollGeometry
  /// The velocity of the content in points per second; nil if it has none.
  public let velocity: CGVector?
}
