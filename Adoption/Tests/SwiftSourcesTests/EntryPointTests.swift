import Testing

@testable import SwiftSources

@Suite struct EntryPointTests {
  let environment = CompilationEnvironment(CompilationSettings()) { _ in true }

  func point(_ sources: String...) -> EntryPoint? { EntryPoint(in: sources, environment) }

  @Test("an app begins with the type that has the attribute")
  func attribute() {
    #expect(point("struct Early: App {}", "@main struct Garden: App {}")?.name == "Garden")
    #expect(point("@main\nfinal class Start: UIResponder, UIApplicationDelegate {}")?.kind == .delegate)
    #expect(point("@UIApplicationMain class Start: BaseDelegate {}")?.name == "Start")
  }

  @Test("an app whose own start chooses between types begins with its App, or with its delegate")
  func withoutAttribute() {
    let start = "@main enum Start { static func main() { Garden.main() } }"
    #expect(point(start, "struct Garden: SwiftUI.App {}")?.name == "Garden")
    #expect(
      point("UIApplicationMain(0, nil, nil, nil)", "class Delegate: UIResponder, UIApplicationDelegate {}")?.kind
        == .delegate)
  }

  @Test("a type that a test can't name, and parts that are not compiled, are not the beginning")
  func hidden() {
    #expect(point("private struct Garden: App {}") == nil)
    #expect(
      point("#if os(macOS)\n@main struct Mac: App {}\n#else\n@main struct Phone: App {}\n#endif")?.name == "Phone")
    #expect(point("struct Garden: View {}") == nil)
  }
}
