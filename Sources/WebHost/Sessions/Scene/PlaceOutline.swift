import RenderTree

/// The kinds of a place's steps, which are the same after the app was started again, while its controllers are others.
///
/// ```
/// [tab 2 of 7f] [page 9a] [sheet b0]   ->   t2 p s
/// ```
struct PlaceOutline: Hashable, Sendable {
  /// The kinds, such as `t2ps`; empty for the first screen.
  let text: String

  init(_ text: String) { self.text = text }

  init(_ place: ScenePlace) {
    text = place.steps.map { step in
      switch step {
      case .tab(let index, _): "t\(index)"
      case .page: "p"
      case .sheet: "s"
      case .editing: "e"
      }
    }
    .joined()
  }

  /// The place with this outline on the way to another place; nil if there is none.
  ///
  /// The tabs of a bar may differ: what was open in one that is not selected now is not known, and left out.
  func place(before other: ScenePlace) -> ScenePlace? {
    var rest = text[...]
    var steps: [ScenePlace.Step] = []
    for step in other.steps {
      guard let kind = rest.popFirst() else { break }
      switch (kind, step) {
      case ("p", .page), ("s", .sheet), ("e", .editing): steps.append(step)
      case ("t", .tab(let selected, of: let bar)):
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard let index = Int(digits) else { return nil }
        rest = rest.dropFirst(digits.count)
        steps.append(.tab(index, of: bar))
        if index != selected { return ScenePlace(steps) }
      default: return nil
      }
    }
    return rest.isEmpty ? ScenePlace(steps) : nil
  }
}
