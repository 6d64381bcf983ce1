/// The protocol conformances that the compiler recorded in the program and in its libraries.
///
/// The layouts of the records are part of Swift's stable ABI. Relative pointers are offsets of 32 bits from their own
/// address; where the lowest bit of one is set, there is a pointer at its target.
enum ConformanceRecords {
  /// The types that conform to a protocol, in no particular order. Generic types are left out.
  ///
  /// - Parameter existential: The type of any conforming value: `(any P).self`.
  /// - Complexity: O(*n*) in the number of all conformances of the process.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let search = Search(descriptor: descriptor(of: existential))
    enumerateSections(
      { sections, context in
        guard let context else { return false }
        Unmanaged<Search>.fromOpaque(context).takeUnretainedValue().read(sections)
        return true
      }, Unmanaged.passUnretained(search).toOpaque())
    return search.found
  }

  /// The descriptor of the only protocol of an existential type. The metadata of the type is its kind in a word, its
  /// flags and the number of protocols in another one, and then the descriptors.
  private static func descriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size, as: UnsafeRawPointer.self)
  }
}

/// Calls a function of C with the sections of each image that is loaded, until it returns false. From Swift's runtime.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (_ sections: UnsafeRawPointer, _ context: UnsafeMutableRawPointer?) -> Bool,
  _ context: UnsafeMutableRawPointer?)

/// A search for the types that conform to one protocol.
private final class Search {
  private let descriptor: UnsafeRawPointer
  private(set) var found: [Any.Type] = []

  init(descriptor: UnsafeRawPointer) { self.descriptor = descriptor }

  /// Reads the conformances of an image. Its sections are a version, the image's address and two reserved words, and
  /// then the start and the length of each: the protocols first, their conformances second.
  func read(_ sections: UnsafeRawPointer) {
    let word = MemoryLayout<UnsafeRawPointer>.size
    let start = sections.load(fromByteOffset: 6 * word, as: UnsafeRawPointer?.self)
    let length = sections.load(fromByteOffset: 7 * word, as: Int.self)
    guard let start else { return }
    for offset in stride(from: 0, to: length, by: MemoryLayout<Int32>.size) { readRecord(target(of: start + offset)) }
  }

  /// Reads a conformance: relative pointers to the protocol, to the type and to the witnesses, and flags, of which the
  /// bits 3 to 5 are the kind of the pointer to the type.
  private func readRecord(_ record: UnsafeRawPointer) {
    guard indirectTarget(of: record) == descriptor else { return }
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    var type = target(of: record + 4)
    switch kind {
    case 0: break
    case 1: type = type.load(as: UnsafeRawPointer.self)
    default: return  // Classes of Objective-C.
    }
    // The descriptor of a type: its flags, and relative pointers to its surroundings, its name and its accessor.
    let isGeneric = type.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return }
    typealias Accessor = @convention(c) (_ request: Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(of: type + 12), to: Accessor.self)
    found.append(unsafeBitCast(accessor(0), to: Any.Type.self))
  }

  private func target(of pointer: UnsafeRawPointer) -> UnsafeRawPointer { pointer + Int(pointer.load(as: Int32.self)) }

  private func indirectTarget(of pointer: UnsafeRawPointer) -> UnsafeRawPointer {
    let offset = Int(pointer.load(as: Int32.self))
    let target = pointer + (offset & ~1)
    return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self)
  }
}
