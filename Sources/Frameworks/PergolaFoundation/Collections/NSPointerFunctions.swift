import Foundation

/// The options of collections of pointers. The functions of the original are missing.
public class NSPointerFunctions: NSObject {
  /// The memory and the equality of a collection's objects.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects are kept alive.
    public static let strongMemory: Options = []
    /// Objects are not kept alive, and leave the collection with their end.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are equal by `isEqual(_:)`.
    public static let objectPersonality: Options = []
    /// Objects are equal to themselves alone.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects are copied when they are added.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
