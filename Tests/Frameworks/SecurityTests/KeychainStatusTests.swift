import Expectations
import Foundation
import PergolaSecurity
import PergolaSystem
import Testing

@Suite("The results of the keychain")
struct KeychainStatusTests {
  private let keychain = KeychainStage()

  @Test("Copy, Update and Delete find nothing: -25300")
  func itemNotFound() {
    expectEqual(errSecItemNotFound, -25300)
    expectEqual(keychain.copy(password("a")).status, errSecItemNotFound)
    expectEqual(keychain.update(password("a"), [kSecAttrLabel: "l"]), errSecItemNotFound)
    expectEqual(keychain.delete(password("a")), errSecItemNotFound)
  }

  @Test("A missing class, a value of the wrong type, or a key where it must not be: -50")
  func param() {
    expectEqual(errSecParam, -50)
    _ = keychain.add(password("a"))
    expectEqual(keychain.copy([kSecReturnData: true]).status, errSecParam)
    expectEqual(keychain.add([:]), errSecParam)
    expectEqual(keychain.delete([:]), errSecParam)
    expectEqual(keychain.add([kSecClass: "none"]), errSecParam)
    expectEqual(keychain.add(password("b", [kSecAttrAccount: 5])), errSecParam)
    expectEqual(keychain.add(password("b", [kSecValueData: "text"])), errSecParam)
    expectEqual(keychain.add(password("b", [kSecAttrAccessible: "never"])), errSecParam)
    expectEqual(keychain.copy(password("a", [kSecMatchLimit: "many"])).status, errSecParam)
    expectEqual(keychain.copy(password("a", [kSecMatchLimit: 0])).status, errSecParam)
    expectEqual(keychain.copy(password("a", [kSecReturnData: "yes"])).status, errSecParam)
    expectEqual(keychain.update(password("a", [kSecReturnData: true]), [kSecAttrLabel: "l"]), errSecParam)
    expectEqual(keychain.update(password("a"), [kSecClass: kSecClassGenericPassword]), errSecParam)
    expectEqual(keychain.update(password("a"), [kSecValuePersistentRef: Data()]), errSecParam)
  }

  @Test("An attribute of another class: -25303")
  func noSuchAttribute() {
    expectEqual(errSecNoSuchAttr, -25303)
    expectEqual(keychain.add(password("a", [kSecAttrServer: "h"])), errSecNoSuchAttr)
    expectEqual(keychain.copy(password("a", ["unknown": 1])).status, errSecNoSuchAttr)
  }

  @Test("A group that is not the app's: -34018")
  func missingEntitlement() {
    expectEqual(errSecMissingEntitlement, -34018)
    let foreign: [CFString: Any] = [kSecAttrAccessGroup: "theirs"]
    expectEqual(keychain.add(password("a", foreign)), errSecSuccess)
    keychain.system.keychain.accessGroups = ["ours"]
    expectEqual(keychain.add(password("b", foreign)), errSecMissingEntitlement)
    expectEqual(keychain.copy(password("a", foreign)).status, errSecMissingEntitlement)
    expectEqual(keychain.copy(password("a")).status, errSecItemNotFound)
    expectEqual(keychain.add(password("b", [kSecAttrAccessGroup: "ours"])), errSecSuccess)
    expectEqual(keychain.update(password("b"), foreign), errSecMissingEntitlement)
  }

  @Test("A protected item while the device is locked: -25308")
  func locked() {
    let always: [CFString: Any] = [kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock]
    _ = keychain.add(password("a", data: "x"))
    _ = keychain.add(password("b", data: "y", always))
    keychain.system.isLocked = true
    expectEqual(keychain.copy(password("a", [kSecReturnData: true])).status, errSecInteractionNotAllowed)
    expectEqual(keychain.copy(password("a", [kSecReturnAttributes: true])).status, errSecSuccess)
    expectEqual(keychain.copy(password("b", [kSecReturnData: true])).status, errSecSuccess)
    expectEqual(keychain.update(password("a"), [kSecValueData: Data()]), errSecInteractionNotAllowed)
    expectEqual(keychain.add(password("c")), errSecInteractionNotAllowed)
    expectEqual(keychain.add(password("c", always)), errSecSuccess)
    keychain.system.isLocked = false
    expectEqual(keychain.copy(password("a", [kSecReturnData: true])).value as? Data, Data("x".utf8))
    expectEqual(keychain.copy(password("c")).status, errSecSuccess)
  }

  @Test("A test plays any result for the next call, which then does nothing", arguments: [-25291, -26275, -4, -128])
  func played(status: OSStatus) {
    keychain.system.keychain.failNext(with: status)
    keychain.system.keychain.failNext(with: errSecIO)
    expectEqual(keychain.add(password("a")), status)
    expectEqual(keychain.copy(password("a")).status, errSecIO)
    expectEqual(keychain.copy(password("a")).status, errSecItemNotFound)
  }

  @Test("Both an accessibility and an access control in Add: -50")
  func both() throws {
    let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, [], nil))
    expectEqual(
      keychain.add(
        password("a", [kSecAttrAccessControl: control, kSecAttrAccessible: kSecAttrAccessibleWhenUnlocked])),
      errSecParam)
    expectEqual(keychain.add(password("a", [kSecAttrAccessControl: control])), errSecSuccess)
  }

  @Test("A message explains a result, and an unknown number is named")
  func messages() {
    expectEqual(
      SecCopyErrorMessageString(errSecItemNotFound, nil) as String?,
      "The specified item could not be found in the keychain.")
    expectEqual(
      SecCopyErrorMessageString(errSecDuplicateItem, nil) as String?,
      "The specified item already exists in the keychain.")
    expectEqual(SecCopyErrorMessageString(errSecServiceNotAvailable, nil) as String?, "Service not available.")
    expectEqual(SecCopyErrorMessageString(12345, nil) as String?, "OSStatus 12345")
  }

  @Test("Random bytes differ each time, and none is left out")
  func random() {
    var bytes = [[UInt8](repeating: 0, count: 64), [UInt8](repeating: 0, count: 64)]
    expectEqual(SecRandomCopyBytes(kSecRandomDefault, 64, &bytes[0]), errSecSuccess)
    expectEqual(SecRandomCopyBytes(kSecRandomDefault, 64, &bytes[1]), errSecSuccess)
    #expect(bytes[0] != bytes[1])
    #expect(Set(bytes[0]).count > 16)
    var few = [UInt8](repeating: 7, count: 3)
    expectEqual(SecRandomCopyBytes(kSecRandomDefault, 0, &few), errSecSuccess)
    expectEqual(few, [7, 7, 7])
  }
}
