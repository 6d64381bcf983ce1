import Testing

@testable import Compatibility

@Suite("Checks for missing API")
struct CompatibilityTests {
  private let names = OriginalNames(
    original: """
      UIView : UIResponder
        addSubview alpha snapshotView
      UIButton : UIControl
        isPointerInteractionEnabled
      UIControl : UIView
      UIResponder
        printContent
      UIViewController : UIResponder
        view transition
      UIWebView : UIView
        goBack
      View
        padding glow
      Text : View
      Map : View
      """,
    ours: """
      UIView : UIResponder
        addSubview alpha
      UIButton : UIControl
      UIControl : UIView
      UIResponder
      UIViewController : UIResponder
        view
      View
        padding
      Text : View
      """)

  private func findings(_ text: String, others: String = "") -> [String] {
    CompatibilityReport(["A.swift": text, "B.swift": others], names: names) { ["UIKit", "SwiftUI"].contains($0) }
      .files.first { $0.path == "A.swift" }?.findings.map { "\($0.line) \($0.kind.rawValue) \($0.name)" } ?? []
  }

  @Test("types that we lack are found in types, calls and static members")
  func types() {
    let text = "import UIKit\nlet a: UIWebView? = nil\nlet b = UIWebView()\nlet c = [UIWebView.self]\nlet d = UIView()"
    #expect(findings(text) == ["2 type UIWebView", "3 type UIWebView", "4 type UIWebView"])
  }

  @Test("a project's own type of the name is not the original's")
  func ownTypes() {
    #expect(findings("import UIKit\nlet a = UIWebView()", others: "class UIWebView {}").isEmpty)
    #expect(findings("struct Map {}\nimport SwiftUI\nlet m = Map()").isEmpty)
    #expect(findings("import UIKit\nlet m = Map()").isEmpty)
  }

  @Test("members are found on values of known types, inherited ones too")
  func members() {
    let text = """
      import UIKit
      func f(button: UIButton?, other: Int) {
        let view = UIView()
        view.snapshotView()
        button?.isPointerInteractionEnabled = true
        button!.printContent(nil)
        view.addSubview(UIView())
        other.snapshotView
      }
      """
    #expect(
      findings(text) == [
        "4 member UIView.snapshotView", "5 member UIButton.isPointerInteractionEnabled",
        "6 member UIButton.printContent", "8 perhaps snapshotView",
      ])
  }

  @Test("a class's own members and overrides are those of the nearest ancestor outside of the project")
  func inheritance() {
    let text = """
      import UIKit
      class A: Base {
        override func printContent(_ sender: Any?) {}
        func f() {
          transition()
          self.transition()
          view.snapshotView()
        }
      }
      """
    #expect(
      findings(text, others: "class Base: UIViewController {}") == [
        "3 member UIViewController.printContent", "5 member UIViewController.transition",
        "6 member UIViewController.transition", "7 member UIView.snapshotView",
      ])
  }

  @Test("modifiers are found behind views of SwiftUI and of the project")
  func modifiers() {
    let text = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("a").padding().glow()
          Row().glow()
          make().glow()
          Map()
        }
      }
      """
    #expect(
      findings(text) == ["4 member View.glow", "5 member View.glow", "6 perhaps glow", "7 type Map"])
  }

  @Test("names that the project declares are its own")
  func ownMembers() {
    #expect(
      findings("import UIKit\nUIView().snapshotView()", others: "extension UIView { func snapshotView() {} }").isEmpty)
  }

  @Test("only what is built for iOS is checked")
  func conditions() {
    let text = """
      #if os(macOS)
      import AppKit
      #elseif canImport(UIKit) && !DEBUG
      import CoreData
      #else
      import UIKit
      import MapKit
      #endif
      """
    #expect(findings(text) == ["7 framework MapKit"])
  }

  @Test("the text names each place, keeps uncertain ones apart, and counts both")
  func text() {
    let report = CompatibilityReport(["A.swift": "import UIKit\nlet a = UIWebView()\nx.goBack()"], names: names) { _ in
      true
    }
    #expect(!report.isCompatible)
    #expect(
      report.text == """
        A.swift:2: type UIWebView

        Perhaps: members of values whose types are not known, by their names alone
        A.swift:3: perhaps goBack

        1 file: 1 uses of missing API, 1 perhaps
        """)
  }

  @Test("the checked-in lists have what Pergola has, and what it lacks")
  func lists() throws {
    let names = try OriginalNames()
    #expect(names.isKnown("UIView") && names.isKnown("UITableView") && names.isView("Text"))
    #expect(names.lacks("UIWebView"))
    #expect(!names.lacks("addSubview", in: "UIButton"))
  }
}
