import Testing

@testable import Compatibility

/// Rules about the types of values.
@Suite("Types of values")
struct TypeTests {
  private func findings(_ text: String, others: String = "") -> [String] {
    CompatibilityReport(["A.swift": text, "B.swift": others], names: SampleNames.names) {
      ["UIKit", "SwiftUI"].contains($0)
    }
    .files.first { $0.path == "A.swift" }?.findings.map { "\($0.line) \($0.name)" } ?? []
  }

  @Test("a member behind a condition in a chain is one of the value before it")
  func conditionalMembers() {
    let text = """
      import SwiftUI
      let a = Text("")
        .padding()
        #if os(iOS)
        .glow()
        .padding()
        #else
        .alpha()
        #endif
        .glow()
      """
    #expect(findings(text) == ["5 View.glow", "10 View.glow"])
  }

  @Test("a type is known that conforms to a protocol by another name")
  func aliasesOfParents() {
    let text = "import UIKit\nimport SnapKit\nlet a = Note().title\nlet b = Panel().title"
    let others = """
      class Note: UIView, Codable {}
      typealias Base = UIView
      class Panel: Base {}
      """
    #expect(findings(text, others: others) == ["2 SnapKit", "3 UIView.title", "4 UIView.title"])
  }

  @Test("a function with a capital name has a result")
  func capitalFunctions() {
    #expect(findings("import UIKit\nlet a = SharedButton().title") == ["2 UIButton.title"])
    #expect(findings("import UIKit\nlet a = SharedButton().alpha").isEmpty)
  }

  @Test("a function that is not called is no value of its result's type")
  func functionsAsValues() {
    let text = """
      import UIKit
      class Screen: UIViewController {
        func panel(of view: UIView) -> Clock { Clock() }
        func f() { panel.addSubview(view) }
      }
      """
    #expect(findings(text).isEmpty)
  }

  @Test("the result of a project's function may be of a type that is missing")
  func missingResults() {
    let text = "import UIKit\nlet a = makeStore()\nlet b = makeStore().snapshotView"
    #expect(findings(text, others: "import MapKit\nfunc makeStore() -> Store {}").isEmpty)
  }

  @Test("an inherited member is missing, though a type of the project has one of the name")
  func inheritedMembers() {
    let text = """
      import UIKit
      class Screen: UIViewController {
        func f(view: UIView) { print(transition) }
        func g(transition: Int) { print(transition) }
        func h() { if case .some(let transition) = a { print(transition) } }
      }
      """
    #expect(findings(text, others: "struct Slide { var transition = 1 }") == ["3 UIViewController.transition"])
  }
}
