import Foundation

/// A date as the columns of a picker view.
final class DateWheels: UIView, DateContent, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  private var choice: DateChoice
  private(set) var columns: [DateColumn]
  private let number = NumberFormatter()
  private let twoDigits = NumberFormatter()
  private var dayFormatter: DateFormatter

  var onChange: ((DateChoice) -> Void)?

  init(_ choice: DateChoice) {
    self.choice = choice
    columns = choice.columns
    dayFormatter = choice.formatter("MMMEd")
    super.init(frame: .zero)
    picker.dataSource = self
    picker.delegate = self
    addSubview(picker)
    prepareFormatters()
    selectRows(animated: false)
  }

  required init?(coder: NSCoder) { return nil }

  private func prepareFormatters() {
    for formatter in [number, twoDigits] {
      formatter.locale = choice.locale
      formatter.usesGroupingSeparator = false
    }
    twoDigits.minimumIntegerDigits = 2
    dayFormatter = choice.formatter("MMMEd")
  }

  func show(_ choice: DateChoice, animated: Bool) {
    let old = self.choice
    self.choice = choice
    let isReload =
      old.mode != choice.mode || old.locale != choice.locale || old.calendar != choice.calendar
      || old.minuteInterval != choice.minuteInterval
    if isReload {
      columns = choice.columns
      prepareFormatters()
      picker.reloadAllComponents()
    }
    selectRows(animated: animated)
  }

  private func selectRows(animated: Bool) {
    for (component, column) in columns.enumerated() {
      let row = choice.selectedRow(in: column)
      if picker.selectedRow(inComponent: component) != row {
        picker.selectRow(row, inComponent: component, animated: animated)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }

  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  var firstFocus: UIView? { picker.columns.first }

  // MARK: Picker view

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    choice.rowCount(of: columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let sum = columns.reduce(0) { $0 + $1.weight }
    let width = pickerView.automaticWidth * CGFloat(columns.count) * columns[component].weight / sum
    guard let cell = traitCollection.pointGrid else { return width }
    return (width / cell.width).rounded(.down) * cell.width
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    func text(_ value: Int, _ formatter: NumberFormatter) -> String { formatter.string(from: value as NSNumber) ?? "" }
    let column = columns[component]
    switch column {
    case .year, .day: return text(row + 1, number)
    case .month: return choice.calendar.standaloneMonthSymbols[row]
    case .wholeDay: return dayFormatter.string(from: choice.wholeDay(ofRow: row))
    case .hour:
      let hour = choice.rowCount(of: .hour) == 12 && row == 0 ? 12 : row
      return text(hour, choice.padsHours ? twoDigits : number)
    case .minute: return text(row * choice.minuteInterval, twoDigits)
    case .period: return row == 0 ? choice.calendar.amSymbol : choice.calendar.pmSymbol
    case .durationHours: return text(row, number) + (row == 1 ? " hour" : " hours")
    case .durationMinutes: return text(row * choice.minuteInterval, number) + " min"
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let old = choice
    choice.select(row, in: columns[component])
    let new = choice
    selectRows(animated: true)
    if new != old { onChange?(new) }
  }
}
