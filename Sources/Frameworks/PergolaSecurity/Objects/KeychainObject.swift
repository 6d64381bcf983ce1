import Foundation

/// An object that stands for an item: a key or a certificate.
protocol KeychainObject: AnyObject {
  var itemClass: ItemClass { get }
  /// The attributes of the item that follow from the object.
  var itemAttributes: [String: AttributeValue] { get }
  var itemData: Data { get }
}
