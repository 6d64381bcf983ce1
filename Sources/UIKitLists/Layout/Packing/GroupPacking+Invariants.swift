import Foundation
@_spi(Toolkit) import UIKitCore

#if DEBUG

  extension GroupPacking {
    /// Traps, naming the values, if the groups around some edits contradict the items. Does nothing in release builds.
    ///
    /// 1. The groups hold all items: the last group begins before the last item, and a group after it would not.
    /// 2. Every lane has a value for each group.
    /// 3. A group holds at least one item, and is the one found for its first and for its last item.
    /// 4. The next group begins with the item after the group's last one, at a position that is not before the group's.
    ///
    /// - Complexity: O(log n).
    func checkInvariants(at edits: [ItemEdit]) {
      precondition((groupCount == 0) == (itemCount == 0), "\(itemCount) items are in \(groupCount) groups")
      for (number, lane) in lanes.enumerated() {
        precondition(
          lane.groupCount == groupCount, "Lane \(number) has \(lane.groupCount) values for \(groupCount) groups")
      }
      guard let last else { return }
      let end = last.items.upperBound
      precondition(end == itemCount, "The last group ends before item \(end) of \(itemCount)")
      checkGroup(last)
      for edit in [edits.first, edits.last] {
        guard let item = edit?.inserted.lowerBound, item < itemCount else { continue }
        let group = group(ofItem: item)
        checkGroup(group)
        if group.index > 0 { checkGroup(self.group(at: group.index - 1)) }
      }
    }

    private func checkGroup(_ group: Group) {
      let (first, end) = (group.items.lowerBound, group.items.upperBound)
      precondition(group.itemCount > 0, "Group \(group.index) holds no item")
      for item in [first, end - 1] {
        let found = self.group(ofItem: item).index
        precondition(found == group.index, "Item \(item) of group \(group.index) is found in group \(found)")
      }
      guard group.index + 1 < groupCount else { return }
      let next = self.group(at: group.index + 1)
      precondition(next.firstItem == end, "After item \(end - 1) a group begins with item \(next.firstItem)")
      // Lengths are added up in different orders.
      let tolerance = 1e-6 * max(1, abs(group.start))
      precondition(
        next.start >= group.start - tolerance, "Group \(next.index) begins at \(next.start), before \(group.start)")
    }
  }

#else

  extension GroupPacking {
    /// Traps, naming the values, if the groups around some edits contradict the items. Does nothing in release builds.
    @inline(__always)
    func checkInvariants(at edits: [ItemEdit]) {}
  }

#endif
