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
    let (methods, replacing, inherited) = (words(of: type), words(of: overriding), words(of: plain))
    guard methods.count == replacing.count, methods.count == inherited.count else { return false }
    // Initializers differ in each subclass; a method that is not overridden is the same one.
    let overridden = methods.indices.filter { replacing[$0] != inherited[$0] && inherited[$0] == methods[$0] }
    guard overridden.count == count else { return false }
    for index in overridden { methods[index] = replacing[index] }
    return true
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
