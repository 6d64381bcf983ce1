/// A value that describes how to animate it.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The data that change over time.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: the value doesn't animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The data of a value that doesn't animate.
public struct EmptyAnimatableData: Hashable, Sendable {
  /// Empty data.
  public init() {}
}
