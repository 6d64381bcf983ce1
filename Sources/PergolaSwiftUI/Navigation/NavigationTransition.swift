import Foundation

/// The transition of a page, a sheet or a cover.
///
/// No host zooms: pages are pushed, and sheets come from below, whatever their transition.
public protocol NavigationTransition {}

/// The transition of the system.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}

/// A zoom from a view, and back to it.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The transition of the system.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// A zoom from the view with an identity, and back to it.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The look of a view from which a page zooms.
public protocol MatchedTransitionSourceConfiguration {}

/// The look of the view itself.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  /// The look with a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// The look in a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// The look with a shadow.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Sets the transition with which the view comes as a page, a sheet or a cover: in all hosts that of the system.
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }

  /// Makes the view the source of transitions that zoom, which no host shows.
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View { self }

  /// Makes the view the source of transitions that zoom, which no host shows.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View { self }
}
