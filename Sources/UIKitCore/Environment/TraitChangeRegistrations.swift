import Foundation

/// The registration of a handler for changes of traits, with which it is removed.
public protocol UITraitChangeRegistration: AnyObject {}

/// The handlers of an object for changes of traits, in the order of their registration.
struct TraitChangeRegistrations {
  private final class Registration: UITraitChangeRegistration {
    let traits: [UITrait]
    /// The traits of the object when the handler was registered, before any were reported to the object.
    let first: UITraitCollection
    let handler: (UITraitCollection) -> Void

    init(_ traits: [UITrait], first: UITraitCollection, handler: @escaping (UITraitCollection) -> Void) {
      self.traits = traits
      self.first = first
      self.handler = handler
    }
  }

  private var registrations: [Registration] = []

  var isEmpty: Bool { registrations.isEmpty }

  /// - Parameters:
  ///   - traits: the traits on whose change the handler is called.
  ///   - current: the present traits of the object.
  ///   - handler: called with the traits before the change.
  mutating func add(
    _ traits: [UITrait], current: UITraitCollection, handler: @escaping (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = Registration(traits, first: current, handler: handler)
    registrations.append(registration)
    return registration
  }

  mutating func remove(_ registration: any UITraitChangeRegistration) {
    registrations.removeAll { $0 === registration }
  }

  /// Calls the handlers of the traits that changed, each once.
  ///
  /// - Parameter previous: the traits that were reported to the object before; nil if these are the first.
  func report(_ traits: UITraitCollection, previous: UITraitCollection?) {
    for registration in registrations {
      let before = previous ?? registration.first
      if registration.traits.contains(where: { traits.values.differs(from: before.values, in: $0) }) {
        registration.handler(before)
      }
    }
  }
}
