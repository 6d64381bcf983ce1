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
