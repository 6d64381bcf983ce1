import Diffing

/// The order of numbered items in sections, kept so that it is cheap to change, to copy, and to compare with a copy that has changed.
///
/// Items stand in *chunks* of up to 512 numbers, chunks in a sequence, and every section is a run of that sequence:
///
///     sections         A          B   C
///     section starts   0          2   2          (B is empty)
///     sequence         #0   #3    |   #1
///     chunks           5 7  1 2       9 4 8
///
/// A tree of partial sums (P. M. Fenwick, *A new data structure for cumulative frequency tables*, 1994) gives the number of items before a
/// chunk; each item remembers its chunk, and where in the chunk it was put. So an item's index is found without a walk, and an
/// insertion or deletion moves the numbers of one chunk only. Whatever else has an entry per chunk is a plain array of integers, which
/// a copy duplicates as memory.
///
/// Looking up is inlinable, though nothing in it is generic: where a snapshot is in a variable that others may write to, only the
/// arrays that a look-up reads have to be retained then, not all of them.
@usableFromInline
struct SnapshotOrder: Sendable {
  @usableFromInline static var capacity: Int { 1 << shift }
  @usableFromInline static var shift: Int { 9 }

  /// How full chunks are made when many items come at once, so that there is room for more.
  static let usualCount = 384

  /// A chunk with fewer items is joined with a neighbour that has room.
  static let leastCount = 48

  /// The place of an item that is nowhere.
  @usableFromInline static var nowhere: UInt32 { UInt32.max }

  /// The items of each chunk, by the chunk's number. Unused ones are empty.
  @usableFromInline var chunks: ContiguousArray<ContiguousArray<UInt32>> = []

  /// The numbers of unused chunks.
  var unused: ContiguousArray<UInt32> = []

  /// The chunks' numbers, in order.
  @usableFromInline var sequence: ContiguousArray<UInt32> = []

  /// Where each chunk is in the sequence.
  @usableFromInline var positions: ContiguousArray<Int32> = []

  /// Partial sums of the chunks' counts in the sequence.
  @usableFromInline var sums: ContiguousArray<Int32> = []

  /// Where in the sequence each section begins, and at last where the last one ends.
  @usableFromInline var sectionStarts: ContiguousArray<Int32> = [0]

  /// The number of items in each section.
  @usableFromInline var sectionCounts: ContiguousArray<Int32> = []

  /// For each item its chunk's number, and in the lowest bits where in the chunk it was when last written: others may have come or gone
  /// before it. `nowhere` for items that are in no section.
  @usableFromInline var places = PagedArray<UInt32>()

  @usableFromInline private(set) var numberOfItems = 0

  @usableFromInline
  init() {}

  @usableFromInline var numberOfSections: Int { sectionCounts.count }
}

// MARK: Finding

extension SnapshotOrder {
  @inlinable
  func numberOfItems(inSectionAt index: Int) -> Int { Int(sectionCounts[index]) }

  /// Whether an item is in a section.
  @inlinable
  func contains(_ item: UInt32) -> Bool { item < places.count && places[Int(item)] != Self.nowhere }

  /// The chunk that an item is in, and where.
  @inlinable
  @inline(__always)
  func chunkPlace(of item: UInt32) -> (chunk: Int, offset: Int)? {
    guard contains(item) else { return nil }
    let place = places[Int(item)]
    let chunk = Int(place >> UInt32(Self.shift))
    let guess = Int(place) & (Self.capacity - 1)
    return chunks[chunk].withUnsafeBufferPointer { items in
      if guess < items.count, items[guess] == item { return (chunk, guess) }
      return (chunk, Self.offset(of: item, in: items, near: guess))
    }
  }

  /// Where an item is that must be in the chunk, most often near a guess.
  @inlinable
  static func offset(of item: UInt32, in items: UnsafeBufferPointer<UInt32>, near guess: Int) -> Int {
    // As a rule, little has come or gone before it.
    for distance in 1...8 {
      let (before, after) = (guess &- distance, guess &+ distance)
      if before >= 0, before < items.count, items[before] == item { return before }
      if after < items.count, items[after] == item { return after }
    }
    // Else sixteen at a time.
    typealias Sixteen = SIMD16<UInt32>
    let memory = UnsafeRawBufferPointer(items)
    var offset = 0
    while offset &+ Sixteen.scalarCount <= items.count {
      let some = memory.loadUnaligned(fromByteOffset: offset &* MemoryLayout<UInt32>.stride, as: Sixteen.self)
      if any(some .== Sixteen(repeating: item)) { break }
      offset &+= Sixteen.scalarCount
    }
    while offset < items.count {
      if items[offset] == item { return offset }
      offset &+= 1
    }
    preconditionFailure("Item \(item) is not in the chunk that it remembers")
  }

  /// An item's index among the items of all sections.
  @inlinable
  @inline(__always)
  func index(of item: UInt32) -> Int? {
    chunkPlace(of: item).map { countBefore(Int(positions[$0.chunk])) + $0.offset }
  }

  /// The section that an item is in.
  @inlinable
  @inline(__always)
  func sectionIndex(of item: UInt32) -> Int? {
    guard contains(item) else { return nil }
    return section(at: Int(positions[Int(places[Int(item)] >> UInt32(Self.shift))]))
  }

  /// An item's section and its offset there.
  @inlinable
  func place(of item: UInt32) -> ItemPlace? {
    guard let (chunk, offset) = chunkPlace(of: item) else { return nil }
    let position = Int(positions[chunk])
    let section = section(at: position)
    let start = Int(sectionStarts[section])
    return ItemPlace(section: section, item: countBefore(position) - countBefore(start) + offset)
  }

  /// The item at a place, which must be within its section's count.
  @usableFromInline
  func item(at place: ItemPlace) -> UInt32 {
    let (position, offset) = position(ofItemAt: countBefore(Int(sectionStarts[place.section])) + place.item)
    return chunks[Int(sequence[position])][offset]
  }

  /// Calls a closure with the items of a section, in order.
  @usableFromInline
  func forEachItem(inSectionAt index: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Void) {
    for position in positions(ofSectionAt: index) { chunks[Int(sequence[position])].withUnsafeBufferPointer(body) }
  }

  /// The run of the sequence that a section is.
  func positions(ofSectionAt index: Int) -> Range<Int> { Int(sectionStarts[index])..<Int(sectionStarts[index + 1]) }

  /// The section that the chunk at a position belongs to: the last one that begins there or before, as empty ones before it
  /// begin there too.
  @inlinable
  func section(at position: Int) -> Int {
    var (low, high) = (0, sectionCounts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(sectionStarts[middle]) <= position { low = middle } else { high = middle }
    }
    return low
  }
}

// MARK: Items

extension SnapshotOrder {
  /// Inserts items that are nowhere.
  @usableFromInline
  mutating func insert(_ items: ContiguousArray<UInt32>, at place: ItemPlace) {
    if items.isEmpty { return }
    let section = place.section
    let run = positions(ofSectionAt: section)
    let isAtEnd = place.item == numberOfItems(inSectionAt: section)
    numberOfItems += items.count
    sectionCounts[section] += Int32(items.count)
    if run.isEmpty { return insertChunks(items, at: run.lowerBound, inSectionAt: section) }

    var position = run.upperBound - 1
    var offset = chunks[Int(sequence[position])].count
    if !isAtEnd { (position, offset) = self.position(ofItemAt: countBefore(run.lowerBound) + place.item) }
    let chunk = Int(sequence[position])
    let count = chunks[chunk].count
    if count + items.count <= Self.capacity {
      chunks[chunk].insert(contentsOf: items, at: offset)
      remember(offset..<(offset + items.count), ofChunk: chunk)
      add(items.count, at: position)
    } else if offset == count {
      insertChunks(items, at: position + 1, inSectionAt: section)
    } else if offset == 0 {
      insertChunks(items, at: position, inSectionAt: section)
    } else {
      let tail = chunks[chunk][offset...]
      let moved = items + tail
      chunks[chunk].removeSubrange(offset...)
      add(offset - count, at: position)
      insertChunks(moved, at: position + 1, inSectionAt: section)
    }
  }

  /// Removes an item, which must be in a section.
  @usableFromInline
  mutating func remove(_ item: UInt32) {
    guard let (chunk, offset) = chunkPlace(of: item) else { return }
    let position = Int(positions[chunk])
    let section = section(at: position)
    chunks[chunk].remove(at: offset)
    places[Int(item)] = Self.nowhere
    numberOfItems -= 1
    sectionCounts[section] -= 1
    add(-1, at: position)
    if chunks[chunk].count < Self.leastCount { join(chunkAt: position, inSectionAt: section) }
  }

  /// Gives the items of a small chunk to a neighbour that has room, or drops the chunk if it is empty.
  private mutating func join(chunkAt position: Int, inSectionAt section: Int) {
    let chunk = Int(sequence[position])
    if !chunks[chunk].isEmpty {
      let run = positions(ofSectionAt: section)
      guard
        let neighbour = [position - 1, position + 1].first(where: {
          run.contains($0) && chunks[Int(sequence[$0])].count <= Self.capacity / 2
        })
      else { return }
      let other = Int(sequence[neighbour])
      let items = chunks[chunk]
      let offset = neighbour < position ? chunks[other].count : 0
      chunks[other].insert(contentsOf: items, at: offset)
      remember(offset..<(offset + items.count), ofChunk: other)
      add(items.count, at: neighbour)
    }
    removeChunks(at: position..<(position + 1), inSectionAt: section)
  }

  /// Writes down for some items of a chunk that they are there.
  private mutating func remember(_ offsets: Range<Int>, ofChunk chunk: Int) {
    for offset in offsets {
      let item = Int(chunks[chunk][offset])
      while places.count <= item { places.append(Self.nowhere) }
      places[item] = UInt32(chunk << Self.shift | offset)
    }
  }
}

// MARK: Sections

extension SnapshotOrder {
  /// Inserts empty sections.
  @usableFromInline
  mutating func insertSections(count: Int, at index: Int) {
    sectionStarts.insert(contentsOf: repeatElement(sectionStarts[index], count: count), at: index)
    sectionCounts.insert(contentsOf: repeatElement(0, count: count), at: index)
  }

  /// Removes a section and its items.
  @usableFromInline
  mutating func removeSection(at index: Int) {
    let run = positions(ofSectionAt: index)
    for position in run {
      for item in chunks[Int(sequence[position])] { places[Int(item)] = Self.nowhere }
    }
    numberOfItems -= numberOfItems(inSectionAt: index)
    removeChunks(at: run, inSectionAt: index)
    sectionStarts.remove(at: index)
    sectionCounts.remove(at: index)
  }

  /// Moves a section to an index among the other sections.
  @usableFromInline
  mutating func moveSection(from source: Int, to destination: Int) {
    let run = positions(ofSectionAt: source)
    let moved = sequence[run]
    sectionCounts.insert(sectionCounts.remove(at: source), at: destination)
    sequence.removeSubrange(run)
    sectionStarts.remove(at: source)
    for index in source..<sectionStarts.count { sectionStarts[index] -= Int32(run.count) }
    let start = sectionStarts[destination]
    sequence.insert(contentsOf: moved, at: Int(start))
    sectionStarts.insert(start, at: destination)
    for index in (destination + 1)..<sectionStarts.count { sectionStarts[index] += Int32(run.count) }
    renumber(from: 0)
  }
}

// MARK: Chunks

extension SnapshotOrder {
  /// Puts items into new chunks.
  private mutating func insertChunks(_ items: ContiguousArray<UInt32>, at position: Int, inSectionAt section: Int) {
    let pieces = (items.count + Self.usualCount - 1) / Self.usualCount
    var numbers: ContiguousArray<UInt32> = []
    for piece in 0..<pieces {
      let part = ContiguousArray(items[(items.count * piece / pieces)..<(items.count * (piece + 1) / pieces)])
      let chunk: Int
      if let free = unused.popLast() {
        chunk = Int(free)
        chunks[chunk] = part
      } else {
        chunk = chunks.count
        chunks.append(part)
        positions.append(-1)
      }
      remember(part.indices, ofChunk: chunk)
      numbers.append(UInt32(chunk))
    }
    sequence.insert(contentsOf: numbers, at: position)
    for index in (section + 1)..<sectionStarts.count { sectionStarts[index] += Int32(pieces) }
    renumber(from: position)
  }

  private mutating func removeChunks(at run: Range<Int>, inSectionAt section: Int) {
    for position in run {
      let chunk = sequence[position]
      chunks[Int(chunk)] = []
      positions[Int(chunk)] = -1
      unused.append(chunk)
    }
    sequence.removeSubrange(run)
    for index in (section + 1)..<sectionStarts.count { sectionStarts[index] -= Int32(run.count) }
    renumber(from: run.lowerBound)
  }

  /// Brings positions and sums up to date where the sequence has changed from some position on.
  private mutating func renumber(from first: Int) {
    sums.removeSubrange(min(first, sums.count)...)
    for position in first..<sequence.count {
      let chunk = Int(sequence[position])
      positions[chunk] = Int32(position)
      // An entry sums up those after its lowest zero bit's run of ones: see `add`.
      let firstSummed = position & (position + 1)
      let before = countBefore(position) - countBefore(firstSummed)
      sums.append(Int32(before + chunks[chunk].count))
    }
  }

  /// The number of items in the chunks before a position.
  @inlinable
  @inline(__always)
  func countBefore(_ position: Int) -> Int {
    var count = 0
    var index = position - 1
    while index >= 0 {
      count += Int(sums[index])
      index = (index & (index + 1)) - 1
    }
    return count
  }

  private mutating func add(_ count: Int, at position: Int) {
    var index = position
    while index < sums.count {
      sums[index] += Int32(count)
      index |= index + 1
    }
  }

  /// The position of the chunk with an item, by the item's index among all, and where in the chunk the item is.
  private func position(ofItemAt index: Int) -> (position: Int, offset: Int) {
    var position = 0
    var rest = Int32(index)
    var step = sums.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
    while step > 0 {
      if position + step <= sums.count, sums[position + step - 1] <= rest {
        rest -= sums[position + step - 1]
        position += step
      }
      step /= 2
    }
    return (position, Int(rest))
  }
}
