import Foundation
import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// The elements of a name space that have the same geometry, in groups by their identifiers.
@MainActor
final class GeometryMatches {
  private var groups: [AnyHashable: Group] = [:]

  /// The elements with one identifier.
  private struct Group {
    var sources: [Member] = []
    /// The frame of a source that was removed in the present update, in the window of its host.
    var departure: Departure?
    /// True if the group was found to have several sources, which is said once.
    var isAmbiguous = false
  }

  private struct Member {
    weak var element: MatchedGeometryElement?
  }

  private struct Departure {
    weak var host: (any ElementHost)?
    let frame: CGRect
  }

  nonisolated init() {}

  /// Adds an element from which others of its group take their geometry.
  func add(_ source: MatchedGeometryElement, to id: AnyHashable) {
    groups[id, default: Group()].sources.append(Member(element: source))
  }

  /// Removes an element that was added. Its frame counts for a source that takes its place in the same update.
  func remove(_ source: MatchedGeometryElement, from id: AnyHashable) {
    guard var group = groups[id] else { return }
    group.sources.removeAll { $0.element === source || $0.element == nil }
    let graph = source.node.graph
    if graph.isUpdating, let host = source.nearestHost, let frame = source.windowFrame {
      group.departure = Departure(host: host, frame: frame)
      graph.afterLayout { [weak self] in self?.forgetDeparture(of: id) }
    }
    groups[id] = group.sources.isEmpty && group.departure == nil ? nil : group
  }

  private func forgetDeparture(of id: AnyHashable) {
    groups[id]?.departure = nil
    if groups[id]?.sources.isEmpty ?? false { groups[id] = nil }
  }

  /// The element from which others of a group take their geometry: the first one that is shown in the host of an element.
  func source(of id: AnyHashable, for element: MatchedGeometryElement) -> MatchedGeometryElement? {
    guard let host = element.nearestHost else { return nil }
    let shown = (groups[id]?.sources ?? []).compactMap(\.element).filter {
      $0.placement != nil && $0.isInside(host) && !$0.isDeparting
    }
    if shown.count > 1, groups[id]?.isAmbiguous == false {
      groups[id]?.isAmbiguous = true
      Log.warning(
        "Several views are sources of the matched geometry \"\(id)\", of which only the first counts: give the others isSource: false."
      )
    }
    return shown.first
  }

  /// The frame, in the window, of a source whose place a new one takes in the present update; nil if there is none.
  func frameBefore(_ source: MatchedGeometryElement, of id: AnyHashable) -> CGRect? {
    guard let host = source.nearestHost else { return nil }
    if let frame = departing(of: id, in: host).last?.windowFrame { return frame }
    guard let departure = groups[id]?.departure, departure.host === host else { return nil }
    return departure.frame
  }

  /// The sources of a group that were removed, and stay visible until their transitions have ended.
  func departing(of id: AnyHashable, in host: any ElementHost) -> [MatchedGeometryElement] {
    (groups[id]?.sources ?? []).compactMap(\.element).filter { $0.isInside(host) && $0.isDeparting }
  }
}
