/// The result of an attempt to set a property by its name.
package enum KeyValueAssignment {
  case done
  /// The value was nil, and the property's type has no nil.
  case nilValue
  /// The value is of another type, and can't be converted.
  case wrongType(expected: Any.Type)
  /// The property is a delegate or a data source, and the object does not conform to its protocol. The original sets it,
  /// and calls none of the protocol's methods.
  case notConforming(expected: Any.Type)
  /// The original's class has the property, which does not exist here.
  case absent
}
