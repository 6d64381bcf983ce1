import Testing

@testable import SourceTranslation

@Suite("Imports of Foundation")
struct FoundationImportTests {
  private func translation(_ text: String) -> String? { TranslatedModule(["Store.swift": text]).texts["Store.swift"] }

  @Test(
    "a file that uses Combine has it with Foundation", arguments: ["ObservableObject", "Published", "AnyCancellable"])
  func combine(name: String) throws {
    let text = try #require(translation("import Foundation\n\nlet a: \(name)? = nil\n"))
    #expect(text.contains("import Observation; import Combine\n"))
  }

  @Test(
    "other files, and those that import Combine or UIKit themselves, don't",
    arguments: [
      "import Foundation\n\nlet a: Int? = nil\n",
      "import Foundation\n\nenum State { case Published }\nlet a = State.Published\nlet b: State = .Published\n",
      "import Foundation\n\nstruct Published {}\nlet a: Published? = nil\n",
      "import Foundation\n\nstruct Post { struct Published {} }\nlet a: Post.Published? = nil\n",
      "import Foundation\nimport Combine\n\nlet a: ObservableObject? = nil\n",
      "import Foundation\nimport UIKit\n\nlet a: ObservableObject? = nil\n",
    ])
  func others(text: String) {
    #expect(translation(text)?.contains("; import Combine") != true)
  }
}
