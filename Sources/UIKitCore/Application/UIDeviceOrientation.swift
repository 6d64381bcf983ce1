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
