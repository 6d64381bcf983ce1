/// Objects by key: those that are in use anywhere, and others that were used recently, up to a total cost.
struct RecentObjects<Key: Hashable, Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
    /// Keeps the object alive while it is among the recent ones.
    var kept: Object?
    var cost: Int
    var lastUse: Int
  }

  private var entries: [Key: Entry] = [:]
  private var clock = 0
  private var keptCost = 0
  private var sweepCount = 64
  private let mostCost: Int

  /// - Parameter mostCost: the total cost of the objects that are kept although nothing else uses them.
  init(mostCost: Int) { self.mostCost = mostCost }

  /// The object of a key; nil if it was never added, or if nothing uses it and others were used more recently.
  mutating func object(_ key: Key) -> Object? {
    guard let entry = entries[key], let object = entry.object else { return nil }
    keep(object, entry.cost, for: key)
    return object
  }

  /// Adds an object.
  mutating func add(_ object: Object, cost: Int, for key: Key) {
    if entries[key]?.kept != nil { keptCost -= entries[key]?.cost ?? 0 }
    entries[key] = Entry(object: object, kept: nil, cost: cost, lastUse: clock)
    keep(object, cost, for: key)
    if entries.count > sweepCount {
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(64, 2 * entries.count)
    }
  }

  private mutating func keep(_ object: Object, _ cost: Int, for key: Key) {
    clock += 1
    entries[key]?.lastUse = clock
    guard entries[key]?.kept == nil, cost <= mostCost else { return }
    entries[key]?.kept = object
    keptCost += cost
    if keptCost > mostCost { release() }
  }

  /// Releases the objects that were not used for longest, down to half of the total cost, so that a release is rare. The
  /// last used one stays.
  private mutating func release() {
    let kept = entries.filter { $0.value.kept != nil }.sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in kept.dropLast() where keptCost > mostCost / 2 {
      entries[key]?.kept = nil
      keptCost -= entry.cost
    }
  }
}
