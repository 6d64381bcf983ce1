import Foundation
import SourceTranslation
import Testing

@testable import Fences

/// Targets of a few files, which compile after their rounds.
@Suite(.serialized) struct TargetFencingTests {
  /// Runs the fencing of files by their names.
  private func run(
    _ files: [String: String], limit: Int = 20, standIns: [String: String] = [:]
  ) throws -> TargetFencing.Result {
    let (fencing, folder) = try fencing(files, standIns: standIns)
    defer { try? FileManager.default.removeItem(at: folder) }
    return fencing.run(limit: limit)
  }

  /// The fencing of files by their names, and the folder that has them.
  private func fencing(
    _ files: [String: String], standIns: [String: String] = [:], symbols: String? = nil
  ) throws -> (TargetFencing, URL) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fences-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = try files.sorted { $0.key < $1.key }.map { name, text in
      let url = folder.appending(path: name)
      try text.write(to: url, atomically: true, encoding: .utf8)
      return TargetFencing.Source(name: name, path: url.path)
    }
    var paths: [String: [String]] = [:]
    for (module, text) in standIns {
      let url = folder.appending(path: "StandIn\(module).swift")
      try text.write(to: url, atomically: true, encoding: .utf8)
      paths[module] = [url.path]
    }
    let fencing = TargetFencing(
      module: "App", sources: sources, isApp: false,
      arguments: ["-swift-version", "5", "-I", try SampleModules.folder.get().path],
      folder: folder.appending(path: "work"), standIns: StandIns(files: paths),
      bundle: symbols == nil ? nil : "App.bundle",
      symbols: try symbols.map { text in
        let url = folder.appending(path: "Symbols.swift")
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url.path
      })
    return (fencing, folder)
  }

  private func kinds(_ result: TargetFencing.Result) -> [String] {
    result.fences.map { "\($0.kind.rawValue) \($0.declaration)" }
  }

  @Test("sources without errors have no fences")
  func nothing() throws {
    let result = try run(["A.swift": "import UIKit\nfinal class A: UIView { override func layoutSubviews() {} }"])
    #expect(result.compiles)
    #expect(result.fences.isEmpty)
    #expect(result.placeholders.modules.isEmpty)
  }

  @Test("an app whose scene has a missing view stays an app, and shows a box")
  func app() throws {
    let text = """
      import SwiftUI
      struct Home: App {
        var body: some Scene {
          WindowGroup { StoreProvider(store: 1) { Text("a") } }
        }
      }
      """
    let result = try run(["A.swift": text])
    #expect(result.compiles, "\(result.errors)")
    #expect(kinds(result) == ["view Home.body"])
  }

  @Test("a missing protocol of views has views, with a body for those that it would make")
  func protocolOfViews() throws {
    let text = """
      import SwiftUI
      import Flux
      struct Row: ConnectedView { func body(props: Int) -> some View { Text("a") } }
      struct Badge: ConnectedView { let name: String }
      struct Home: View {
        var body: some View {
          VStack {
            Row().bold()
            Badge(name: "a")
          }
        }
      }
      """
    let result = try run(["A.swift": text])
    #expect(result.compiles, "\(result.errors)")
    #expect(kinds(result) == ["import "], "\(result.fences.map(\.reason))")
    #expect(result.placeholders.types.map(\.conformances) == [["View"]])
  }

  @Test("a missing type of functions is one, and can be called")
  func functionTypes() throws {
    let text = """
      import Flux
      struct Row {
        let dispatch: DispatchFunction
        init(_ dispatch: @escaping DispatchFunction) { self.dispatch = dispatch }
        func show() { dispatch("a") }
      }
      """
    let result = try run(["A.swift": text])
    #expect(result.compiles, "\(result.errors)")
    #expect(kinds(result) == ["import "])
    #expect(result.placeholders.types.map(\.kind) == [.function])
  }

  @Test(
    "an object of a missing class can be made and kept; what uses it is fenced, and so is one that is made with arguments"
  )
  func keptObjects() throws {
    let text = """
      import Foundation
      import AudioKit
      final class Conductor {
        let engine = AudioEngine()
        let sampler = Sampler(file: "piano")
        let other: Mixer = Mixer()
        func start() { engine.start() }
      }
      """
    let result = try run(["A.swift": text])
    #expect(result.compiles, "\(result.errors)")
    #expect(kinds(result).sorted() == ["import ", "statement Conductor.start()", "value Conductor.sampler"])
    let source = result.placeholders.source(of: "AudioKit")
    #expect(source.contains("open class AudioEngine: NSObject {\n  public override init() { _noteMissing("))
  }

  @Test("the content of a missing container has its own fences")
  func container() throws {
    let text = """
      import SwiftUI
      struct Home: View {
        var body: some View {
          VStack {
            Provider(store: 1) {
              Text("a")
              Chart()
            }
            Provider(store: 2) { 5 }
          }
        }
      }
      """
    let result = try run(["A.swift": text])
    #expect(result.compiles, "\(result.errors)")
    #expect(kinds(result) == ["view Home.body", "view Home.body", "view Home.body"])
  }

  @Test("the only statement of a closure is left out alone, also where a value of the object is made with it")
  func statementOfClosure() throws {
    let text = """
      import Foundation
      final class Archive {
        let work: (Int) -> Void
        let sizes: [Int]
        init() {
          work = { _ in tracker.archive() }
          sizes = ["a"].map { $0.count }
        }
        func later() async {
          await Task { tracker.flush() }.value
          DispatchQueue.main.async { tracker.flush() }
        }
        func isKnown() -> Bool { ["a"].allSatisfy { tracker.knows($0) } }
      }
      """
    let result = try run(["A.swift": text])
    #expect(result.compiles, "\(result.errors)")
    #expect(
      kinds(result) == [
        "statement Archive.init()", "statement Archive.later()", "statement Archive.later()",
        "statement Archive.isKnown()",
      ])
  }

  @Test("imports under conditions that don't hold stay")
  func inactiveImports() throws {
    let result = try run([
      "A.swift": """
      #if canImport(UIKit)
      import UIKit
      #else
      import Gone
      #endif
      #if os(macOS)
      import GoneToo
      #elseif canImport(Foundation)
      import Missing
      #endif
      let view = UIView()
      """
    ])
    #expect(result.compiles)
    #expect(result.placeholders.modules == ["Missing"])
    #expect(kinds(result) == ["import "])
  }

  @Test("an override of a member of an extension leaves, in an extension, too")
  func overriddenExtensionMember() throws {
    let result = try run([
      "A.swift": """
      import UIKit
      extension UIView { @objc func prepareAll() {} }
      extension UIButton { override func prepareAll() {} }
      """
    ])
    #expect(result.compiles)
    #expect(kinds(result) == ["declaration UIButton.prepareAll()"])
  }

  @Test("sources that the translation refuses in the first round are fenced in the next ones")
  func refusedFirst() throws {
    let result = try run([
      "A.swift": """
      import UIKit
      let selector = #selector(NSObject.gone(_:with:))
      func first() { _ = Selector(("x")); missing() }
      func second() { alsoMissing() }
      """
    ])
    #expect(result.compiles)
    #expect(result.fences.contains { $0.declaration.contains("second") })
  }

  @Test("a missing module gets a module of placeholders with the types that sources name")
  func placeholders() throws {
    let result = try run([
      "A.swift": """
      import UIKit
      import Maps

      final class Screen: UIViewController, MapDelegate {
        let map: Map
        var router: Router<Int, String>?
        init(map: Map) { self.map = map; super.init() }
        func didMove(_ map: Map, to place: Map.Place) {}
        override func viewDidLoad() {
          super.viewDidLoad()
          Maps.start(with: "key")
        }
      }
      """
    ])
    #expect(result.errors == [])
    #expect(result.placeholders.modules == ["Maps"])
    let types = Dictionary(uniqueKeysWithValues: result.placeholders.types.map { ($0.name, $0) })
    #expect(types.keys.sorted() == ["Map", "MapDelegate", "Router"])
    #expect(types["Map"]?.module == "Maps")
    #expect(types["Map"]?.nested == ["Place"])
    #expect(types["MapDelegate"]?.kind == .protocol)
    #expect(types["Router"]?.parameters == 2)
    #expect(kinds(result) == ["import ", "statement Screen.viewDidLoad()"])
  }

  @Test("a stand-in takes the place of placeholders, beside those of types that it lacks")
  func standIns() throws {
    let source = """
      import Foundation
      import Maps

      func route(_ map: Map, to place: Place) -> Int {
        map.move(by: 2)
        return map.zoom
      }
      """
    let result = try run(
      ["A.swift": source],
      standIns: ["Maps": "public final class Map { public var zoom = 1; public func move(by steps: Int) {} }"])
    #expect(result.errors == [])
    #expect(kinds(result) == ["import "])
    #expect(result.placeholders.types.map(\.name) == ["Place"])
  }

  @Test("the names of assets and the bundle of the module are there, as in a build")
  func generatedSources() throws {
    let text = "import UIKit\nlet logo = Int.logo\nlet bundle = Bundle.module\n"
    let (fencing, folder) = try fencing(["A.swift": text], symbols: "extension Int { static let logo = 1 }")
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = fencing.run()
    #expect(result.errors == [])
    #expect(result.fences == [])
  }

  @Test("a stand-in that does not compile is named")
  func brokenStandIns() throws {
    let result = try run(["A.swift": "import Maps\nlet map: Map? = nil"], standIns: ["Maps": "public class Map {"])
    #expect(!result.compiles)
    #expect(result.errors.contains { $0.contains("StandInMaps.swift") })
  }

  @Test("modifiers that are known to be missing leave before the compiler reads")
  func knownModifiers() throws {
    let source = """
      import SwiftUI

      struct Row: View {
        var body: some View {
          VStack {
            Text("a")
              .onDrag { 1 }
              .bold()
          }
        }
      }
      """
    let result = try run(["A.swift": source])
    #expect(result.errors == [])
    #expect(kinds(result) == ["modifier Row.body"])
    // One for types, one for what comes later.
    #expect(result.rounds == 2)
  }

  @Test(
    "a local name whose value needs something missing takes the statements with it that use the name, and nothing else")
  func locals() throws {
    let source = """
      import UIKit
      import Maps

      final class Screen: UIViewController {
        var isReady = false
        override func viewDidLoad() {
          super.viewDidLoad()
          var actions = [Maps.action(1)]
          if isReady { actions.append(Maps.action(2)) }
          Maps.register(actions)
          isReady = true
        }
        func count() -> Int {
          let view = Maps.view
          return view.count
        }
      }
      """
    let result = try run(["A.swift": source])
    #expect(result.errors == [])
    #expect(
      kinds(result) == [
        "import ", "statement Screen.viewDidLoad()", "statement Screen.viewDidLoad()", "statement Screen.viewDidLoad()",
        "body Screen.count()",
      ])
  }

  @Test("a class of a module that shows nothing of UIKit may inherit from one of UIKit's")
  func hiddenSuperclasses() throws {
    let result = try run([
      "A.swift": "import UIKit\nimport Intents\nvar controller: INUIAddVoiceShortcutViewController?"
    ])
    #expect(result.errors == [])
    #expect(result.placeholders.types.first?.superclass == "UIViewController")
    #expect(!result.placeholders.source(of: "Intents").contains("@_exported import UIKit"))
  }

  @Test("several errors of one statement take the statement, and not the body around it")
  func severalErrors() throws {
    let source = """
      import UIKit
      import Maps

      func f() -> Int {
        print(missing, gone, lost(1))
        return 1
      }
      """
    let result = try run(["A.swift": source])
    #expect(result.errors == [])
    #expect(kinds(result) == ["import ", "statement f()"])
  }

  @Test("an error in the arguments of a modifier takes the modifier, one in a view inside them the view")
  func argumentsOfModifiers() throws {
    let source = """
      import SwiftUI

      struct Row: View {
        var body: some View {
          VStack {
            Text("a").padding(gone).bold()
            VStack { Text(missing).bold() }.bold()
          }
        }
      }
      """
    let result = try run(["A.swift": source])
    #expect(result.errors == [])
    #expect(kinds(result).sorted() == ["modifier Row.body", "view Row.body"])
  }

  @Test("facts say the kinds of Apple's types, and their superclasses")
  func facts() throws {
    let result = try run([
      "A.swift": """
      import UIKit
      import WebKit

      final class Browser: WKWebView, WKNavigationDelegate { override func layoutSubviews() {} }
      """
    ])
    #expect(result.errors == [])
    let types = Dictionary(uniqueKeysWithValues: result.placeholders.types.map { ($0.name, $0) })
    #expect(types["WKWebView"]?.superclass == "UIView")
    #expect(types["WKNavigationDelegate"]?.kind == .protocol)
    #expect(kinds(result) == ["import "])
  }

  @Test("the least part is fenced: a statement before a body, a modifier before a view")
  func least() throws {
    let result = try run([
      "A.swift": """
      import SwiftUI

      func start() { first(); second() }
      func first() { Missing.call(1); print("a") }
      func second() -> Int { let value = Missing.value; return value }

      struct Screen: View {
        var body: some View {
          VStack {
            Text("a").bold().hologram(1)
            Chart(1)
          }
        }
      }
      """
    ])
    #expect(result.errors == [])
    #expect(
      kinds(result).sorted() == [
        "body second()", "modifier Screen.body", "statement first()", "view Screen.body",
      ])
    #expect(result.fences.contains { $0.reason == "cannot find 'Missing' in scope" })
  }

  @Test("errors that only the flow of control shows are answered, too")
  func flow() throws {
    let result = try run(["A.swift": "func number(_ is: Bool) -> Int { if is { return 1 } }\nlet a: Int = number(true)"]
    )
    #expect(result.errors == [])
    #expect(kinds(result) == ["body number(_:)"])
  }

  @Test("an override of nothing, an unknown attribute and a conformance that is not met are left out")
  func declarations() throws {
    let result = try run([
      "A.swift": """
      import UIKit

      final class A: UIViewController { override func viewIsAppearing(_ animated: Bool) {} }
      final class B { @Watched var count: Int = 1 }
      struct C: Sequence { func text() -> String { "c" } }
      """
    ])
    #expect(result.errors == [])
    #expect(
      Set(kinds(result)) == ["override A.viewIsAppearing(_:)", "attribute B.count", "conformance C"])
  }

  @Test("the same sources have the same fences")
  func determinism() throws {
    let files = [
      "A.swift": "import Maps\nfunc f() { Maps.a(); g() }\nfunc g() -> Map { Maps.make() }",
      "B.swift": "import Maps\nstruct B { let map: Map; func h() { map.zoom(); f() } }",
    ]
    let (first, second) = (try run(files), try run(files))
    #expect(first.fences == second.fences)
    #expect(first.placeholders == second.placeholders)
    #expect(first.errors == [])
  }

  @Test("a fence that is lifted alone brings an error back")
  func lifting() throws {
    let text = """
      import Maps
      func f() { Maps.a(); print(1) }
      func g() -> Int { let a = Maps.b; return a }
      let c: Int = Maps.c
      """
    let (fencing, folder) = try fencing(["A.swift": text])
    defer { try? FileManager.default.removeItem(at: folder) }
    let result = fencing.run()
    #expect(result.errors == [])
    let (tried, unneeded) = fencing.unneeded(among: 10)
    #expect(tried == result.fences.count)
    #expect(unneeded == [])
  }

  @Test("a fence that nothing needs is found by lifting it")
  func unneededFences() throws {
    let (fencing, folder) = try fencing(["A.swift": "func f() { print(1) }"])
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(fencing.run().fences.isEmpty)
    let site = try #require(FenceSites(of: "func f() { print(1) }").sites.first { $0.kind == .body })
    fencing.fences["A.swift"] = [site.fence(file: "A.swift", reason: "none")]
    #expect(fencing.unneeded(among: 5).fences.count == 1)
  }
}
