import Foundation

extension NSIndexPath {
  /// The index path of an item in a section of a collection view.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The index path of a row in a section of a table view.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// The section's index.
  public var section: Int { index(atPosition: 0) }

  /// The item's index in its section.
  public var item: Int { index(atPosition: 1) }

  /// The row's index in its section.
  public var row: Int { index(atPosition: 1) }
}
