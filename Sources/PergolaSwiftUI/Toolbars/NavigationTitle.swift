import Foundation

/// The title of the page around a view.
nonisolated struct NavigationTitleModifier: BarModifier {
  let title: () -> Text

  @MainActor func value(in environment: EnvironmentValues) -> String? { title().string(in: environment) }

  enum Key: PreferenceKey {
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
  }
}

/// The manner in which the page around a view shows its title.
nonisolated struct TitleDisplayModeModifier: BarModifier {
  let mode: NavigationBarItem.TitleDisplayMode

  @MainActor func value(in environment: EnvironmentValues) -> NavigationBarItem.TitleDisplayMode? { mode }

  enum Key: PreferenceKey {
    static func reduce(
      value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) {
      value = value ?? nextValue()
    }
  }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// A manner of showing the title.
  public enum TitleDisplayMode: Sendable {
    /// As on the page before; large on the first one.
    case automatic
    /// In the bar's row, in small letters.
    case inline
    /// Below the bar's row, in large letters.
    case large
  }
}

extension View {
  /// The title of the page. The outermost title on a page counts.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier { title })
  }

  /// The title of the page, by the key of a localised text.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// The title of the page, as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(Text(title))
  }

  /// The manner of showing the page's title.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(TitleDisplayModeModifier(mode: displayMode))
  }

  /// The title of the page. An older name of `navigationTitle`.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The title of the page. An older name of `navigationTitle`.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// The title of the page. An older name of `navigationTitle`.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    navigationTitle(title)
  }

  /// The title of the page, and the manner of showing it.
  public nonisolated func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page, and the manner of showing it.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The title of the page, and the manner of showing it.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<Title: StringProtocol>(
    _ title: Title, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
