import CCrypto

/// A block cipher of OpenSSL's libcrypto, in the mode CBC or ECB.
struct BlockCipher {
  private enum Algorithm { case aes, des, tripleDES }

  private let algorithm: Algorithm
  private let keyLength: Int
  private let isECB: Bool

  /// The number of bytes of a block.
  var blockSize: Int { algorithm == .aes ? 16 : 8 }

  /// Makes a cipher; nil if there is no key of that size.
  init?(algorithm: Int, keyLength: Int, isECB: Bool) {
    let (kind, sizes): (Algorithm, [Int]) =
      switch algorithm {
      case 0: (.aes, [16, 24, 32])
      case 1: (.des, [8])
      default: (.tripleDES, [24])
      }
    guard sizes.contains(keyLength) else { return nil }
    self.algorithm = kind
    self.keyLength = keyLength
    self.isECB = isECB
  }

  private var implementation: OpaquePointer? {
    switch (algorithm, keyLength) {
    case (.aes, 16): isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
    case (.aes, 24): isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
    case (.aes, _): isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
    // DES is 3DES with the same key three times, and OpenSSL has it without its old algorithms.
    case (.des, _), (.tripleDES, _): isECB ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
    }
  }

  /// Runs the cipher; nil if the padding of the input is wrong.
  func run(
    isEncrypting: Bool, isPadded: Bool, key: UnsafeRawPointer, iv: UnsafeRawPointer?, _ input: UnsafeRawBufferPointer
  ) -> [UInt8]? {
    // An input without a padding is none.
    if isPadded, !isEncrypting, input.isEmpty { return nil }
    guard let context = EVP_CIPHER_CTX_new() else { return nil }
    defer { EVP_CIPHER_CTX_free(context) }
    let given = Array(UnsafeRawBufferPointer(start: key, count: keyLength))
    let keyBytes = algorithm == .des ? given + given + given : given
    let firstBlock = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: blockSize)) }
    var output = [UInt8](repeating: 0, count: input.count + blockSize)
    var count: Int32 = 0, last: Int32 = 0
    let zeros = [UInt8](repeating: 0, count: blockSize)
    guard
      EVP_CipherInit_ex(context, implementation, nil, keyBytes, firstBlock ?? zeros, isEncrypting ? 1 : 0) == 1,
      EVP_CIPHER_CTX_set_padding(context, isPadded ? 1 : 0) == 1
    else { return nil }
    let bytes = input.assumingMemoryBound(to: UInt8.self).baseAddress
    let isDone = output.withUnsafeMutableBufferPointer { buffer -> Bool in
      // The buffer has at least a block.
      guard let start = buffer.baseAddress else { return false }
      if let bytes, EVP_CipherUpdate(context, start, &count, bytes, Int32(input.count)) != 1 { return false }
      return EVP_CipherFinal_ex(context, start + Int(count), &last) == 1
    }
    return isDone ? Array(output.prefix(Int(count + last))) : nil
  }
}
