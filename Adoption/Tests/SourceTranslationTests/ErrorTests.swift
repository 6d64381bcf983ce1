import Testing

@testable import SourceTranslation

/// The parts of sources without a translation are errors at the original's lines, with a remedy.
@Suite struct ErrorTests {
  private func errors(_ text: String, foreign: [String: String] = [:]) -> [String] {
    TranslatedModule(["My Fïle.swift": text], foreign: foreign).errors.map(\.description)
  }

  @Test("managed properties name CoreData")
  func managed() {
    let text = """
      class Plant: NSObject {
        @NSManaged var name: String
      }
      """
    #expect(
      errors(text) == [
        "My Fïle.swift:2:3: error: '@NSManaged' needs CoreData, which this platform lacks: keep this model in plain "
          + "classes, or leave its files out of the target"
      ])
  }

  @Test("a column counts bytes, as the compiler does")
  func columns() {
    let errors = errors("class Ä: NSObject { @NSManaged var ö: Int }")
    #expect(errors.first?.hasPrefix("My Fïle.swift:1:22: error: ") == true)
  }

  @Test("an override in an extension of a class that can have no subclass outside of its module is an error")
  func closedClass() {
    let base = ["Base.swift": "public class Base: UIView {}"]
    #expect(
      errors("extension Base {\n  override func layoutSubviews() {}\n}", foreign: base) == [
        "My Fïle.swift:2:3: error: 'Base' is a class of another module that is not open, whose methods an extension "
          + "can't override on this platform: make it 'open'"
      ])
  }

  @Test("an override under a condition inside of an extension of another module's class is an error")
  func conditionalOverride() {
    let text = "extension UIView {\n  #if DEBUG\n    override func layoutSubviews() {}\n  #endif\n}"
    #expect(
      errors(text) == [
        "My Fïle.swift:3:5: error: this override of a class of another module can't stand under '#if' in the extension: "
          + "put the '#if' around an extension of its own"
      ])
  }

  @Test("an override of an initializer in an extension belongs into the class")
  func initializer() {
    let errors = errors("class A: UIView {}\nextension A {\n  override convenience init() { self.init() }\n}")
    #expect(
      errors == [
        "My Fïle.swift:3:3: error: this override must stand in the body of the class: move it there from the extension"
      ])
  }

  @Test("a selector of several methods needs labels")
  func ambiguous() {
    let text = "class A: NSObject {\n  @objc func a() {}\n  @objc func a(_ x: Int) {}\n  let b = #selector(a)\n}"
    #expect(
      errors(text) == [
        "My Fïle.swift:4:11: error: 'a' has several methods: write the labels, as in '#selector(a(_:))', "
          + "or the type, as in '#selector(a as () -> Void)'"
      ])
  }

  @Test("a selector outside of a class names one")
  func outside() {
    #expect(
      errors("let s = #selector(save)") == [
        "My Fïle.swift:1:9: error: '#selector' outside of a class has to name one: '#selector(MyController.save)'"
      ])
  }

  @Test("a selector of a value of unknown type names its class")
  func unknownType() {
    let text = "func f() { g(#selector(make().save)) }\nclass A: NSObject { func h() { _ = #selector(getter: x.y) } }"
    #expect(errors(text).map { $0.contains("is not known here: name the class of") } == [true, true])
  }

  @Test("observed properties are declared one by one")
  func severalBindings() {
    let errors = errors("class A: NSObject { @objc dynamic var a = 0, b = 0 }")
    #expect(
      errors == [
        "My Fïle.swift:1:21: error: 'dynamic' properties need a declaration each: write one 'var' for each property"
      ])
  }

  @Test("overrides of the Objective-C runtime's own methods are errors")
  func runtime() {
    let errors = errors("class A: NSObject {\n  override func responds(to s: Selector!) -> Bool { true }\n}")
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("My Fïle.swift:2:3: error: 'responds(to:)' can't be overridden") == true)
  }

  @Test("optional requirements that are generic or static are errors")
  func requirements() {
    let text = "@objc protocol P {\n  @objc optional static func a()\n  @objc optional func b(_ x: Int...)\n}"
    #expect(errors(text).map { $0.contains("static, generic or variadic") } == [true, true])
  }

  @Test("code that is never compiled has no errors")
  func inactive() {
    #expect(errors("#if os(macOS)\nclass A: NSManagedObject { @NSManaged var a: Int }\n#endif") == [])
  }

  @Test("a file that does not parse stays as it is")
  func unparsable() {
    let text = "class A: UIView { @objc func }"
    let module = TranslatedModule(["A.swift": text])
    #expect(module.errors == [])
    #expect(module.texts["A.swift"] == "#sourceLocation(file: \"A.swift\", line: 1)\n" + text)
  }
}
