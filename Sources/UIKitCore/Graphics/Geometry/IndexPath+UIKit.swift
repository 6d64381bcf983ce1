import Foundation

extension IndexPath {
  /// The path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The path of a row in a section of a table view.
  public init(row: Int, section: Int) { self = [section, row] }

  /// The section's number. The path must have two elements.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The item's number in its section. The path must have two elements.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row's number in its section. The path must have two elements.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
