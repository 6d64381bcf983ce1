import Foundation
import UIKitCore

/// The state of a list in which the user edits it.
public enum EditMode: Sendable {
  case inactive
  /// One row is edited, as by a swipe.
  case transient
  case active

  /// True if the user edits the list.
  public var isEditing: Bool { self != .inactive }
}

extension StateLocation<EditMode> {
  /// True in the active mode, as a view controller sees it.
  @MainActor var isEditing: Bool { ViewGraph.withoutTracking { value } == .active }

  /// Begins or ends editing.
  @MainActor func set(editing: Bool, animated: Bool) {
    guard isEditing != editing else { return }
    let change = { self.set(editing ? .active : .inactive) }
    if animated { withAnimation(.default, change) } else { change() }
  }
}

extension EnvironmentValues {
  /// The key of the mode that a view set: nil where none did.
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>?? { nil }
  }

  private enum PageEditModeKey: EnvironmentKey {
    static var defaultValue: StateLocation<EditMode>? { nil }
  }

  /// The editing mode of the lists inside, which `EditButton` changes.
  ///
  /// Each page of a navigation container, each presentation and each hosting controller has one. A mode that a view sets
  /// counts more, for the pages inside that view as well.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? pageEditMode.map { Binding($0) } }
    set { self[EditModeKey.self] = .some(newValue) }
  }

  /// The editing mode of the page, the presentation or the hosting controller around the view.
  var pageEditMode: StateLocation<EditMode>? {
    get { self[PageEditModeKey.self] }
    set { self[PageEditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of the lists in the same environment.
public nonisolated struct EditButton: PrimitiveView {
  /// Creates the button.
  public init() {}

  /// Makes the node that shows the view.
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    EditButtonNode(view, context)
  }
}

private final class EditButtonNode: LeafNode<EditButton> {
  private let button = UIButton(type: .system)

  override func makeElement() -> ViewElement {
    button.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    button.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    let element = UIViewElement(self, button) { button, _ in button.sizeThatFits(.zero) }
    return EditButtonElement(self, around: element)
  }

  override func evaluate() {
    let isEditing = read(\.editMode)?.wrappedValue.isEditing ?? false
    (element as? EditButtonElement)?.title = isEditing ? SystemText.localized("Done") : SystemText.localized("Edit")
    button.setTitle(isEditing ? SystemText.localized("Done") : SystemText.localized("Edit"), for: .normal)
    element.content?.setNeedsLayout()
  }

  fileprivate func toggle() {
    guard let mode = environment.editMode else { return }
    withAnimation { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
  }
}

/// The element of an edit button, with its action for containers that show actions in their own manner.
private final class EditButtonElement: WrapperElement {
  var title = SystemText.localized("Edit")

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == ElementActionTrait.self else { return super.trait(key) }
    let action = ElementAction(title: title) { [weak self] in (self?.node as? EditButtonNode)?.toggle() }
    return action as? Key.Value
  }
}
