import Foundation

/// The circumstances of a change: its animation, and values of the app's own.
public struct Transaction {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// True if animations that views ask for with `animation(_:value:)` are left out as well.
  public var disablesAnimations = false
  /// True for the changes that a drag makes while the finger moves, but not for those at its end.
  public var isContinuous = false
  private var values: [ObjectIdentifier: Any] = [:]
  private(set) var completions: [AnimationCompletion] = []

  /// The transaction of the code that runs on the main thread now.
  nonisolated(unsafe) static var current = Transaction()

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the app's own.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds an action that follows the transaction's animation.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    add(AnimationCompletion(criteria: criteria, action: completion))
  }

  mutating func add(_ completion: AnimationCompletion) { completions.append(completion) }

  /// Takes over what another transaction says, which came later in the same turn.
  mutating func merge(_ later: Transaction) {
    if let animation = later.animation { self.animation = animation }
    if later.disablesAnimations { disablesAnimations = true }
    if later.isContinuous { isContinuous = true }
    values.merge(later.values) { $1 }
    for completion in later.completions where !completions.contains(where: { $0 === completion }) {
      completions.append(completion)
    }
  }

  /// The completions that another transaction does not have.
  func completions(besides other: Transaction) -> [AnimationCompletion] {
    completions.filter { completion in !other.completions.contains { $0 === completion } }
  }

  /// The animation, unless animations are disabled.
  var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }
}

/// An action that follows an animation.
///
/// Each graph whose update the animation belongs to holds it; the last one to finish performs it.
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  private let action: () -> Void
  private var holders = 0

  init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  /// Notes one more animation to wait for.
  func hold() { holders += 1 }

  /// Notes that an animation has ended, and performs the action after the last.
  func release() {
    holders -= 1
    if holders == 0 { action() }
  }
}

/// The moment at which an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// The moment at which the animation has reached its end, though it may still oscillate.
  public static let logicallyComplete = Self(isRemoval: false)
  /// The moment at which the animation is removed.
  public static let removed = Self(isRemoval: true)
}

/// The key of a value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// Performs a closure whose changes belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer { Transaction.current = outer }
  return try body()
}

/// Performs a closure whose changes belong to the current transaction with one value replaced.
public func withTransaction<Result, Value>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: path] = value
  return try withTransaction(transaction, body)
}
