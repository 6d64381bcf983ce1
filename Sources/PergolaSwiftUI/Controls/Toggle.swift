import Foundation
@_spi(Toolkit) import UIKitCore

/// A control that is on or off. The environment's style draws it: a switch with a label before it, as wide as its place,
/// unless the app sets another one.
public nonisolated struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.isMenuContent) private var isMenuContent
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a toggle with a view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The view, which the environment's style draws.
  @MainActor public var body: some View {
    if isMenuContent {
      HStack { label }.modifier(TraitModifier<MenuEntryTrait>(value: menuEntry))
    } else {
      StyleableView(
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn, title: label as? Text)
      ) { DefaultToggleStyle().makeBody(configuration: $0) }
    }
  }

  /// The command with a checkmark that the toggle is in a menu.
  @MainActor private var menuEntry: MenuEntry {
    let (isOn, isEnabled) = (isOn, isEnabled)
    return .elements { title, image in
      let state: UIMenuElement.State = isOn.wrappedValue ? .on : .off
      return [
        UIAction(title: title, image: image, attributes: isEnabled ? [] : .disabled, state: state) { _ in
          isOn.wrappedValue.toggle()
        }
      ]
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(titleKey) } }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == PergolaSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PergolaSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PergolaSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a configuration, in the style around that of the configuration.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The switch of a toggle, which has the toggle's label as its name.
nonisolated struct SwitchView: PrimitiveView {
  let isOn: Binding<Bool>
  /// The label, if it is a text.
  let title: Text?

  @MainActor static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    SwitchNode(view, context)
  }
}

private final class SwitchNode: LeafNode<SwitchView> {
  private let control = UISwitch()
  private lazy var shortcut = ShortcutWriter(self) { [unowned self] shortcut in
    ShortcutTarget(shortcut: shortcut, title: control.accessibilityLabel ?? "") { [weak self] in self?.toggle() }
  }

  override func makeElement() -> ViewElement {
    control.addAction(UIAction { [weak self] _ in self?.didChange() }, for: .valueChanged)
    return UIViewElement(self, control) { control, _ in control.intrinsicContentSize }
  }

  override func evaluate() {
    _ = element
    control.isEnabled = environment.isEnabled
    control.onTintColor = environment.tintColor
    shortcut.set(environment.keyboardShortcut)
    let isOn = view.isOn.wrappedValue
    if control.isOn != isOn { control.setOn(isOn, animated: isShown) }
    if let title = view.title {
      control.accessibilityLabel = title.string(in: environment)
    } else {
      graph.afterLayout { [weak self] in self?.nameAfterNeighbours() }
    }
  }

  /// Names the switch after the first text beside it.
  private func nameAfterNeighbours() {
    let neighbours = element.outermostWrapper.container?.subelements ?? []
    control.accessibilityLabel = neighbours.lazy.compactMap { $0.view?.firstText }.first
  }

  private func toggle() {
    control.setOn(!control.isOn, animated: true)
    didChange()
  }

  override func willUnmount() {
    shortcut.set(nil)
    super.willUnmount()
  }

  private func didChange() {
    guard isMounted else { return }
    let isOn = control.isOn
    ViewGraph.withoutTracking { view.isOn.wrappedValue = isOn }
    // A binding that keeps its value has the last word.
    setNeedsEvaluation(because: "switch")
  }
}
