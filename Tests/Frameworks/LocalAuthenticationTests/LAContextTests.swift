import Expectations
import Foundation
import PergolaLocalAuthentication
import PergolaSecurity
import PergolaSystem
import Synchronization
import Testing

@Suite("LAContext")
struct LAContextTests {
  private let system = System()
  private var user: Authentication { system.authentication }

  private func context() -> LAContext { system.perform { LAContext() } }

  private func error(
    of context: LAContext, _ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics
  ) async -> LAError.Code? {
    do {
      _ = try await context.evaluatePolicy(policy, localizedReason: "Unlock")
      return nil
    } catch {
      return (error as? LAError)?.code
    }
  }

  @Test("A fresh device can't use biometrics, because nobody is enrolled, but its owner has the passcode")
  func fresh() {
    let context = context()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    expectEqual(error?.domain, "com.apple.LocalAuthentication")
    expectEqual(error?.code, -7)
    expectEqual(error?.localizedDescription, "No identities are enrolled.")
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
  }

  @Test("The sensor is none until canEvaluatePolicy has run, and then the device's, even if nobody is enrolled")
  func biometryType() {
    let context = context()
    expectEqual(context.biometryType, .none)
    _ = context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil)
    expectEqual(context.biometryType, .faceID)
  }

  @Test("The codes of errors are the original's")
  func codes() {
    let codes: [LAError.Code] = [
      .authenticationFailed, .userCancel, .userFallback, .systemCancel, .passcodeNotSet, .biometryNotAvailable,
      .biometryNotEnrolled, .biometryLockout, .appCancel, .invalidContext, .notInteractive,
    ]
    expectEqual(codes.map(\.rawValue), [-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -1004])
    let error = LAError(.userCancel) as any Error
    expectEqual((error as NSError).code, -2)
    #expect(LAError.userCancel ~= error)
    #expect(!(LAError.userFallback ~= error))
  }

  @Test("Each end of a prompt has its error")
  func outcomes() async {
    user.isEnrolled = true
    user.succeed()
    expectEqual(await error(of: context()), nil)
    user.cancel()
    expectEqual(await error(of: context()), .userCancel)
    user.fallBack()
    expectEqual(await error(of: context()), .userFallback)
    user.interrupt()
    expectEqual(await error(of: context()), .systemCancel)
    for _ in 0..<3 { user.fail() }
    expectEqual(await error(of: context()), .authenticationFailed)
    for _ in 0..<2 { user.fail() }
    expectEqual(await error(of: context()), .biometryLockout)
    #expect(!context().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
    user.succeed()
    expectEqual(await error(of: context(), .deviceOwnerAuthentication), nil)
    #expect(context().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
  }

  @Test("Without a sensor -6, without a passcode -5, without a face -7")
  func obstacles() async {
    expectEqual(await error(of: context()), .biometryNotEnrolled)
    user.biometry = .none
    expectEqual(await error(of: context()), .biometryNotAvailable)
    user.hasPasscode = false
    expectEqual(await error(of: context(), .deviceOwnerAuthentication), .passcodeNotSet)
  }

  @Test("With the owner's policy the fallback goes to the passcode, and an empty title hides it")
  func fallback() async {
    user.isEnrolled = true
    for play in [user.fallBack, user.succeed] { play() }
    expectEqual(await error(of: context(), .deviceOwnerAuthentication), nil)
    for play in [user.fallBack, user.succeed] { play() }
    let context = context()
    context.localizedFallbackTitle = ""
    expectEqual(await error(of: context), nil)
  }

  @Test("A prompt that nobody answers is canceled, and named")
  func unanswered() async {
    user.isEnrolled = true
    expectEqual(await error(of: context()), .userCancel)
    expectEqual(system.unanswered.last, "authentication")
  }

  @Test("A success is remembered by its context, without another prompt")
  func memory() async {
    user.isEnrolled = true
    user.succeed()
    let context = context()
    expectEqual(await error(of: context), nil)
    expectEqual(await error(of: context), nil)
    expectEqual(user.reasons.count, 1)
    expectEqual(await error(of: self.context()), .userCancel)
  }

  @Test("A reply runs in the system of its context: after a prompt, and at once without one")
  func systemOfReplies() async {
    let contexts = [context(), context()]
    contexts[1].invalidate()
    for context in contexts {
      let current = await withCheckedContinuation { (continuation: CheckedContinuation<ObjectIdentifier, Never>) in
        context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { _, _ in
          continuation.resume(returning: ObjectIdentifier(System.current))
        }
      }
      expectEqual(current, ObjectIdentifier(system))
    }
  }

  @Test("The reply comes on a private queue, never inside the call")
  func replies() async {
    user.isEnrolled = true
    user.succeed()
    let context = context()
    for _ in 0..<2 {
      await withCheckedContinuation { continuation in
        let isInside = Mutex(true)
        isInside.withLock { inside in
          context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Unlock") { success, _ in
            isInside.withLock { #expect(!$0) }
            #expect(success && !Thread.isMainThread)
            continuation.resume()
          }
          inside = false
        }
      }
    }
  }

  @Test("An invalidation during the prompt is -9, and later prompts are -10")
  func invalidation() async {
    user.isEnrolled = true
    let context = context()
    system.asker = { _ in
      context.invalidate()
      return .allow
    }
    expectEqual(await error(of: context), .appCancel)
    expectEqual(await error(of: context), .invalidContext)
    var reason: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &reason))
    expectEqual(reason?.code, -10)
  }

  @Test("Without interaction there is no prompt: -1004")
  func interaction() async {
    user.isEnrolled = true
    user.succeed()
    let context = context()
    context.interactionNotAllowed = true
    expectEqual(await error(of: context), .notInteractive)
  }

  @Test("Face ID that the user doesn't allow is not available, also when it is revoked")
  func permission() async {
    user.isEnrolled = true
    system.answer(.faceID, with: .deny)
    expectEqual(await error(of: context()), .biometryNotAvailable)
    #expect(!context().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
    user.succeed()
    expectEqual(await error(of: context(), .deviceOwnerAuthentication), nil)
    system.answer(.faceID, with: .allow)
    user.succeed()
    expectEqual(await error(of: context()), nil)
    system.answer(.faceID, with: .deny)
    expectEqual(await error(of: context()), .biometryNotAvailable)
  }

  @Test("An empty reason ends the app")
  func emptyReason() async {
    await #expect(processExitsWith: .failure) {
      LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in }
    }
  }

  @Test("Face ID without its explanation in Info.plist ends the app")
  func missingExplanation() async {
    await #expect(processExitsWith: .failure) {
      let system = System()
      system.authentication.isEnrolled = true
      system.information = { _ in nil }
      let context = system.perform { LAContext() }
      _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock")
    }
  }

  @Test("A keychain that gets a context in which the user has proved their identity needs no prompt")
  func keychain() async throws {
    user.succeed()
    let context = context()
    expectEqual(await error(of: context, .deviceOwnerAuthentication), nil)
    try system.perform {
      let control = try #require(
        SecAccessControlCreateWithFlags(nil, kSecAttrAccessibleWhenUnlocked, .userPresence, nil))
      let item: [CFString: Any] = [kSecClass: kSecClassGenericPassword, kSecAttrAccessControl: control]
      expectEqual(SecItemAdd(item as CFDictionary, nil), errSecSuccess)
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecReturnData: true, kSecUseAuthenticationContext: context,
      ]
      var result: CFTypeRef?
      expectEqual(SecItemCopyMatching(query as CFDictionary, &result), errSecSuccess)
    }
    expectEqual(user.reasons.count, 1)
  }
}
