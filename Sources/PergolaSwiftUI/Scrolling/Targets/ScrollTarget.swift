import Foundation
import UIKitCore

/// The part of the content at which a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that will be visible, in points from the start of the content.
  public var rect: CGRect
  /// The point of the rectangle that comes to the same point of the visible area; nil for the top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The circumstances in which a scroll view chooses where it comes to rest. Reads the values of its environment, too.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The part of the content that was visible when the scrolling began.
  public let originalTarget: ScrollTarget
  /// The velocity of the content when the finger left it, in points per second; 0 if there was none.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the visible area between the insets, in points.
  public let containerSize: CGSize
  /// The axes along which the content scrolls.
  public let axes: Axis.Set
  /// The frames of the targets near a part of the content, in order.
  let targets: (CGRect) -> [CGRect]
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<Value>(dynamicMember path: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: path]
  }
}

/// A rule for the places at which scroll views come to rest.
public protocol ScrollTargetBehavior {
  /// Changes the target at which the content would come to rest.
  ///
  /// Called when a drag ends, and when the size of the scroll view has changed, with the part of the content that would be
  /// visible. Scrolling by code is not affected.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

extension EnvironmentValues {
  private enum ScrollTargetBehaviorKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
  }

  /// The rule for the places at which the next scroll views inside come to rest; nil for any place.
  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Sets the rule for the places at which scroll views inside come to rest. Scroll views inside of those have none.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentModifier { $0.scrollTargetBehavior = behavior })
  }
}
