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
        .glowEffect()
      """
    #expect(findings(text) == ["5 View.glow", "10 View.glowEffect"])
  }

  @Test("the value behind a condition is that of the calls in it, known or not, and conditions may be nested")
  func nestedConditions() {
    let text = """
      import UIKit
      import SnapKit
      let a = UIView()
        #if os(iOS)
        .grouped()
        #endif
        .title
      let b = Text("")
        #if os(iOS)
        #if DEBUG
        .glow()
        #endif
        #endif
      """
    #expect(findings(text, others: "struct S { var title = 0 }") == ["2 SnapKit", "11 View.glow"])
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

  @Test("of several parameters with one label each has its own type")
  func repeatedLabels() {
    #expect(findings("import UIKit\nUIView().scroll(at: 1, at: .repeats)").isEmpty)
    #expect(findings("import UIKit\nUIView().scroll(at: 1, at: .curved)") == ["2 UIView.Options.curved"])
  }

  @Test("nothing is known of a missing module's type, though the project has one of the name")
  func qualifiedExtensions() {
    let text =
      "import MapKit\nimport UIKit\nextension MapKit.User { func own() { print(self.title, self.snapshotView) } }"
    #expect(findings(text, others: "struct User { var title = 0 }") == ["1 MapKit"])
  }

  @Test("a value of a listed type without initializers can't be made from arguments")
  func missingInitializers() {
    #expect(findings("import UIKit\nlet a = Clock(rate: 1)") == ["2 Clock.init(rate:)"])
    #expect(findings("import UIKit\nlet a = Clock()").isEmpty)
  }

  @Test("an object of the environment has the type that its attribute names")
  func environmentObjects() {
    let text = """
      import SwiftUI
      struct Panel: View {
        @Environment(Store.self) private var store
        @Environment(\\.locale) private var locale
        var body: some View { store.panel.snapshotView }
      }
      """
    #expect(findings(text, others: "class Store { var panel: UIView }") == ["5 UIView.snapshotView"])
  }

  @Test("an extension sees the names of the generic parameters of a type")
  func genericParameters() {
    #expect(findings("import UIKit\nextension Box { func own(_ content: Content) {} }").isEmpty)
  }

}
