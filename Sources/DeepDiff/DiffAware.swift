import Foundation

/// An item with an identity and comparable content.
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
/// A type that is `Hashable` may leave out both requirements: then an item is its own identity, and an item with other
/// content is another item.
public protocol DiffAware {
  associatedtype DiffId: Hashable

  /// The identity of an item: equal in the old and in the new list.
  var diffId: DiffId { get }

  /// Returns true if two items of the same ``diffId`` look the same; if not, the new one replaces the old one.
  static func compareContent(_ a: Self, _ b: Self) -> Bool
}

extension DiffAware where Self: Hashable {
  /// The item itself.
  @inlinable
  public var diffId: Self { self }

  /// Returns true if two items are equal.
  @inlinable
  public static func compareContent(_ a: Self, _ b: Self) -> Bool { a == b }
}

extension Int: DiffAware {}
extension String: DiffAware {}
extension Character: DiffAware {}
extension UUID: DiffAware {}
