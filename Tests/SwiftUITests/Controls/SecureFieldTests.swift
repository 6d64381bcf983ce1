import Expectations
import SwiftUI
import Testing

@MainActor @Suite("Secure fields")
struct SecureFieldTests {
  private func field(_ view: some View) async throws -> UITextField {
    try #require(await Showing(view).views(UITextField.self).first)
  }

  @Test("an empty field shows its prompt instead of its title")
  func prompt() async throws {
    let field = try await field(
      SecureField("Password" as String, text: .constant(""), prompt: Text(verbatim: "At least 8 characters")))
    expectEqual(field.placeholder, "At least 8 characters")
    #expect(field.isSecureTextEntry)
  }

  @Test("a field without a prompt shows its title")
  func title() async throws {
    try await expectEqual(field(SecureField("Password", text: .constant(""), prompt: nil)).placeholder, "Password")
    try await expectEqual(field(SecureField("Code", text: .constant(""))).placeholder, "Code")
  }
}
