import Expectations
import Foundation
import PergolaSecurity
import PergolaSystem
import Testing

@Suite("Items that need a proof")
struct AccessControlTests {
  private let keychain = KeychainStage()
  private var user: Authentication { keychain.system.authentication }

  private func add(_ flags: SecAccessControlCreateFlags) throws {
    let control = try #require(SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, flags, nil))
    expectEqual(keychain.add(password("a", data: "x", [kSecAttrAccessControl: control])), errSecSuccess)
  }

  private func read(_ more: [CFString: Any] = [:]) -> OSStatus {
    keychain.copy(password("a", more.merging([kSecReturnData: true]) { $1 })).status
  }

  @Test("The user proves their identity to read the data, but not the attributes; canceled -128, failed -25293")
  func outcomes() throws {
    try add(.userPresence)
    user.succeed()
    expectEqual(read([kSecUseOperationPrompt: "Show it"]), errSecSuccess)
    expectEqual(user.reasons, ["Show it"])
    user.cancel()
    expectEqual(read(), errSecUserCanceled)
    for _ in 0..<3 { user.fail() }
    expectEqual(read(), errSecAuthFailed)
    expectEqual(keychain.copy(password("a", [kSecReturnAttributes: true])).status, errSecSuccess)
    expectEqual(keychain.system.unanswered, [])
    expectEqual(read(), errSecUserCanceled)
    expectEqual(keychain.system.unanswered, ["authentication"])
  }

  @Test("A prompt that must not be shown is an error, or the item is skipped")
  func interaction() throws {
    try add(.userPresence)
    expectEqual(read([kSecUseAuthenticationUI: kSecUseAuthenticationUIFail]), errSecInteractionNotAllowed)
    expectEqual(read([kSecUseAuthenticationUI: kSecUseAuthenticationUISkip]), errSecItemNotFound)
    user.succeed()
    expectEqual(read([kSecUseAuthenticationUI: kSecUseAuthenticationUIAllow]), errSecSuccess)
  }

  @Test("The sensor is needed where the item says so")
  func biometry() throws {
    try add(.biometryAny)
    user.succeed()
    expectEqual(read(), errSecAuthFailed)
    user.isEnrolled = true
    expectEqual(read(), errSecSuccess)
  }

  @Test("An item that is bound to the enrolled faces is lost when they change")
  func currentSet() throws {
    user.isEnrolled = true
    try add(.biometryCurrentSet)
    user.succeed()
    expectEqual(read(), errSecSuccess)
    user.changeEnrollment()
    expectEqual(read(), errSecItemNotFound)
  }

  @Test("One proof is enough for all items of a call")
  func oneProof() throws {
    try add(.userPresence)
    let control = try #require(
      SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .devicePasscode, nil))
    expectEqual(keychain.add(password("b", data: "y", [kSecAttrAccessControl: control])), errSecSuccess)
    user.succeed()
    let found = keychain.copy([
      kSecClass: kSecClassGenericPassword, kSecMatchLimit: kSecMatchLimitAll, kSecReturnData: true,
    ])
    expectEqual((found.value as? [Data])?.count, 2)
    expectEqual(user.reasons.count, 1)
  }

  @Test("An access control without a known protection is none, with an error")
  func wrongProtection() {
    var error: Unmanaged<CFError>?
    #expect(SecAccessControlCreateWithFlags(nil, "never" as CFString, [], &error) == nil)
    expectEqual(error?.takeRetainedValue().code, -50)
    let control = SecAccessControlCreateWithFlags(kCFAllocatorDefault, kSecAttrAccessibleWhenUnlocked, [], nil)
    expectEqual(control.map { CFGetTypeID($0) }, SecAccessControlGetTypeID())
  }

  @Test("The flags have the original's bits")
  func flags() {
    let flags: [SecAccessControlCreateFlags] = [
      .userPresence, .biometryAny, .biometryCurrentSet, .devicePasscode, .or, .and, .privateKeyUsage,
    ]
    expectEqual(flags.map(\.rawValue), [1, 2, 8, 16, 1 << 14, 1 << 15, 1 << 30])
  }
}
