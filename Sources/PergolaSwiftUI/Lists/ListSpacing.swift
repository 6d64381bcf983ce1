import Foundation

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable { case standard, compact, custom(CGFloat) }

  let kind: Kind

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(kind: .standard)
  /// A smaller distance than that of the list's style.
  public static let compact = ListSectionSpacing(kind: .compact)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

extension View {
  /// Sets the distance between the rows of lists, in points; nil for that of the style.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// Sets the distance between the sections of lists.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of lists, in points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Sets the visibility of the background of lists. Hidden, what stands behind the list is seen.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Keeps the user from scrolling. Does not undo a scroll view around that is disabled.
  public nonisolated func scrollDisabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !isDisabled }
  }
}
