#if Image
  /// A dictionary that keeps recently used values.
  ///
  /// It has two halves: when the younger one is full, it replaces the older one, whose values are dropped. A value that
  /// is found in the older half moves to the younger one, so that every value used since the last replacement is kept.
  struct RecentlyUsedCache<Key: Hashable, Value> {
    private let limit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// - Parameter limit: the maximum number of values.
    init(limit: Int) { self.limit = limit }

    /// The value for a key; nil for none. Reading counts as use.
    ///
    /// - Complexity: O(1) amortized.
    subscript(key: Key) -> Value? {
      mutating get {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        keep(value, for: key)
        return value
      }
      set {
        old[key] = nil
        if let newValue { keep(newValue, for: key) } else { young[key] = nil }
      }
    }

    /// Drops all values.
    mutating func removeAll() { (young, old) = ([:], [:]) }

    private mutating func keep(_ value: Value, for key: Key) {
      if young.count >= max(1, limit / 2) {
        old = young
        young = [:]
      }
      young[key] = value
    }
  }
#endif
