@_spi(Toolkit) import UIKitCore

/// A control that selects one of several values that exclude each other.
///
/// The views of the content are the options. Each has a value of the selection's own type: the one that
/// ``View/tag(_:)`` gives it, or the identity that a `ForEach` does. A selection that no option has shows nothing as
/// selected.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label

  /// Creates a picker with a view as its label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a view as its label.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
    self.label = label
  }

  /// The view, which the environment's style draws.
  @MainActor public var body: some View {
    PickerOptionReader(options: content) { options in
      StyledPicker(label: label, selection: PickerSelection(selection), options: options)
    }
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == PergolaSwiftUI.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      PergolaSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { PergolaSwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// A picker in the style of its environment.
private struct StyledPicker<Label: View>: View {
  let label: Label
  let selection: PickerSelection
  let options: [PickerOption]
  @Environment(\.pickerStyle) private var style
  @Environment(\.isListRow) private var isListRow
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isMenuContent) private var isMenuContent
  @Environment(\.self) private var environment

  private var showsLabel: Bool { labelsVisibility != .hidden }
  private var title: String { (label as? Text)?.string(in: environment) ?? "" }
  private var index: Int? { selection.index(in: options) }

  var body: some View {
    switch style {
    case _ where isMenuContent:
      HStack { label }.modifier(TraitModifier<MenuEntryTrait>(value: menuEntry))
    case .segmented:
      SegmentedPicker(title: title, options: options, index: index, select: select)
    case .wheel:
      WheelPicker(title: title, options: options, index: index, select: select)
    case .inline where !isListRow:
      WheelPicker(title: title, options: options, index: index, select: select)
    case .inline:
      if showsLabel { label }
      PickerRows(options: options, index: index, select: select)
    case .navigationLink where isListRow:
      NavigationLink {
        PickerPage(title: title, options: options, index: index, select: select)
      } label: {
        labeled { Text(verbatim: index.map { options[$0].title } ?? "").foregroundStyle(.secondary) }
      }
    case .automatic, .menu, .navigationLink:
      if isListRow {
        labeled { menu.modifier(RowControl()) }
      } else {
        menu
      }
    }
  }

  /// The options as commands of the menu around the picker: a group, or a submenu in the style `.menu`.
  private var menuEntry: MenuEntry {
    let (isSubmenu, isEnabled) = (style == .menu, environment.isEnabled)
    let showsTitle = showsLabel && (isSubmenu || style == .inline)
    return .elements { title, image in
      let commands = MenuPicker.commands(options, index: selection.index(in: options), isEnabled: isEnabled, select)
      return [
        UIMenu(
          title: showsTitle ? title : "", image: image,
          options: isSubmenu ? .singleSelection : [.displayInline, .singleSelection], children: commands)
      ]
    }
  }

  private var menu: some View { MenuPicker(title: title, options: options, index: index, select: select) }

  private func labeled(@ViewBuilder _ value: () -> some View) -> some View {
    HStack(spacing: 0) {
      if showsLabel { label }
      Spacer(minLength: 8)
      value()
    }
  }

  private func select(_ index: Int) {
    guard options.indices.contains(index) else { return }
    selection.select(options[index])
  }
}

/// The page of options, which a choice leaves, also that of the selected one.
private struct PickerPage: View {
  let title: String
  let options: [PickerOption]
  let index: Int?
  let select: @MainActor (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      PickerRows(options: options, index: index) { index in
        select(index)
        dismiss()
      }
    }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// The options as rows, with a checkmark in the selected one.
private struct PickerRows: View {
  let options: [PickerOption]
  let index: Int?
  let select: @MainActor (Int) -> Void

  var body: some View {
    ForEach(options.indices, id: \.self) { position in
      Button {
        select(position)
      } label: {
        HStack(spacing: 0) {
          PickerOptionView(option: options[position])
          Spacer(minLength: 8)
          if position == index { Image(systemName: "checkmark").foregroundStyle(.tint) }
        }
        .foregroundColor(.primary)
      }
    }
  }
}
