import UIKitCore

/// The look of the dots below pages.
@MainActor @preconcurrency
public protocol IndexViewStyle {
  /// The visibility of the background.
  nonisolated var _backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots, one for each page, with a background or without one.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  /// The visibility of the background behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private enum Kind { case automatic, interactive, always, never }

    private let kind: Kind

    /// Visible while the user drags through the dots.
    public static let automatic = BackgroundDisplayMode(kind: .automatic)
    /// Visible while the user drags through the dots.
    public static let interactive = BackgroundDisplayMode(kind: .interactive)
    /// Always visible.
    public static let always = BackgroundDisplayMode(kind: .always)
    /// Never visible.
    public static let never = BackgroundDisplayMode(kind: .never)

    /// The style of UIKit's control.
    @MainActor var backgroundStyle: UIPageControl.BackgroundStyle {
      switch kind {
      case .automatic, .interactive: .automatic
      case .always: .prominent
      case .never: .minimal
      }
    }
  }

  /// The visibility of the background.
  public let _backgroundDisplayMode: BackgroundDisplayMode

  /// Dots with a background of a visibility.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots with the background of UIKit.
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots with a background of a visibility.
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

extension EnvironmentValues {
  private enum IndexBackgroundKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
  }

  /// The visibility of the background behind the dots of pages.
  fileprivate(set) var pageIndexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the dots below pages inside.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageIndexBackground, style._backgroundDisplayMode)
  }
}
