import Foundation

/// The compact and the inline form of a date picker: fields that open an editor, below a month or without one.
final class DateFields: UIView, DateContent {
  private var choice: DateChoice
  /// The visible month of the inline form; nil in the compact form, and for a time alone.
  private(set) var monthView: MonthView?
  /// The field of the date in the compact form; nil if the mode has no date.
  private(set) var dateField: DateField?
  /// The field of the time; nil if the mode has no time.
  private(set) var timeField: DateField?
  private weak var editor: (any DateContent)?

  var onChange: ((DateChoice) -> Void)?

  init(_ choice: DateChoice, isInline: Bool) {
    self.choice = choice
    super.init(frame: .zero)
    if choice.mode != .time {
      if isInline {
        let view = MonthView(choice)
        view.onChange = { [weak self] in self?.userDidChange(to: $0.date) }
        monthView = view
        addSubview(view)
      } else {
        dateField = makeField { [weak self] field in self?.openMonth(at: field) }
      }
    }
    if choice.mode != .date { timeField = makeField { [weak self] field in self?.openTime(at: field) } }
    update()
  }

  required init?(coder: NSCoder) { return nil }

  private func makeField(_ open: @escaping (DateField) -> Void) -> DateField {
    let field = DateField()
    field.onUse = { [weak field] in if let field { open(field) } }
    addSubview(field)
    return field
  }

  var firstFocus: UIView? { dateField ?? monthView?.firstFocus ?? timeField }

  // MARK: Content

  func show(_ choice: DateChoice, animated: Bool) {
    self.choice = choice
    monthView?.show(choice, animated: animated)
    if let editor { editor.show(editor is DateWheels ? choice.timeOnly : choice, animated: animated) }
    update()
  }

  private func update() {
    dateField?.text = choice.formatter("yMMMd").string(from: choice.date)
    timeField?.text = choice.formatter("jmm").string(from: choice.date)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func userDidChange(to date: Date) {
    var new = choice
    new.date = date
    guard new != choice else { return }
    show(new, animated: false)
    onChange?(new)
  }

  // MARK: Editors

  private func openMonth(at field: DateField) { open(MonthView(choice), at: field) }

  private func openTime(at field: DateField) { open(DateWheels(choice.timeOnly), at: field) }

  private func open(_ content: any DateContent, at field: DateField) {
    content.onChange = { [weak self] in self?.userDidChange(to: $0.date) }
    editor = content
    DatePopover.open(content, from: field)
  }

  // MARK: Layout

  /// The space between the parts, in points.
  private var gap: CGFloat { traitCollection.pointGrid?.width ?? 8 }

  private var fields: [DateField] { [dateField, timeField].compactMap { $0 } }

  override var intrinsicContentSize: CGSize {
    let sizes = fields.map(\.intrinsicContentSize)
    let row = CGSize(
      width: sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, sizes.count - 1)),
      height: sizes.map(\.height).max() ?? 0)
    guard let month = monthView?.intrinsicContentSize else { return row }
    return CGSize(width: max(month.width, row.width), height: month.height + row.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    if let monthView {
      let height = min(bounds.height, monthView.intrinsicContentSize.height)
      monthView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      y = height
    }
    // The compact form begins at the leading edge; the time below a month is at the trailing one.
    let sizes = fields.map(\.intrinsicContentSize)
    let sum = sizes.reduce(0) { $0 + $1.width } + gap * CGFloat(max(0, sizes.count - 1))
    var x = monthView == nil ? 0 : max(0, bounds.width - sum)
    if monthView == nil, traitCollection.pointGrid == nil {
      y = max(0, (bounds.height - (sizes.map(\.height).max() ?? 0)) / 2)
    }
    for (field, size) in zip(fields, sizes) {
      let height = monthView == nil ? min(size.height, max(0, bounds.height)) : size.height
      field.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width, height: height)
      x += size.width + gap
    }
  }
}

extension DateChoice {
  /// The same choice for the wheels of a time.
  fileprivate var timeOnly: DateChoice {
    var time = self
    time.mode = .time
    return time
  }
}
