import UIKitCore

/// A view in the middle of its place that says why there is nothing to show: a label, a description and actions.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view. The icon of a ``Label`` stands large above its title.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 8) {
        label.labelStyle(UnavailableLabelStyle())
        description.font(.callout).foregroundStyle(.secondary)
      }
      VStack { actions }
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == PergolaSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      PergolaSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view with a title, a symbol and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage name: String, description: Text? = nil) {
    self.init {
      PergolaSwiftUI.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view with a localized title, an image of the app's and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      PergolaSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }

  /// Creates the view with a title, an image of the app's and a description.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image name: String, description: Text? = nil) {
    self.init {
      PergolaSwiftUI.Label(title, image: name)
    } description: {
      description
    }
  }
}

/// The parts of the view for a search without results.
public enum SearchUnavailableContent {
  /// The label of the view: names the text that was searched for.
  public nonisolated struct Label: View {
    /// The text; nil for that of the search in which the view stands.
    let text: String?
    @Environment(\.searchText) private var searchText

    @MainActor public var body: some View {
      let text = text ?? searchText
      PergolaSwiftUI.Label(
        text.isEmpty ? SystemText.localized("No Results") : SystemText.localized("No Results for “%@”", text),
        systemImage: "magnifyingglass")
    }
  }

  /// The description of the view: advice for another search.
  public nonisolated struct Description: View {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions of the view: none.
  public nonisolated struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// The view for a search without results. Inside `searchable(text:placement:prompt:)` it names the text of the search.
  public static var search: Self { search(naming: nil) }

  /// The view for a search without results, which names the text that was searched for.
  public static func search(text: String) -> Self { search(naming: text) }

  private static func search(naming text: String?) -> Self {
    Self {
      SearchUnavailableContent.Label(text: text)
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

/// A large icon above the title.
private nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
