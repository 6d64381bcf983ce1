import Foundation

/// Transforms the attributes of text into others. Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Unchecked, because it can hold any closure, as the original can.

  /// Gives the transformer an identity, which closures do not have.
  private final class Box {
    let transform: (AttributeContainer) -> AttributeContainer
    init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  }

  private let box: Box

  /// A transformer with an identity of its own: another made from the same closure is not equal to it.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { box = Box(transform) }

  /// The closure that transforms attributes.
  public var transform: (AttributeContainer) -> AttributeContainer { box.transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { box.transform(input) }

  /// Returns true if one is a copy of the other.
  public static func == (a: Self, b: Self) -> Bool { a.box === b.box }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }
}
