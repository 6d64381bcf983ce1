import Expectations
import Foundation
import Stage
import Testing

@testable import UIKitCore

@MainActor @Suite struct SystemTextTests {
  private func traits(_ languages: String...) -> UITraitCollection {
    UITraitCollection.processDefault.changing { $0.languages = languages }
  }

  private func text(_ english: String, _ traits: UITraitCollection) -> String {
    var text = ""
    traits.performAsCurrent { text = SystemText.localized(english) }
    return text
  }

  @Test("system controls are in the language of the app's texts")
  func language() {
    // The examples beside this program have Arabic texts.
    expectEqual(text("Cancel", traits("ar-EG")), "إلغاء")
    expectEqual(text("Cancel", traits("fr", "ar")), "إلغاء")
    expectEqual(text("Cancel", traits("en", "ar")), "Cancel")
    expectEqual(text("Cancel", traits("fr")), "Cancel")
  }

  @Test("a text without a translation stays English")
  func missing() { expectEqual(text("Frobnicate", traits("ar")), "Frobnicate") }

  @Test("a text around another one has it in its place")
  func inserted() {
    var texts: [String] = []
    traits("ar").performAsCurrent { texts.append(SystemText.localized("Reorder %@", "كتاب")) }
    traits("en").performAsCurrent { texts.append(SystemText.localized("Reorder %@", "a book")) }
    expectEqual(texts, ["إعادة ترتيب كتاب", "Reorder a book"])
  }
}
