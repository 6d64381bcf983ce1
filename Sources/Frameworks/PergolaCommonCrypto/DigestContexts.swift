/// A digest that is computed step by step. It must be begun with its function before anything else.
protocol DigestContext {
  /// The state; nil before the beginning and after the end.
  var running: RunningDigest? { get set }
}

/// A digest by MD5 that is computed step by step.
public struct CC_MD5_CTX: DigestContext {
  var running: RunningDigest?

  /// Makes a digest that has not begun.
  public init() {}
}

/// A digest by SHA-1 that is computed step by step.
public struct CC_SHA1_CTX: DigestContext {
  var running: RunningDigest?

  /// Makes a digest that has not begun.
  public init() {}
}

/// A digest by SHA-224 or SHA-256 that is computed step by step.
public struct CC_SHA256_CTX: DigestContext {
  var running: RunningDigest?

  /// Makes a digest that has not begun.
  public init() {}
}

/// A digest by SHA-384 or SHA-512 that is computed step by step.
public struct CC_SHA512_CTX: DigestContext {
  var running: RunningDigest?

  /// Makes a digest that has not begun.
  public init() {}
}

/// Begins a digest by MD5. Returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 { begin(.md5, c) }

/// Adds data to a digest by MD5. Returns 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  update(c, data, Int(len))
}

/// Ends a digest by MD5, and writes it. Returns 1.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  finish(md, c)
}

/// Begins a digest by SHA-1. Returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 { begin(.sha1, c) }

/// Adds data to a digest by SHA-1. Returns 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  update(c, data, Int(len))
}

/// Ends a digest by SHA-1, and writes it. Returns 1.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  finish(md, c)
}

/// Begins a digest by SHA-224. Returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 { begin(.sha224, c) }

/// Adds data to a digest by SHA-224. Returns 1.
@discardableResult
public func CC_SHA224_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  update(c, data, Int(len))
}

/// Ends a digest by SHA-224, and writes it. Returns 1.
@discardableResult
public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  finish(md, c)
}

/// Begins a digest by SHA-256. Returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 { begin(.sha256, c) }

/// Adds data to a digest by SHA-256. Returns 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  update(c, data, Int(len))
}

/// Ends a digest by SHA-256, and writes it. Returns 1.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  finish(md, c)
}

/// Begins a digest by SHA-384. Returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 { begin(.sha384, c) }

/// Adds data to a digest by SHA-384. Returns 1.
@discardableResult
public func CC_SHA384_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  update(c, data, Int(len))
}

/// Ends a digest by SHA-384, and writes it. Returns 1.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  finish(md, c)
}

/// Begins a digest by SHA-512. Returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 { begin(.sha512, c) }

/// Adds data to a digest by SHA-512. Returns 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  update(c, data, Int(len))
}

/// Ends a digest by SHA-512, and writes it. Returns 1.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  finish(md, c)
}

private func begin(_ digest: Digest, _ context: UnsafeMutablePointer<some DigestContext>) -> Int32 {
  context.pointee.running = RunningDigest(digest)
  return 1
}

private func update(
  _ context: UnsafeMutablePointer<some DigestContext>, _ data: UnsafeRawPointer?, _ count: Int
) -> Int32 {
  guard var running = context.pointee.running else { return 0 }
  // The copy of the context that the caller may have made keeps its own state.
  context.pointee.running = nil
  if !isKnownUniquelyReferenced(&running) { running = running.copy() }
  running.update(data, count)
  context.pointee.running = running
  return 1
}

private func finish(
  _ md: UnsafeMutablePointer<UInt8>?, _ context: UnsafeMutablePointer<some DigestContext>
) -> Int32 {
  guard let running = context.pointee.running, let md else { return 0 }
  running.copy().finish(into: md)
  context.pointee.running = nil
  return 1
}
