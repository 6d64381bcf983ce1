import PergolaUIKit
import Testing
import UIKitCore

@Suite("Principal classes") @MainActor struct PrincipalClassTests {
  @Test("the principal class of an app may be UIApplication, by either name, and no other")
  func names() {
    #expect(isApplication("UIApplication"))
    #expect(isApplication(NSStringFromClass(UIApplication.self)))
    #expect(!isApplication(NSStringFromClass(UIViewController.self)))
    #expect(!isApplication("Nothing"))
  }
}
