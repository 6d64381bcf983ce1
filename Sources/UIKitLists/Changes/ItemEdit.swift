/// Items that went from a place in a section, and items that came to it.
struct ItemEdit: Equatable {
  /// Those that went, by where they were.
  var removed: Range<Int>
  /// Those that came, by where they are when all edits are made.
  var inserted: Range<Int>

  /// By how many items there are more.
  var growth: Int { inserted.count - removed.count }

  /// Nothing but that other things are known of an item.
  static func changed(_ item: Int) -> ItemEdit { ItemEdit(removed: item..<item + 1, inserted: item..<item + 1) }
}

extension [ItemEdit] {
  /// These if they make one number of items into another; else items came or went at the end.
  func explaining(_ before: Int, to after: Int) -> [ItemEdit] {
    if reduce(before, { $0 + $1.growth }) == after { return self }
    let same = Swift.min(before, after)
    return [ItemEdit(removed: same..<before, inserted: same..<after)]
  }
}
