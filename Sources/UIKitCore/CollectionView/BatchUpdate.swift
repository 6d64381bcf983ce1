import Foundation

/// What the calls of one batch of updates asked for, in their order.
struct BatchUpdate {
  /// One change. What is deleted, reloaded or moved from is counted before the batch, what is inserted or moved to
  /// after it.
  enum Change: Hashable {
    case deleteItem(IndexPath)
    case insertItem(IndexPath)
    case moveItem(from: IndexPath, to: IndexPath)
    case reloadItem(IndexPath)
    case deleteSection(Int)
    case insertSection(Int)
    case moveSection(from: Int, to: Int)
    case reloadSection(Int)
  }

  /// The numbers of items by sections when the batch began.
  let countsBefore: [Int]

  /// What stood on screen and near it then.
  let attributesBefore: [UICollectionViewLayoutAttributes]

  private(set) var changes: [Change] = []

  /// The items to be configured anew in the cells they have, by their paths before the batch.
  var reconfiguredItems: [IndexPath] = []

  init(countsBefore: [Int] = [], attributesBefore: [UICollectionViewLayoutAttributes] = []) {
    self.countsBefore = countsBefore
    self.attributesBefore = attributesBefore
  }

  mutating func record(_ change: Change) { changes.append(change) }
}

extension BatchUpdate.Change: CustomStringConvertible {
  var description: String {
    switch self {
    case .deleteItem(let path): "Delete item \(path.inParentheses)"
    case .insertItem(let path): "Insert item \(path.inParentheses)"
    case .moveItem(let source, let target): "Move item from \(source.inParentheses) to \(target.inParentheses)"
    case .reloadItem(let path): "Reload item \(path.inParentheses)"
    case .deleteSection(let section): "Delete section (\(section))"
    case .insertSection(let section): "Insert section (\(section))"
    case .moveSection(let source, let target): "Move section from (\(source)) to (\(target))"
    case .reloadSection(let section): "Reload section (\(section))"
    }
  }
}

extension BatchUpdate {
  /// Why a batch cannot be.
  struct Fault: Error, Equatable {
    let message: String

    init(_ message: String) { self.message = message }

    /// The counts and the changes do not agree.
    init(inconsistent changes: [Change], before: [Int], after: [Int]) {
      let updates = changes.map { "\t\($0),\n" }.joined()
      message = """
        Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or \
        after performing the batch updates are inconsistent with the updates.
        Data source before updates = { \(Self.counted(before)) }
        Data source after updates = { \(Self.counted(after)) }
        Updates = [
        \(updates)]
        """
    }

    private static func counted(_ counts: [Int]) -> String {
      "\(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: \(counts)"
    }
  }
}

extension IndexPath {
  /// The section and the item as the original's messages write them.
  var inParentheses: String { "(\(map(String.init).joined(separator: " - ")))" }
}
