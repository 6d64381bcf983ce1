import Expectations
import PergolaCommonCrypto
import Testing

@Suite("CCCrypt")
struct CipherTests {
  private func crypt(
    _ operation: Int, by algorithm: Int = kCCAlgorithmAES, _ options: Int, key: [UInt8], iv: [UInt8]? = nil,
    _ input: [UInt8], room: Int = 256
  ) -> (status: Int32, output: [UInt8], moved: Int) {
    var output = [UInt8](repeating: 0, count: max(room, 1))
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(algorithm), CCOptions(options), key, key.count, iv, input, input.count,
      &output, room, &moved)
    return (status, Array(output.prefix(status == 0 ? moved : 0)), moved)
  }

  private let key = [UInt8](0..<16)

  @Test("AES and DES have the standards' examples")
  func standards() {
    let block = bytes("00112233445566778899aabbccddeeff")
    for (size, expected) in [
      (16, "69c4e0d86a7b0430d8cdb78070b4c55a"), (24, "dda97ca4864cdfe06eaf70a0ec0d7191"),
      (32, "8ea2b7ca516745bfeafc49904b496089"),
    ] {
      let result = crypt(kCCEncrypt, kCCOptionECBMode, key: [UInt8](0..<UInt8(size)), block)
      expectEqual(hex(result.output), expected)
    }
    let des = crypt(
      kCCEncrypt, by: kCCAlgorithmDES, kCCOptionECBMode, key: bytes("133457799bbcdff1"), bytes("0123456789abcdef"))
    expectEqual(hex(des.output), "85e813540f0ab405")
  }

  @Test(
    "What is encrypted is decrypted again, for all ciphers, modes and lengths",
    arguments: [(kCCAlgorithmAES, 16), (kCCAlgorithmAES, 32), (kCCAlgorithmDES, 8), (kCCAlgorithm3DES, 24)],
    [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode])
  func roundTrip(cipher: (algorithm: Int, keySize: Int), options: Int) {
    let key = [UInt8](1...UInt8(cipher.keySize))
    let block = cipher.algorithm == kCCAlgorithmAES ? 16 : 8
    for length in 0..<40 {
      let plain = [UInt8](0..<UInt8(length))
      let encrypted = crypt(kCCEncrypt, by: cipher.algorithm, options, key: key, plain)
      expectEqual(encrypted.status, 0)
      expectEqual(encrypted.moved, (length / block + 1) * block)
      let decrypted = crypt(kCCDecrypt, by: cipher.algorithm, options, key: key, encrypted.output, room: length)
      expectEqual(decrypted.status, 0)
      expectEqual(decrypted.output, plain)
    }
  }

  @Test("Without a first block, CBC begins with zeros")
  func firstBlock() {
    let plain = [UInt8](repeating: 7, count: 20)
    let zeros = [UInt8](repeating: 0, count: 16)
    expectEqual(
      crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, plain).output,
      crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, iv: zeros, plain).output)
    #expect(
      crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, iv: key, plain).output
        != crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, iv: zeros, plain).output)
  }

  @Test("A place that is too small: -4301, with the size that it must have")
  func bufferTooSmall() {
    let result = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, [1, 2, 3], room: 15)
    expectEqual(result.status, -4301)
    expectEqual(result.moved, 16)
    let encrypted = crypt(kCCEncrypt, kCCOptionPKCS7Padding, key: key, [1, 2, 3]).output
    expectEqual(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: key, encrypted, room: 2).status, -4301)
  }

  @Test("Wrong arguments -4300, a length that is no multiple -4303, other ciphers -4305, a wrong key -4310")
  func mistakes() {
    expectEqual(crypt(2, 0, key: key, []).status, -4300)
    expectEqual(crypt(kCCEncrypt, 64, key: key, []).status, -4300)
    expectEqual(crypt(kCCEncrypt, 0, key: key, [1]).status, -4303)
    expectEqual(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: key, [1]).status, -4303)
    expectEqual(crypt(kCCEncrypt, by: 5, 0, key: key, []).status, -4305)
    expectEqual(crypt(kCCEncrypt, 0, key: [1, 2, 3], []).status, -4310)
  }

  @Test("A padding that is wrong: -4304")
  func wrongPadding() {
    let unpadded = crypt(kCCEncrypt, 0, key: key, [UInt8](repeating: 0, count: 16)).output
    expectEqual(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: key, unpadded).status, -4304)
    expectEqual(crypt(kCCDecrypt, kCCOptionPKCS7Padding, key: key, []).status, -4304)
  }

  @Test("Random bytes differ each time")
  func random() {
    var one = [UInt8](repeating: 0, count: 32), other = one
    expectEqual(CCRandomGenerateBytes(&one, 32), 0)
    expectEqual(CCRandomGenerateBytes(&other, 32), 0)
    #expect(one != other)
    expectEqual(CCRandomGenerateBytes(nil, 32), -4300)
  }
}
