import Foundation

extension [Section] {
  /// The previous indexes of the sections, after they replaced others; nil for a new section.
  ///
  /// A section stays if its items are the array of a previous one. A section with other items replaces the previous one
  /// at its index, unless that one stays at another index.
  ///
  /// - Complexity: O(number of sections).
  @MainActor
  func previousIndexes(in previous: [Section]) -> [Int?] {
    var indexesByItems: [UnsafePointer<Item>: [Int]] = [:]
    for (index, section) in previous.enumerated().reversed() {
      if let storage = section.itemStorage { indexesByItems[storage, default: []].append(index) }
    }
    var result = map { section in section.itemStorage.flatMap { indexesByItems[$0]?.popLast() } }
    let staying = Set(result.compactMap { $0 })
    for index in indices where result[index] == nil && !staying.contains(index) { result[index] = index }
    return result
  }
}

extension Section {
  /// The address of the items, which copies of the section share; nil without items.
  fileprivate var itemStorage: UnsafePointer<Item>? {
    items.isEmpty ? nil : items.withUnsafeBufferPointer { $0.baseAddress }
  }
}
