/// An array in pages. Copies share the pages that neither has written to.
///
/// A short list holds lists of pages. Writing to a shared array copies one page and two lists of pages, however long
/// the array is. The array is never copied implicitly: ``copy()`` is the only way.
@usableFromInline
struct PagedArray<Element>: ~Copyable {
  @usableFromInline typealias Page = ContiguousArray<Element>

  @inlinable static var pageShift: Int { 8 }
  @inlinable static var pageSize: Int { 1 << pageShift }

  /// The binary logarithm of the number of pages in a list.
  @inlinable static var listShift: Int { 6 }
  @inlinable static var listSize: Int { 1 << listShift }

  @usableFromInline var lists: ContiguousArray<ContiguousArray<Page>> = []
  @usableFromInline private(set) var count = 0

  @inlinable
  init() {}

  /// Makes an array of equal elements, which share one page until they are written to. The count must be a power of
  /// two, and at least the size of a page.
  @inlinable
  init(repeating element: Element, count: Int) {
    let pages = count >> Self.pageShift
    let list = ContiguousArray(
      repeating: Page(repeating: element, count: Self.pageSize), count: min(pages, Self.listSize))
    lists = ContiguousArray(repeating: list, count: max(pages >> Self.listShift, 1))
    self.count = count
  }

  @inlinable
  init(_ lists: ContiguousArray<ContiguousArray<Page>>, count: Int) {
    self.lists = lists
    self.count = count
  }

  /// An array with the same elements.
  ///
  /// - Complexity: O(1). Pages are copied when one of the two arrays writes to them.
  @inlinable
  func copy() -> PagedArray { PagedArray(lists, count: count) }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      assert(0..<count ~= index)
      // Does not check the page's own count, which is seldom in the processor's cache.
      return withPage(index >> Self.pageShift) { $0[index & (Self.pageSize - 1)] }
    }
    @inline(__always)
    set {
      let page = index >> Self.pageShift
      lists[page >> Self.listShift][page & (Self.listSize - 1)][index & (Self.pageSize - 1)] = newValue
    }
  }

  /// Changes an element in place.
  @inlinable
  @inline(__always)
  mutating func change(_ index: Int, _ body: (inout Element) -> Void) {
    withMutablePage(index >> Self.pageShift) { body(&$0[index & (Self.pageSize - 1)]) }
  }

  @inlinable
  mutating func append(_ element: Element) {
    let page = count >> Self.pageShift
    let (list, place) = (page >> Self.listShift, page & (Self.listSize - 1))
    if count & (Self.pageSize - 1) == 0 {
      if place == 0 { lists.append([]) }
      lists[list].append([])
      // In an array of several pages a page will be full.
      if page > 0 { lists[list][place].reserveCapacity(Self.pageSize) }
    }
    lists[list][place].append(element)
    count += 1
  }

  // MARK: Pages

  func page(_ page: Int) -> Page { lists[page >> Self.listShift][page & (Self.listSize - 1)] }

  /// Calls a closure with the elements of a page.
  @inlinable
  @inline(__always)
  func withPage<Result>(_ page: Int, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    lists[page >> Self.listShift][page & (Self.listSize - 1)].withUnsafeBufferPointer(body)
  }

  /// Calls a closure with the elements of a page, which it may change.
  @inlinable
  @inline(__always)
  mutating func withMutablePage<Result>(
    _ page: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    lists[page >> Self.listShift][page & (Self.listSize - 1)].withUnsafeMutableBufferPointer { body($0) }
  }

  /// Calls a closure with all elements, which it may change. Meant for many changes at once: it copies every shared
  /// page.
  @inlinable
  @inline(__always)
  mutating func withMutablePages(_ body: (MutablePages) -> Void) {
    var pages: ContiguousArray<UnsafeMutablePointer<Element>> = []
    pages.reserveCapacity(count >> Self.pageShift + 1)
    for list in lists.indices {
      for page in lists[list].indices {
        // The pages are now unique to the array, and stay in place while nothing else changes it.
        lists[list][page].withUnsafeMutableBufferPointer { if let page = $0.baseAddress { pages.append(page) } }
      }
    }
    pages.withUnsafeBufferPointer { body(MutablePages(pages: $0)) }
  }

  /// The memory of all elements, by index.
  @usableFromInline
  struct MutablePages {
    @usableFromInline let pages: UnsafeBufferPointer<UnsafeMutablePointer<Element>>

    @inlinable
    init(pages: UnsafeBufferPointer<UnsafeMutablePointer<Element>>) { self.pages = pages }

    @inlinable
    subscript(index: Int) -> Element {
      @inline(__always)
      get { pages[index >> PagedArray.pageShift][index & (PagedArray.pageSize - 1)] }
      @inline(__always)
      nonmutating set { pages[index >> PagedArray.pageShift][index & (PagedArray.pageSize - 1)] = newValue }
    }
  }

  /// Replaces a page by a full one, or appends it if all pages are full.
  mutating func setPage(_ page: Int, to new: Page) {
    if page << Self.pageShift < count {
      lists[page >> Self.listShift][page & (Self.listSize - 1)] = new
      return
    }
    if page & (Self.listSize - 1) == 0 { lists.append([]) }
    lists[lists.count - 1].append(new)
    count += Self.pageSize
  }

  /// True if another array shares a page, so that its elements are the same in both.
  func sharesPage(_ page: Int, with other: borrowing PagedArray) -> Bool {
    guard page << Self.pageShift < min(count, other.count) else { return false }
    let (list, place) = (page >> Self.listShift, page & (Self.listSize - 1))
    return lists[list][place].isIdentical(to: other.lists[list][place])
  }
}

extension PagedArray where Element == UInt32 {
  /// Lengthens the array until it has an index. The new pages share the given page until they are written to.
  mutating func grow(toHave index: Int, filling page: Page) {
    while count <= index { setPage(count >> Self.pageShift, to: page) }
  }
}

extension PagedArray: Sendable where Element: Sendable {}

extension PagedArray where Element: Equatable {
  /// The number of equal elements at the beginning of two arrays, one of which may be a copy of the other that has
  /// grown.
  ///
  /// - Complexity: O(number of lists of pages + number of elements in pages that are not shared).
  @inlinable
  func commonPrefix(with other: borrowing PagedArray) -> Int {
    let least = min(count, other.count)
    var common = 0
    while common < least {
      let page = common >> Self.pageShift
      let (list, place) = (page >> Self.listShift, page & (Self.listSize - 1))
      if place == 0, lists[list].isIdentical(to: other.lists[list]) {
        common += Self.listSize << Self.pageShift
      } else if lists[list][place].isIdentical(to: other.lists[list][place]) {
        common += Self.pageSize
      } else {
        for (element, counterpart) in zip(lists[list][place], other.lists[list][place]) {
          if element != counterpart { return common }
          common += 1
        }
      }
    }
    return min(common, least)
  }
}

extension ContiguousArray {
  /// True if two arrays have the same memory, so that they are equal without a comparison of elements.
  @inlinable
  func isIdentical(to other: ContiguousArray) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { memory in
        other.withUnsafeBufferPointer { memory.baseAddress == $0.baseAddress }
      }
  }
}
