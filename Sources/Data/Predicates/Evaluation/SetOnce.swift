import Synchronization

/// A reference that is set once, by any thread. It does as `AtomicLazyReference`, whose generic code is not specialized.
struct SetOnce<Value: AnyObject>: ~Copyable {
  private let pointer = Atomic<UnsafeRawPointer?>(nil)

  /// The object; nil until it is set.
  func load() -> Value? {
    pointer.load(ordering: .acquiring).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Sets the object, unless one is set. Returns the one that is set.
  func storeIfNil(_ value: Value) -> Value {
    let new = Unmanaged.passRetained(value)
    let (isStored, current) = pointer.compareExchange(
      expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
    guard !isStored, let current else { return value }
    new.release()
    return Unmanaged<Value>.fromOpaque(current).takeUnretainedValue()
  }

  deinit {
    if let pointer = pointer.load(ordering: .acquiring) { Unmanaged<Value>.fromOpaque(pointer).release() }
  }
}
