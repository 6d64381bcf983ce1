/// The contents and the times of the notifications of a change.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// One bit per member.
  public let rawValue: UInt
  /// The set with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The change has the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The change has the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The observer is also notified when the observation begins.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The observer is also notified before each change.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change. Properties change as a whole here: there are no changes of single elements.
public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

/// A key in the dictionary of a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// A key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the number of an `NSKeyValueChange`.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The new value; `NSNull` for nil.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The old value; `NSNull` for nil.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// True in the notification before a change.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of changes.
  public typealias Kind = NSKeyValueChange

  /// The kind of the change.
  public let kind: Kind
  /// The new value; nil without the option `.new`, and before a change.
  public let newValue: Value?
  /// The old value; nil without the option `.old`, and in the notification at the begin of the observation.
  public let oldValue: Value?
  /// True in the notification before a change, with the option `.prior`.
  public let isPrior: Bool
}
