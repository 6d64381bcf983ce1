/// The identities of the data of a `ForEach`, in order, and the numbers that stand for them.
///
/// An identity gets a number when it is first met, and keeps it while it is among the data. Numbers are compared and
/// hashed in place of identities wherever rows are.
///
/// Code that walks over all data is inlinable: it is compiled where the `ForEach` is written and the types are known,
/// because generic code compares and hashes many times more slowly.
@usableFromInline
final class DataIdentities<ID: Hashable> {
  /// An occurrence of an identity after the first.
  @usableFromInline
  struct Repetition: Hashable {
    @usableFromInline let id: ID
    @usableFromInline let occurrence: Int

    @inlinable
    init(id: ID, occurrence: Int) {
      self.id = id
      self.occurrence = occurrence
    }
  }

  @usableFromInline var ids: [ID] = []
  /// The number of each identity.
  @usableFromInline var numbers: [Int] = []
  /// All identities.
  @usableFromInline var known: Set<ID> = []
  @usableFromInline var repetitions: [Repetition: Int] = [:]
  @usableFromInline var nextNumber = 0
  /// The positions of the numbers; nil until they are asked for.
  @usableFromInline var places: NumberPlaces?
  /// The numbers by identity, for one that occurs several times that of the first occurrence; nil until they are asked
  /// for.
  @usableFromInline var numbersByID: [ID: Int]?

  @inlinable
  init() {}

  // MARK: Updating

  /// Takes over the identities of newer data. Returns the numbers that are gone, in their former order; nil if no
  /// identity has changed.
  ///
  /// - Complexity: As many comparisons as there are data. Those between the first and the last changed one are hashed.
  @inlinable
  func update<Data: Collection>(_ data: Data, _ id: (Data.Element) -> ID) -> [Int]? {
    var prefix = 0
    var index = data.startIndex
    let end = data.endIndex
    while index != end, prefix < ids.count, id(data[index]) == ids[prefix] {
      prefix += 1
      data.formIndex(after: &index)
    }
    if index == end, prefix == ids.count { return nil }
    var rest: [ID] = []
    rest.reserveCapacity(data.distance(from: index, to: end))
    while index != end {
      rest.append(id(data[index]))
      data.formIndex(after: &index)
    }
    let most = min(rest.count, ids.count - prefix)
    var suffix = 0
    while suffix < most, rest[rest.count - 1 - suffix] == ids[ids.count - 1 - suffix] { suffix += 1 }
    places = nil
    numbersByID = nil
    let new = rest[..<(rest.count - suffix)]
    return replace(prefix..<(ids.count - suffix), with: new) ?? replaceAll(with: Array(ids[..<prefix]) + rest)
  }

  /// Replaces a range of identities. Returns nil, with nothing replaced, if an identity occurs several times.
  @inlinable
  func replace(_ old: Range<Int>, with new: ArraySlice<ID>) -> [Int]? {
    guard repetitions.isEmpty else { return nil }
    var former: [ID: Int] = [:]
    former.reserveCapacity(old.count)
    for place in old {
      former[ids[place]] = numbers[place]
      known.remove(ids[place])
    }
    known.reserveCapacity(known.count + new.count)
    for id in new where !known.insert(id).inserted { return nil }
    let firstNew = nextNumber
    var newNumbers: [Int]
    if former.isEmpty {
      nextNumber += new.count
      newNumbers = Array(firstNew..<nextNumber)
    } else {
      newNumbers = []
      newNumbers.reserveCapacity(new.count)
      for id in new { newNumbers.append(former.removeValue(forKey: id) ?? makeNumber()) }
    }
    let gone = former.isEmpty ? [] : old.filter { former[ids[$0]] != nil }.map { numbers[$0] }
    if ids.isEmpty {
      ids = Array(new)
      numbers = newNumbers
    } else {
      ids.replaceSubrange(old, with: new)
      numbers.replaceSubrange(old, with: newNumbers)
    }
    return gone
  }

  @inlinable
  func makeNumber() -> Int {
    nextNumber += 1
    return nextNumber - 1
  }

  /// Replaces all identities, which may occur several times.
  @usableFromInline
  func replaceAll(with new: [ID]) -> [Int] {
    var occurrences: [ID: Int] = [:]
    func next(_ id: ID) -> Repetition {
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      return Repetition(id: id, occurrence: occurrence)
    }
    var former: [Repetition: Int] = [:]
    for (id, number) in zip(ids, numbers) { former[next(id)] = number }
    let oldNumbers = numbers
    occurrences = [:]
    ids = new
    numbers = []
    known = Set(new)
    repetitions = [:]
    for id in new {
      let key = next(id)
      let number = former.removeValue(forKey: key) ?? makeNumber()
      numbers.append(number)
      if key.occurrence > 0 { repetitions[key] = number }
    }
    let gone = Set(former.values)
    return oldNumbers.filter { gone.contains($0) }
  }

  // MARK: Finding

  /// The identities that occur several times, in order.
  var repeatedIDs: [ID] {
    guard !repetitions.isEmpty else { return [] }
    let repeated = Set(repetitions.values)
    return zip(ids, numbers).filter { repeated.contains($1) }.map(\.0)
  }

  /// The position of the identity with a number; nil if it is not among the data.
  ///
  /// - Complexity: O(log *n*); O(*n*) after a change.
  func position(ofNumber number: Int) -> Int? {
    if let places { return places.position(of: number) }
    let places = NumberPlaces(numbers)
    self.places = places
    return places.position(of: number)
  }

  /// The identity at a position, unique among the data.
  func uniqueID(at position: Int) -> AnyHashable {
    guard !repetitions.isEmpty, let key = repetitions.first(where: { $0.value == numbers[position] })?.key else {
      return AnyHashable(ids[position])
    }
    return AnyHashable(key)
  }

  /// The number of a unique identity; nil if it is not among the data.
  func number(of id: AnyHashable) -> Int? {
    if let key = id.base as? Repetition { return repetitions[key] }
    guard let id = id.base as? ID, known.contains(id) else { return nil }
    let all = numbersByID ?? Dictionary(zip(ids, numbers)) { first, _ in first }
    numbersByID = all
    return all[id]
  }
}

/// The positions of different numbers in a list, most of which stand in runs of consecutive ones.
@usableFromInline
struct NumberPlaces {
  private struct Run {
    let first: Int
    let position: Int
    var end: Int
  }

  /// In the order of the numbers.
  private var runs: [Run] = []

  init(_ numbers: [Int]) {
    var position = 0
    while position < numbers.count {
      let start = position
      let distance = numbers[start] - start
      while position < numbers.count, numbers[position] - position == distance { position += 1 }
      runs.append(Run(first: numbers[start], position: start, end: position + distance))
    }
    if runs.count > 1 { runs.sort { $0.first < $1.first } }
  }

  /// The position of a number; nil if it is not in the list.
  ///
  /// - Complexity: O(log *n*).
  func position(of number: Int) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].first <= number { low = middle + 1 } else { high = middle }
    }
    guard low > 0, number < runs[low - 1].end else { return nil }
    return runs[low - 1].position + number - runs[low - 1].first
  }
}
