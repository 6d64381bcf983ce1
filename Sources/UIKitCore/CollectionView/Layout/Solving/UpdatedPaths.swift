import Foundation

/// Where sections and items are after a batch of updates, by where they were.
@MainActor struct UpdatedPaths {
  private var goneSections: [Int] = []
  private var newSections: [Int] = []
  private var movedSections: [Int: Int] = [:]
  private var goneItems: [Int: [Int]] = [:]
  private var newItems: [Int: [Int]] = [:]
  private var moved: [(from: IndexPath, to: IndexPath)] = []

  /// The sections all of whose views are made anew, by their numbers before.
  private(set) var reloadedSections: Set<Int> = []

  init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      let (before, after) = (update.indexPathBeforeUpdate, update.indexPathAfterUpdate)
      switch update.updateAction {
      case .delete: if let before { take(before) }
      case .insert: if let after { put(after) }
      case .move:
        guard let before, let after else { continue }
        take(before)
        put(after)
        if update.isSection {
          movedSections[before.section] = after.section
        } else {
          moved.append((before, after))
        }
      case .reload: if update.isSection, let before { reloadedSections.insert(before.section) }
      case .none: break
      }
    }
    goneSections = Set(goneSections).sorted()
    newSections = Set(newSections).sorted()
    goneItems = goneItems.mapValues { Set($0).sorted() }
    newItems = newItems.mapValues { Set($0).sorted() }
  }

  private mutating func take(_ path: IndexPath) {
    if path.item == Int.max {
      goneSections.append(path.section)
    } else {
      goneItems[path.section, default: []].append(path.item)
    }
  }

  private mutating func put(_ path: IndexPath) {
    if path.item == Int.max {
      newSections.append(path.section)
    } else {
      newItems[path.section, default: []].append(path.item)
    }
  }

  /// Where each of so many sections is now; nil where it is gone.
  ///
  /// - Complexity: O(number of sections).
  func sections(after count: Int) -> [Int?] {
    var (after, nextGone, nextNew) = (0, 0, 0)
    return (0..<count).map { before in
      if nextGone < goneSections.count, goneSections[nextGone] == before {
        nextGone += 1
        return movedSections[before]
      }
      while nextNew < newSections.count, newSections[nextNew] == after {
        nextNew += 1
        after += 1
      }
      defer { after += 1 }
      return after
    }
  }

  /// Whether items came to a section or left it.
  func changesItems(ofSection before: Int, after: Int) -> Bool { goneItems[before] != nil || newItems[after] != nil }

  /// What happened to the items of a section, in order.
  ///
  /// - Complexity: O(number of items that came and went).
  func edits(ofSection before: Int, after: Int) -> [ItemEdit] {
    let (gone, new) = (goneItems[before] ?? [], newItems[after] ?? [])
    var edits: [ItemEdit] = []
    var (nextGone, nextNew, then, now) = (0, 0, 0, 0)
    while nextGone < gone.count || nextNew < new.count {
      let stayed = min(
        nextGone < gone.count ? gone[nextGone] - then : .max, nextNew < new.count ? new[nextNew] - now : .max)
      then += stayed
      now += stayed
      let (firstGone, firstNew) = (then, now)
      while true {
        if nextGone < gone.count, gone[nextGone] == then {
          (nextGone, then) = (nextGone + 1, then + 1)
        } else if nextNew < new.count, new[nextNew] == now {
          (nextNew, now) = (nextNew + 1, now + 1)
        } else {
          break
        }
      }
      edits.append(ItemEdit(removed: firstGone..<then, inserted: firstNew..<now))
    }
    return edits
  }

  /// What is known of items that were moved by themselves, by section and item where they are now.
  func movedItems<Value>(_ known: (IndexPath) -> Value?) -> [Int: [Int: Value]] {
    var result: [Int: [Int: Value]] = [:]
    for (from, to) in moved { result[to.section, default: [:]][to.item] = known(from) }
    return result
  }
}
