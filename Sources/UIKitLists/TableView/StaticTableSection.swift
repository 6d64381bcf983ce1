import Foundation

/// A section of a table whose cells are fixed in a nib or a storyboard. A `UITableViewController` shows them.
@_spi(Toolkit)
public struct StaticTableSection {
  /// A row with its cell, which exists as long as the table.
  public struct Row {
    /// The cell.
    public var cell: UITableViewCell
    /// The height in points; nil for that of the table's rows.
    public var height: CGFloat?

    /// A row with a cell.
    public init(cell: UITableViewCell, height: CGFloat?) {
      self.cell = cell
      self.height = height
    }
  }

  /// The title above the rows; nil for none.
  public var headerTitle: String?
  /// The title below the rows; nil for none.
  public var footerTitle: String?
  /// The rows.
  public var rows: [Row]

  /// A section with rows.
  public init(headerTitle: String?, footerTitle: String?, rows: [Row]) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.rows = rows
  }
}
