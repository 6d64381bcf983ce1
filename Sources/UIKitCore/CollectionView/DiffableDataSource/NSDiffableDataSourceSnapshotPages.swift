/// An array in pages, of which a copy shares those that neither side has written to.
///
/// Writing to a shared array copies the list of pages and one page, not the elements of all the others.
@usableFromInline
struct PagedArray<Element> {
  @usableFromInline static var shift: Int { 12 }
  @usableFromInline static var pageSize: Int { 1 << shift }

  @usableFromInline var pages: ContiguousArray<ContiguousArray<Element>> = []
  @usableFromInline var count = 0

  @inlinable
  init() {}

  /// Some equal elements, all in one page until they are written to. The count must be a multiple of the page size.
  @inlinable
  init(repeating element: Element, count: Int) {
    assert(count % Self.pageSize == 0)
    pages = ContiguousArray(
      repeating: ContiguousArray(repeating: element, count: Self.pageSize), count: count >> Self.shift)
    self.count = count
  }

  @inlinable
  subscript(index: Int) -> Element {
    get { pages[index >> Self.shift][index & (Self.pageSize - 1)] }
    set { pages[index >> Self.shift][index & (Self.pageSize - 1)] = newValue }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count & (Self.pageSize - 1) == 0 { pages.append([]) }
    pages[pages.count - 1].append(element)
    count += 1
  }
}

extension PagedArray: Sendable where Element: Sendable {}

extension PagedArray where Element: Equatable {
  /// How many elements at the beginning are the same in two arrays, one of which may be a copy of the other that has grown.
  ///
  /// - Complexity: O(the number of pages + the number of equal elements in pages that are not shared)
  @inlinable
  func commonPrefix(with other: PagedArray) -> Int {
    let least = min(count, other.count)
    var common = 0
    while common < least {
      let page = common >> Self.shift
      if pages[page].isIdentical(to: other.pages[page]) {
        common += pages[page].count
        continue
      }
      for (element, counterpart) in zip(pages[page], other.pages[page]) {
        if common == least || element != counterpart { return common }
        common += 1
      }
    }
    return min(common, least)
  }
}

extension ContiguousArray {
  /// Whether two arrays are one and the same memory, so that they are equal without a look at their elements.
  @inlinable
  func isIdentical(to other: ContiguousArray) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { memory in
        other.withUnsafeBufferPointer { memory.baseAddress == $0.baseAddress }
      }
  }
}
