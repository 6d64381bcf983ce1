import RenderTree

/// An action of a view that assistive hosts offer by its name.
@_spi(Toolkit) public struct NamedAction {
  /// The name that the user hears or reads.
  public var name: String
  /// Performs the action.
  public let perform: @MainActor () -> Void

  /// Creates an action from its name and its effect.
  @preconcurrency public init(_ name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}

@_spi(Toolkit) extension [NamedAction] {
  /// The same actions with unique names: a repeated name gets a number, from 2 on.
  public var numbered: [NamedAction] {
    var taken: Set<String> = []
    let plain = Set(map(\.name))
    return map { action in
      var numbered = action
      var number = 1
      // A numbered name must not equal the plain name of another action.
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
