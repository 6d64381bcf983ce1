import Foundation

/// An object with traits: a view, a view controller, a scene.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}

/// An object that calls handlers when its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

/// The closure that is called with an object whose traits changed, and with its traits before the change.
public typealias UITraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

/// The storage of an object's handlers for changes of traits.
@MainActor
protocol TraitChangeObserving: UITraitChangeObservable {
  var traitChanges: TraitChangeRegistrations { get set }
}

extension UITraitChangeObservable {
  /// Calls a handler whenever one of some traits has changed, once for each change. The object that contains this one is
  /// notified before it.
  ///
  /// - Parameter handler: called with the object, and with its traits before the change.
  /// - Returns: the registration, which need not be kept: it ends with the object, or by
  ///   `unregisterForTraitChanges(_:)`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    observer.traitChanges.add(traits, current: traitCollection) { [weak self] previous in
      if let self { handler(self, previous) }
    }
  }

  /// Calls a handler whose first parameter is `Self`, as in `{ (self: Self, previous: UITraitCollection) in … }`, whenever
  /// one of some traits has changed. It exists because `Self` in a class is the class of the object, which the compiler
  /// does not take for the `Self` of a protocol. Traps if the object is not of the handler's type.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping UITraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    guard self is Environment else {
      fatalError("A handler for changes of the traits of \(Environment.self) was registered with \(type(of: self)).")
    }
    return observer.traitChanges.add(traits, current: traitCollection) { [weak self] previous in
      if let environment = self as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a method of a target whenever one of some traits has changed. The method has no parameter, or this object as its
  /// parameter, or this object and its traits before the change. The target is not kept alive.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let reference = ActionTarget(target)
    return registerForTraitChanges(traits) { (sender: Self, previous: UITraitCollection) in
      if let target = reference.target { action.send(to: target, with: [sender, previous]) }
    }
  }

  /// Calls a method of this object whenever one of some traits has changed. The method has no parameter, or this object as
  /// its parameter, or this object and its traits before the change.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration. Does nothing if it is not one of the object's.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    observer.traitChanges.remove(registration)
  }

  private var observer: any TraitChangeObserving {
    guard let observer = self as? any TraitChangeObserving else {
      fatalError("\(type(of: self)) has no traits that change.")
    }
    return observer
  }
}

extension UIView: UITraitChangeObservable, TraitChangeObserving {}
extension UIWindowScene: UITraitChangeObservable, TraitChangeObserving {}
extension UIViewController: UITraitChangeObservable, TraitChangeObserving {}
