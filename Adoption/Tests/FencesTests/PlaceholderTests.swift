import Testing

@testable import Fences

@Suite("Types that stand in for missing ones") struct PlaceholderTests {
  @Test("a value of a placeholder traps as a fence does, with the name and the module; an object of a class is noted")
  func values() {
    var list = PlaceholderList()
    list.add(Placeholder(module: "Flux", name: "Store", kind: .structure))
    list.add(Placeholder(module: nil, name: "Router", kind: .class))
    #expect(list.source(of: "Flux").contains("fatalError(\"fenced: “Store” of Flux is missing\")"))
    #expect(list.sourceOfOthers.contains("_noteMissing(\"“Router” is missing\")"))
    #expect(!list.source(of: "Flux").contains("_noteMissing"))
  }
}
