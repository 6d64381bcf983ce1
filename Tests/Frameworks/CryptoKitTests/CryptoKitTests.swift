#if Crypto
  import Expectations
  import Foundation
  import PergolaCryptoKit
  import Testing

  extension Sequence<UInt8> {
    fileprivate var hex: String { map { String(format: "%02x", $0) }.joined() }
  }

  @Suite("CryptoKit")
  struct CryptoKitTests {
    private let text = Data("pergola".utf8)

    @Test("A digest is described by its function and its bytes")
    func digests() {
      expectEqual(
        SHA256.hash(data: Data("abc".utf8)).description,
        "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      expectEqual(Insecure.MD5.hash(data: Data("abc".utf8)).hex, "900150983cd24fb0d6963f7d28e17f72")
      expectEqual(Insecure.SHA1.hash(data: Data("abc".utf8)).hex, "a9993e364706816aba3e25717850c26c9cd0d89d")
      expectEqual(SHA384.byteCount + SHA512.byteCount, 112)
      var parts = SHA512()
      parts.update(data: Data("ab".utf8))
      parts.update(data: Data("c".utf8))
      #expect(parts.finalize() == SHA512.hash(data: Data("abc".utf8)))
    }

    @Test("A code of authentication is that of RFC 4231, and is compared with data")
    func authenticationCodes() {
      let key = SymmetricKey(data: Data(repeating: 0x0b, count: 20))
      let code = HMAC<SHA256>.authenticationCode(for: Data("Hi There".utf8), using: key)
      expectEqual(code.hex, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
      #expect(HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: Data("Hi There".utf8), using: key))
      #expect(!HMAC<SHA256>.isValidAuthenticationCode(Data(code), authenticating: text, using: key))
    }

    @Test("A derived key is that of RFC 5869")
    func derivedKeys() {
      let key = HKDF<SHA256>.deriveKey(
        inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0b, count: 22)), salt: Data(0...12),
        info: Data(0xf0...0xf9), outputByteCount: 42)
      expectEqual(
        key.withUnsafeBytes { Array($0).hex },
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("A sealed box of GCM is nonce, text and tag, and only its key opens it")
    func sealedBox() throws {
      let key = SymmetricKey(size: .bits256)
      let box = try AES.GCM.seal(text, using: key)
      let combined = try #require(box.combined)
      expectEqual(combined, Data(box.nonce) + box.ciphertext + box.tag)
      expectEqual(combined.count, 12 + text.count + 16)
      expectEqual(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key), text)
      #expect(throws: CryptoKitError.authenticationFailure) {
        try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
      }
      #expect(throws: CryptoKitError.incorrectKeySize) {
        try AES.GCM.seal(text, using: SymmetricKey(data: Data(count: 5)))
      }
    }

    @Test("A sealed box with a nonce of another size has no combined form")
    func nonce() throws {
      let box = try AES.GCM.seal(
        text, using: SymmetricKey(size: .bits128), nonce: AES.GCM.Nonce(data: Data(count: 16)))
      #expect(box.combined == nil)
    }

    @Test("ChaChaPoly authenticates what is not encrypted, too")
    func chaChaPoly() throws {
      let key = SymmetricKey(size: .bits256)
      let box = try ChaChaPoly.seal(text, using: key, authenticating: Data([1]))
      expectEqual(try ChaChaPoly.open(box, using: key, authenticating: Data([1])), text)
      #expect(throws: CryptoKitError.authenticationFailure) {
        try ChaChaPoly.open(box, using: key, authenticating: Data([2]))
      }
    }

    @Test("Signatures of P-256 differ each time, and all forms of a key agree")
    func signatures() throws {
      let key = P256.Signing.PrivateKey()
      let first = try key.signature(for: text)
      #expect(try first.rawRepresentation != key.signature(for: text).rawRepresentation)
      let keys = try [
        P256.Signing.PublicKey(x963Representation: key.publicKey.x963Representation),
        P256.Signing.PublicKey(derRepresentation: key.publicKey.derRepresentation),
        P256.Signing.PublicKey(pemRepresentation: key.publicKey.pemRepresentation),
        P256.Signing.PublicKey(rawRepresentation: key.publicKey.rawRepresentation),
      ]
      for key in keys {
        #expect(key.isValidSignature(first, for: text))
        #expect(!key.isValidSignature(first, for: Data("other".utf8)))
      }
    }

    @Test("Both sides of an agreement have the same secret")
    func agreement() throws {
      let one = Curve25519.KeyAgreement.PrivateKey(), two = Curve25519.KeyAgreement.PrivateKey()
      let first = try one.sharedSecretFromKeyAgreement(with: two.publicKey)
      #expect(try first == two.sharedSecretFromKeyAgreement(with: one.publicKey))
    }

    @Test("There is no Secure Enclave: no key is made in it or found")
    func secureEnclave() {
      #expect(!SecureEnclave.isAvailable)
      let error = CryptoKitError.underlyingCoreCryptoError(error: -1)
      #expect(throws: error) { try SecureEnclave.P256.Signing.PrivateKey() }
      #expect(throws: error) { try SecureEnclave.P256.Signing.PrivateKey(dataRepresentation: text) }
      #expect(throws: error) { try SecureEnclave.P256.KeyAgreement.PrivateKey(compactRepresentable: false) }
      #expect(throws: error) { try SecureEnclave.P256.KeyAgreement.PrivateKey(dataRepresentation: text) }
    }
  }
#endif
