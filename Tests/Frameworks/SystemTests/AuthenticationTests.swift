import Expectations
import Testing

@testable import PergolaSystem

@Suite("Authentication")
struct AuthenticationTests {
  private let system = System()
  private var user: Authentication { system.authentication }

  private func prompt(passcode: Bool = false, fallback: Bool = true) async -> AuthenticationPrompt.Outcome {
    await user.prompt(
      .init(reason: "Unlock", allowsBiometry: true, allowsPasscode: passcode, hasFallback: fallback), in: system)
  }

  @Test("A fresh device has Face ID without a face, and a passcode")
  func fresh() async {
    expectEqual(user.biometry, .faceID)
    expectEqual(await prompt(), .notEnrolled)
    expectEqual(user.reasons, [])
    user.succeed()
    expectEqual(await prompt(passcode: true), .success)
    expectEqual(user.reasons, ["Unlock"])
  }

  @Test("A device without a sensor, and one without a passcode, have errors of their own")
  func obstacles() async {
    user.biometry = .none
    expectEqual(await prompt(), .notAvailable)
    user.biometry = .touchID
    user.hasPasscode = false
    expectEqual(await prompt(), .passcodeNotSet)
    expectEqual(await prompt(passcode: true), .passcodeNotSet)
  }

  @Test("Attempts are taken in order until a prompt is decided")
  func attempts() async {
    user.isEnrolled = true
    for play in [user.fail, user.succeed, user.cancel, user.interrupt, user.fallBack] { play() }
    expectEqual(await prompt(), .success)
    expectEqual(await prompt(), .userCancel)
    expectEqual(await prompt(), .systemCancel)
    expectEqual(await prompt(), .userFallback)
    expectEqual(system.unanswered, [])
  }

  @Test("The third mismatch of a prompt fails, and the fifth in a row locks the sensor until the passcode")
  func mismatches() async {
    user.isEnrolled = true
    for _ in 0..<5 { user.fail() }
    expectEqual(await prompt(), .failed)
    expectEqual(await prompt(), .lockout)
    #expect(user.isLockedOut)
    expectEqual(await prompt(), .lockout)
    user.succeed()
    expectEqual(await prompt(passcode: true), .success)
    #expect(!user.isLockedOut)
  }

  @Test("With the passcode allowed, the fallback and the third mismatch go on to it")
  func passcode() async {
    user.isEnrolled = true
    for play in [user.fallBack, user.fail, user.succeed] { play() }
    expectEqual(await prompt(passcode: true), .success)
    for play in [user.fail, user.fail, user.fail, user.succeed] { play() }
    expectEqual(await prompt(passcode: true), .success)
    for play in [user.fallBack, user.fail, user.fail, user.fail] { play() }
    expectEqual(await prompt(passcode: true), .failed)
  }

  @Test("A hidden fallback can't be tapped")
  func hiddenFallback() async {
    user.isEnrolled = true
    for play in [user.fallBack, user.succeed] { play() }
    expectEqual(await prompt(fallback: false), .success)
  }

  @Test("A prompt that nobody answers is canceled, and named")
  func unanswered() async {
    user.isEnrolled = true
    expectEqual(await prompt(), .userCancel)
    expectEqual(system.unanswered, ["authentication"])
  }

  @Test("In a live host the user is asked with the app's reason")
  func asker() async {
    system.asker = { question in question.explanation == "Unlock" ? .allow : .deny }
    expectEqual(await prompt(passcode: true), .success)
    system.asker = { _ in .deny }
    expectEqual(await prompt(passcode: true), .userCancel)
  }

  @Test("Each change of enrollment has a number of its own")
  func enrollment() {
    let first = user.enrollment
    user.isEnrolled = true
    let second = user.enrollment
    user.changeEnrollment()
    expectEqual(Set([first, second, user.enrollment]).count, 3)
  }
}
