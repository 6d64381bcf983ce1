import Foundation

/// The properties and methods of objects by their names, as a module above this one finds them.
///
/// There is no Objective-C runtime that would know them. The module with the tables of members extends `NSObject` by
/// this protocol, and predicates find the conformance at run time: neither has to call the other first.
package protocol PropertyReading {
  /// Returns a function that reads the property with a name from instances of this class; nil if the class has none.
  static func propertyReader(forKey key: String) -> ((Any) -> Any?)?

  /// Returns a function that calls the method with a selector's name on instances of this class; nil if the class has
  /// none.
  static func methodCaller(named selector: String) -> ((Any, [Any?]) -> Any?)?
}

/// An object that answers for its keys by itself, such as one whose properties a model declares.
package protocol KeyAnswering: AnyObject {
  /// Returns the value of a key. Traps if there is no such key.
  func answer(forKey key: String) -> Any?
}
