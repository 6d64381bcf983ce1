import Foundation

/// The views of a lazy stack that stay at the edge of the scroll view while their section is visible.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the kinds of views.
  public let rawValue: UInt32
  /// Kinds of views with the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views below one another, of which those are made that are visible in the scroll view around.
///
/// It takes the whole width. Views keep their state while they are scrolled out. Outside of scroll views all views are
/// made.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the views are aligned.
  ///   - spacing: The distance between neighbours in points; nil for 8.
  ///   - pinnedViews: The views that stay visible with their section.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .vertical, guide: alignment.key, spacing: spacing ?? 8, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    LazyStackNode(view, context) {
      $0.arrangement
    } content: {
      $0.content
    }
  }

  @MainActor public static var _elementCount: Int? { 1 }
}

/// Views beside one another, of which those are made that are visible in the scroll view around.
///
/// It takes the whole height. Views keep their state while they are scrolled out. Outside of scroll views all views are
/// made.
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  private let arrangement: LazyArrangement
  private let content: Content

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the views are aligned.
  ///   - spacing: The distance between neighbours in points; nil for 8.
  ///   - pinnedViews: The views that stay visible with their section.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    arrangement = LazyArrangement(
      axis: .horizontal, guide: alignment.key, spacing: spacing ?? 8, pinnedViews: pinnedViews)
    self.content = content()
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    LazyStackNode(view, context) {
      $0.arrangement
    } content: {
      $0.content
    }
  }

  @MainActor public static var _elementCount: Int? { 1 }
}

/// The arrangement of a lazy stack or grid.
struct LazyArrangement: Equatable {
  let axis: Axis
  /// The guide across the axis.
  let guide: AlignmentKey
  let spacing: CGFloat
  let pinnedViews: PinnedScrollableViews
  /// The columns of a vertical grid or the rows of a horizontal one; nil for a stack.
  var items: [GridItem]?
}

/// The node of a lazy stack or grid.
final class LazyStackNode<Value, Content: View>: TypedViewNode<Value>, LazyFrameSource {
  private let arrangement: (Value) -> LazyArrangement
  private let content: (Value) -> Content
  private var child: TypedViewNode<Content>?
  private var needsRows = true
  private lazy var element = LazyStackElement(self, arrangement(view))

  init(
    _ view: Value, _ context: NodeContext, arrangement: @escaping (Value) -> LazyArrangement,
    content: @escaping (Value) -> Content
  ) {
    self.arrangement = arrangement
    self.content = content
    super.init(view, context)
    child = Content._makeNode(content(view), NodeContext(in: self, isLazy: true))
    element.follow(environment.scrollContext)
  }

  override func update(_ new: Value) {
    view = new
    element.setArrangement(arrangement(new))
    child?.update(content(new))
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func itemsDidChange() {
    guard !needsRows else { return }
    needsRows = true
    graph.beforeLayout { [weak self] in self?.updateRows() }
  }

  private func updateRows() {
    guard isMounted, needsRows else { return }
    needsRows = false
    element.setRows(RowSections(child?.items ?? [], in: self))
  }

  override func appendItems(to items: inout [ViewListItem]) {
    updateRows()
    items.append(.element(element))
  }

  func frame(of id: AnyHashable, in view: UIView, isTarget: Bool) -> CGRect? {
    element.frame(of: id, in: view, isTarget: isTarget)
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    element.follow(environment.scrollContext)
    if old.layoutDirection != environment.layoutDirection { element.setNeedsLayout() }
  }

  override var showsChildren: Bool { false }
  override func didAppear() { element.setNeedsAppearanceUpdate() }
  override func didDisappear() { element.didHide() }

  override func willUnmount() {
    element.follow(nil)
    element.discard()
  }
}

/// A lazy stack that knows the frames of views which do not exist yet.
@MainActor
protocol LazyFrameSource: ViewNode {
  /// The frame of the view with an identity, in the coordinates of a view; nil if there is none.
  ///
  /// - Parameter isTarget: True if the view is about to become visible, where it stays while others are measured.
  func frame(of id: AnyHashable, in view: UIView, isTarget: Bool) -> CGRect?
}
