import Foundation
import UIKitCore

/// The part of a scrollable view that margins are for.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Kind { case automatic, content }

  private let kind: Kind

  /// As the view chooses: its content. Hosts draw scroll indicators at the edges of the view.
  public static let automatic = ContentMarginPlacement(kind: .automatic)
  /// The content.
  public static let scrollContent = ContentMarginPlacement(kind: .content)
}

/// The margins of the content of scrollable views, in points: nil at the edges where none was set.
struct ContentMargins: Equatable {
  private(set) var top: CGFloat?
  private(set) var leading: CGFloat?
  private(set) var bottom: CGFloat?
  private(set) var trailing: CGFloat?

  /// Sets the margins at some edges; nil for the defaults of the view.
  mutating func set(_ edges: Edge.Set, _ length: (Edge) -> CGFloat?) {
    if edges.contains(.top) { top = length(.top)?.validLength }
    if edges.contains(.leading) { leading = length(.leading)?.validLength }
    if edges.contains(.bottom) { bottom = length(.bottom)?.validLength }
    if edges.contains(.trailing) { trailing = length(.trailing)?.validLength }
  }

  /// The insets of UIKit, with 0 where no margin was set.
  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    let (left, right) = isRightToLeft ? (trailing, leading) : (leading, trailing)
    return UIEdgeInsets(top: top ?? 0, left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0)
  }
}

extension EnvironmentValues {
  private enum ContentMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
  }

  /// The margins of scrollable views inside.
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  private nonisolated func contentMargins(
    at edges: Edge.Set, _ length: @escaping (Edge) -> CGFloat?
  ) -> some View {
    modifier(EnvironmentModifier { $0.contentMargins.set(edges, length) })
  }

  /// Sets the margins of the scrollable views inside: their content starts behind them, and is visible in them when it is
  /// scrolled. Of nested modifiers the innermost counts, for each edge.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margins are.
  ///   - insets: The margins, in points.
  ///   - placement: The part of the views that has them.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(at: edges) { edge in
      switch edge {
      case .top: insets.top
      case .leading: insets.leading
      case .bottom: insets.bottom
      case .trailing: insets.trailing
      }
    }
  }

  /// Sets margins of one length, in points; nil for those of the views themselves.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the margins are.
  ///   - placement: The part of the scrollable views inside that has them.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(at: edges) { _ in length }
  }

  /// Sets margins of one length at all edges, in points.
  ///
  /// - Parameter placement: The part of the scrollable views inside that has them.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(at: .all) { _ in length }
  }
}
