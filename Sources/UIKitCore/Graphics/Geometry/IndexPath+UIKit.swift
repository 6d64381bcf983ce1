import Foundation

extension IndexPath {
  /// The index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The index path of a row in a section of a table view.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section's index. Traps unless the index path has at least one element.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item's index in its section. Traps unless the index path has at least two elements.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row's index in its section. Traps unless the index path has at least two elements.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
