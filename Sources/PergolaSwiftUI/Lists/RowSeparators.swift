@_spi(Toolkit) import UIKitCore
import UIKitLists

/// The settings that a row makes for the separators above and below it.
struct RowSeparators: Equatable {
  /// The settings of one separator.
  struct Line: Equatable {
    var visibility = Visibility.automatic
    /// The colour; nil for that of the list.
    var color: UIColor?

    /// The settings of a section's line, and where it has none those of the row's.
    func or(_ other: Line) -> Line {
      Line(visibility: visibility == .automatic ? other.visibility : visibility, color: color ?? other.color)
    }
  }

  var top = Line()
  var bottom = Line()
  /// The separator above the first row of the section.
  var sectionTop = Line()
  /// The separator below the last row of the section.
  var sectionBottom = Line()

  /// The separators of a row of UIKit.
  ///
  /// - Parameters:
  ///   - list: Those of the list.
  ///   - isFirst: True for the first row of the section.
  ///   - isLast: True for the last row of the section.
  func applied(to list: UIListSeparatorConfiguration, isFirst: Bool, isLast: Bool) -> UIListSeparatorConfiguration {
    let top = isFirst ? sectionTop.or(top) : top
    let bottom = isLast ? sectionBottom.or(bottom) : bottom
    var result = list
    result.topSeparatorVisibility = top.visibility.separatorVisibility
    result.bottomSeparatorVisibility = bottom.visibility.separatorVisibility
    result.topColor = top.color
    result.bottomColor = bottom.color
    return result
  }
}

extension Visibility {
  fileprivate var separatorVisibility: UIListSeparatorConfiguration.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

/// The key of a row's separators.
enum RowSeparatorsTrait: ElementTrait {
  typealias Value = RowSeparators
}

/// A modifier that changes the separators of rows.
nonisolated struct RowSeparatorsModifier: PrimitiveModifier {
  /// A change of separators.
  enum Change {
    case visibility(Visibility)
    /// A colour; nil for that of the list.
    case tint(Color?)
  }

  let change: Change
  let edges: VerticalEdge.Set
  let isOfSection: Bool

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    RowSeparatorsNode(view, context)
  }

  @MainActor
  fileprivate func apply(to separators: inout RowSeparators, tint: UIColor?) {
    func apply(to line: inout RowSeparators.Line) {
      switch change {
      case .visibility(let visibility): line.visibility = visibility
      case .tint(let color): line.color = color?.uiColor(accent: tint)
      }
    }
    if edges.contains(.top) {
      apply(to: &separators[keyPath: isOfSection ? \RowSeparators.sectionTop : \RowSeparators.top])
    }
    if edges.contains(.bottom) {
      apply(to: &separators[keyPath: isOfSection ? \RowSeparators.sectionBottom : \RowSeparators.bottom])
    }
  }
}

private final class RowSeparatorsNode<Content: View>: ElementModifierNode<Content, RowSeparatorsModifier> {
  override func make(around element: ViewElement) -> ViewElement { RowSeparatorsElement(self, around: element) }

  override func apply(to wrapper: ViewElement) {
    guard let wrapper = wrapper as? RowSeparatorsElement else { return }
    wrapper.modifier = modifier
    wrapper.tint = read(\.tintColor)
    wrapper.setNeedsLayout()
  }
}

private final class RowSeparatorsElement: WrapperElement {
  var modifier: RowSeparatorsModifier?
  /// The tint of the environment.
  var tint: UIColor?

  override func trait<Key: ElementTrait>(_ key: Key.Type) -> Key.Value? {
    guard key == RowSeparatorsTrait.self, let modifier else { return super.trait(key) }
    var separators = inner.trait(RowSeparatorsTrait.self) ?? RowSeparators()
    modifier.apply(to: &separators, tint: tint)
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
    modifier(RowSeparatorsModifier(change: .visibility(visibility), edges: edges, isOfSection: false))
  }

  /// Sets the visibility of the separators above the first and below the last row of the section.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(RowSeparatorsModifier(change: .visibility(visibility), edges: edges, isOfSection: true))
  }

  /// Sets the colour of the separators above and below the row; nil for that of the list.
  public nonisolated func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowSeparatorsModifier(change: .tint(color), edges: edges, isOfSection: false))
  }

  /// Sets the colour of the separators above the first and below the last row of the section; nil for that of the list.
  public nonisolated func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(RowSeparatorsModifier(change: .tint(color), edges: edges, isOfSection: true))
  }
}
