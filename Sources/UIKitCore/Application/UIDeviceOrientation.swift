/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known. A host always has an orientation.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with the top edge below.
  case portraitUpsideDown
  /// The top edge is at the left.
  case landscapeLeft
  /// The top edge is at the right.
  case landscapeRight
  /// Flat, with the screen up.
  case faceUp
  /// Flat, with the screen down.
  case faceDown

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
  /// Not known. A scene always has an orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upright, on a device with the top edge below.
  case portraitUpsideDown = 2
  /// On a side: the device's top edge is at the left.
  case landscapeRight = 3
  /// On a side: the device's top edge is at the right.
  case landscapeLeft = 4

  /// True for upright orientations.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for orientations on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
