import RenderTree

/// An action of a view that assistive hosts offer by its name.
@_spi(Toolkit) public struct NamedAction {
  /// The name that the user hears or reads.
  public var name: String
  /// Does it.
  public let perform: @MainActor () -> Void

  /// An action by its name and its effect.
  public init(_ name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

@_spi(Toolkit) extension [NamedAction] {
  /// The same by names of which no two are alike: those that are called as one before them have numbers, from 2 on.
  public var numbered: [NamedAction] {
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
  /// Replaces the named actions.
  @_spi(Toolkit) public mutating func offer(_ named: [NamedAction]) {
    actions.removeAll { if case .custom = $0 { true } else { false } }
    actions += named.numbered.map { .custom($0.name) }
  }
}
