import Foundation

/// An item that can be told apart from others, and from what it looked like before.
///
/// ```swift
/// struct User: DiffAware {
///   let id: Int
///   var name: String
///
///   var diffId: Int { id }
///   static func compareContent(_ a: User, _ b: User) -> Bool { a.name == b.name }
/// }
/// ```
///
/// A type that is `Hashable` may leave out both requirements: then an item is its own identity, and one with other
/// content is another item.
public protocol DiffAware {
  associatedtype DiffId: Hashable

  /// What makes an item the same item in the old and in the new list.
  var diffId: DiffId { get }

  /// Whether two items of the same ``diffId`` look the same; if not, the one is replaced by the other.
  static func compareContent(_ a: Self, _ b: Self) -> Bool
}

extension DiffAware where Self: Hashable {
  /// The item itself.
  @inlinable
  public var diffId: Self { self }

  /// Whether two items are equal.
  @inlinable
  public static func compareContent(_ a: Self, _ b: Self) -> Bool { a == b }
}

extension Int: DiffAware {}
extension String: DiffAware {}
extension Character: DiffAware {}
extension UUID: DiffAware {}
