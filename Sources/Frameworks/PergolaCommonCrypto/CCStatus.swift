/// The result of a cryptographic function.
public typealias CCStatus = Int32
/// The result of a cipher.
public typealias CCCryptorStatus = Int32
/// The result of a source of random bytes.
public typealias CCRNGStatus = CCCryptorStatus

/// Success.
public let kCCSuccess = 0
/// An argument is wrong.
public let kCCParamError = -4300
/// The place for the output is too small.
public let kCCBufferTooSmall = -4301
/// There is no memory.
public let kCCMemoryFailure = -4302
/// The input is not a multiple of the block.
public let kCCAlignmentError = -4303
/// The input can't be decrypted.
public let kCCDecodeError = -4304
/// The algorithm is not there.
public let kCCUnimplemented = -4305
/// The output is too large.
public let kCCOverflow = -4306
/// There are no random bytes.
public let kCCRNGFailure = -4307
/// An error that is not told.
public let kCCUnspecifiedError = -4308
/// The functions were called in the wrong order.
public let kCCCallSequenceError = -4309
/// The size of the key is wrong.
public let kCCKeySizeError = -4310
/// The key is not valid.
public let kCCInvalidKey = -4311

/// Fills memory with random bytes that nobody can foresee. Returns `kCCSuccess`.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
  guard let bytes, count >= 0 else { return CCRNGStatus(kCCParamError) }
  var generator = SystemRandomNumberGenerator()
  for offset in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: offset, as: UInt8.self)
  }
  return CCRNGStatus(kCCSuccess)
}
