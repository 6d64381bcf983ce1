/// An array in pages, of which copies share those that neither has written to.
///
/// A short list holds lists of pages, so that writing to a shared array copies one page and two lists of pages, however
/// long the array is. It is never copied unseen: ``copy()`` is the only way.
@usableFromInline
struct PagedArray<Element>: ~Copyable {
  @usableFromInline typealias Page = ContiguousArray<Element>

  @inlinable static var pageShift: Int { 8 }
  @inlinable static var pageSize: Int { 1 << pageShift }

  /// How many pages a list of pages has.
  @inlinable static var listShift: Int { 6 }
  @inlinable static var listSize: Int { 1 << listShift }

  @usableFromInline var lists: ContiguousArray<ContiguousArray<Page>> = []
  @usableFromInline private(set) var count = 0

  @inlinable
  init() {}

  /// Some equal elements, all in one page until they are written to. The count must be a power of two, and at least a
  /// page's.
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
  /// - Complexity: O(1); what is shared is copied when one of the two writes to it.
  @inlinable
  func copy() -> PagedArray { PagedArray(lists, count: count) }

  @inlinable
  subscript(index: Int) -> Element {
    @inline(__always)
    get {
      assert(0..<count ~= index)
      // Without a look at the page's own count, which is seldom in the processor's cache.
      return withPage(index >> Self.pageShift) { $0[index & (Self.pageSize - 1)] }
    }
    @inline(__always)
    set {
      let page = index >> Self.pageShift
      lists[page >> Self.listShift][page & (Self.listSize - 1)][index & (Self.pageSize - 1)] = newValue
    }
  }

  /// Changes an element where it is.
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
      // Where there are many, a page will be full.
      if page > 0 { lists[list][place].reserveCapacity(Self.pageSize) }
    }
    lists[list][place].append(element)
    count += 1
  }

  // MARK: Pages

  func page(_ page: Int) -> Page { lists[page >> Self.listShift][page & (Self.listSize - 1)] }

  /// A page's elements.
  @inlinable
  @inline(__always)
  func withPage<Result>(_ page: Int, _ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    lists[page >> Self.listShift][page & (Self.listSize - 1)].withUnsafeBufferPointer(body)
  }

  /// A page's elements, to be written to.
  @inlinable
  @inline(__always)
  mutating func withMutablePage<Result>(
    _ page: Int, _ body: (UnsafeMutableBufferPointer<Element>) -> Result
  ) -> Result {
    lists[page >> Self.listShift][page & (Self.listSize - 1)].withUnsafeMutableBufferPointer { body($0) }
  }

  /// Gives a closure all elements, to be written to: for many changes at once.
  @inlinable
  @inline(__always)
  mutating func withMutablePages(_ body: (MutablePages) -> Void) {
    var pages: ContiguousArray<UnsafeMutablePointer<Element>> = []
    pages.reserveCapacity(count >> Self.pageShift + 1)
    for list in lists.indices {
      for page in lists[list].indices {
        // Pages are the array's alone from here on, and stay where they are while nothing else is done with it.
        lists[list][page].withUnsafeMutableBufferPointer { if let page = $0.baseAddress { pages.append(page) } }
      }
    }
    pages.withUnsafeBufferPointer { body(MutablePages(pages: $0)) }
  }

  /// All elements as memory.
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

  /// Puts a full page in the place of another, or behind all, which must be full ones.
  mutating func setPage(_ page: Int, to new: Page) {
    if page << Self.pageShift < count {
      lists[page >> Self.listShift][page & (Self.listSize - 1)] = new
      return
    }
    if page & (Self.listSize - 1) == 0 { lists.append([]) }
    lists[lists.count - 1].append(new)
    count += Self.pageSize
  }

  /// Whether a page is shared with another array: then its elements are the same there.
  func sharesPage(_ page: Int, with other: borrowing PagedArray) -> Bool {
    guard page << Self.pageShift < min(count, other.count) else { return false }
    let (list, place) = (page >> Self.listShift, page & (Self.listSize - 1))
    return lists[list][place].isIdentical(to: other.lists[list][place])
  }
}

extension PagedArray where Element == UInt32 {
  /// Lengthens the array by pages of equal elements, which share one page until they are written to, so that it has an
  /// index.
  mutating func grow(toHave index: Int, filling page: Page) {
    while count <= index { setPage(count >> Self.pageShift, to: page) }
  }
}

extension PagedArray: Sendable where Element: Sendable {}

extension PagedArray where Element: Equatable {
  /// How many elements at the beginning are the same in two arrays, one of which may be a copy of the other that has
  /// grown.
  ///
  /// - Complexity: O(the number of lists of pages + the number of elements in pages that are not shared)
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
  /// Whether two arrays are one and the same memory, so that they are equal without a look at their elements.
  @inlinable
  func isIdentical(to other: ContiguousArray) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { memory in
        other.withUnsafeBufferPointer { memory.baseAddress == $0.baseAddress }
      }
  }
}
