import CCrypto

/// The number of an algorithm of HMAC.
public typealias CCHmacAlgorithm = UInt32

/// HMAC with SHA-1.
public let kCCHmacAlgSHA1 = 0
/// HMAC with MD5.
public let kCCHmacAlgMD5 = 1
/// HMAC with SHA-256.
public let kCCHmacAlgSHA256 = 2
/// HMAC with SHA-384.
public let kCCHmacAlgSHA384 = 3
/// HMAC with SHA-512.
public let kCCHmacAlgSHA512 = 4
/// HMAC with SHA-224.
public let kCCHmacAlgSHA224 = 5

/// Computes the HMAC of data.
///
/// - Parameters:
///   - algorithm: The algorithm. One that there is not ends the process, as there is no result to tell.
///   - key: The key.
///   - keyLength: The number of bytes of the key.
///   - data: The data.
///   - dataLength: The number of bytes of the data.
///   - macOut: The place for the code, with as many bytes as the digest has.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer
) {
  let digests: [Digest] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  precondition(Int(algorithm) < digests.count, "CCHmac has no algorithm \(algorithm).")
  // OpenSSL takes a key that is nil for that of the last call.
  let empty: [UInt8] = [0]
  empty.withUnsafeBytes { empty in
    let output = macOut.assumingMemoryBound(to: UInt8.self)
    let bytes = (data ?? empty.baseAddress)?.assumingMemoryBound(to: UInt8.self)
    HMAC(
      digests[Int(algorithm)].implementation, key ?? empty.baseAddress, Int32(key == nil ? 0 : keyLength), bytes,
      data == nil ? 0 : dataLength, output, nil)
  }
}
