import Expectations
import Foundation
import PergolaSecurity
import PergolaSystem
import Testing

@Suite("Keys and certificates")
struct ObjectTests {
  private let keychain = KeychainStage()

  private func key(_ text: String = "bits") throws -> SecKey {
    let attributes: [CFString: Any] = [
      kSecAttrKeyType: kSecAttrKeyTypeRSA, kSecAttrKeyClass: kSecAttrKeyClassPrivate, kSecAttrKeySizeInBits: 2048,
    ]
    return try #require(SecKeyCreateWithData(Data(text.utf8) as CFData, attributes as CFDictionary, nil))
  }

  @Test("A key is stored, found by its tag, and read")
  func keys() throws {
    let key = try key()
    let tag = Data("com.example.key".utf8)
    expectEqual(keychain.add([kSecClass: kSecClassKey, kSecValueRef: key, kSecAttrApplicationTag: tag]), errSecSuccess)
    let found = keychain.copy([kSecClass: kSecClassKey, kSecAttrApplicationTag: tag, kSecReturnRef: true])
    let copy = try #require(found.value as? SecKey)
    expectEqual(copy, key)
    expectEqual(SecKeyCopyExternalRepresentation(copy, nil) as Data?, Data("bits".utf8))
    expectEqual((SecKeyCopyAttributes(copy) as? [String: Any])?["bsiz"] as? Int, 2048)
    expectEqual(CFGetTypeID(copy), SecKeyGetTypeID())
    expectEqual(keychain.delete([kSecValueRef: copy]), errSecSuccess)
  }

  @Test("Tags tell keys apart")
  func keyTags() throws {
    let key = try key()
    expectEqual(keychain.add([kSecValueRef: key, kSecAttrApplicationTag: "one"]), errSecSuccess)
    expectEqual(keychain.add([kSecValueRef: key, kSecAttrApplicationTag: "one"]), errSecDuplicateItem)
    expectEqual(keychain.add([kSecValueRef: key, kSecAttrApplicationTag: "two"]), errSecSuccess)
  }

  @Test("A key without data, type or class is none, with an error")
  func wrongKeys() {
    var error: Unmanaged<CFError>?
    #expect(SecKeyCreateWithData(Data([1]) as CFData, [:] as CFDictionary, &error) == nil)
    expectEqual(error?.takeRetainedValue().code, -50)
  }

  /// A certificate without a signature that means anything.
  private static let certificate: Data = {
    func value(_ tag: UInt8, _ content: Data...) -> Data {
      let content = content.reduce(Data(), +)
      let length = content.count < 128 ? Data([UInt8(content.count)]) : Data([0x81, UInt8(content.count)])
      return Data([tag]) + length + content
    }
    func name(_ text: String) -> Data {
      value(0x30, value(0x31, value(0x30, value(0x06, Data([0x55, 4, 3])), value(0x0C, Data(text.utf8)))))
    }
    let body = value(
      0x30, value(0xA0, value(0x02, Data([2]))), value(0x02, Data([0x12, 0x34])), value(0x30), name("Issuer"),
      value(0x30), name("Pear & Söhne"), value(0x30))
    return value(0x30, body, value(0x30), value(0x03, Data([0])))
  }()

  @Test("A certificate has the name of its subject and its serial number, and is told apart by them")
  func certificates() throws {
    let certificate = try #require(SecCertificateCreateWithData(nil, Self.certificate as CFData))
    expectEqual(SecCertificateCopySubjectSummary(certificate) as String?, "Pear & Söhne")
    expectEqual(SecCertificateCopySerialNumberData(certificate, nil) as Data?, Data([0x12, 0x34]))
    expectEqual(SecCertificateCopyData(certificate) as Data, Self.certificate)
    expectEqual(keychain.add([kSecClass: kSecClassCertificate, kSecValueRef: certificate]), errSecSuccess)
    expectEqual(
      keychain.add([kSecClass: kSecClassCertificate, kSecValueData: Self.certificate]), errSecDuplicateItem)
    let found = keychain.copy([kSecClass: kSecClassCertificate, kSecAttrLabel: "Pear & Söhne", kSecReturnRef: true])
    expectEqual(found.value as? SecCertificate, certificate)
  }

  @Test("Data that is no certificate makes none, wherever it is cut off")
  func wrongCertificates() {
    for length in 0..<Self.certificate.count {
      #expect(SecCertificateCreateWithData(nil, Self.certificate.prefix(length) as CFData) == nil)
    }
    expectEqual(keychain.add([kSecClass: kSecClassCertificate, kSecValueData: Data([1])]), errSecDecode)
    expectEqual(keychain.add([kSecClass: kSecClassCertificate]), errSecParam)
  }

  @Test("Identities are not stored, so none is found")
  func identities() {
    expectEqual(keychain.copy([kSecClass: kSecClassIdentity]).status, errSecItemNotFound)
    expectEqual(keychain.delete([kSecClass: kSecClassIdentity]), errSecItemNotFound)
    expectEqual(keychain.add([kSecClass: kSecClassIdentity]), errSecParam)
  }
}
