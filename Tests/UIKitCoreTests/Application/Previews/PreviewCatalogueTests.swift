import Expectations
import Testing
import UIKitCore

/// The names of previews, and how they are found.
@MainActor @Suite struct PreviewCatalogueTests {
  @Test("a preview has its own name, or else that of its source")
  func ownNames() {
    expectEqual(PreviewCatalogue([Apples.self]).names, ["Apples", "Fuji"])
  }

  @Test("the previews of one source are in the order of their lines, and later ones of a name are numbered")
  func order() {
    expectEqual(PreviewCatalogue([Later.self, Apples.self]).names, ["Apples", "Fuji", "Apples 2", "Fuji 2"])
  }

  @Test("a name that sources share stands after that of the source")
  func sharedNames() {
    expectEqual(PreviewCatalogue([Pears.self, Apples.self]).names, ["Apples", "Apples: Fuji", "Pears: Fuji"])
  }

  @Test("a preview is chosen by its name in the catalogue")
  func choice() throws {
    let catalogue = PreviewCatalogue([Pears.self, Apples.self])
    let controller = try #require(catalogue.preview(named: "Pears: Fuji")).makeController()
    expectEqual(controller.title, "a pear")
    let plain = catalogue.preview(named: "Fuji")
    #expect(plain == nil)
  }

  @Test("the sources of the process are found: private ones, enumerations and classes, but no generic ones")
  func process() {
    let names = PreviewCatalogue().names
    #expect(names.contains("a private source"))
    #expect(names.contains("a class as a source"))
    #expect(!names.contains("a generic source"))
  }

  @Test("each source of the process is found once")
  func once() {
    expectEqual(PreviewCatalogue().names.filter { $0.hasPrefix("a private source") }.count, 1)
  }
}

private func titled(_ title: String) -> @MainActor () -> UIViewController {
  return {
    let controller = UIViewController()
    controller.title = title
    return controller
  }
}

@MainActor private enum Apples: _PreviewSource {
  static var _sourceName: String { "Apples" }
  static var _line: Int { 3 }
  static var _previews: [Preview] { [Preview(body: titled("an apple")), Preview("Fuji", body: titled("a Fuji"))] }
}

@MainActor private enum Later: _PreviewSource {
  static var _sourceName: String { "Apples" }
  static var _line: Int { 12 }
  static var _previews: [Preview] { [Preview(body: titled("late")), Preview("Fuji", body: titled("a late Fuji"))] }
}

@MainActor private enum Pears: _PreviewSource {
  static var _sourceName: String { "Pears" }
  static var _line: Int { 1 }
  static var _previews: [Preview] { [Preview("Fuji", body: titled("a pear"))] }
}

@MainActor private struct PrivateSource: _PreviewSource {
  static var _sourceName: String { "a private source" }
  static var _line: Int { 1 }
  static var _previews: [Preview] { [Preview(body: titled(""))] }
}

@MainActor private final class ClassSource: _PreviewSource {
  static var _sourceName: String { "a class as a source" }
  static var _line: Int { 1 }
  static var _previews: [Preview] { [Preview(body: titled(""))] }
}

@MainActor private struct GenericSource<Value>: _PreviewSource {
  static var _sourceName: String { "a generic source" }
  static var _line: Int { 1 }
  static var _previews: [Preview] { [Preview(body: titled(""))] }
}
