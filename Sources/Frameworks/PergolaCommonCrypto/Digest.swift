import CCrypto

/// A digest of OpenSSL's libcrypto. It is used, and not swift-crypto, because it has SHA-224, 3DES and PBKDF2 too.
enum Digest {
  case md5, sha1, sha224, sha256, sha384, sha512

  /// OpenSSL's description of the digest, which lives as long as the process.
  var implementation: OpaquePointer? {
    switch self {
    case .md5: EVP_md5()
    case .sha1: EVP_sha1()
    case .sha224: EVP_sha224()
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    }
  }

  /// Computes a digest, and returns its place; without a place, nothing is computed.
  func compute(
    _ data: UnsafeRawPointer?, _ count: Int, into md: UnsafeMutablePointer<UInt8>?
  ) -> UnsafeMutablePointer<UInt8>? {
    guard let md else { return nil }
    let running = RunningDigest(self)
    running.update(data, count)
    running.finish(into: md)
    return md
  }
}

/// A digest that is computed step by step.
final class RunningDigest {
  private let context: OpaquePointer

  init(_ digest: Digest) {
    context = Self.newContext()
    guard EVP_DigestInit_ex(context, digest.implementation, nil) == 1 else {
      fatalError("The digest is not available.")
    }
  }

  private init(copying other: RunningDigest) {
    context = Self.newContext()
    guard EVP_MD_CTX_copy_ex(context, other.context) == 1 else { fatalError("The digest can't be copied.") }
  }

  deinit { EVP_MD_CTX_free(context) }

  func copy() -> RunningDigest { RunningDigest(copying: self) }

  func update(_ data: UnsafeRawPointer?, _ count: Int) {
    if let data, count > 0 { EVP_DigestUpdate(context, data, count) }
  }

  func finish(into md: UnsafeMutablePointer<UInt8>) { EVP_DigestFinal_ex(context, md, nil) }

  private static func newContext() -> OpaquePointer {
    guard let context = EVP_MD_CTX_new() else { fatalError("There is no memory for a digest.") }
    return context
  }
}
