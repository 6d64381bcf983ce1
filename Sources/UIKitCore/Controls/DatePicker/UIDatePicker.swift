import Foundation

/// A control for a date, a time, or both; or for the duration of a countdown.
///
/// Changes by the user send `.valueChanged`. The parts are in the order of the locale. In the wheels of days every day
/// has its name, today too; wheels end at their last row. The title of a calendar does not open a choice of months.
open class UIDatePicker: UIControl {
  /// The parts of a date that the user changes.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// Hours and minutes of `countDownDuration`.
    case countDownTimer = 3
    case yearAndMonth = 4269
  }

  final var choice: DateChoice
  private(set) final var content: any DateContent

  /// A date picker with the present date; in its natural size if the rectangle has none.
  public override init(frame: CGRect) {
    choice = DateChoice()
    content = DateFields(choice, isInline: false)
    super.init(frame: frame)
    install()
    if frame.size == .zero { self.frame.size = intrinsicContentSize }
  }

  public required init?(coder: NSCoder) {
    choice = DateChoice()
    content = DateFields(choice, isInline: false)
    super.init(coder: coder)
    install()
    coder.decodeProperties(of: self, declaredBy: UIDatePicker.self)
  }

  // MARK: Style

  /// The parts that are shown; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard oldValue != datePickerMode else { return }
      choice.mode = datePickerMode
      choice.set(choice.date)
      rebuild()
    }
  }

  /// The style that is shown if the mode has it; `.automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if oldValue != preferredDatePickerStyle { rebuild() } }
  }

  /// The style that is shown. `.countDownTimer` and `.yearAndMonth` have wheels only.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  private func rebuild() {
    content.removeFromSuperview()
    content =
      datePickerStyle == .wheels
      ? DateWheels(choice) : DateFields(choice, isInline: datePickerStyle == .inline)
    install()
  }

  private func install() {
    content.onChange = { [weak self] in self?.userDidChange($0) }
    addSubview(content)
    contentDidChange()
  }

  private func contentDidChange() {
    content.isUserInteractionEnabled = isEnabled
    content.alpha = isEnabled ? 1 : 0.5
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @_spi(Toolkit) open override func controlStateDidChange() {
    super.controlStateDidChange()
    contentDidChange()
  }

  // MARK: Date

  /// The date, within the limits; by default the date of the picker's creation. Setting it sends no event. Without
  /// meaning in the mode `.countDownTimer`.
  open var date: Date {
    get { choice.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date, within the limits, without sending an event.
  ///
  /// - Parameter animated: True to let the host animate the wheels if it can.
  open func setDate(_ date: Date, animated: Bool) { change(animated: animated) { $0.set(date) } }

  /// The first date; nil, the default, for no limit. Limits are ignored if the first is after the last.
  open var minimumDate: Date? {
    get { choice.minimum }
    set { changeRules { $0.minimum = newValue } }
  }

  /// The last date; nil, the default, for no limit. Limits are ignored if the first is after the last.
  open var maximumDate: Date? {
    get { choice.maximum }
    set { changeRules { $0.maximum = newValue } }
  }

  /// The time of a countdown in seconds, from 0 to 86,340; 0 by default. Setting it drops seconds beyond whole minutes,
  /// and sends no event.
  open var countDownDuration: TimeInterval {
    get { choice.duration }
    set {
      let limited = newValue.isNaN ? 0 : max(0, min(newValue, 86_399))
      change(animated: false) { $0.duration = (limited / 60).rounded(.down) * 60 }
    }
  }

  /// The distance of the minutes that can be selected; 1 by default. A value that does not divide 60, or is not from 1
  /// to 30, means 1.
  open var minuteInterval: Int {
    get { choice.minuteInterval }
    set {
      let isValid = (1...30).contains(newValue) && 60 % newValue == 0
      changeRules { $0.minuteInterval = isValid ? newValue : 1 }
    }
  }

  /// A Boolean value that indicates whether the date is rounded down to the interval of minutes; true by default.
  open var roundsToMinuteInterval: Bool {
    get { choice.roundsToMinuteInterval }
    set { changeRules { $0.roundsToMinuteInterval = newValue } }
  }

  /// The locale of names and of the order of parts; nil, the default, for that of the calendar.
  open var locale: Locale? {
    get { choice.ownLocale }
    set { change(animated: false) { $0.ownLocale = newValue } }
  }

  /// The calendar; by default, and after setting nil, the current one.
  open var calendar: Calendar! {
    get { choice.ownCalendar ?? .current }
    set { change(animated: false) { $0.ownCalendar = newValue } }
  }

  /// The time zone; nil, the default, for that of the calendar.
  open var timeZone: TimeZone? {
    get { choice.ownTimeZone }
    set { change(animated: false) { $0.ownTimeZone = newValue } }
  }

  private func change(animated: Bool, _ change: (inout DateChoice) -> Void) {
    let old = choice
    change(&choice)
    guard choice != old else { return }
    content.show(choice, animated: animated)
    contentDidChange()
  }

  /// Changes a rule, which may change the date.
  private func changeRules(_ body: (inout DateChoice) -> Void) {
    change(animated: false) { choice in
      body(&choice)
      choice.set(choice.date)
    }
  }

  private func userDidChange(_ new: DateChoice) {
    choice = new
    contentDidChange()
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  /// The size of the style's content.
  open override var intrinsicContentSize: CGSize { content.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.intrinsicContentSize }

  /// False: its parts can be focused.
  open override var canBecomeFocused: Bool { false }
}
