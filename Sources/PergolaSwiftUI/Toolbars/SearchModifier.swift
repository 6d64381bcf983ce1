@_spi(Toolkit) import UIKitCore

/// A place of search fields.
public struct SearchFieldPlacement: Sendable {
  /// The behaviour of a field below the title when the page is scrolled.
  public enum NavigationBarDrawerDisplayMode: Sendable {
    /// The field scrolls away with the page.
    case automatic
    /// The field stays.
    case always
  }

  let hidesWhenScrolling: Bool

  /// Below the title of the page, from where the field scrolls away with the page.
  public static let automatic = SearchFieldPlacement(hidesWhenScrolling: true)
  /// Below the title of the page, from where the field scrolls away with the page.
  public static let navigationBarDrawer = SearchFieldPlacement(hidesWhenScrolling: true)

  /// Below the title of the page.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement(hidesWhenScrolling: displayMode == .automatic)
  }
}

/// A modifier that gives the page around its content, or the first page inside it, a search field.
nonisolated struct SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  /// True while the user searches; nil if nothing asks for it.
  var isPresented: Binding<Bool>?
  let placement: SearchFieldPlacement
  let prompt: Text?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SearchNode(view, context)
  }
}

private final class SearchNode<Content: View>: TypedViewNode<ModifiedContent<Content, SearchModifier>> {
  private let field = SearchField()
  private var child: TypedViewNode<Content>?
  private var inner: EnvironmentValues?
  /// The last value of the binding that begins and ends the search.
  private var wasPresented = false
  /// True if the field belongs to the page around the node; false if it belongs to the first page of a navigation
  /// container inside.
  private lazy var isOnPage = enclosingPage?.stack != nil

  override init(_ view: ModifiedContent<Content, SearchModifier>, _ context: NodeContext) {
    super.init(view, context)
    field.onChange = { [weak self] text in
      ViewGraph.withoutTracking {
        guard let self, self.isMounted, self.view.modifier.text.wrappedValue != text else { return }
        self.view.modifier.text.wrappedValue = text
      }
    }
    field.onPresentation = { [weak self] isPresented in
      ViewGraph.withoutTracking {
        guard let self, self.isMounted, let binding = self.view.modifier.isPresented else { return }
        if binding.wrappedValue != isPresented { binding.wrappedValue = isPresented }
      }
    }
    field.onSubmit = { [weak self] in ViewGraph.withoutTracking { self?.environment.searchSubmission?() } }
    track()
    if isOnPage { graph.preferences.addWriter(self, SearchField.Key.self) { [field] in field } }
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, SearchModifier>) {
    view = new
    track()
    child?.update(new.content)
  }

  override func evaluate() {
    let modifier = view.modifier
    let text = modifier.text.wrappedValue
    let prompt = modifier.prompt?.string(in: environment)
    let hides = modifier.placement.hidesWhenScrolling
    if let isPresented = modifier.isPresented?.wrappedValue, isPresented != wasPresented {
      wasPresented = isPresented
      followPresentation()
    }
    let isMoved = field.hidesWhenScrolling != hides
    field.hidesWhenScrolling = hides
    // The field reports the text that it shows, which the binding has already.
    ViewGraph.withoutTracking { field.show(text, placeholder: prompt) }
    if isMoved { graph.preferences.didChange(SearchField.Key.self, in: graph) }
  }

  override func didAppear() { followPresentation() }

  /// Begins or ends the search as the binding says, after the layout that gives the page its field.
  private func followPresentation() {
    graph.afterLayout { [weak self] in
      guard let self, isMounted, isShown else { return }
      ViewGraph.withoutTracking {
        guard let isPresented = self.view.modifier.isPresented?.wrappedValue else { return }
        if self.field.controller.isActive != isPresented { self.field.controller.isActive = isPresented }
      }
    }
  }

  override var childEnvironment: EnvironmentValues {
    if let inner { return inner }
    var values = environment
    values.searchField = field
    if !isOnPage { values.pendingSearch = field }
    inner = values
    return values
  }

  override func environmentDidChange(from old: EnvironmentValues) { inner = nil }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() {
    if isOnPage { graph.preferences.removeWriter(self, SearchField.Key.self) }
    field.isSearching.disconnect()
    field.text.disconnect()
  }
}

extension PageController {
  /// Gives the page the search that its content asks for, or that stands around the navigation container whose first
  /// page it is.
  func applySearch(_ own: SearchField?) {
    let isFirst = node.stack?.rootNode === node
    let field = own ?? (isFirst ? ViewGraph.withoutTracking { node.environment.pendingSearch } : nil)
    if navigationItem.searchController !== field?.controller { navigationItem.searchController = field?.controller }
    let hides = field?.hidesWhenScrolling ?? true
    if navigationItem.hidesSearchBarWhenScrolling != hides { navigationItem.hidesSearchBarWhenScrolling = hides }
  }
}

extension View {
  /// Shows a search field on the page.
  ///
  /// The field belongs to the page on which the view stands, or to the first page of a navigation container inside the
  /// view. The view shows the results itself.
  ///
  /// - Parameters:
  ///   - text: The text of the field. The end of the search removes it.
  ///   - placement: The place of the field.
  ///   - prompt: The text of the empty field; nil for the standard one.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
  }

  /// Shows a search field on the page, with a prompt that is looked up in the tables of strings.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field on the page, with a prompt.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field on the page, and begins or ends the search when a value changes. The value follows the user.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Shows a search field on the page, and begins or ends the search when a value changes. The value follows the user.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Shows a search field on the page, and begins or ends the search when a value changes. The value follows the user.
  @_disfavoredOverload
  public nonisolated func searchable<Prompt: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Prompt
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
