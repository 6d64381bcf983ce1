import Foundation

extension CGPoint {
  /// Whether both are the same, as `==` says.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Whether both are the same, as `==` says.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Whether both are the same, as `==` says.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
