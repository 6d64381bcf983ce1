/// A count of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes of a digest of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// The number of bytes of a block of MD5.
public let CC_MD5_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// The number of bytes of a block of SHA-1.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-224.
public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
/// The number of bytes of a block of SHA-224.
public let CC_SHA224_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// The number of bytes of a block of SHA-256.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64
/// The number of bytes of a digest of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// The number of bytes of a block of SHA-384.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128
/// The number of bytes of a digest of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// The number of bytes of a block of SHA-512.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Computes the digest of data by MD5, and returns the place of the digest.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  Digest.md5.compute(data, Int(len), into: md)
}

/// Computes the digest of data by SHA-1, and returns the place of the digest.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  Digest.sha1.compute(data, Int(len), into: md)
}

/// Computes the digest of data by SHA-224, and returns the place of the digest.
@discardableResult
public func CC_SHA224(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  Digest.sha224.compute(data, Int(len), into: md)
}

/// Computes the digest of data by SHA-256, and returns the place of the digest.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  Digest.sha256.compute(data, Int(len), into: md)
}

/// Computes the digest of data by SHA-384, and returns the place of the digest.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  Digest.sha384.compute(data, Int(len), into: md)
}

/// Computes the digest of data by SHA-512, and returns the place of the digest.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  Digest.sha512.compute(data, Int(len), into: md)
}
