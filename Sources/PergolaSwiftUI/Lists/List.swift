import Foundation

/// Rows in a column that scrolls, of which those are made that are visible.
///
/// Each view of the content is a row, with those of `Group` and `ForEach` counted one by one; a `Section` is a section.
/// Rows keep their state while they are scrolled out.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  @usableFromInline
  enum Selection {
    case none
    case single(Binding<SelectionValue?>)
    case multiple(Binding<Set<SelectionValue>>)
  }

  @usableFromInline let selection: Selection
  @usableFromInline let content: Content

  @usableFromInline
  init(selection: Selection, content: Content) {
    self.selection = selection
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ListNode(view, context)
  }

  @MainActor public static var _elementCount: Int? { 1 }
}

extension List {
  /// Creates a list in which one row can be selected, by its tag or by the identity of its element.
  @inlinable public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .single($0) } ?? .none, content: content())
  }

  /// Creates a list in which several rows can be selected in editing mode, by their tags or the identities of their
  /// elements.
  @inlinable public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .multiple($0) } ?? .none, content: content())
  }

  /// Creates a list with a row for each element, one of which can be selected.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, several of which can be selected in editing mode.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, one of which can be selected.
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element, several of which can be selected in editing mode.
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each integer of a constant range, one of which can be selected.
  @inlinable public nonisolated init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each integer of a constant range, several of which can be selected in editing mode.
  @inlinable public nonisolated init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(selection: .none, content: content())
  }

  /// Creates a list with a row for each element, with the element's identity.
  @inlinable public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element, with the identity that the path leads to.
  @inlinable public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each integer of a constant range.
  @inlinable public nonisolated init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection behind a binding. The rows receive bindings to their
  /// elements.
  @inlinable public nonisolated init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection behind a binding. The rows receive bindings to their
  /// elements.
  @inlinable public nonisolated init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row>,
    Data.Index: Hashable
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list whose user may change the collection behind a binding.
  public nonisolated init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ModifiedContent<
      ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row>, _EditActionsModifier
    >, Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init {
      ModifiedContent(content: ForEach(data, content: rowContent), modifier: _EditActionsModifier(data, editActions))
    }
  }
}

/// A container for the controls of a form: a list of grouped rows.
public struct Form<Content> {
  fileprivate let content: Content
}

extension Form: View where Content: View {
  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { FormBody(content: content) }
}

/// The view of a form, in the style of the environment.
private struct FormBody<Content: View>: View {
  let content: Content

  var body: some View {
    StyleableView(FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content)))) { _ in
      FormList { content }
    }
  }
}
