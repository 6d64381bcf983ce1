import CCrypto

/// The number of a way to derive a key.
public typealias CCPBKDFAlgorithm = UInt32
/// The number of the function with which a key is derived.
public typealias CCPseudoRandomAlgorithm = UInt32

/// PBKDF2.
public let kCCPBKDF2 = 2
/// HMAC with SHA-1.
public let kCCPRFHmacAlgSHA1 = 1
/// HMAC with SHA-224.
public let kCCPRFHmacAlgSHA224 = 2
/// HMAC with SHA-256.
public let kCCPRFHmacAlgSHA256 = 3
/// HMAC with SHA-384.
public let kCCPRFHmacAlgSHA384 = 4
/// HMAC with SHA-512.
public let kCCPRFHmacAlgSHA512 = 5

/// Derives a key from a password.
///
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - password: The password.
///   - passwordLen: The number of bytes of the password.
///   - salt: The salt.
///   - saltLen: The number of bytes of the salt.
///   - prf: The function.
///   - rounds: The number of rounds.
///   - derivedKey: The place for the key.
///   - derivedKeyLen: The number of bytes of the key.
/// - Returns: `kCCSuccess` or `kCCParamError`.
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let digests: [Digest] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  guard algorithm == kCCPBKDF2, (1...5).contains(prf), (1...UInt32(Int32.max)).contains(rounds), let derivedKey,
    derivedKeyLen > 0, password != nil || passwordLen == 0, salt != nil || saltLen == 0
  else { return Int32(kCCParamError) }
  let isDone = PKCS5_PBKDF2_HMAC(
    password, Int32(passwordLen), salt, Int32(saltLen), Int32(rounds),
    digests[Int(prf) - 1].implementation, Int32(derivedKeyLen), derivedKey)
  return Int32(isDone == 1 ? kCCSuccess : kCCUnspecifiedError)
}

/// Returns the number of rounds of PBKDF2 that take a time on this machine, at least 1.
///
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - passwordLen: The number of bytes of the password.
///   - saltLen: The number of bytes of the salt.
///   - prf: The function.
///   - derivedKeyLen: The number of bytes of the key.
///   - msec: The time in milliseconds.
/// - Returns: The number of rounds; `UInt32.max` if an argument is wrong, as in the original.
public func CCCalibratePBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
  _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
  guard passwordLen >= 0, saltLen >= 0, derivedKeyLen > 0 else { return .max }
  let password = [CChar](repeating: 97, count: passwordLen)
  let salt = [UInt8](repeating: 97, count: saltLen)
  var key = [UInt8](repeating: 0, count: derivedKeyLen)
  var status = Int32(kCCSuccess)
  let sample: UInt32 = 10_000
  let time = ContinuousClock().measure {
    status = CCKeyDerivationPBKDF(algorithm, password, passwordLen, salt, saltLen, prf, sample, &key, derivedKeyLen)
  }
  guard status == Int32(kCCSuccess) else { return .max }
  let rounds = Double(sample) * (Duration.milliseconds(Int64(msec)) / max(time, .nanoseconds(1)))
  return UInt32(min(max(rounds, 1), Double(Int32.max)))
}
