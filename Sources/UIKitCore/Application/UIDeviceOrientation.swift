/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown
  /// The top edge is at the left.
  case landscapeLeft
  /// The top edge is at the right.
  case landscapeRight
  case faceUp, faceDown

  /// True for upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// True for orientations that an interface can have.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of an interface. A device that is turned to the left has an interface that is turned to the right.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4

  /// True for upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
