import Foundation

extension NSObject {
  /// Returns true if the object has the method of a selector.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.method(of: self) != nil }

  /// Calls the method of a selector. Traps if the object has no such method.
  ///
  /// - Returns: The result of the method, which lives at least until the end of the turn; nil if it has none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { performed(aSelector, with: []) }

  /// Calls the method of a selector with an argument. Traps if the object has no such method.
  ///
  /// - Returns: The result of the method, which lives at least until the end of the turn; nil if it has none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, with: [object])
  }

  /// Calls the method of a selector with two arguments. Traps if the object has no such method.
  ///
  /// - Returns: The result of the method, which lives at least until the end of the turn; nil if it has none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    performed(aSelector, with: [object1, object2])
  }

  private func performed(_ selector: Selector?, with arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { fatalError("\(Exceptions.method("(null selector)", of: self)): no selector was given") }
    return invoke(selector, with: arguments).map { ResultPool.keep($0 as AnyObject) }
  }

  /// Calls the method of a selector, which may have up to three parameters, and returns its result. Traps if the object
  /// has no such method.
  @discardableResult
  package func invoke(_ selector: Selector, with arguments: [Any?]) -> Any? {
    selector.send(to: self, with: arguments)
  }
}

extension Selector {
  /// Calls the target's method, and returns its result. Traps if the target has no such method.
  @discardableResult
  func send(to target: Any, with arguments: [Any?]) -> Any? {
    guard let method = method(of: target) else { Exceptions.unrecognizedSelector(self, to: target) }
    return method.call(on: target, with: arguments, as: name)
  }
}
