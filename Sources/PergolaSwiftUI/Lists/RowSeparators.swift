/// The visibilities that a row sets for the separators above and below it.
struct RowSeparators: Equatable {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  /// The separator above the first row of the section.
  var sectionTop = Visibility.automatic
  /// The separator below the last row of the section.
  var sectionBottom = Visibility.automatic
}

/// The key of a row's separators.
enum RowSeparatorsTrait: ElementTrait {
  typealias Value = RowSeparators
}

/// A modifier that changes the separators of rows.
nonisolated struct RowSeparatorsModifier: PrimitiveModifier {
  let visibility: Visibility
  let edges: VerticalEdge.Set
  let isOfSection: Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    RowSeparatorsNode(view, context)
  }

  fileprivate func apply(to separators: inout RowSeparators) {
    if edges.contains(.top) {
      if isOfSection { separators.sectionTop = visibility } else { separators.top = visibility }
    }
    if edges.contains(.bottom) {
      if isOfSection { separators.sectionBottom = visibility } else { separators.bottom = visibility }
    }
  }
}

private final class RowSeparatorsNode<Content: View>: ElementModifierNode<Content, RowSeparatorsModifier> {
  override func make(around element: ViewElement) -> ViewElement { RowSeparatorsElement(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    (wrapper as? RowSeparatorsElement)?.modifier = modifier
    wrapper.setNeedsLayout()
  }
}

private final class RowSeparatorsElement: WrapperElement {
  var modifier: RowSeparatorsModifier?

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == RowSeparatorsTrait.self, let modifier else { return super.trait(key) }
    var separators = inner.trait(RowSeparatorsTrait.self) ?? RowSeparators()
    modifier.apply(to: &separators)
    return separators as? Key.Value
  }
}

/// The key of a row's insets; a nil value means those of the list.
enum RowInsetsTrait: ElementTrait {
  typealias Value = EdgeInsets?
}

extension View {
  /// Sets the distances between the edges of the row and the view; nil for those of the list.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier<RowInsetsTrait>(value: insets))
  }

  /// Sets the visibility of the separators above and below the row.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowSeparatorsModifier(visibility: visibility, edges: edges, isOfSection: false))
  }

  /// Sets the visibility of the separators above the first and below the last row of the section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowSeparatorsModifier(visibility: visibility, edges: edges, isOfSection: true))
  }
}
