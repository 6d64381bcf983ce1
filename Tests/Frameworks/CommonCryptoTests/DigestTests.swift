import Expectations
import Foundation
import PergolaCommonCrypto
import Testing

@Suite("Digests and codes")
struct DigestTests {
  private typealias Function = (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<
    UInt8
  >?

  private func digest(_ text: String, _ length: Int32, _ function: Function) -> String {
    var output = [UInt8](repeating: 0, count: Int(length))
    let input = Array(text.utf8)
    #expect(function(input, CC_LONG(input.count), &output) != nil)
    return hex(output)
  }

  @Test("The digests are those of the standards' examples")
  func standards() {
    expectEqual(digest("abc", CC_MD5_DIGEST_LENGTH, CC_MD5), "900150983cd24fb0d6963f7d28e17f72")
    expectEqual(digest("", CC_MD5_DIGEST_LENGTH, CC_MD5), "d41d8cd98f00b204e9800998ecf8427e")
    expectEqual(digest("abc", CC_SHA1_DIGEST_LENGTH, CC_SHA1), "a9993e364706816aba3e25717850c26c9cd0d89d")
    expectEqual(
      digest("abc", CC_SHA224_DIGEST_LENGTH, CC_SHA224), "23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7")
    expectEqual(
      digest("abc", CC_SHA256_DIGEST_LENGTH, CC_SHA256),
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    expectEqual(
      digest("abc", CC_SHA384_DIGEST_LENGTH, CC_SHA384),
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
    expectEqual(
      digest("abc", CC_SHA512_DIGEST_LENGTH, CC_SHA512),
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test("The lengths of digests are the original's")
  func lengths() {
    expectEqual(
      [
        CC_MD5_DIGEST_LENGTH, CC_SHA1_DIGEST_LENGTH, CC_SHA224_DIGEST_LENGTH, CC_SHA256_DIGEST_LENGTH,
        CC_SHA384_DIGEST_LENGTH, CC_SHA512_DIGEST_LENGTH,
      ], [16, 20, 28, 32, 48, 64])
  }

  @Test("Functions of digests take data as apps write it")
  func data() {
    let data = Data("abc".utf8)
    var output = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &output) }
    expectEqual(hex(output.prefix(4)), "ba7816bf")
  }

  @Test("A digest in steps is that of the whole, its functions return 1, and a copied context goes on by itself")
  func steps() {
    var context = CC_SHA256_CTX()
    expectEqual(CC_SHA256_Init(&context), 1)
    expectEqual(CC_SHA256_Update(&context, [97, 98] as [UInt8], 2), 1)
    var copy = context
    expectEqual(CC_SHA256_Update(&context, [99] as [UInt8], 1), 1)
    expectEqual(CC_SHA256_Update(&copy, [99, 100] as [UInt8], 2), 1)
    var one = [UInt8](repeating: 0, count: 32), other = one
    expectEqual(CC_SHA256_Final(&one, &context), 1)
    expectEqual(CC_SHA256_Final(&other, &copy), 1)
    expectEqual(hex(one), digest("abc", 32, CC_SHA256))
    expectEqual(hex(other), digest("abcd", 32, CC_SHA256))
    var unbegun = CC_MD5_CTX()
    expectEqual(CC_MD5_Update(&unbegun, [1] as [UInt8], 1), 0)
  }

  @Test("HMAC has the examples' codes, and the original's numbers of algorithms")
  func codes() {
    func code(_ algorithm: Int, _ length: Int32) -> String {
      var output = [UInt8](repeating: 0, count: Int(length))
      let key = Array("key".utf8), data = Array("The quick brown fox jumps over the lazy dog".utf8)
      CCHmac(CCHmacAlgorithm(algorithm), key, key.count, data, data.count, &output)
      return hex(output)
    }
    expectEqual(code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH), "80070713463e7749b90c2dc24911e275")
    expectEqual(code(kCCHmacAlgSHA1, CC_SHA1_DIGEST_LENGTH), "de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9")
    expectEqual(
      code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH),
      "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8")
    expectEqual(
      [
        kCCHmacAlgSHA1, kCCHmacAlgMD5, kCCHmacAlgSHA256, kCCHmacAlgSHA384, kCCHmacAlgSHA512, kCCHmacAlgSHA224,
      ], [0, 1, 2, 3, 4, 5])
  }

  @Test("HMAC of nothing with no key is that of empty ones")
  func emptyCode() {
    var output = [UInt8](repeating: 0, count: 32)
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), nil, 0, nil, 0, &output)
    expectEqual(hex(output), "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad")
  }

  @Test("PBKDF2 derives the keys of RFC 6070, and refuses wrong arguments")
  func derivation() {
    func key(_ rounds: UInt32, prf: Int = kCCPRFHmacAlgSHA1, algorithm: Int = kCCPBKDF2) -> (Int32, String) {
      var output = [UInt8](repeating: 0, count: 20)
      let status = CCKeyDerivationPBKDF(
        CCPBKDFAlgorithm(algorithm), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(prf), rounds,
        &output, 20)
      return (status, hex(output))
    }
    expectEqual(key(1).1, "0c60c80f961f0e71f3a9b524af6012062fe037a6")
    expectEqual(key(4096).1, "4b007901b765489abead49d926f721d065a429c1")
    expectEqual(key(1, prf: kCCPRFHmacAlgSHA256).1, "120fb6cffcf8b32c43e7225256c4f837a86548c9")
    expectEqual(key(0).0, -4300)
    expectEqual(key(1, prf: 9).0, -4300)
    expectEqual(key(1, algorithm: 1).0, -4300)
  }

  @Test("Calibration returns rounds that grow with the time, and the largest number for wrong arguments")
  func calibration() {
    func rounds(_ time: UInt32, _ algorithm: Int = kCCPBKDF2) -> UInt32 {
      CCCalibratePBKDF(CCPBKDFAlgorithm(algorithm), 8, 8, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 32, time)
    }
    #expect(rounds(1) >= 1)
    #expect(rounds(1_000) > rounds(1))
    expectEqual(rounds(1, 7), .max)
  }
}
