import Testing

@testable import SourceTranslation

@Suite struct RuleTests {
  @Test(
    "selectors have the names that Swift gives to methods",
    arguments: [
      ("save", [], "save"), ("tapped", ["_"], "tapped:"), ("sort", ["by"], "sortBy:"),
      ("add", ["item", "at"], "addWithItem:at:"), ("move", ["_", "to", "_"], "move:to::"),
      ("animate", ["withDuration"], "animateWithDuration:"), ("`default`", ["_"], "default:"),
    ])
  func selectors(name: String, labels: [String], selector: String) {
    #expect(ObjectiveCName.selector(name, labels: labels) == selector)
  }

  @Test("throwing and asynchronous methods have the selectors of the original")
  func effects() {
    #expect(ObjectiveCName.selector("save", labels: [], isThrowing: true) == "saveAndReturnError:")
    #expect(ObjectiveCName.selector("save", labels: ["_"], isThrowing: true) == "save:error:")
    #expect(ObjectiveCName.selector("load", labels: [], isAsync: true) == "loadWithCompletionHandler:")
  }

  @Test("a selector can name a method of a property's class")
  func property() {
    let text = TranslatedModule.body(
      of: """
        import UIKit
        class Handler: NSObject { @objc func go() {} }
        class A: UIView {
          var handler: Handler!
          func f() { _ = #selector(handler.go) }
        }
        """)
    #expect(text.contains("_ = Selector(\"go\", Handler.go)"))
  }

  @Test(
    "a selector can name a member of a local value",
    arguments: [
      "func f(_ x: UIView?) { guard let a = x as? UITableView, b, SELECTOR else { return } }",
      "func f(_ x: UIView?) { if let a = x as? UITableView { SELECTOR } }",
      "func f(a: UITableView?) { guard let a else { return }; SELECTOR }",
      "func f() { let a = UITableView(frame: .zero); g { [weak a] in SELECTOR } }",
      "func f() { let b: UITableView, a = b; SELECTOR }",
      "func f(_ x: UIView) { switch x { case let a as UITableView: SELECTOR; default: break } }",
      "func f() { g { (a: UITableView) -> Void in SELECTOR } }",
      "var a: UIView?; func f() { for a: UITableView in b { SELECTOR } }",
      "var c: C?; func f() { let a = self.c?.a; SELECTOR }",
    ])
  func localValue(text: String) {
    let text = text.replacing("SELECTOR", with: "g(#selector(getter: a.contentOffset))")
    let body = TranslatedModule.body(
      of: "import UIKit\nclass C: NSObject { @objc var a: UITableView! }\nclass A: UIView { \(text) }")
    #expect(body.contains("(target: UITableView) in target.contentOffset"))
  }

  @Test("a local value of unknown type hides a property")
  func hiddenProperty() {
    let text = """
      class A: UIView {
        @objc var a: UITableView!
        func f(_ x: Any) { if let a = g(x) { g(#selector(getter: a.frame)) } }
      }
      """
    #expect(TranslatedModule(["A.swift": text]).errors.map(\.line) == [3])
  }

  @Test("a protocol's own method is called on any class that has it")
  func protocolMethod() {
    let text = TranslatedModule.body(
      of: "import UIKit\n@objc protocol P { func done() }\nclass A: UIView { let s = #selector(P.done) }")
    #expect(text.contains("Selector(\"done\", calling: { (target: any P) in target.done() })"))
  }

  @Test("labels of optional calls find methods with trailing closures")
  func trailingClosure() {
    let text = TranslatedModule.body(
      of: """
        @objc protocol P: AnyObject { @objc optional func a(_ x: Int, then: () -> Void) }
        func f(_ p: P?) { p?.a?(1) { } }
        """)
    #expect(text.contains("p?._optional_a___then?(1) { }"))
  }

  @Test("closures with the name of an optional method of UIKit are called as they are")
  func closures() {
    let text = TranslatedModule.body(
      of: "class A { var scrollViewDidScroll: ((Int) -> Void)?; func f() { self.scrollViewDidScroll?(1) } }")
    #expect(text.contains("self.scrollViewDidScroll?(1)"))
  }

  @Test("a class of a translated module that another inherits from has the table to override")
  func foreignSuperclass() {
    let module = TranslatedModule(
      ["A.swift": "import Base\nclass A: BaseScreen { @objc func a() {} }"],
      foreign: ["B.swift": "open class BaseScreen: UIViewController { @objc open func b() {} }"])
    #expect(module.texts["A.swift"]?.contains("override class var objectMembers") == true)
    #expect(module.texts["A.swift"]?.contains("ObjectMembers,") == false)
  }

  @Test("types of one name that files hide from each other are told apart")
  func hiddenTypes() {
    let module = TranslatedModule([
      "A.swift": "import UIKit\nprivate class Cell: UIView { @objc func a() {} }",
      "B.swift": "import UIKit\nprivate class Cell: UIView { @objc func b() {} }",
    ])
    #expect(module.texts["A.swift"]?.contains("members.append(.method(\"a\", Cell.a))") == true)
    #expect(module.texts["A.swift"]?.contains("\"b\"") == false)
    #expect(module.texts["B.swift"]?.contains("members.append(.method(\"b\", Cell.b))") == true)
  }

  @Test("delegates say by name which of UIKit's methods they have")
  func delegates() {
    let text = TranslatedModule.body(
      of: """
        import UIKit
        class A: NSObject, UITableViewDelegate {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
          func f(_ d: UITableViewDelegate) -> Bool {
            d.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)))
          }
        }
        """)
    #expect(text.contains("d.responds(to: Selector(\"tableView:didSelectRowAtIndexPath:\"))"))
    #expect(text.contains(".method(\"tableView:didSelectRowAtIndexPath:\", A.tableView(_:didSelectRowAt:))"))
  }

  @Test("an override in an extension of a class of another translated module goes into a subclass, too")
  func overrideOfTranslatedModule() {
    let module = TranslatedModule(
      ["A.swift": "import Base\nextension Screen { override open func b() {} }\nlet screen = Screen()"],
      foreign: ["B.swift": "open class Screen: UIViewController { open func b() {} }"])
    #expect(module.errors == [])
    #expect(module.texts["A.swift"]?.contains("open class _App_Screen: Screen") == true)
    #expect(module.texts["A.swift"]?.contains("let screen = _App_Screen()") == true)
  }

  @Test("a file whose bodies name a class with overrides in extensions is read with its bodies")
  func bodies() {
    let module = TranslatedModule([
      "A.swift": "import UIKit\nextension UIView { override open func layoutSubviews() {} }",
      "B.swift": "import UIKit\nfunc f() -> UIView { UIView() }",
      "C.swift": "import UIKit\nclass UITableView {}\nfunc g() -> UITableView { UITableView() }",
    ])
    #expect(module.texts["A.swift"]?.contains("UIView: _NamedClass") == true)
    #expect(module.texts["B.swift"]?.contains("func f() -> UIView { _App_UIView() }") == true)
    #expect(module.texts["C.swift"]?.contains("{ UITableView() }") == true)
  }

  @Test("a type of the project with the name of a class of UIKit stays what it is")
  func ownTypes() {
    let module = TranslatedModule([
      "A.swift": "import UIKit\nextension UIView { override open func layoutSubviews() {} }",
      "B.swift": "enum Symbols { class UIView {}; static let a = UIView() }",
    ])
    #expect(module.texts["B.swift"]?.contains("static let a = UIView()") == true)
  }
}
