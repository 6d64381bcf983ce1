import Testing

@testable import UIKitCore

@MainActor @Suite struct ImageLiteralTests {
  @Test("an image literal that names no image traps with its name")
  func missing() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIImage(imageLiteralResourceName: "gone") }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message.contains("The image literal “gone” names no image"))
  }
}
