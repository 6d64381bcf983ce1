/// The methods of a class, as the metadata of Swift lists them on platforms without Objective-C.
///
/// A method of a class of another module is replaced by putting that of a subclass into the table, once in a process: for all
/// instances, whoever made them ([record 32](Documentation/decisions/0032-user-defaults-that-report-their-changes.md)).
package enum MethodTable {
  /// Replaces the methods of a class that a subclass overrides by those of the subclass.
  ///
  /// They run on instances of the class itself, so they may use nothing of the subclass.
  ///
  /// - Parameters:
  ///   - plain: a subclass that overrides nothing.
  ///   - count: the number of methods that are overridden.
  /// - Returns: false, and nothing is replaced, unless exactly these methods were found.
  package static func replace(
    in type: AnyClass, by overriding: AnyClass, besides plain: AnyClass, count: Int
  ) -> Bool {
    let (methods, replacing) = (words(of: type), words(of: overriding))
    let overridden = places(in: type, overriddenBy: overriding, besides: plain)
    guard overridden.count == count else { return false }
    for index in overridden { methods[index] = replacing[index] }
    return true
  }

  /// The place of a method in the tables of a class and its subclasses.
  ///
  /// - Parameters:
  ///   - overriding: a subclass that overrides this method and no other.
  ///   - plain: a subclass that overrides nothing.
  /// - Returns: nil unless exactly one method was found.
  package static func place(in type: AnyClass, overriddenBy overriding: AnyClass, besides plain: AnyClass) -> Int? {
    let places = places(in: type, overriddenBy: overriding, besides: plain)
    return places.count == 1 ? places[0] : nil
  }

  /// True if a subclass, or a class between it and the base class, overrides the method at a place.
  package static func isMethod(at place: Int, of base: AnyClass, overriddenIn subclass: AnyClass) -> Bool {
    words(of: subclass)[place] != words(of: base)[place]
  }

  private static func places(in type: AnyClass, overriddenBy overriding: AnyClass, besides plain: AnyClass) -> [Int] {
    let (methods, replacing, inherited) = (words(of: type), words(of: overriding), words(of: plain))
    guard methods.count == replacing.count, methods.count == inherited.count else { return [] }
    // Initializers differ in each subclass; a method that is not overridden is the same one.
    return methods.indices.filter { replacing[$0] != inherited[$0] && inherited[$0] == methods[$0] }
  }

  /// The words of a class's metadata that follow its description, the table of methods among them.
  private static func words(of type: AnyClass) -> UnsafeMutableBufferPointer<UInt> {
    // The fields of a class as Swift's binary interface fixes them.
    let (sizeField, addressPointField, headerSize) = (32, 36, 48)
    let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
    let size = metadata.load(fromByteOffset: sizeField, as: UInt32.self)
    let addressPoint = metadata.load(fromByteOffset: addressPointField, as: UInt32.self)
    let start = (metadata + headerSize).assumingMemoryBound(to: UInt.self)
    return UnsafeMutableBufferPointer(
      start: start, count: (Int(size) - Int(addressPoint) - headerSize) / MemoryLayout<UInt>.stride)
  }
}
