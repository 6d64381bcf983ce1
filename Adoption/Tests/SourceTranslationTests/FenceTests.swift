import Testing

@testable import SourceTranslation

/// The parts that fences stand around, and the texts that take their places.
@Suite struct FenceTests {
  /// The text with a fence around the site of a kind, and of a name or a declaration.
  private func fenced(
    _ text: String, _ kind: Fence.Kind, in declaration: String? = nil, name: String? = nil
  ) throws -> String {
    let sites = FenceSites(of: text).sites.filter { site in
      site.kind == kind && declaration.map { site.declaration == $0 } ?? true && name.map { site.name == $0 } ?? true
    }
    let site = try #require(sites.first, "no site")
    return FencedText(text, path: "A.swift", fences: [site.fence(file: "A.swift", reason: "why")]).text
  }

  @Test("a call whose result nobody uses is left out alone")
  func statement() throws {
    let text = """
      func start() {
        Analytics.start("a", 1)
        show()
      }
      """
    #expect(
      try fenced(text, .statement) == """
        func start() {
          _fenceNote("why")
          show()
        }
        """)
  }

  @Test("an assignment is a statement; the only expression of a function with a result is none")
  func results() throws {
    #expect(try fenced("func f() { a.b = c }", .statement) == "func f() { _fenceNote(\"why\") }")
    #expect(FenceSites(of: "func f() -> Int { g() }").sites.allSatisfy { $0.kind != .statement })
    #expect(FenceSites(of: "func f() -> Int { if a { g() }; return 1 }").sites.contains { $0.kind == .statement })
    #expect(FenceSites(of: "init() { super.init(frame: a) }").sites.allSatisfy { $0.kind != .statement })
  }

  @Test("a local name keeps its place, with a value that nothing can be done with")
  func locals() throws {
    #expect(
      try fenced("func f() { let a = b(); c(a) }", .statement)
        == "func f() { let a: _FencedLocal = _fencedLocal(\"why\"); c(a) }")
    for text in ["func f() { let (a, b) = c() }", "struct A { let a = b() }", "func f() { let a: Int }"] {
      #expect(FenceSites(of: text).sites.allSatisfy { $0.kind != .statement }, "\(text)")
    }
  }

  @Test("lines stay where they are")
  func lines() throws {
    let text = """
      func start() {
        Analytics.start(
          "a",
          1)
        show()
      }
      """
    let lines = try fenced(text, .statement).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 6)
    #expect(lines[4] == "  show()")
  }

  @Test("an import becomes one of the module of placeholders")
  func imports() throws {
    #expect(try fenced("import Maps\nimport UIKit", .import) == "import Fenced_Maps\nimport UIKit")
    #expect(try fenced("@preconcurrency import class Maps.Map", .import) == "@preconcurrency import Fenced_Maps")
  }

  @Test("a view in a builder becomes a box, in closures of views, too; actions of buttons are statements")
  func views() throws {
    let text = """
      struct Screen: View {
        var body: some View {
          VStack {
            Chart(data)
            Button("Send") { Analytics.send(); done() }
          }
        }
      }
      """
    let views = FenceSites(of: text).sites.filter { $0.kind == .view }
    // The container alone, and the container with its content.
    #expect(views.count == 4)
    #expect(try fenced(text, .statement).contains("Button(\"Send\") { _fenceNote(\"why\"); done() }"))
    let inner = try #require(views.first { $0.range.count == "Chart(data)".utf8.count })
    let result = FencedText(text, path: "A.swift", fences: [inner.fence(file: "A.swift", reason: "why")]).text
    #expect(result.contains("      _FencedView(\"why\")\n"))
  }

  @Test(
    "a missing container is left out, and its content stays; not where the closure takes an argument, or is an action")
  func containers() throws {
    func containers(_ text: String) throws -> [String] {
      let text = "var body: some View { \(text) }"
      return FenceSites(of: text).sites.filter { $0.kind == .view }.map { site in
        FencedText(text, path: "A.swift", fences: [site.fence(file: "A.swift", reason: "why")]).text
      }.filter { $0.contains("_FencedContainer") }
    }
    #expect(
      try containers("Provider(store: a) { Text(\"a\") }.bold()")
        == ["var body: some View { _FencedContainer(\"why\") { Text(\"a\") }.bold() }"])
    #expect(
      try containers("Provider { Text(\"a\") }") == [
        "var body: some View { _FencedContainer(\"why\") { Text(\"a\") } }"
      ])
    #expect(try containers("WithStore(a) { store in Text(store.a) }").isEmpty)
    #expect(try containers("Button(\"a\") { b() }").isEmpty)
    #expect(try containers("Missing(items) { Text($0.name) }").isEmpty)
    #expect(try containers("make { Text(\"a\") }").isEmpty)
  }

  @Test("the only statement of a closure is left out, or is its result; that of a function with a result is not")
  func onlyStatement() throws {
    #expect(
      try fenced("func f() { work = { _ in a.b() } }", .statement, in: "f()").hasPrefix("func f() { _fenceNote"))
    let inner = try #require(
      FenceSites(of: "let work = { _ in a.b() }").sites.first { $0.kind == .statement })
    #expect(
      FencedText("let work = { _ in a.b() }", path: "A.swift", fences: [inner.fence(file: "A.swift", reason: "why")])
        .text
        == "let work = { _ in _fenceResult(\"why\") }")
    #expect(
      try fenced("let known = { a.b($1, { _ in $0 }) }", .statement) == "let known = { _fenceResult(\"why\", $1) }")
    #expect(
      try fenced("let done = { a.removeAll { $0.id == b } }", .statement) == "let done = { _fenceResult(\"why\") }")
    #expect(FenceSites(of: "func f() -> Int { a.b() }").sites.allSatisfy { $0.kind != .statement })
  }

  @Test("a modifier is left out, and those around it stay")
  func modifiers() throws {
    let text = """
      var body: some View {
        Text("a")
          .bold()
          .hologram(depth: 3) {
            Text("b")
          }
          .italic()
      }
      """
    #expect(
      try fenced(text, .modifier, name: "hologram") == """
        var body: some View {
          Text("a")
            .bold()
            ._fenceNote("why")


            .italic()
        }
        """)
  }

  @Test("a property that loses its wrapper traps when it is used")
  func wrappers() throws {
    #expect(
      try fenced("struct A { @Query var all: [Int] }", .attribute)
        == "struct A {  var all: [Int] { get { _fenceTrap(\"why\") } nonmutating set { _fenceTrap(\"its wrapper is missing\") } } }"
    )
    let assigned = "class A { @Attribute var all: [Int]; init() { self.all = [] } }"
    #expect(try fenced(assigned, .attribute) == assigned.replacing("@Attribute", with: ""))
    #expect(try fenced("class A { @Query var all: [Int] }", .attribute).contains("} set {"))
    #expect(try fenced("class A { @Query var all = 1 }", .attribute) == "class A {  var all = 1 }")
    #expect(try fenced("@Model class A {}", .attribute) == " class A {}")
  }

  @Test("bodies are those of functions, initializers, accessors, subscripts and stored closures")
  func countOfBodies() {
    let text = """
      struct A {
        var a: Int { 1 }
        var b: Int { get { 1 } set {} }
        var c = 1 { didSet {} }
        let d = { 1 }
        let e: Int = { 1 }()
        let f = [1].map { $0 }
        subscript(i: Int) -> Int { i }
        init() {}
        func g() { let h = { 1 }; func i() {} }
      }
      let j = { 1 }
      """
    #expect(BodyCount(of: text, fences: []).total == 11)
    let sites = FenceSites(of: text).sites
    func count(_ kind: Fence.Kind, in declaration: String) -> Int {
      let site = sites.first { $0.kind == kind && $0.declaration == declaration }
      return BodyCount(of: text, fences: site.map { [$0.fence(file: "A.swift", reason: "")] } ?? []).reasons.count
    }
    #expect(count(.body, in: "A.g()") == 2)
    #expect(count(.declaration, in: "A") == 10)
    #expect(count(.statement, in: "A.g()") == 0)
  }

  @Test("the word override is left out")
  func overrides() throws {
    #expect(try fenced("class A: B { override func f() {} }", .override) == "class A: B {  func f() {} }")
  }

  @Test(
    "a conformance leaves its clause",
    arguments: [("B", "class A: C {}"), ("C", "class A: B {}"), ("D", "class A: B, C {}")])
  func conformances(name: String, result: String) throws {
    let text = name == "D" ? "class A: B, D, C {}" : "class A: B, C {}"
    #expect(
      try fenced(text, .conformance, name: name).replacing("  ", with: " ").replacing("A :", with: "A:") == result)
  }

  @Test("two conformances of one clause, and all of them, leave together")
  func severalConformances() {
    let text = "class A: B, C, D {}"
    let sites = FenceSites(of: text).sites.filter { $0.kind == .conformance }
    func left(_ names: String...) -> String {
      FencedText(
        text, path: "A.swift",
        fences: sites.filter { names.contains($0.name) }.map { $0.fence(file: "A.swift", reason: "why") }
      ).text
    }
    #expect(left("B", "D") == "class A: C {}")
    #expect(left("B", "C", "D") == "class A {}")
  }

  @Test("an initial value and a default argument trap; a value without a type has that which its beginning names")
  func values() throws {
    #expect(try fenced("let a: Int = b()", .value) == "let a: Int = _fenceValue(\"why\")")
    #expect(try fenced("let a = Store.shared", .value) == "let a = _fenceValue(\"why\") as Store")
    #expect(try fenced("func f(a: Int = b()) {}", .value) == "func f(a: Int = _fenceValue(\"why\")) {}")
    #expect(FenceSites(of: "let a = b()").sites.allSatisfy { $0.kind != .value })
  }

  @Test("bodies of functions, initializers, getters and accessors trap")
  func bodies() throws {
    #expect(try fenced("func f() -> Int {\n  g()\n}", .body) == "func f() -> Int { _fenceTrap(\"why\") \n\n}")
    #expect(try fenced("struct A { init() { b() } }", .body) == "struct A { init() { _fenceTrap(\"why\") } }")
    #expect(try fenced("var a: Int { b }", .body) == "var a: Int { _fenceTrap(\"why\") }")
    #expect(
      try fenced("var a: Int { get { b } set { c = newValue } }", .body, in: "a.set")
        == "var a: Int { get { b } set { _fenceTrap(\"why\") } }")
  }

  @Test("the body of a view becomes a box, and one with another opaque result is no site")
  func opaqueBodies() throws {
    #expect(try fenced("var body: some View { A() }", .body) == "var body: some View { _FencedView(\"why\") }")
    #expect(FenceSites(of: "var a: some Shape { b() }").sites.allSatisfy { $0.kind != .body })
  }

  @Test("the views, the modifiers and the body of an app's scenes are sites, so that it stays an app")
  func scenes() throws {
    let app = "var body: some Scene { WindowGroup { Provider { Home() } }.backgroundTask(a) }"
    #expect(
      try fenced(app, .view) == "var body: some Scene { WindowGroup { _FencedView(\"why\") }.backgroundTask(a) }")
    #expect(
      try fenced(app, .modifier)
        == "var body: some Scene { WindowGroup { Provider { Home() } }._fenceNote(\"why\") }")
    #expect(try fenced(app, .body) == "var body: some Scene { WindowGroup { _FencedView(\"why\") } }")
  }

  @Test("a whole declaration is left out")
  func declarations() throws {
    #expect(
      try fenced("struct A {\n  func f(_ a: B) {\n  }\n  var c = 1\n}", .declaration, in: "A.f(_:)")
        == "struct A {\n  \n\n  var c = 1\n}")
  }

  @Test("a fence whose text changed stays, with a warning; one whose part is gone has a warning")
  func changes() throws {
    let site = try #require(FenceSites(of: "func f() { g(1) }").sites.first { $0.kind == .body })
    let fence = site.fence(file: "A.swift", reason: "why")
    let changed = FencedText("func f() { g(2) }", path: "A.swift", fences: [fence])
    #expect(changed.text == "func f() { _fenceTrap(\"why\") }")
    #expect(changed.warnings.map(\.message) == ["the body in “f()” that is fenced has changed: run `pergola fence`"])
    let gone = FencedText("func h() {}", path: "A.swift", fences: [fence])
    #expect(gone.text == "func h() {}")
    #expect(gone.warnings.map(\.message) == ["the body in “f()” that is fenced is gone: run `pergola fence`"])
  }

  @Test("equal parts of a declaration are told apart by their numbers")
  func numbers() throws {
    let text = "func f() { g(); g(); h() }"
    let sites = FenceSites(of: text).sites.filter { $0.kind == .statement }
    #expect(sites.map(\.number) == [0, 1, 0])
    let fence = sites[1].fence(file: "A.swift", reason: "why")
    #expect(FencedText(text, path: "A.swift", fences: [fence]).text == "func f() { g(); _fenceNote(\"why\"); h() }")
  }

  @Test("a reason may have quotes, backslashes and lines")
  func reasons() throws {
    let site = try #require(FenceSites(of: "func f() { g() }").sites.first { $0.kind == .body })
    let text = FencedText(
      "func f() { g() }", path: "A.swift", fences: [site.fence(file: "A.swift", reason: "a \"b\" \\c\nd")]
    ).text
    #expect(text == #"func f() { _fenceTrap("a \"b\" \\c d") }"#)
  }

  @Test("places of a fenced text lead to the original, for random fences")
  func places() {
    let text = """
      import Maps
      class A: B, C {
        @Query var all: [Int]
        let store = Store.shared
        override func f() { g(); h(1) }
        var body: some View { Text("a").bold() }
      }
      """
    var generator = SystemRandomNumberGenerator()
    let sites = FenceSites(of: text).sites
    for _ in 0..<200 {
      let fences = sites.filter { $0.kind != .declaration && Int.random(in: 0..<4, using: &generator) == 0 }
      let fenced = FencedText(text, path: "A.swift", fences: fences.map { $0.fence(file: "A.swift", reason: "why") })
      let (before, after) = (Array(text.utf8), Array(fenced.text.utf8))
      for word in ["class", "Text(", "h(1)"] {
        guard let place = after.firstRange(of: Array(word.utf8))?.lowerBound else { continue }
        let original = fenced.map.original(of: place)
        #expect(before[original...].starts(with: Array(word.utf8)), "\(word) in \(fenced.text)")
      }
    }
  }
}
