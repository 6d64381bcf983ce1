/// The replacement of a range of a section's items by other items.
struct ItemEdit: Equatable {
  /// The range of the removed items, by their old numbers.
  var removed: Range<Int>
  /// The range of the inserted items, by their numbers after all edits.
  var inserted: Range<Int>

  /// The number of inserted items minus the number of removed ones.
  var growth: Int { inserted.count - removed.count }

  /// An edit of one item that stays, such as an item with a newly measured size.
  static func changed(_ item: Int) -> ItemEdit { ItemEdit(removed: item..<item + 1, inserted: item..<item + 1) }
}

extension [ItemEdit] {
  /// The edits if they turn one number of items into another; otherwise one edit that inserts or removes items at the
  /// end.
  func explaining(_ before: Int, to after: Int) -> [ItemEdit] {
    if reduce(before, { $0 + $1.growth }) == after { return self }
    let same = Swift.min(before, after)
    return [ItemEdit(removed: same..<before, inserted: same..<after)]
  }
}
