import RenderTree

/// Something that can be done to a view by its name, where nobody points at it.
struct NamedAction {
  var name: String
  let perform: @MainActor () -> Void

  init(_ name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

extension [NamedAction] {
  /// The same by names of which no two are alike: those that are called as one before them have numbers, from 2 on.
  var numbered: [NamedAction] {
    var taken: Set<String> = []
    let plain = Set(map(\.name))
    return map { action in
      var numbered = action
      var number = 1
      // A number must not make the name that another action has by itself.
      while number > 1 && plain.contains(numbered.name) || !taken.insert(numbered.name).inserted {
        number += 1
        numbered.name = "\(action.name) \(number)"
      }
      return numbered
    }
  }
}

extension Semantics {
  /// Says what can be done by name, in the place of what was said of that before.
  mutating func offer(_ named: [NamedAction]) {
    actions.removeAll { if case .custom = $0 { true } else { false } }
    actions += named.numbered.map { .custom($0.name) }
  }
}
