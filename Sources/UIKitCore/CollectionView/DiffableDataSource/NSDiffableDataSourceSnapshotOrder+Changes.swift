import Diffing

/// The comparison of two orders that share chunks.
///
/// In every section that is in both, chunks that are shared at its ends are skipped. Between them, a shared chunk counts as one run of
/// items; of other chunks every item is looked up in the old order, and items that follow one another in both are one run too. The runs that
/// stay are an increasing subsequence of the greatest weight, so that the fewest items move.
struct SnapshotOrderComparison {
  let old: SnapshotOrder
  let new: SnapshotOrder

  /// Items with lower numbers are the same in both.
  let commonNumbers: UInt32

  let numberInOld: (UInt32) -> UInt32?
  let numberInNew: (UInt32) -> UInt32?

  var changes = SectionedChangeset()

  /// Items that follow one another in both orders.
  struct Run {
    /// Where the first one is among the new section's items.
    var target: Int

    /// Its index among all old items.
    var source: Int

    var count: Int
  }

  /// The item in the old order that a new one is.
  func oldItem(for item: UInt32) -> UInt32? {
    let number = item < commonNumbers ? item : numberInOld(item)
    return number.flatMap { old.contains($0) ? $0 : nil }
  }

  func isInNew(_ item: UInt32) -> Bool {
    let number = item < commonNumbers ? item : numberInNew(item)
    return number.map { new.contains($0) } ?? false
  }

  func areShared(_ oldPosition: Int, _ newPosition: Int) -> Bool {
    old.chunks[Int(old.sequence[oldPosition])].isIdentical(to: new.chunks[Int(new.sequence[newPosition])])
  }

  /// The position in the old sequence of a chunk that both share, if it is in a range.
  func sharedPosition(of newPosition: Int, within range: Range<Int>) -> Int? {
    let chunk = Int(new.sequence[newPosition])
    guard chunk < old.positions.count else { return nil }
    let position = Int(old.positions[chunk])
    return range.contains(position) && areShared(position, newPosition) ? position : nil
  }

  /// Compares a section with the old one that it was.
  mutating func compare(_ section: Int, with source: Int) {
    var before = old.positions(ofSectionAt: source)
    var after = new.positions(ofSectionAt: section)
    while !before.isEmpty, !after.isEmpty, areShared(before.lowerBound, after.lowerBound) {
      before = (before.lowerBound + 1)..<before.upperBound
      after = (after.lowerBound + 1)..<after.upperBound
    }
    while !before.isEmpty, !after.isEmpty, areShared(before.upperBound - 1, after.upperBound - 1) {
      before = before.lowerBound..<(before.upperBound - 1)
      after = after.lowerBound..<(after.upperBound - 1)
    }
    if before.isEmpty && after.isEmpty { return }

    let sharedBefore = findRuns(in: section, at: after, with: source, at: before)
    findDeletions(in: source, at: before, except: sharedBefore)
  }

  /// Finds what is inserted and moved; returns the positions of old chunks that both orders share.
  private mutating func findRuns(
    in section: Int, at after: Range<Int>, with source: Int, at before: Range<Int>
  ) -> Set<Int> {
    let home = old.positions(ofSectionAt: source)
    let homeStart = old.countBefore(home.lowerBound)
    var shared: Set<Int> = []
    var runs: [Run] = []
    var moves: [Transition<ItemPlace>] = []
    var target = new.countBefore(after.lowerBound) - new.countBefore(new.positions(ofSectionAt: section).lowerBound)
    func add(source: Int, count: Int) {
      if let last = runs.last, last.source + last.count == source, last.target + last.count == target {
        runs[runs.count - 1].count += count
      } else {
        runs.append(Run(target: target, source: source, count: count))
      }
    }
    for position in after {
      let items = new.chunks[Int(new.sequence[position])]
      if let oldPosition = sharedPosition(of: position, within: before) {
        shared.insert(oldPosition)
        add(source: old.countBefore(oldPosition), count: items.count)
        target += items.count
        continue
      }
      // Where the item after the last one found would be.
      var expected = (chunk: 0, offset: Int.max, index: 0)
      for item in items {
        if item < commonNumbers, expected.offset < old.chunks[expected.chunk].count,
          old.chunks[expected.chunk][expected.offset] == item
        {
          add(source: expected.index, count: 1)
          expected.offset += 1
          expected.index += 1
        } else if let oldItem = oldItem(for: item), let place = old.chunkPlace(of: oldItem) {
          let oldPosition = Int(old.positions[place.chunk])
          if home.contains(oldPosition) {
            let index = old.countBefore(oldPosition) + place.offset
            add(source: index, count: 1)
            expected = (place.chunk, place.offset + 1, index + 1)
          } else if let oldPlace = old.place(of: oldItem) {
            moves.append(Transition(from: oldPlace, to: ItemPlace(section: section, item: target)))
          }
        } else {
          changes.insertions.append(ItemPlace(section: section, item: target))
        }
        target += 1
      }
    }
    let order = OrderKept(by: runs.map(\.source), weights: runs.map(\.count))
    for (number, run) in runs.enumerated() where !order.keeps(number) {
      for offset in 0..<run.count {
        moves.append(
          Transition(
            from: ItemPlace(section: source, item: run.source - homeStart + offset),
            to: ItemPlace(section: section, item: run.target + offset)))
      }
    }
    changes.moves += moves.sorted { $0.target < $1.target }
    return shared
  }

  private mutating func findDeletions(in source: Int, at before: Range<Int>, except shared: Set<Int>) {
    let start = old.countBefore(old.positions(ofSectionAt: source).lowerBound)
    for position in before where !shared.contains(position) {
      var place = ItemPlace(section: source, item: old.countBefore(position) - start)
      for item in old.chunks[Int(old.sequence[position])] {
        if !isInNew(item) { changes.deletions.append(place) }
        place.item += 1
      }
    }
  }

  /// Finds which items of a section that is new were elsewhere before.
  mutating func findMoves(intoNewSectionAt section: Int) {
    var place = ItemPlace(section: section, item: 0)
    for position in new.positions(ofSectionAt: section) {
      for item in new.chunks[Int(new.sequence[position])] {
        if let source = oldItem(for: item).flatMap({ old.place(of: $0) }) {
          changes.moves.append(Transition(from: source, to: place))
        }
        place.item += 1
      }
    }
  }
}

extension SnapshotOrder {
  /// What turns an old order into this one.
  ///
  /// - Parameters:
  ///   - old: An order that numbers items alike.
  ///   - sections: What changes among the sections.
  ///   - commonNumbers: Items with lower numbers are the same in both orders.
  ///   - numberInOld: The number in the old order, if any, of the item that has a number in this one.
  ///   - numberInNew: The number in this order, if any, of the item that has a number in the old one.
  @usableFromInline
  func changes(
    from old: SnapshotOrder, sections: Changeset, commonNumbers: UInt32,
    numberInOld: (UInt32) -> UInt32?, numberInNew: (UInt32) -> UInt32?
  ) -> SectionedChangeset {
    withoutActuallyEscaping(numberInOld) { numberInOld in
      withoutActuallyEscaping(numberInNew) { numberInNew in
        var comparison = SnapshotOrderComparison(
          old: old, new: self, commonNumbers: commonNumbers, numberInOld: numberInOld, numberInNew: numberInNew)
        comparison.changes.sections = sections
        let sources = sections.counterparts(ofCount: old.numberOfSections).sources
        for (section, source) in sources.enumerated() {
          if source < 0 {
            comparison.findMoves(intoNewSectionAt: section)
          } else {
            comparison.compare(section, with: source)
          }
        }
        comparison.changes.deletions.sort()
        return comparison.changes
      }
    }
  }
}
