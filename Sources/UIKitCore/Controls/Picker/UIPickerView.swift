import Foundation

/// Columns of rows side by side, each with one selected row in the middle.
///
/// The original's wheels are flat lists here, which come to rest with a row in the middle. The user drags a column,
/// turns the mouse wheel over it, taps a row, or presses the up and down arrow keys on the focused column; left and
/// right move the focus to the next column. From right to left the first component is at the right. In a terminal the
/// picker view has five rows of characters, with marks beside the middle one.
///
/// Rows are made when they become visible: a million rows cost as much as the visible ones.
open class UIPickerView: UIView {
  @_spi(Toolkit) open override class var builtInMembers: [ObjectMember] { super.builtInMembers + pickerViewMembers }

  /// The size without other constraints, in points.
  private static let standardSize = CGSize(width: 320, height: 216)
  /// The number of visible rows in a terminal.
  private static let terminalRows: CGFloat = 5

  private let band = UIView()
  private let leftMark = CharacterRow()
  private let rightMark = CharacterRow()
  private(set) final var columns: [PickerColumn] = []

  /// A picker view, 320 by 216 points if the rectangle has no size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: frame.size == .zero ? Self.standardSize : frame.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeProperties(of: self, declaredBy: UIPickerView.self)
  }

  private func setUp() {
    band.isUserInteractionEnabled = false
    band.backgroundColor = .tertiarySystemFill
    leftMark.runs = [CharacterRow.Run(text: "▸")]
    rightMark.runs = [CharacterRow.Run(text: "◂")]
    for part in [band, leftMark, rightMark] { addSubview(part) }
  }

  // MARK: Data

  /// Provides the numbers of components and rows. Held weakly.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsLoad() } }

  /// Provides the rows, and observes the user's selection. Held weakly.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet {
      missing = []
      setNeedsLoad()
    }
  }

  /// The optional methods of a delegate that it has been found not to implement.
  struct MissingMethods: OptionSet {
    let rawValue: Int
    static let width = MissingMethods(rawValue: 1)
    static let title = MissingMethods(rawValue: 2)
    static let view = MissingMethods(rawValue: 4)
  }

  final var missing: MissingMethods = []

  private var needsLoad = true

  private func setNeedsLoad() {
    needsLoad = true
    setNeedsLayout()
  }

  /// Requests the numbers from the data source before they are used for the first time.
  private func loadIfNeeded() {
    guard needsLoad else { return }
    needsLoad = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(picker: self, component: columns.count)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { load(column) }
    setNeedsLayout()
  }

  private func load(_ column: PickerColumn) {
    column.load(rowCount: dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0)
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows of a component; 0 for a component that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// The size of a component's rows, in points; zero for a component that does not exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard column(component) != nil else { return .zero }
    return CGSize(width: width(ofComponent: component), height: rowHeight(ofComponent: component))
  }

  /// The view that the delegate returned for a row; nil if the row is not visible, or has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.providedView(ofRow: row)
  }

  /// Requests all numbers and rows again. A selected row that no longer exists is replaced by the last one.
  open func reloadAllComponents() {
    needsLoad = true
    loadIfNeeded()
  }

  /// Requests the number and the rows of a component again. A selected row that no longer exists is replaced by the last
  /// one. Without effect for a component that does not exist.
  open func reloadComponent(_ component: Int) {
    guard !needsLoad else { return loadIfNeeded() }
    guard let column = column(component) else { return }
    load(column)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Selects a row, limited to the rows of the component, without calling the delegate. Without effect for a component
  /// that does not exist.
  ///
  /// - Parameter animated: True to let the host animate the movement if it can. The row is selected at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row, animated: animated)
  }

  /// The selected row of a component; -1 if there isn't one. While the user moves the rows it is the last one.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

  // MARK: Layout

  /// The height of rows without a delegate's, in points.
  final var automaticRowHeight: CGFloat { traitCollection.pointGrid?.height ?? 32 }

  /// The space beside the columns, and between two of them, in points.
  private var spaces: (margin: CGFloat, gap: CGFloat) {
    guard let cell = traitCollection.pointGrid else { return (9, 5) }
    return (2 * cell.width, cell.width)
  }

  /// The width of a component without a delegate's: an equal share, in points.
  final var automaticWidth: CGFloat {
    guard !columns.isEmpty else { return 0 }
    let count = CGFloat(columns.count)
    let room = max(0, bounds.width - 2 * spaces.margin - (count - 1) * spaces.gap)
    guard let cell = traitCollection.pointGrid else { return room / count }
    return (room / count / cell.width).rounded(.down) * cell.width
  }

  private func width(ofComponent component: Int) -> CGFloat {
    guard let delegate, !missing.contains(.width) else { return automaticWidth }
    let width = max(0, delegate.pickerView(self, widthForComponent: component))
    guard let cell = traitCollection.pointGrid else { return width }
    return (width / cell.width).rounded() * cell.width
  }

  /// The height of a component's rows; in a terminal a whole number of rows.
  private func rowHeight(ofComponent component: Int) -> CGFloat {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? automaticRowHeight
    guard let cell = traitCollection.pointGrid else { return height > 0 ? height : automaticRowHeight }
    return max(1, (height / cell.height).rounded()) * cell.height
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = columns.map { width(ofComponent: $0.component) }
    var x = ((bounds.width - widths.reduce(0, +) - CGFloat(max(0, columns.count - 1)) * spaces.gap) / 2)
    if let cell = traitCollection.pointGrid { x = (x / cell.width).rounded(.down) * cell.width }
    var bandFrame = CGRect.null
    for column in isRightToLeft ? columns.reversed() : columns {
      let width = widths[column.component]
      column.place(
        CGRect(x: x, y: 0, width: width, height: bounds.height), rowHeight: rowHeight(ofComponent: column.component))
      bandFrame = bandFrame.union(column.middleRect.offsetBy(dx: x, dy: 0))
      x += width + spaces.gap
    }
    layOutBand(at: bandFrame)
  }

  private func layOutBand(at frame: CGRect) {
    let cell = traitCollection.pointGrid
    band.isHidden = frame.isNull
    for mark in [leftMark, rightMark] { mark.isHidden = frame.isNull || cell == nil }
    guard !frame.isNull else { return }
    band.frame = CGRect(x: 0, y: frame.minY, width: bounds.width, height: frame.height)
    band.layer.cornerRadius = cell == nil ? 8 : 0
    guard let cell else { return }
    let y = frame.minY + ((frame.height / cell.height - 1) / 2).rounded(.down) * cell.height
    leftMark.frame = CGRect(x: 0, y: y, width: cell.width, height: cell.height)
    rightMark.frame = CGRect(x: bounds.width - cell.width, y: y, width: cell.width, height: cell.height)
  }

  /// 320 by 216 points; in a terminal five rows high.
  open override var intrinsicContentSize: CGSize {
    guard let cell = traitCollection.pointGrid else { return Self.standardSize }
    return CGSize(
      width: (Self.standardSize.width / cell.width).rounded() * cell.width, height: Self.terminalRows * cell.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
