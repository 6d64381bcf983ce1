import CCrypto

/// The direction of a cipher.
public typealias CCOperation = UInt32
/// The number of a cipher.
public typealias CCAlgorithm = UInt32
/// The options of a cipher.
public typealias CCOptions = UInt32

/// Encryption.
public let kCCEncrypt = 0
/// Decryption.
public let kCCDecrypt = 1

/// The cipher AES, with a block of 128 bits.
public let kCCAlgorithmAES = 0
/// The cipher AES, with a block of 128 bits.
public let kCCAlgorithmAES128 = 0
/// The cipher DES.
public let kCCAlgorithmDES = 1
/// The cipher DES, three times.
public let kCCAlgorithm3DES = 2

/// The last block is filled as PKCS #7 says.
public let kCCOptionPKCS7Padding = 1
/// Each block is encrypted by itself.
public let kCCOptionECBMode = 2

/// The size of a key of AES-128.
public let kCCKeySizeAES128 = 16
/// The size of a key of AES-192.
public let kCCKeySizeAES192 = 24
/// The size of a key of AES-256.
public let kCCKeySizeAES256 = 32
/// The size of a key of DES.
public let kCCKeySizeDES = 8
/// The size of a key of 3DES.
public let kCCKeySize3DES = 24

/// The size of a block of AES.
public let kCCBlockSizeAES128 = 16
/// The size of a block of DES.
public let kCCBlockSizeDES = 8
/// The size of a block of 3DES.
public let kCCBlockSize3DES = 8

/// Encrypts or decrypts data in one step.
///
/// - Parameters:
///   - op: The direction.
///   - alg: The cipher: AES, DES or 3DES; others are `kCCUnimplemented`.
///   - options: The padding and the mode, which is CBC without `kCCOptionECBMode`.
///   - key: The key.
///   - keyLength: The number of bytes of the key.
///   - iv: The first block of CBC; nil is a block of zeros.
///   - dataIn: The input.
///   - dataInLength: The number of bytes of the input.
///   - dataOut: The place for the output.
///   - dataOutAvailable: The number of bytes of the place.
///   - dataOutMoved: The number of bytes that were written, or that the place must have.
/// - Returns: `kCCSuccess`, or the reason why nothing was written.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
  _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  let knownOptions = CCOptions(kCCOptionPKCS7Padding | kCCOptionECBMode)
  guard op <= 1, let key, options & ~knownOptions == 0, dataInLength >= 0, dataIn != nil || dataInLength == 0 else {
    return CCCryptorStatus(kCCParamError)
  }
  guard alg <= 2 else { return CCCryptorStatus(kCCUnimplemented) }
  let isECB = options & CCOptions(kCCOptionECBMode) != 0
  guard let cipher = BlockCipher(algorithm: Int(alg), keyLength: keyLength, isECB: isECB) else {
    return CCCryptorStatus(kCCKeySizeError)
  }
  let isPadded = options & CCOptions(kCCOptionPKCS7Padding) != 0
  let isEncrypting = op == CCOperation(kCCEncrypt)
  let rest = dataInLength % cipher.blockSize
  if rest != 0, !isPadded || !isEncrypting { return CCCryptorStatus(kCCAlignmentError) }
  let needed = isPadded && isEncrypting ? dataInLength - rest + cipher.blockSize : dataInLength
  // A padded plain text is shorter than its input by up to a block, which is known only afterwards.
  if isEncrypting || !isPadded, dataOutAvailable < needed {
    dataOutMoved?.pointee = needed
    return CCCryptorStatus(kCCBufferTooSmall)
  }
  let input = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
  guard let output = cipher.run(isEncrypting: isEncrypting, isPadded: isPadded, key: key, iv: iv, input) else {
    return CCCryptorStatus(kCCDecodeError)
  }
  dataOutMoved?.pointee = output.count
  guard output.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
  if let dataOut {
    dataOut.copyMemory(from: output, byteCount: output.count)
  } else if !output.isEmpty {
    return CCCryptorStatus(kCCParamError)
  }
  return CCCryptorStatus(kCCSuccess)
}
