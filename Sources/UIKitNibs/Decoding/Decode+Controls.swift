import Foundation
import UIKitCore

@MainActor
func decodeControl(_ control: UIControl, _ coder: NibCoder) {
  coder.flag("enabled") { control.isEnabled = $0 }
  coder.flag("selected") { control.isSelected = $0 }
  coder.flag("highlighted") { control.isHighlighted = $0 }
  coder.choice(
    "contentHorizontalAlignment",
    [
      "center": UIControl.ContentHorizontalAlignment.center, "left": .left, "right": .right, "fill": .fill,
      "leading": .leading, "trailing": .trailing,
    ]
  ) { control.contentHorizontalAlignment = $0 }
  coder.choice(
    "contentVerticalAlignment",
    ["center": UIControl.ContentVerticalAlignment.center, "top": .top, "bottom": .bottom, "fill": .fill]
  ) { control.contentVerticalAlignment = $0 }
}

@MainActor
func decodeButton(_ button: UIButton, _ coder: NibCoder) {
  let symbols = [
    "detailDisclosure": "info.circle", "infoLight": "info.circle", "infoDark": "info.circle",
    "contactAdd": "plus.circle", "close": "xmark.circle.fill",
  ]
  if let symbol = symbols[coder.element["buttonType"] ?? ""] {
    button.setImage(UIImage(systemName: symbol), for: .normal)
  }
  // The font comes before the titles, because a label's font is written into all of its attributed text.
  coder.font("fontDescription") { button.titleLabel?.font = $0 }
  for state in coder.element.unreadChildren where state.tag == "state" {
    guard let key = state.attributes["key"], let name = controlStates[key] else { continue }
    _ = coder.element.child(key: key)
    decodeState(name, key: key, of: button, state, coder)
  }
  coder.choice("lineBreakMode", TextNames.lineBreakModes) { button.titleLabel?.lineBreakMode = $0 }
  coder.insets("contentEdgeInsets") { button.contentEdgeInsets = $0 }
  coder.insets("titleEdgeInsets") { button.titleEdgeInsets = $0 }
  coder.insets("imageEdgeInsets") { button.imageEdgeInsets = $0 }
  coder.flag("showsMenuAsPrimaryAction") { button.showsMenuAsPrimaryAction = $0 }
  coder.flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
  if let element = coder.element.child(key: "configuration") { decodeConfiguration(of: button, element, coder) }
}

@MainActor private let controlStates: [String: UIControl.State] = [
  "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected, "focused": .focused,
]

@MainActor
private func decodeState(
  _ state: UIControl.State, key: String, of button: UIButton, _ element: NibElement, _ coder: NibCoder
) {
  let translation = coder.element.id.flatMap { coder.builder.file.strings["\($0).\(key)Title"] }
  if let title = translation ?? element["title"] ?? element.child(key: "title")?.nibText {
    button.setTitle(title, for: state)
  }
  let values = coder.builder.values
  if let child = element.child(key: "titleColor") { button.setTitleColor(values.color(child), for: state) }
  if let name = element["image"] { button.setImage(values.image(named: name, catalog: element["catalog"]), for: state) }
  if let child = element.child(key: "image") { button.setImage(values.image(child), for: state) }
  if let child = element.child(key: "attributedTitle") {
    button.setAttributedTitle(values.attributedString(child, translation: translation), for: state)
  }
}

@MainActor
private func decodeConfiguration(of button: UIButton, _ element: NibElement, _ coder: NibCoder) {
  let styles: [String: UIButton.Configuration] = [
    "plain": .plain(), "gray": .gray(), "tinted": .tinted(), "filled": .filled(), "borderless": .borderless(),
    "bordered": .bordered(), "borderedTinted": .borderedTinted(), "borderedProminent": .borderedProminent(),
  ]
  var configuration = styles[element["style"] ?? "plain"] ?? .plain()
  let inner = NibCoder(element, coder.builder)
  let strings = coder.builder.file.strings
  let id = coder.element.id ?? ""
  inner.text("title") { configuration.title = $0 }
  inner.text("subtitle") { configuration.subtitle = $0 }
  inner.attributedText("attributedTitle") { configuration.attributedTitle = AttributedString($0) }
  inner.attributedText("attributedSubtitle") { configuration.attributedSubtitle = AttributedString($0) }
  if let title = strings["\(id).configuration.title"] { configuration.title = title }
  if let subtitle = strings["\(id).configuration.subtitle"] { configuration.subtitle = subtitle }
  inner.image("image") { configuration.image = $0 }
  inner.choice(
    "imagePlacement", ["leading": NSDirectionalRectEdge.leading, "trailing": .trailing, "top": .top, "bottom": .bottom]
  ) {
    configuration.imagePlacement = $0
  }
  inner.number("imagePadding") { configuration.imagePadding = $0 }
  inner.number("titlePadding") { configuration.titlePadding = $0 }
  inner.choice(
    "titleAlignment",
    [
      "automatic": UIButton.Configuration.TitleAlignment.automatic, "leading": .leading, "center": .center,
      "trailing": .trailing,
    ]
  ) { configuration.titleAlignment = $0 }
  inner.choice(
    "cornerStyle",
    [
      "dynamic": UIButton.Configuration.CornerStyle.dynamic, "fixed": .fixed, "small": .small, "medium": .medium,
      "large": .large, "capsule": .capsule,
    ]
  ) { configuration.cornerStyle = $0 }
  inner.color("baseForegroundColor") { configuration.baseForegroundColor = $0 }
  inner.color("baseBackgroundColor") { configuration.baseBackgroundColor = $0 }
  inner.directionalInsets("contentInsets") { configuration.contentInsets = $0 }
  if let child = element.child(key: "preferredSymbolConfigurationForImage"), let image = configuration.image {
    configuration.image = image.applyingSymbolConfiguration(coder.builder.values.symbolConfiguration(child)) ?? image
  }
  if let background = element.child(key: "background") {
    let inner = NibCoder(background, coder.builder)
    inner.color("backgroundColor") { configuration.background.backgroundColor = $0 }
    inner.color("strokeColor") { configuration.background.strokeColor = $0 }
    inner.number("strokeWidth") { configuration.background.strokeWidth = $0 }
    inner.number("cornerRadius") { configuration.background.cornerRadius = $0 }
  }
  button.configuration = configuration
}

@MainActor
func decodeImageView(_ view: UIImageView, _ coder: NibCoder) {
  coder.image("image") { view.image = $0 }
  coder.image("highlightedImage") { view.highlightedImage = $0 }
  coder.flag("highlighted") { view.isHighlighted = $0 }
  if let element = coder.element.child(key: "preferredSymbolConfiguration") {
    view.preferredSymbolConfiguration = coder.builder.values.symbolConfiguration(element)
  }
}

@MainActor
func decodeSwitch(_ view: UISwitch, _ coder: NibCoder) {
  coder.flag("on") { view.isOn = $0 }
  coder.color("onTintColor") { view.onTintColor = $0 }
  coder.color("thumbTintColor") { view.thumbTintColor = $0 }
}

@MainActor
func decodeSlider(_ slider: UISlider, _ coder: NibCoder) {
  coder.number("minValue") { slider.minimumValue = Float($0) }
  coder.number("maxValue") { slider.maximumValue = Float($0) }
  coder.number("value") { slider.value = Float($0) }
  coder.flag("continuous") { slider.isContinuous = $0 }
  coder.image("minimumValueImage") { slider.minimumValueImage = $0 }
  coder.image("maximumValueImage") { slider.maximumValueImage = $0 }
  coder.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
  coder.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
  coder.color("thumbTintColor") { slider.thumbTintColor = $0 }
}

@MainActor
func decodeStepper(_ stepper: UIStepper, _ coder: NibCoder) {
  coder.number("minimumValue") { stepper.minimumValue = Double($0) }
  coder.number("maximumValue") { stepper.maximumValue = Double($0) }
  coder.number("stepValue") { stepper.stepValue = Double($0) }
  coder.number("value") { stepper.value = Double($0) }
  coder.flag("wraps") { stepper.wraps = $0 }
  coder.flag("autorepeat") { stepper.autorepeat = $0 }
  coder.flag("continuous") { stepper.isContinuous = $0 }
}

@MainActor
func decodeSegmentedControl(_ control: UISegmentedControl, _ coder: NibCoder) {
  _ = coder.element["segmentControlStyle"]
  for (index, segment) in coder.element.list("segments").enumerated() {
    let translation = coder.element.id.flatMap { coder.builder.file.strings["\($0).segmentTitles[\(index)]"] }
    let image = segment["image"].flatMap { coder.builder.values.image(named: $0, catalog: segment["catalog"]) }
    let title = translation ?? segment["title"]
    if let image, title?.isEmpty != false {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
    if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: index) }
    if segment.attributes["width"] != nil { control.setWidth(segment.number("width"), forSegmentAt: index) }
  }
  coder.integer("selectedSegmentIndex") { control.selectedSegmentIndex = $0 }
  coder.flag("momentary") { control.isMomentary = $0 }
  coder.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
}

@MainActor
func decodeProgressView(_ view: UIProgressView, _ coder: NibCoder) {
  coder.number("progress") { view.progress = Float($0) }
  coder.choice("progressViewStyle", ["default": UIProgressView.Style.default, "bar": .bar]) {
    view.progressViewStyle = $0
  }
  coder.color("progressTintColor") { view.progressTintColor = $0 }
  coder.color("trackTintColor") { view.trackTintColor = $0 }
}

@MainActor
func decodeActivityIndicator(_ view: UIActivityIndicatorView, _ coder: NibCoder) {
  coder.choice(
    "style",
    [
      "whiteLarge": UIActivityIndicatorView.Style.whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
      "large": .large,
    ]
  ) { view.style = $0 }
  coder.color("color") { if let color = $0 { view.color = color } }
  // An indicator stays when it stops, unless the file says otherwise.
  view.hidesWhenStopped = false
  view.isHidden = coder.element.flag("hidden")
  coder.flag("hidesWhenStopped") { view.hidesWhenStopped = $0 }
  if coder.element.flag("animating") { view.startAnimating() }
}

@MainActor
func decodePageControl(_ control: UIPageControl, _ coder: NibCoder) {
  coder.integer("numberOfPages") { control.numberOfPages = $0 }
  coder.integer("currentPage") { control.currentPage = $0 }
  coder.flag("hidesForSinglePage") { control.hidesForSinglePage = $0 }
  coder.color("pageIndicatorTintColor") { control.pageIndicatorTintColor = $0 }
  coder.color("currentPageIndicatorTintColor") { control.currentPageIndicatorTintColor = $0 }
}

@MainActor
func decodeDatePicker(_ picker: UIDatePicker, _ coder: NibCoder) {
  coder.choice(
    "datePickerMode",
    [
      "time": UIDatePicker.Mode.time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
      "yearAndMonth": .yearAndMonth,
    ]
  ) { picker.datePickerMode = $0 }
  coder.choice(
    "style", ["automatic": UIDatePickerStyle.automatic, "wheels": .wheels, "compact": .compact, "inline": .inline]
  ) { picker.preferredDatePickerStyle = $0 }
  coder.integer("minuteInterval") { picker.minuteInterval = $0 }
  coder.number("countDownDuration") { picker.countDownDuration = Double($0) }
  coder.object("minimumDate") { (date: Date) in picker.minimumDate = date }
  coder.object("maximumDate") { (date: Date) in picker.maximumDate = date }
  let usesPresent = coder.element["useCurrentDate"] == "YES"
  coder.object("date") { (date: Date) in if !usesPresent { picker.date = date } }
  coder.object("locale") { (text: String) in picker.locale = Locale(identifier: text) }
}

@MainActor
func decodeRefreshControl(_ control: UIRefreshControl, _ coder: NibCoder) {
  coder.attributedText("attributedTitle") { control.attributedTitle = $0 }
  // Editors write enabled="NO" for every refresh control, and all of them can be pulled.
  control.isEnabled = true
}
