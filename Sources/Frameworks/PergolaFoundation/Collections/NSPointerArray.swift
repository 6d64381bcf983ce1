import Foundation

/// An array of objects by their addresses, which may be references that do not keep them alive, and which may be nil.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var slots: [WeakSlot?] = []

  /// Creates an array with options.
  public init(options: NSPointerFunctions.Options) { self.options = options }

  /// Returns an array that keeps its objects alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns an array that does not keep its objects alive. After their end their addresses are nil.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of addresses, also of those that are nil. A greater number than before adds nil.
  open var count: Int {
    get { slots.count }
    set {
      if newValue < slots.count { slots.removeLast(slots.count - newValue) }
      slots.append(contentsOf: Array(repeating: nil, count: newValue - slots.count))
    }
  }

  /// The objects whose addresses are not nil.
  open var allObjects: [Any] { slots.compactMap { $0?.object } }

  private func slot(_ pointer: UnsafeMutableRawPointer?) -> WeakSlot? {
    pointer.map { WeakSlot(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  private func check(_ index: Int, below bound: Int) {
    precondition(
      (0..<bound).contains(index),
      "*** -[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index \(index) beyond bounds \(bound)"
    )
  }

  /// Returns the address at an index; nil after the object's end. Traps if the index is out of bounds.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    check(index, below: slots.count)
    return slots[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds an address.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { slots.append(slot(pointer)) }

  /// Removes the address at an index. Traps if the index is out of bounds.
  open func removePointer(at index: Int) {
    check(index, below: slots.count)
    slots.remove(at: index)
  }

  /// Inserts an address at an index. Traps if the index is out of bounds.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    check(index, below: slots.count + 1)
    slots.insert(slot(item), at: index)
  }

  /// Replaces the address at an index. Traps if the index is out of bounds.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    check(index, below: slots.count)
    slots[index] = slot(item)
  }

  /// Removes the addresses that are nil. Those of ended objects too, which the original leaves unless a nil was added.
  open func compact() { slots.removeAll { $0?.object == nil } }
}
