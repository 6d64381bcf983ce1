import Foundation
import Testing

@testable import XcodeProjects

@Suite("Schemes") struct SchemeTests {
  private static func scheme(test: String, launch: String = "", attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme>
      <TestAction buildConfiguration="Debug" \(attributes)>\(test)</TestAction>
      <LaunchAction>\(launch)</LaunchAction>
    </Scheme>
    """
  }

  private static func testable(_ target: String, skipped: Bool = false, tests: [String] = []) -> String {
    let skippedTests = tests.map { "<Test Identifier=\"\($0)\"/>" }.joined()
    return """
      <Testables><TestableReference skipped="\(skipped ? "YES" : "NO")">
        <BuildableReference BlueprintName="\(target)" ReferencedContainer="container:App.xcodeproj"/>
        <SkippedTests>\(skippedTests)</SkippedTests>
      </TestableReference></Testables>
      """
  }

  private static let arguments = """
    <CommandLineArguments>
      <CommandLineArgument argument="-mode fast &quot;two words&quot;" isEnabled="YES"/>
      <CommandLineArgument argument="-off" isEnabled="NO"/>
    </CommandLineArguments>
    <EnvironmentVariables>
      <EnvironmentVariable key="DATA" value="$(SRCROOT)/Data" isEnabled="YES"/>
      <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/>
    </EnvironmentVariables>
    """

  private func tests(_ files: [String: String]) throws -> (tests: [String: TestSettings], remarks: [String]) {
    let folder = try TemporaryFolder(files)
    var remarks: [String] = []
    let tests = Scheme.tests(in: folder.url.appending(path: "App.xcodeproj"), remarks: &remarks).mapValues { settings in
      var settings = settings
      settings.environment = settings.environment.mapValues { $0.replacing(folder.url.path, with: "ROOT") }
      return settings
    }
    return (tests, remarks)
  }

  private static let path = "App.xcodeproj/xcshareddata/xcschemes/"

  @Test("a scheme's own arguments and variables are those of its tests, where it says so")
  func own() throws {
    let text = Self.scheme(
      test: Self.arguments + Self.testable("AppTests", tests: ["CartTests/testTotal()"]), launch: "",
      attributes: "shouldUseLaunchSchemeArgsEnv=\"NO\"")
    let (tests, remarks) = try tests([Self.path + "App.xcscheme": text])
    #expect(remarks == [])
    #expect(
      tests["AppTests"]
        == TestSettings(
          arguments: ["-mode", "fast", "two words"], environment: ["DATA": "ROOT/Data"],
          skipped: ["CartTests/testTotal()"]))
  }

  @Test("otherwise tests have those of the app, and targets that are skipped have none")
  func launch() throws {
    let text = Self.scheme(
      test: Self.testable("AppTests") + Self.testable("OtherTests", skipped: true), launch: Self.arguments)
    let (tests, _) = try tests([Self.path + "App.xcscheme": text])
    #expect(tests["AppTests"]?.arguments == ["-mode", "fast", "two words"])
    #expect(tests["OtherTests"] == nil)
  }

  @Test("the scheme that bears the project's name comes first")
  func order() throws {
    func text(_ value: String) -> String {
      Self.scheme(
        test: Self.testable("AppTests"),
        launch: "<EnvironmentVariables><EnvironmentVariable key=\"A\" value=\"\(value)\" isEnabled=\"YES\"/>"
          + "</EnvironmentVariables>")
    }
    let (tests, _) = try tests([Self.path + "Aaa.xcscheme": text("other"), Self.path + "App.xcscheme": text("own")])
    #expect(tests["AppTests"]?.environment == ["A": "own"])
  }

  @Test("a plan of tests has options of its own")
  func plans() throws {
    let plan = """
      {"configurations": [{"name": "One", "options": {"environmentVariableEntries": [{"key": "B", "value": "2"}]}}],
       "defaultOptions": {"commandLineArgumentEntries": [{"argument": "-x"}, {"argument": "-y", "enabled": false}]},
       "testTargets": [{"target": {"name": "AppTests"}, "skippedTests": ["SlowTests"]},
                       {"target": {"name": "OffTests"}, "enabled": false}]}
      """
    let text = Self.scheme(
      test: "<TestPlans><TestPlanReference reference=\"container:App.xctestplan\" default=\"YES\"/></TestPlans>")
    let (tests, remarks) = try tests([Self.path + "App.xcscheme": text, "App.xctestplan": plan])
    #expect(remarks == [])
    #expect(
      tests == ["AppTests": TestSettings(arguments: ["-x"], environment: ["B": "2"], skipped: ["SlowTests"])])
  }

  @Test("the tests that a scheme or a plan selects run alone")
  func selections() throws {
    let scheme = Self.scheme(
      test: """
        <Testables><TestableReference skipped="NO" useTestSelectionWhitelist="YES">
          <BuildableReference BlueprintName="AppTests"/><SelectedTests><Test Identifier="CartTests"/></SelectedTests>
        </TestableReference></Testables>
        """)
    #expect(try tests([Self.path + "App.xcscheme": scheme]).tests["AppTests"] == TestSettings(selected: ["CartTests"]))
    let plan = """
      {"testTargets": [{"target": {"name": "AppTests"}, "selectedTests": ["A/testB()"],
        "skippedTests": {"suites": [{"name": "S"}],
          "xctestClasses": [{"name": "C"}, {"name": "D", "xctestMethods": ["testE()"]}]}}]}
      """
    let text = Self.scheme(
      test: "<TestPlans><TestPlanReference reference=\"container:App.xctestplan\"/></TestPlans>")
    #expect(
      try tests([Self.path + "App.xcscheme": text, "App.xctestplan": plan]).tests["AppTests"]
        == TestSettings(skipped: ["S", "C", "D/testE()"], selected: ["A/testB()"]))
  }

  @Test("a scheme or a plan that cannot be read is a remark")
  func broken() throws {
    let missing = Self.scheme(
      test: "<TestPlans><TestPlanReference reference=\"container:No.xctestplan\"/></TestPlans>")
    let (tests, remarks) = try tests([
      Self.path + "App.xcscheme": "<Scheme><TestAction>", Self.path + "Other.xcscheme": missing,
    ])
    #expect(tests.isEmpty)
    #expect(remarks.count == 2)
    #expect(remarks.contains { $0.contains("No.xctestplan: does not exist") })
  }
}
