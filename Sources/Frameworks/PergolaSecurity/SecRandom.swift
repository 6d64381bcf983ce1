import PergolaCoreFoundation

/// A source of random bytes. There is one only, the default, which is nil.
public final class SecRandom: Sendable {
  private init() {}
}

/// A reference to a source of random bytes.
public typealias SecRandomRef = SecRandom

/// The default source of random bytes.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills memory with random bytes that nobody can foresee.
///
/// - Parameters:
///   - rnd: The source.
///   - count: The number of bytes.
///   - bytes: The memory.
/// - Returns: `errSecSuccess`.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  // There is no source but the default one, so `rnd` is always nil.
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
