import Foundation

/// A month as a grid of days, with its name, buttons to the months beside it, and the names of weekdays.
///
/// On a focused day left and right go from day to day across the months, up and down from week to week within the month,
/// page up and page down from month to month; enter selects. In a terminal each day has four characters.
final class MonthView: UIView, DateContent {
  private var choice: DateChoice
  /// The start of the visible month.
  private(set) var month: Date
  private let title = UILabel()
  private(set) lazy var previousButton = makeButton("chevron.backward", "previous month", by: -1)
  private(set) lazy var nextButton = makeButton("chevron.forward", "next month", by: 1)
  private var weekdays: [UILabel] = []
  /// The days of the month, from the first.
  private(set) var days: [DayButton] = []

  var onChange: ((DateChoice) -> Void)?

  init(_ choice: DateChoice) {
    self.choice = choice
    month = choice.startOfMonth(of: choice.date)
    super.init(frame: .zero)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    for part in [title, previousButton, nextButton] { addSubview(part) }
    weekdays = (0..<7).map { _ in UILabel() }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { return nil }

  private func makeButton(_ symbol: String, _ name: String, by months: Int) -> UIButton {
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(image: UIImage(systemName: symbol)) { [weak self] _ in self?.turn(by: months) })
    button.accessibilityLabel = name
    return button
  }

  /// The name of the visible month.
  var monthTitle: String? { title.text }

  /// The short names of the weekdays, from the first day of the week.
  var weekdayTitles: [String] { weekdays.compactMap(\.text) }

  // MARK: Content

  func show(_ choice: DateChoice, animated: Bool) {
    let old = self.choice
    self.choice = choice
    if old.date != choice.date || old.calendar != choice.calendar { month = choice.startOfMonth(of: choice.date) }
    setNeedsLayout()
  }

  /// Updates the texts and days from the choice.
  private func update() {
    let calendar = choice.calendar
    title.text = choice.formatter("yMMMM").string(from: month)
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = symbols[(calendar.firstWeekday - 1 + index) % symbols.count]
    }
    previousButton.isEnabled = monthBeside(-1) != nil
    nextButton.isEnabled = monthBeside(1) != nil
    let count = choice.dayCount(ofMonth: month)
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let button = DayButton(month: self)
      days.append(button)
      addSubview(button)
    }
    let number = NumberFormatter()
    number.locale = choice.locale
    let name = choice.formatter("yMMMMd")
    for (index, button) in days.enumerated() {
      let date = date(ofDay: index + 1)
      button.show(
        index + 1, text: number.string(from: (index + 1) as NSNumber) ?? "", name: name.string(from: date),
        isSelected: calendar.isDate(date, inSameDayAs: choice.date), isToday: calendar.isDateInToday(date),
        isEnabled: choice.allows(dayOf: date))
    }
  }

  private func date(ofDay day: Int) -> Date {
    choice.calendar.date(byAdding: .day, value: day - 1, to: month) ?? month
  }

  /// The start of a month beside the visible one; nil if the limits allow none of its days.
  private func monthBeside(_ months: Int) -> Date? {
    guard let start = choice.calendar.date(byAdding: .month, value: months, to: month) else { return nil }
    let last = choice.calendar.date(byAdding: .day, value: choice.dayCount(ofMonth: start) - 1, to: start)
    return choice.allows(dayOf: months < 0 ? last ?? start : start) ? start : nil
  }

  private func turn(by months: Int) {
    guard let start = monthBeside(months) else { return }
    month = start
    setNeedsLayout()
  }

  func userDidSelect(_ day: Int) {
    let old = choice
    let date = date(ofDay: day)
    choice.selectDay(of: date)
    setNeedsLayout()
    if choice != old { onChange?(choice) }
  }

  // MARK: Layout

  private struct Metrics {
    var header: CGFloat
    var weekdays: CGFloat
    var week: CGFloat
    var width: CGFloat

    init(cell: CGSize?) {
      header = cell?.height ?? 44
      weekdays = cell?.height ?? 24
      week = cell?.height ?? 40
      width = cell.map { 28 * $0.width } ?? 320
    }
  }

  private var metrics: Metrics { Metrics(cell: traitCollection.pointGrid) }

  /// 320 by 308 points, with room for six weeks; in a terminal 28 by 8 characters.
  override var intrinsicContentSize: CGSize {
    let metrics = metrics
    return CGSize(width: metrics.width, height: metrics.header + metrics.weekdays + 6 * metrics.week)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func layoutSubviews() {
    super.layoutSubviews()
    update()
    let metrics = metrics
    let cell = traitCollection.pointGrid
    var column = bounds.width / 7
    if let cell { column = (column / cell.width).rounded(.down) * cell.width }
    func frame(_ index: Int, y: CGFloat, height: CGFloat) -> CGRect {
      let x = CGFloat(index) * column
      return CGRect(x: isRightToLeft ? bounds.width - x - column : x, y: y, width: column, height: height)
    }
    layOutHeader(height: metrics.header, side: cell.map { 3 * $0.width } ?? 44, margin: cell?.width ?? 12)
    for (index, label) in weekdays.enumerated() {
      label.frame = frame(index, y: metrics.header, height: metrics.weekdays)
    }
    let calendar = choice.calendar
    let first = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    for (index, button) in days.enumerated() {
      let place = first + index
      button.frame = frame(
        place % 7, y: metrics.header + metrics.weekdays + CGFloat(place / 7) * metrics.week, height: metrics.week)
    }
  }

  private func layOutHeader(height: CGFloat, side: CGFloat, margin: CGFloat) {
    func place(_ view: UIView, x: CGFloat, width: CGFloat) {
      view.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: max(0, width), height: height)
    }
    place(title, x: margin, width: bounds.width - 2 * side - margin)
    place(previousButton, x: bounds.width - 2 * side, width: side)
    place(nextButton, x: bounds.width - side, width: side)
  }

  // MARK: Keys

  var firstFocus: UIView? {
    layoutIfNeeded()
    return days.first(where: \.isSelected) ?? days.first(where: \.isEnabled)
  }

  /// The action of an arrow key on a day; nil if the focus leaves the days.
  func moving(from day: Int, _ direction: FocusDirection) -> KeyAction? {
    let step: Int
    switch direction {
    case .up: step = -7
    case .down: step = 7
    case .left: step = isRightToLeft ? 1 : -1
    case .right: step = isRightToLeft ? -1 : 1
    }
    if direction.isVertical, !(1...max(1, days.count)).contains(day + step) { return nil }
    return moving(to: choice.calendar.date(byAdding: .day, value: step, to: date(ofDay: day)), "go to another day")
  }

  /// The action of page up or page down on a day.
  func movingByMonth(from day: Int, by months: Int) -> KeyAction? {
    guard monthBeside(months) != nil,
      let date = choice.calendar.date(byAdding: .month, value: months, to: date(ofDay: day))
    else { return nil }
    return moving(to: choice.clamped(date), "go to another month")
  }

  private func moving(to date: Date?, _ meaning: String) -> KeyAction? {
    guard let date, choice.allows(dayOf: date) else { return nil }
    return KeyAction(meaning) { [self] in focus(on: date) }
  }

  private func focus(on date: Date) {
    month = choice.startOfMonth(of: date)
    setNeedsLayout()
    layoutIfNeeded()
    let day = choice.calendar.component(.day, from: date)
    guard let button = days.first(where: { $0.day == day }) else { return }
    window?.windowScene?.focusEngine.focus(on: button)
  }
}
