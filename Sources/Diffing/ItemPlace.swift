/// The place of an item in sectioned data: the section's offset, and the item's offset in that section.
public struct ItemPlace: Hashable, Sendable {
  /// The offset of the section.
  public var section: Int

  /// The offset of the item in its section.
  public var item: Int

  /// Creates the place of an item in a section.
  @inlinable
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}

extension ItemPlace: Comparable {
  /// Orders places by section, then by item.
  @inlinable
  public static func < (left: ItemPlace, right: ItemPlace) -> Bool {
    (left.section, left.item) < (right.section, right.item)
  }
}

extension ItemPlace: CustomStringConvertible {
  /// Section and item, with a point between them.
  @inlinable
  public var description: String { "\(section).\(item)" }
}
