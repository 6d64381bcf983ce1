import Foundation

extension CGPoint {
  /// Returns true if `==` does.
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}

extension CGSize {
  /// Returns true if `==` does.
  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGRect {
  /// Returns true if `==` does.
  public func equalTo(_ other: CGRect) -> Bool { self == other }
}
