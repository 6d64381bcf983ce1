import Foundation

/// The changes of a collection that the user may make.
struct DynamicEdits {
  /// Deletes elements; nil if that is not possible.
  var delete: ((IndexSet) -> Void)?
  /// Moves elements in front of an offset before the removal; nil if that is not possible.
  var move: ((IndexSet, Int) -> Void)?
}

/// A modifier that lets the user change the collection of a `ForEach`.
public nonisolated struct _EditActionsModifier: PrimitiveModifier {
  /// Adds the changes to those of the modifiers inside.
  let change: (inout DynamicEdits) -> Void

  init(_ change: @escaping (inout DynamicEdits) -> Void) { self.change = change }

  /// Changes the collection behind a binding.
  init<Data: MutableCollection & RangeReplaceableCollection>(_ data: Binding<Data>, _ actions: EditActions<Data>) {
    change = { edits in
      if actions.contains(.delete) { edits.delete = { data.wrappedValue.remove(atOffsets: $0) } }
      if actions.contains(.move) { edits.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
  }

  @MainActor public static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    DynamicEditNode(view, context)
  }
}

private final class DynamicEditNode<Content: View>: TypedViewNode<ModifiedContent<Content, _EditActionsModifier>> {
  private var child: TypedViewNode<Content>?

  override init(_ view: ModifiedContent<Content, _EditActionsModifier>, _ context: NodeContext) {
    super.init(view, context)
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, _EditActionsModifier>) {
    let old = possibleEdits
    view = new
    child?.update(new.content)
    // Rows show the controls of the changes that are possible.
    if possibleEdits != old { itemsDidChange() }
  }

  /// True for each kind of change that the modifier makes possible.
  private var possibleEdits: [Bool] {
    var edits = DynamicEdits()
    if environment.isEnabled { view.modifier.change(&edits) }
    return [edits.delete != nil, edits.move != nil]
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    if old.isEnabled != environment.isEnabled { itemsDidChange() }
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func appendItems(to items: inout [ViewListItem]) {
    var content: [ViewListItem] = []
    child?.appendItems(to: &content)
    for item in content {
      guard case .lazy(var lazy) = item else {
        items.append(item)
        continue
      }
      let inner = lazy.edits
      lazy.edits = { [weak self] in
        var edits = inner?() ?? DynamicEdits()
        if let self, self.environment.isEnabled { self.view.modifier.change(&edits) }
        return edits
      }
      items.append(.lazy(lazy))
    }
  }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete elements, by a swipe of a row or in editing mode.
  ///
  /// - Parameter action: Receives the offsets of the elements, and removes them; nil forbids deletion.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _EditActionsModifier { $0.delete = action })
  }

  /// Lets the user move elements in editing mode.
  ///
  /// - Parameter action: Receives the offsets of the elements and the offset in front of which they go, counted before
  ///   the removal, as `move(fromOffsets:toOffset:)` takes them; nil forbids moves.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    ModifiedContent(content: self, modifier: _EditActionsModifier { $0.move = action })
  }
}

/// The key that keeps the user from deleting a row.
enum DeleteDisabledTrait: ElementTrait {
  typealias Value = Bool
}

/// The key that keeps the user from moving a row.
enum MoveDisabledTrait: ElementTrait {
  typealias Value = Bool
}

extension View {
  /// Keeps the user from deleting the row.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
  }

  /// Keeps the user from moving the row.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
  }
}

// MARK: Changing collections

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(atOffsets offsets: IndexSet) {
    guard !offsets.isEmpty else { return }
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at offsets in front of an offset, which counts before the removal.
  ///
  /// - Complexity: O(*n*).
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}

/// The changes that a list lets the user make to the data behind a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the actions.
  public let rawValue: Int
  /// Actions with the given bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements can be moved.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Elements can be deleted.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Elements can be moved and deleted.
  public static var all: EditActions { [.move, .delete] }
}
