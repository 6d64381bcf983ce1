import Foundation
@_spi(Toolkit) import UIKitCore

/// The picker of options side by side.
struct SegmentedPicker: UIViewRepresentable {
  let title: String
  let options: [PickerOption]
  let index: Int?
  let select: @MainActor (Int) -> Void

  func makeCoordinator() -> PickerCoordinator { PickerCoordinator() }

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [unowned control] _ in
        coordinator.select(control.selectedSegmentIndex)
        // A binding that keeps its value has the last word.
        coordinator.revert()
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    context.coordinator.update(options, select)
    if context.coordinator.hasNewOptions {
      control.removeAllSegments()
      for (position, option) in options.enumerated() {
        if let image = option.image, option.title.isEmpty {
          control.insertSegment(with: image, at: position, animated: false)
        } else {
          control.insertSegment(withTitle: option.title, at: position, animated: false)
        }
      }
    }
    let index = index ?? UISegmentedControl.noSegment
    if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
    context.coordinator.revert = { [weak control] in control?.selectedSegmentIndex = index }
    control.isEnabled = context.environment.isEnabled
    control.accessibilityLabel = title.isEmpty ? nil : title
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? ideal.width, height: ideal.height)
  }
}

/// The picker of options on a wheel.
struct WheelPicker: UIViewRepresentable {
  let title: String
  let options: [PickerOption]
  let index: Int?
  let select: @MainActor (Int) -> Void

  func makeCoordinator() -> PickerCoordinator { PickerCoordinator() }

  func makeUIView(context: Context) -> UIPickerView {
    let wheel = UIPickerView()
    wheel.dataSource = context.coordinator
    wheel.delegate = context.coordinator
    return wheel
  }

  func updateUIView(_ wheel: UIPickerView, context: Context) {
    context.coordinator.update(options, select)
    if context.coordinator.hasNewOptions { wheel.reloadAllComponents() }
    if let index, wheel.selectedRow(inComponent: 0) != index {
      wheel.selectRow(index, inComponent: 0, animated: false)
    }
    let index = index
    context.coordinator.revert = { [weak wheel] in
      if let index { wheel?.selectRow(index, inComponent: 0, animated: false) }
    }
    wheel.isUserInteractionEnabled = context.environment.isEnabled
    wheel.accessibilityLabel = title.isEmpty ? nil : title
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    let width = max(0, ideal.width)
    return CGSize(width: proposal.width ?? width, height: ideal.height)
  }
}

/// The picker that shows its options in a menu: a button with the selected one.
struct MenuPicker: UIViewRepresentable {
  let title: String
  let options: [PickerOption]
  let index: Int?
  let select: @MainActor (Int) -> Void

  func makeUIView(context: Context) -> UIButton {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    return button
  }

  func updateUIView(_ button: UIButton, context: Context) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = index.map { options[$0].title } ?? ""
    configuration.image = UIImage(systemName: "chevron.up.chevron.down")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    button.configuration = configuration
    button.tintColor = context.environment.tintColor
    button.isEnabled = context.environment.isEnabled
    button.accessibilityLabel = title.isEmpty ? nil : title
    button.accessibilityValue = configuration.title
    button.menu = UIMenu(children: Self.commands(options, index: index, isEnabled: true, select))
  }

  /// As wide as the selected option, or narrower where there is less space.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIButton, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return CGSize(width: min(ideal.width, proposal.width ?? ideal.width), height: ideal.height)
  }

  /// The options as commands of a menu, of which the selected one is checked.
  static func commands(
    _ options: [PickerOption], index: Int?, isEnabled: Bool, _ select: @escaping @MainActor (Int) -> Void
  ) -> [UIMenuElement] {
    options.enumerated().map { position, option in
      UIAction(
        title: option.title, image: option.image, attributes: isEnabled ? [] : .disabled,
        state: position == index ? .on : .off
      ) { _ in select(position) }
    }
  }
}

/// The connection of a picker's control with its view.
final class PickerCoordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private var titles: [String] = []
  private var images: [UIImage?] = []
  /// True if the last update changed the options, or was the first.
  private(set) var hasNewOptions = true
  private(set) var select: @MainActor (Int) -> Void = { _ in }
  /// Shows the value of the binding as it was at the last update.
  var revert: () -> Void = {}
  private var isUpdated = false

  func update(_ options: [PickerOption], _ select: @escaping @MainActor (Int) -> Void) {
    let (titles, images) = (options.map(\.title), options.map(\.image))
    hasNewOptions = !isUpdated || titles != self.titles || !images.elementsEqual(self.images, by: ===)
    isUpdated = true
    (self.titles, self.images, self.select) = (titles, images, select)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { titles.count }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    select(row)
    revert()
  }
}
