import Foundation
import Testing

@testable import SourceTranslation

@Suite("Modules that a file sees without importing them")
struct SeenModuleTests {
  /// The text before the place of the original's first line, without what Foundation always brings.
  private func imports(_ text: String) -> String? {
    let translated = TranslatedModule(["Store.swift": text]).texts["Store.swift"]
    return translated?.components(separatedBy: "#sourceLocation").first?
      .replacing("#if canImport(PergolaFoundation)\nimport PergolaFoundation\n#endif\n", with: "")
  }

  @Test(
    "Foundation and UIKit show Combine",
    arguments: ["ObservableObject", "Published", "AnyCancellable"], ["Foundation", "UIKit", "XCTest"])
  func combine(name: String, module: String) {
    #expect(imports("import \(module)\n\nlet a: \(name)? = nil\n") == "import Combine\n")
  }

  @Test("Foundation shows what Linux lacks of it, where that can be imported")
  func foundation() throws {
    let text = try #require(TranslatedModule(["A.swift": "import Foundation\n"]).texts["A.swift"])
    #expect(text.hasPrefix("#if canImport(PergolaFoundation)\nimport PergolaFoundation\n#endif\n#sourceLocation"))
  }

  @Test("UIKit shows UserNotifications")
  func notifications() {
    let text = "func f() { UNUserNotificationCenter.current().removeAllPendingNotificationRequests() }\n"
    let imported = "#if canImport(UserNotifications)\nimport UserNotifications\n#endif\n"
    #expect(imports("import UIKit\n\n" + text) == imported)
    #expect(imports("import SwiftUI\n\n" + text) == imported)
    #expect(imports("import Foundation\n\n" + text) == "")
    #expect(imports("import UIKit\nimport UserNotifications\n\n" + text) == "")
  }

  @Test("Foundation shows what Linux lacks of it also where only some declarations of UIKit are imported")
  func declarationsOfUIKit() throws {
    let text = try #require(
      TranslatedModule(["A.swift": "import Foundation\nimport class UIKit.UIImage\nlet a = URLSession.shared\n"])
        .texts["A.swift"])
    #expect(text.contains("import Foundation; import FoundationNetworking;"))
    let whole = try #require(TranslatedModule(["A.swift": "import Foundation\nimport UIKit\n"]).texts["A.swift"])
    #expect(!whole.contains("; import FoundationNetworking"))
  }

  @Test("a bridging header shows UIKit and Foundation to files without imports")
  func bridgingHeader() {
    #expect(imports("extension UIView {}\n") == "import UIKit\n")
    #expect(imports("let color = CGColor(gray: 0, alpha: 1)\n") == "import UIKit\n")
    #expect(imports("let date = Date(), size = CGSize.zero\n") == "import Foundation\n")
    #expect(imports("final class Model: NSObject {}\n") == "import Foundation\n")
  }

  @Test("UIKit has types that Foundation lacks on Linux")
  func typesBesideUIKit() {
    #expect(imports("import Foundation\n\nlet a = RelativeDateTimeFormatter()\n") == "import UIKit\n")
    #expect(imports("import Foundation\n\nvar a: NSKeyValueObservation?\n") == "import UIKit\n")
    #expect(imports("let a: [NSLayoutConstraint] = []\n") == "import UIKit\n")
  }

  @Test("types that are named in the bodies of functions count, but neither members nor words in comments and texts")
  func bodies() {
    func imports(_ statement: String) -> String? { self.imports("import Foundation\n\nfunc f() { \(statement) }\n") }
    #expect(imports("let a = [UIView]()") == "import UIKit\n")
    #expect(imports("let a: (Int) -> UIColor? = { _ in nil }") == "import UIKit\n")
    #expect(imports("print(\"\\(UIDevice.current.name)\")") == "import UIKit\n")
    #expect(imports("let a = Catalog.UIView") == "")
    #expect(imports("let a = \"UIView\" // UIColor") == "")
  }

  @Test("a library shows what its header imports")
  func libraries() {
    #expect(imports("import Kingfisher\n\nlet a: UIImage? = nil\n") == "import UIKit\n")
    #expect(
      imports("import Alamofire\n\nlet a: URLSession? = nil, b = URL(string: \"c\")\n")
        == "import Foundation\nimport FoundationNetworking\n")
    #expect(imports("import Foundation\n\nlet a = CGRect.zero, b: UIColor? = nil\n") == "import UIKit\n")
  }

  @Test(
    "what a file imports or declares itself is not imported once more",
    arguments: [
      "let a: Int? = nil\n",
      "import Foundation\n\nlet a = CGRect.zero, b: URLSession? = nil\n",
      "import Foundation\n\nenum State { case Published }\nlet a = State.Published\nlet b: State = .Published\n",
      "import Foundation\n\nstruct Published {}\nlet a: Published? = nil\n",
      "import Foundation\n\nstruct Post { struct Published {} }\nlet a: Post.Published? = nil\n",
      "import Combine\nimport Foundation\n\nlet a: ObservableObject? = nil\n",
      "import SwiftUI\n\nlet a: ObservableObject? = nil, b: UIView? = nil, c: URLSession? = nil\n",
      "struct UICatalog {}\nlet a: UICatalog? = nil\n",
      "let CACHE_KEY = 1\nlet a = CACHE_KEY\n",
      "import OpenCombine\n\nlet a: AnyCancellable? = nil\n",
      "import struct Foundation.URL\n\nlet a: URL? = nil\n",
    ])
  func others(text: String) {
    #expect(imports(text) == "")
  }
}
