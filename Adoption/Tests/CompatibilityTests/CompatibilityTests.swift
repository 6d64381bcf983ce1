import Foundation
import Testing

@testable import Compatibility

@Suite("Checks for missing API")
struct CompatibilityTests {
  private let names = SampleNames.names

  private func findings(_ text: String, others: String = "", modules: Set<String> = ["UIKit", "SwiftUI"]) -> [String] {
    CompatibilityReport(["A.swift": text, "B.swift": others], names: names) { modules.contains($0) }
      .files.first { $0.path == "A.swift" }?.findings.map { "\($0.line) \($0.kind.rawValue) \($0.name)" } ?? []
  }

  @Test("what a project compiles under conditions of its own is checked")
  func conditionsOfTheProject() {
    let text = "import UIKit\n#if GARDEN\nlet a = UIWebView()\n#endif"
    #expect(findings(text).isEmpty)
    let report = CompatibilityReport(
      ["A.swift": text], names: names, settings: ["A.swift": .init(conditions: ["GARDEN"])]
    ) {
      $0 == "UIKit"
    }
    #expect(report.files.first?.findings.map(\.line) == [3])
  }

  // MARK: Types and modules

  @Test("types that we lack are found in types, calls and static members")
  func types() {
    let text = "import UIKit\nlet a: UIWebView? = nil\nlet b = UIWebView()\nlet c = [UIWebView.self]\nlet d = UIView()"
    #expect(findings(text) == ["2 type UIWebView", "3 type UIWebView", "4 type UIWebView"])
  }

  @Test("a project's own type of the name is not the original's")
  func ownTypes() {
    #expect(findings("import UIKit\nlet a = UIWebView()", others: "class UIWebView {}").isEmpty)
    #expect(findings("struct Map {}\nimport SwiftUI\nlet m = Map()").isEmpty)
  }

  @Test("a type that nothing declares is missing, unless a module that the file imports may have it")
  func unknownTypes() {
    #expect(findings("import UIKit\nlet a: Unheard = b") == ["2 type Unheard"])
    #expect(findings("import UIKit\nimport Charts\nlet a: Unheard = b") == ["2 framework Charts"])
    #expect(findings("let a: Unheard = b").isEmpty)
  }

  @Test("nested types are found by their full names")
  func nestedTypes() {
    #expect(
      findings("import UIKit\nlet a: UIButton.Role = b\nlet c: UIButton.Style = d\nlet e = UIButton.Role.primary") == [
        "2 member UIButton.Role", "4 member UIButton.Role",
      ])
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

  @Test("declarations for other systems are not the project's")
  func conditionalDeclarations() {
    let other = "#if os(macOS)\nclass UIWebView {}\n#endif"
    #expect(findings("import UIKit\nlet a = UIWebView()", others: other) == ["2 type UIWebView"])
  }

  // MARK: Members of known types

  @Test("members are found on values of known types, inherited ones too")
  func members() {
    let text = """
      import UIKit
      func f(button: UIButton?) {
        let view = UIView()
        view.snapshotView()
        button?.isPointerInteractionEnabled = true
        button!.printContent(nil)
        view.addSubview(UIView())
      }
      """
    #expect(
      findings(text) == [
        "4 member UIView.snapshotView", "5 member UIButton.isPointerInteractionEnabled",
        "6 member UIButton.printContent",
      ])
  }

  @Test(
    "the type of a value follows from declarations",
    arguments: [
      "let a = UIView()", "let a: UIView = b", "let a = other.view", "let a = button.superview!",
      "let a = b as! UIView",
      "guard let a = b as? UIView else { return }", "let a = make()", "let a = UIView.shared",
      "let a = button.subviews[0]",
      "let a = button.subviews.first", "let a = lazyView", "let a = holder.content", "let a = flag ? UIView() : b",
      "let a = b ?? UIView()",
    ])
  func inference(declaration: String) {
    let others = """
      import UIKit
      func make() -> UIView { UIView() }
      struct Holder { lazy var content = { let view = UIView(); return view }() }
      """
    let text = """
      import UIKit
      class C {
        var lazyView: UIView!
        func f(other: UIViewController, button: UIButton, holder: Holder, flag: Bool) {
          \(declaration)
          a.snapshotView()
        }
      }
      """
    #expect(findings(text, others: others) == ["6 member UIView.snapshotView"])
  }

  @Test("elements of arrays have their type in loops and closures")
  func elements() {
    let text = """
      import UIKit
      func f(views: [UIView]) {
        for view in views { view.alpha = 0; view.title }
        views.forEach { $0.title }
        views.map { view in view.title }
      }
      """
    #expect(findings(text) == ["3 member UIView.title", "4 member UIView.title", "5 member UIView.title"])
  }

  @Test("a variable hides a member and ends with its scope")
  func scopes() {
    let text = """
      import UIKit
      class C: UIViewController {
        func f() {
          if true { let view = Own(); view.title }
          view.title
        }
      }
      class Own { var title = "" }
      """
    #expect(findings(text) == ["5 member UIView.title"])
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
      findings(text, others: "import UIKit\nclass Base: UIViewController {}") == [
        "3 member UIViewController.printContent", "5 member UIViewController.transition",
        "6 member UIViewController.transition", "7 member UIView.snapshotView",
      ])
  }

  @Test("the superclass is that of the declaration, in whichever order its file and those of extensions are read")
  func superclass() {
    let screen = """
      import UIKit
      class Screen: UIViewController {
        override func show(_ a: UIViewController, sender: Any?) { super.transition() }
      }
      """
    for names in [["A.swift", "B.swift"], ["B.swift", "A.swift"]] {
      let sources = [names[0]: "protocol Own {}\nextension Screen: Own {}", names[1]: screen]
      let report = CompatibilityReport(sources, names: self.names) { _ in true }
      #expect(report.files.map(\.path) == [names[1]])
      #expect(report.files.first?.findings.map(\.name) == ["UIViewController.transition"])
    }
  }

  @Test("an override with other labels than ours is missing")
  func overrideLabels() {
    let text = "import UIKit\nclass A: UIViewController {\n  override func show(_ a: A, sender: Any?, now: Bool) {}\n}"
    #expect(findings(text) == ["3 member UIViewController.show(_:sender:now:)"])
  }

  @Test("members that the project adds to a type are there, and to other types are not")
  func ownMembers() {
    let text = "import UIKit\nlet a = UIView().snapshotView()"
    #expect(findings(text, others: "extension UIView { func snapshotView() {} }").isEmpty)
    #expect(findings(text, others: "extension UIResponder { func snapshotView() {} }").isEmpty)
    #expect(findings(text, others: "struct S { func snapshotView() {} }") == ["2 member UIView.snapshotView"])
  }

  @Test("an extension of another name adds to the type itself")
  func extensionOfAlias() {
    let others = "import UIKit\ntypealias Box = UIView\nextension Box { func snapshotView() {} }"
    #expect(findings("import UIKit\nlet a = UIView().snapshotView()", others: others).isEmpty)
  }

  @Test("names that stand for each other have an end")
  func mutualAliases() {
    let text = "import UIKit\ntypealias NSColor = UIColor\nlet a: NSColor? = nil\nlet b = a?.red"
    #expect(findings(text, others: "import UIKit\ntypealias UIColor = NSColor\nstruct S { var red = 0 }").isEmpty)
  }

  @Test("values of missing types, and closures passed to them, have no findings of their own")
  func missingTypes() {
    let text = """
      import UIKit
      func f(web: UIWebView) { web.reload { page in page.title(); page.snapshotView() } }
      """
    #expect(findings(text) == ["2 type UIWebView"])
  }

  @Test("a member that no list of the original has is missing, unless a library may have added it")
  func unlistedMembers() {
    #expect(findings("import UIKit\nlet a = UIView().unheardOf") == ["2 member UIView.unheardOf"])
    #expect(findings("import UIKit\nlet a = UIView().unheardOf", others: "import SnapKit").isEmpty)
    #expect(findings("import UIKit\nlet a = UIView().snapshotView", others: "import SnapKit").count == 1)
  }

  @Test("members of a project's own types are its own")
  func ownTypeMembers() {
    #expect(findings("import UIKit\nstruct S {}\nlet a = S().snapshotView").isEmpty)
  }

  // MARK: Static members and members without a base

  @Test("cases and static members are found with and without their type")
  func staticMembers() {
    let text = """
      import UIKit
      class C: UIViewController {
        let button = UIButton(style: .plain)
        let other = UIButton(style: .glass)
        let style: UIButton.Style = .glass
        func f() -> UIButton.Style {
          button.style = .glass
          button.style = true ? .plain : .glass
          if button.style == .glass { return .glass }
          switch button.style {
          case .glass: break
          default: return UIButton.Style.glass
          }
        }
      }
      """
    #expect(
      findings(text) == [4, 5, 7, 8, 9, 11, 12].map { "\($0) member UIButton.Style.glass" })
  }

  @Test("members of option sets are found in lists")
  func optionSets() {
    let text = "import UIKit\nUIView.animate(options: [.repeats, .curved])\nUIView.animate(options: .curved)"
    #expect(findings(text) == ["2 member UIView.Options.curved", "3 member UIView.Options.curved"])
  }

  @Test("keys and values of dictionaries have their types")
  func dictionaries() {
    let text = "import UIKit\nlet a: [UIButton.Style: UIView.Options] = [.glass: .repeats, .plain: .curved]"
    #expect(findings(text) == ["2 member UIButton.Style.glass", "2 member UIView.Options.curved"])
  }

  @Test("a name without a base is missing only if no type at its place has it")
  func severalTypes() {
    #expect(findings("import UIKit\nUIView().set(.plain)\nUIView().set(.curved)") == ["3 member UIView.Options.curved"])
  }

  // MARK: Calls

  @Test("initializers and methods are compared by their labels")
  func labels() {
    let text = """
      import UIKit
      let a = UIButton(style: .plain)
      let b = UIButton(configuration: c)
      let d = UIView()
      d.move(to: 1, animated: true)
      d.move(to: 1)
      d.move(to: 1, by: 2)
      UIView.animate(options: .repeats) { }
      UIView.animate(duration: 1) { }
      """
    #expect(
      findings(text) == [
        "3 member UIButton.init(configuration:)", "7 member UIView.move(to:by:)", "9 member UIView.animate(duration:)",
      ])
  }

  @Test("an overload that the project declares is one of a call's")
  func ownOverloads() {
    let text = "import UIKit\nlet a = UIView()\na.move(by: 2)"
    #expect(findings(text, others: "extension UIView { func move(by: Int) {} }").isEmpty)
  }

  // MARK: SwiftUI

  @Test("modifiers are found behind views of SwiftUI and of the project")
  func modifiers() {
    let text = """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("a").padding().glow()
          Row().glow()
          Map()
        }
      }
      """
    #expect(findings(text) == ["4 member View.glow", "5 member View.glow", "6 type Map"])
  }

  @Test("modifiers of the project are found, and what stands behind them is checked")
  func ownModifiers() {
    let text = "import SwiftUI\nlet a = Text(\"\").framed().glow()"
    #expect(findings(text, others: "extension View { func framed() -> some View { self } }") == ["2 member View.glow"])
  }

  @Test(
    "the time of a check doesn't multiply with the length of a chain", .timeLimit(.minutes(5)),
    arguments: [".padding()", ".environment(\\.locale, { $0 })"])
  func chains(modifier: String) {
    let chain = String(repeating: modifier, count: 200)
    #expect(findings("import SwiftUI\nlet a = Text(\"\")\(chain).glow()") == ["2 member View.glow"])
  }

  @Test("key paths of the environment are members of its values")
  func environment() {
    let text = """
      import SwiftUI
      struct Row: View {
        @Environment(\\.locale) var locale
        @Environment(\\.undoManager) var undo
        var body: some View { Text("").environment(\\.undoManager, nil) }
      }
      """
    #expect(
      findings(text) == ["4 member EnvironmentValues.undoManager", "5 member EnvironmentValues.undoManager"])
  }

  // MARK: Names alone

  @Test("the names of a tuple's elements are the project's")
  func tupleLabels() {
    #expect(
      findings("import UIKit\nvar a: (left: UIView, right: UIView)?\nlet b = a?.left\nlet c = (up: 1, d: 2).up").isEmpty
    )
  }

  @Test("literals of images need an initializer")
  func imageLiterals() {
    let text = "import UIKit\nlet a = #imageLiteral(resourceName: \"\")"
    #expect(findings(text) == ["2 member UIImage.init(imageLiteralResourceName:)"])
    let others = "extension UIImage { convenience init(imageLiteralResourceName: String) { self.init(named: a) } }"
    #expect(findings(text, others: others).isEmpty)
  }

  @Test("on a value of unknown type a name is missing if nothing has it, and perhaps if a library may have it")
  func namesAlone() {
    let text = "import UIKit\nfunc f(_ x: X<Int>) { x.run { $0.snapshotView(); $0.alpha; $0.own } }\nstruct X<A> {}"
    let own = "struct O { var own = 0; func run() {} }"
    #expect(findings(text, others: own) == ["2 member snapshotView"])
    #expect(findings(text, others: own + "\nimport SnapKit") == ["2 perhaps snapshotView"])
  }

  // MARK: Reports

  @Test("the text names each place, keeps uncertain ones apart, and counts both")
  func text() {
    let report = CompatibilityReport(
      ["A.swift": "import UIKit\nimport SnapKit\nlet a = UIWebView()\nx.goBack()"], names: names
    ) { $0 == "UIKit" }
    #expect(!report.isCompatible)
    #expect(
      report.text == """
        A.swift:2: framework SnapKit
        A.swift:3: type UIWebView

        Perhaps: members of values whose types are not known, by their names alone
        A.swift:4: perhaps goBack

        1 file: 2 uses of missing API, 1 perhaps
        """)
  }

  @Test("the report for programs has the documented keys")
  func json() throws {
    let report = CompatibilityReport(["A.swift": "import UIKit\nlet a = UIWebView()"], names: names) { _ in true }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(
      String(decoding: try encoder.encode(report), as: UTF8.self)
        == #"{"count":1,"files":[{"findings":[{"kind":"type","line":2,"name":"UIWebView"}],"path":"A.swift"}],"format":1}"#
    )
  }

  @Test(
    "the checked-in lists have what a common line of an app uses",
    arguments: [
      "let font = UIFont.preferredFont(forTextStyle: .body)",
      "let size = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.title1, compatibleWith: nil).pointSize",
      "func f(label: UILabel) { label.font = .preferredFont(forTextStyle: .headline) }",
      "extension UIFont { static var own: UIFont { preferredFont(forTextStyle: .body) } }",
      "class Cell: UITableViewCell { override func prepareForReuse() { super.prepareForReuse() } }",
      "class Base: UITableViewCell {}\nclass Cell: Base { override func prepareForReuse() { super.prepareForReuse() } }",
      "class Cell: UICollectionViewCell { override func prepareForReuse() { super.prepareForReuse() } }",
      "class Head: UITableViewHeaderFooterView { override func prepareForReuse() { super.prepareForReuse() } }",
      "class Screen: UIViewController { override func viewDidLoad() { super.viewDidLoad(); print(\"a\", view!) } }",
      "class Screen: UITableViewController { @objc func f() { print(\"a\", terminator: \"\") } }",
    ])
  func commonLines(line: String) throws {
    let report = CompatibilityReport(["A.swift": "import UIKit\n\(line)"], names: try OriginalNames()) { $0 == "UIKit" }
    #expect(report.files.flatMap(\.findings).map(\.name) == [])
  }

  @Test(
    "the checked-in lists have the types of each framework that is here, and the macros",
    arguments: [
      "UserNotifications: UNUserNotificationCenter.current()", "OSLog: Logger(subsystem: \"\", category: \"\")",
      "BackgroundTasks: BGTaskScheduler.shared", "CryptoKit: SHA256()", "LocalAuthentication: LAContext()",
      "MessageUI: MFMailComposeViewController()", "Network: NWPathMonitor()", "ImageIO: CGImageDestination.self",
      "SafariServices: SFSafariViewController(url: url)", "StoreKit: SKStoreReviewController.self",
      "Foundation: NSPredicate(value: true)", "Foundation: os_unfair_lock()",
      "SwiftUI: Preview { @Previewable @State var a = 1; Text(verbatim: \"\") }",
    ])
  func frameworks(line: String) throws {
    let parts = line.split(separator: ": ", maxSplits: 1)
    let text = "import \(parts[0])\nlet a = \(parts[1])"
    let report = CompatibilityReport(["A.swift": text], names: try OriginalNames()) { _ in true }
    #expect(report.files.flatMap(\.findings).map(\.name) == [])
  }

  @Test("the checked-in lists have what Pergola has, and what it lacks")
  func lists() throws {
    let names = try OriginalNames()
    let known = KnownTypes(declared: DeclaredNames(), names: names)
    #expect(names.lacks("UIWebView") && !names.lacks("UIView"))
    #expect(known.isClosed("UITableView") && known.isClosed("UIButton.Configuration") && known.isClosed("Text"))
    #expect(known.lineage(of: "UIButton").contains("NSObject"))
    guard case .found(let members) = known.find("addSubview", in: "UIButton") else {
      Issue.record("UIButton has no addSubview")
      return
    }
    #expect(members.first?.parameters?.map(\.label) == ["_"])
  }
}
