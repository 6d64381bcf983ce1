import Testing

@testable import Compatibility

/// Rules about names that no list has, and about members that sources add to types.
@Suite("Names that nothing declares")
struct ClosedWorldTests {
  private func findings(_ text: String, others: String = "", modules: Set<String> = ["UIKit", "SwiftUI"]) -> [String] {
    CompatibilityReport(["A.swift": text, "B.swift": others], names: SampleNames.names) { modules.contains($0) }
      .files.first { $0.path == "A.swift" }?.findings.map { "\($0.line) \($0.kind.rawValue) \($0.name)" } ?? []
  }

  @Test("declarations that the build makes are there, and are not examined themselves")
  func generatedDeclarations() {
    let text = "import UIKit\nlet a = UIWebView.soil"
    let generated = "import UIKit\nclass UIWebView { static let soil = UIImageView(UIWebView.stone) }"
    func names(_ generated: String) -> [String] {
      CompatibilityReport(["A.swift": text], names: SampleNames.names, generated: generated) { _ in true }
        .files.flatMap { $0.findings.map(\.name) }
    }
    #expect(names("") == ["UIWebView"])
    #expect(names(generated).isEmpty)
  }

  // MARK: Types and functions

  @Test(
    "a listed type with a prefix of Apple's is missing beside a library too", arguments: ["CAEmitterCell", "UIWebView"])
  func listedTypes(name: String) {
    let text = "import UIKit\nimport SnapKit\nlet a = \(name)()"
    #expect(findings(text) == ["2 framework SnapKit", "3 type \(name)"])
  }

  @Test("a type of Foundation needs no prefix to be missing beside a library")
  func typesOfFoundation() {
    #expect(findings("import SnapKit\nlet a = ListFormatter()") == ["1 framework SnapKit", "2 type ListFormatter"])
    #expect(findings("import SnapKit\nlet a = Map()") == ["1 framework SnapKit"])
  }

  @Test("an unlisted type with a prefix of UIKit is missing, unless a module that the file imports may declare it")
  func unlistedTypes() {
    #expect(findings("import MapKit\nlet a: UIUnheard = b") == ["1 framework MapKit", "2 type UIUnheard"])
    #expect(findings("import SnapKit\nlet a: UIUnheard = b") == ["1 framework SnapKit", "2 perhaps UIUnheard"])
    #expect(findings("import CoreData\nlet a: NSUnheard = b") == ["1 framework CoreData"])
    #expect(findings("import MapKit\nlet a: MKUnheard = b") == ["1 framework MapKit"])
    #expect(findings("import MapKit\nlet a = NS_UNHEARD") == ["1 framework MapKit"])
    #expect(findings("let a: UIUnheard = b").isEmpty)
  }

  @Test("a project's own type with a prefix of UIKit is there")
  func ownPrefixedTypes() {
    #expect(findings("import MapKit\nlet a: UIOwn = b", others: "class UIOwn {}") == ["1 framework MapKit"])
  }

  @Test("functions and constants of the original are missing beside a library and in a class with an unknown parent")
  func globals() {
    let text = """
      import UIKit
      import SnapKit
      class Screen: Unknown {
        func f() {
          objc_sync_enter(self)
          let a = CFAbsoluteTimeGetCurrent()
          g(kCAFillModeForwards)
        }
      }
      """
    #expect(
      findings(text) == [
        "2 framework SnapKit", "5 member objc_sync_enter", "6 member CFAbsoluteTimeGetCurrent",
        "7 member kCAFillModeForwards",
      ])
  }

  @Test("a project's own function of the name, and one of a module that the file imports, are there")
  func ownGlobals() {
    #expect(
      findings("import UIKit\nlet a = CFAbsoluteTimeGetCurrent()", others: "func CFAbsoluteTimeGetCurrent() {}").isEmpty
    )
    let modules: Set = ["UIKit", "CoreFoundation"]
    #expect(findings("import CoreFoundation\nlet a = CFAbsoluteTimeGetCurrent()", modules: modules).isEmpty)
  }

  @Test("a common word is a missing member of the types alone that the list has it for, by either spelling")
  func commonWords() {
    func found(_ expression: String) -> [String] {
      findings("import UIKit\nlet a = \(expression)", others: "import SnapKit")
    }
    #expect(found("UIView().start()") == ["2 member UIView.start"])
    #expect(found("UIButton().render()") == ["2 member UIButton.render"])
    #expect(found("UIResponder().start()").isEmpty)
    #expect(found("UIView().rend()").isEmpty)
    #expect(found("UIView().draw()") == ["2 member UIView.draw"])
    for name in ["safeArea", "content", "separator"] { #expect(found("UIView().\(name)").isEmpty) }
  }

  // MARK: Extensions

  @Test("what extensions of other names add comes in the order of these names")
  func orderOfExtensions() {
    let names = (0..<9).map { "Other\($0)" }
    var declared = DeclaredNames()
    for name in names { declared.types[name] = TypeEntry(parents: ["Of" + name], alias: "UIView") }
    let known = KnownTypes(declared: declared, names: SampleNames.names)
    #expect(known.lineage(of: "UIView").filter { $0.hasPrefix("Of") } == names.map { "Of" + $0 })
  }

  @Test("an extension by the other name of a type adds to the type")
  func extensionsOfListedAliases() {
    let text = """
      import UIKit
      func f(notice: NSNotice) {
        notice.post(.own)
        notice.post(Notice.Name.own)
        notice.post(NSNotice.Name.own)
        notice.post(.other)
      }
      """
    let others = "extension Notice.Name { static let own = Notice.Name(\"\") }"
    #expect(findings(text, others: others) == ["6 member NSNotice.Name.other"])
  }

  @Test("a module may stand before the type that an extension adds to")
  func extensionsWithModules() {
    #expect(
      findings("import UIKit\nlet a = UIView().own", others: "extension UIKit.UIView { var own: Int { 0 } }").isEmpty)
  }

  @Test("what an extension adds to optional values is there for all types")
  func extensionsOfOptional() {
    let others = "extension Optional where Wrapped == String { var orEmpty: String { self ?? \"\" } }"
    #expect(findings("import UIKit\nfunc f(text: String?) { text.orEmpty }", others: others).isEmpty)
    #expect(
      findings("import UIKit\nfunc f(text: String?) { text.unheard }", others: others) == ["2 member String.unheard"])
  }

  @Test("the members of a protocol with a default are those of the types that conform")
  func extensionsOfProtocols() {
    let others = "protocol Named {}\nextension Named { var own: Int { 0 } }\nextension UIView: Named {}"
    #expect(findings("import UIKit\nlet a = UIButton().own", others: others).isEmpty)
  }

  // MARK: Requirements

  @Test(
    "a value of a generic type has the members that its requirement has",
    arguments: [
      "func f<T: UIView>(_ a: T) {", "func f<T>(_ a: T) where T: UIView {", "func f<T: Own & UIView>(_ a: T) {",
    ])
  func genericValues(header: String) {
    let text = "import UIKit\nprotocol Own {}\n\(header)\n  a.alpha = 0\n  a.snapshotView()\n}"
    #expect(findings(text) == ["5 member UIView.snapshotView"])
  }

  @Test("a requirement of a function's generic type counts in this function alone")
  func scopesOfGenericTypes() {
    let others = "import UIKit\nfunc make<Cell: UIView>(_ a: Cell) {}\nstruct Cell { var own = 0 }"
    #expect(findings("import UIKit\nlet a = Cell().title\nlet b = Cell().own", others: others).isEmpty)
    let text = """
      import UIKit
      protocol Titled { var title: String { get } }
      func f<T: Titled>(_ a: T) { a.title }
      func g<T: UIView>(_ a: T, b: [T]) {
        a.title
        b.first { $0.title }
      }
      func h<T>(_ a: T) { a.title }
      """
    #expect(findings(text) == ["5 member UIView.title", "6 member UIView.title"])
  }

  @Test("a generic type of a function in a body, an initializer or a subscript is there, with its members")
  func generics() {
    let text = """
      import UIKit
      struct S {
        init<T: UIView>(_ a: T) { a.title }
        subscript<T: UIView>(_ a: T) -> T {
          a.title
          return a
        }
        func f() {
          func g<T: UIView>(_ type: T.Type, options: T.AnimationOptions) -> [T] {
            let b = T()
            b.title
            options.contains(T.AnimationOptions.allowUserInteraction)
            return [b]
          }
        }
      }
      """
    #expect(findings(text) == ["3 member UIView.title", "5 member UIView.title", "11 member UIView.title"])
  }

  @Test("nothing is known of a generic type without a requirement, or with one of a library")
  func openGenericValues() {
    #expect(findings("import UIKit\nfunc f<T>(_ a: T) { a.alpha }").isEmpty)
    #expect(
      findings("import UIKit\nimport SnapKit\nfunc f<T: Unknown>(_ a: T) { a.unheard }") == ["2 framework SnapKit"])
  }

  @Test("an extension for some types sees the members of these")
  func narrowedExtensions() {
    let text = """
      import UIKit
      protocol Own {}
      extension Own where Self: UIView {
        var shown: Double { alpha }
        func f() {
          snapshotView()
          self.snapshotView()
          other()
        }
        func other() {}
      }
      """
    #expect(findings(text) == ["6 member UIView.snapshotView", "7 member UIView.snapshotView"])
  }

  @Test("a protocol for classes has their members")
  func narrowedProtocols() {
    let text = """
      import UIKit
      protocol Own where Self: UIView {}
      func f(a: Own) {
        a.alpha = 0
        a.snapshotView()
      }
      """
    #expect(findings(text) == ["5 member UIView.snapshotView"])
  }

  // MARK: Values

  @Test("the elements of a set are of their own type, and unknown if that isn't written")
  func sets() {
    let text = """
      import UIKit
      func f(a: Set<UIButton.Style>, b: Set) {}
      let c: Set<UIButton.Style> = [.plain, .glass]
      f(a: [.plain, .glass], b: [.glass])
      """
    #expect(
      findings(text) == ["3 member UIButton.Style.glass", "4 member UIButton.Style.glass", "4 member glass"])
  }

  @Test("the result of a method that transforms elements is not known")
  func transformations() {
    let text = """
      import UIKit
      let a = UIView().subviews.map { $0.own() }.first { $0.title }
      let b = UIView().subviews.first { $0.title }
      """
    let others = "extension UIView { func own() {} }\nstruct S { var title = 0 }"
    #expect(findings(text, others: others) == ["3 member UIView.title"])
  }

  @Test("arguments of what is missing have no findings of their own")
  func missingCalls() {
    let text = """
      import UIKit
      func f(web: UIWebView) { web.load([.curved], .curved) }
      func g() { UIView.animate(options: .curved) }
      """
    #expect(findings(text) == ["2 type UIWebView", "3 member UIView.Options.curved"])
  }

  @Test("members that no list has may be those of assets, where assets have members")
  func assets() {
    #expect(findings("import UIKit\nlet a = UIImage.logo\nlet b = f(.logo)").isEmpty)
    #expect(findings("import UIKit\nlet a = UIView.logo") == ["2 member UIView.logo"])
  }

  @Test("a type behind the name of a missing module is the module's, not the project's")
  func modulesOfTypes() {
    let text = "import UIKit\nimport MapKit\nlet a = MapKit.UIView()\nlet b = a.title"
    #expect(findings(text) == ["2 framework MapKit"])
  }

  @Test("a name that nothing has may be that of a missing framework that the file imports")
  func missingFrameworks() {
    #expect(findings("import UIKit\nlet a = b.unheard") == ["2 member unheard"])
    #expect(findings("import UIKit\nimport MapKit\nlet a = b.unheard") == ["2 framework MapKit"])
    #expect(
      findings("import UIKit\nimport MapKit\nlet a = b.goBack") == ["2 framework MapKit", "3 member goBack"])
  }

  @Test("a modifier of several words is missing behind views that libraries have, too")
  func modifiersOfForeignViews() {
    func found(_ chain: String, imports: String = "import SwiftUI") -> [String] {
      findings("\(imports)\nlet a = \(chain)", others: "import SnapKit")
    }
    #expect(found("LibraryView().glowEffect()") == ["2 type LibraryView", "2 member View.glowEffect"])
    #expect(found("library().padding().glowEffect()") == ["2 member View.glowEffect"])
    #expect(found("library().glow()") == ["2 perhaps glow"])
    #expect(found("library().glowEffect") == ["2 perhaps glowEffect"])
    #expect(found("library().glowEffect()", imports: "import UIKit") == ["2 perhaps glowEffect"])
  }

  @Test("in a file that imports a library a modifier is missing for certain only in a chain that begins with a view")
  func modifiersBesideLibraries() {
    func found(_ chain: String) -> [String] {
      findings("import SwiftUI\nimport SnapKit\nlet a = \(chain)").filter { !$0.contains("SnapKit") }
    }
    #expect(found("library().glowEffect()") == ["3 perhaps glowEffect"])
    #expect(found("library().padding().glowEffect()") == ["3 perhaps glowEffect"])
    #expect(found("library.value.glowEffect()") == ["3 perhaps glowEffect"])
    #expect(found("LibraryView().glowEffect()") == ["3 perhaps glowEffect"])
    #expect(found("Text(b).glowEffect()") == ["3 member View.glowEffect"])
    #expect(found("Text(b).own().padding().glowEffect()") == ["3 member View.glowEffect"])
    #expect(found("Map().own().glowEffect()") == ["3 type Map", "3 member View.glowEffect"])
  }

  @Test("a library may have a type of its own by the name of the toolchain's")
  func sharedNames() {
    let text = "import SnapKit\nlet a = Observable.alpha"
    #expect(findings(text) == ["1 framework SnapKit"])
    #expect(findings("import UIKit\nlet a = Observable.alpha") == ["2 member Observable.alpha"])
  }

  @Test("an extension of a type that nothing declares doesn't declare it")
  func extensionsOfMissingTypes() {
    #expect(
      findings("import UIKit\nextension UIWebView {}\nlet a: UIWebView? = nil") == [
        "2 type UIWebView", "3 type UIWebView",
      ])
  }

  @Test("a value without a base is of no protocol that the lists have in place of a generic type")
  func requirementsOfParameters() {
    let text = "import UIKit\nenum Field { case own }\nUIView().focus(equals: .own)\nUIView().focus(equals: .curved)"
    #expect(findings(text) == ["4 member curved"])
  }

  @Test("the name of a module before a listed type is left out")
  func modulesInLists() {
    #expect(findings("import UIKit\nlet a = Clock.publish()").isEmpty)
    #expect(findings("import UIKit\nlet a = Clock.stop()") == ["2 member Clock.stop"])
  }
}
