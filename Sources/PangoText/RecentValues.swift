#if Image
  /// A dictionary that keeps what was used of late.
  ///
  /// Two halves: when the younger is full, the older is dropped and the younger takes its place. What is found in the
  /// older moves to the younger, so that everything used since the last change of halves is kept.
  struct RecentValues<Key: Hashable, Value> {
    private let limit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]

    /// - Parameter limit: how many values are kept at the most.
    init(limit: Int) { self.limit = limit }

    /// O(1) in the mean. Reading counts as use.
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

    private mutating func keep(_ value: Value, for key: Key) {
      if young.count >= max(1, limit / 2) {
        old = young
        young = [:]
      }
      young[key] = value
    }
  }
#endif
