import Foundation
import Testing

@testable import XcodeProjects

@Suite("Packages of projects")
struct PackageWriterTests {
  private let folder: TemporaryFolder
  private let checkout: TemporaryFolder
  private let project: XcodeProject

  init() throws {
    folder = try TemporaryFolder(SampleProject.files)
    checkout = try TemporaryFolder.checkout()
    project = try XcodeProject(at: folder.url.appending(path: "App/Sample.xcodeproj"))
  }

  private var pergola: PergolaPlace { .folder(checkout.url.path) }

  private func configuration(_ path: String) throws -> SourceConfiguration {
    try JSONDecoder().decode(
      SourceConfiguration.self, from: Data(contentsOf: folder.url.appending(path: path + "/PergolaSources.json")))
  }

  @Test("the package is written beside the project's files, which stay as they are")
  func inside() throws {
    let before = folder.paths
    let report = try PackageWriter(project, isStrict: true).write(pergola: pergola)
    let added = Set(folder.paths).subtracting(before)
    #expect(
      added.allSatisfy { $0 == "App/Package.swift" || $0.hasPrefix("App/Pergola") || $0.hasPrefix("App/.pergola") })
    for (path, text) in SampleProject.files { #expect(try folder.text(of: path) == text) }
    #expect(report.targets.map(\.name) == ["Meine_App", "Kit", "AppTests"])
    #expect(
      try configuration("App/Pergola/Kit").sources == [FileTree("Kit", excluding: ["Draft.swift", "Shared.swift"])])
    #expect(try configuration("App/Pergola/AppTests").host == "Meine_App")
  }

  @Test("unless it is strict, a package keeps the files that import missing modules, to be fenced")
  func fenced() throws {
    let report = try PackageWriter(project).write(pergola: pergola)
    #expect(report.missing.map(\.name) == ["Lottie", "MapKit"])
    #expect(report.text.contains("what needs them is fenced"))
    let paths = try configuration("App/Pergola/Meine_App").sources.map(\.path)
    #expect(paths.contains("Meine App/Map.swift"))
    #expect(try folder.text(of: "App/Package.swift").contains("let placeholders: [String] = []"))
  }

  @Test("a framework that stands behind a trait brings it; without one, the package has the traits of hosts alone")
  func traits() throws {
    _ = try PackageWriter(project).write(pergola: pergola)
    #expect(try folder.text(of: "App/Package.swift").contains("nil ? [\"Image\"] : [\"Web\"]),"))
    let other = try TemporaryFolder(SampleProject.files)
    try other.write("import CryptoKit\n", to: "App/Kit/Kit.swift")
    let project = try XcodeProject(at: other.url.appending(path: "App/Sample.xcodeproj"))
    _ = try PackageWriter(project).write(pergola: pergola)
    let manifest = try other.text(of: "App/Package.swift")
    #expect(manifest.contains("nil ? [\"Image\", \"Crypto\"] : [\"Web\", \"Crypto\"]),"))
    #expect(manifest.contains(".product(name: \"PergolaCryptoKit\", package:"))
  }

  @Test("what is not built is reported with its reason")
  func report() throws {
    let text = try PackageWriter(project, isStrict: true).write(pergola: pergola).text
    for part in [
      "AppUITests: tests of the user interface", "Widget: is an extension", "Meine App/Old.m", "“SwiftLint”",
      "“Everything” is a PBXAggregateTarget", "Meine App/Gone.swift of the target “Meine App” does not exist.",
    ] {
      #expect(text.contains(part))
    }
  }

  @Test("missing dependencies are reported with the files that import them, and the rest is built")
  func missing() throws {
    let report = try PackageWriter(project, isStrict: true).write(pergola: pergola)
    #expect(report.missing.map(\.name) == ["Lottie", "MapKit"])
    #expect(report.missing.map(\.files) == [["Root.swift"], ["Meine App/Map.swift"]])
    #expect(report.missing[0].reason.contains("cannot be fetched"))
    let paths = try configuration("App/Pergola/Meine_App").sources.map(\.path)
    #expect(
      paths == [
        "Meine App/AppDelegate.swift", "Meine App/Zelle größer.swift", "Meine App/Old.m", "../Shared/Outside.swift",
        "Kit/Shared.swift",
      ])
  }

  @Test("classes of storyboards that no built file declares are reported with their places")
  func missingClasses() throws {
    var files = SampleProject.files
    files["App/Meine App/Base.lproj/Main.storyboard"] = """
      <document><scenes>
      <viewController customClass="MapController" customModule="Meine_App" id="a">
      <view customClass="MapController" id="b"/><view customClass="MKMapView" id="c"/>
      <view customClass="Chart" customModule="Charts" id="d"/>
      <view customClass="Cell" customModule="Meine_App" id="e"/>
      <view customClass="Forgotten" customModule="Meine_App" id="f"/>
      </scenes></document>
      """
    files["App/Meine App/Map.swift"] = "import MapKit\nfinal class MapController: UIViewController {}\n"
    files["App/Meine App/Zelle größer.swift"] = "import UIKit\n@objc(Cell) class Zelle: UIView {}\n"
    let folder = try TemporaryFolder(files)
    let project = try XcodeProject(at: folder.url.appending(path: "App/Sample.xcodeproj"))
    let report = try PackageWriter(project, isStrict: true).write(pergola: pergola)
    let place = "Meine App/Base.lproj/Main.storyboard"
    #expect(
      report.missingClasses == [
        "MapController: \(place):2, declared in Meine App/Map.swift, which is not built",
        "Chart: \(place):4, of the module Charts",
        "Forgotten: \(place):6, declared in no Swift file",
      ])
    #expect(report.text.contains("Missing classes of storyboards and nibs"))
  }

  @Test("the manifest has the targets, their dependencies, modes and conditions")
  func manifest() throws {
    _ = try PackageWriter(project, isStrict: true).write(pergola: pergola)
    let manifest = folder.url.appending(path: "App")
    let read = try PackageManifest(in: manifest)
    #expect(read.targets.map(\.name).sorted() == ["AppTests", "Kit", "Meine_App"])
    #expect(read.targets.first { $0.name == "AppTests" }?.uses.map(\.name).contains("Meine_App") == true)
    let text = try folder.text(of: "App/Package.swift")
    #expect(text.contains(".swiftLanguageMode(.v6), .define(\"MOCKS\")"))
    #expect(text.contains(".enableUpcomingFeature(\"MemberImportVisibility\")"))
    #expect(text.contains("exclude: [\"Links\", \"PergolaSources.json\", \"Fences.json\", \"Info.plist\"]"))
  }

  @Test(
    "the language mode is that of the project",
    arguments: [("4.0", "v4"), ("4.2", "v4_2"), ("5.0", "v5"), ("6.0", "v6"), ("", "v5")])
  func languageMode(version: String, mode: String) throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      name: Laden
      settings: { SWIFT_VERSION: "\(version)" }
      targets:
        Laden: { type: application, platform: iOS, sources: Code }
      """,
      "Code/App.swift": "import UIKit\n",
    ])
    _ = try PackageWriter(XcodeProject(at: folder.url)).write(pergola: pergola)
    #expect(try folder.text(of: "Package.swift").contains(".swiftLanguageMode(.\(mode))"))
  }

  @Test("tests have the mode 5, in which XCTest on Linux calls tests of the main actor")
  func languageModeOfTests() throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      name: Laden
      settings: { SWIFT_VERSION: "6.0" }
      targets:
        Laden: { type: application, platform: iOS, sources: Code }
        LadenTests: { type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{ target: Laden }] }
      """,
      "Code/App.swift": "import UIKit\n", "Tests/AppTests.swift": "import XCTest\n",
    ])
    _ = try PackageWriter(XcodeProject(at: folder.url)).write(pergola: pergola)
    let targets = try folder.text(of: "Package.swift").components(separatedBy: ".testTarget(")
    #expect(targets.first?.contains(".swiftLanguageMode(.v6)") == true)
    #expect(targets.last?.contains(".swiftLanguageMode(.v5)") == true)
    #expect(targets.last?.contains(".enableUpcomingFeature(\"BareSlashRegexLiterals\")") == true)
    #expect(targets.first?.contains("BareSlashRegexLiterals") == false)
  }

  @Test("an app without unit tests gets a target of tests that run in it, with a first test", arguments: [false, true])
  func firstTest(isOutside: Bool) throws {
    let folder = try TemporaryFolder([
      "App/project.yml": """
      name: Laden
      targets:
        Laden: { type: application, platform: iOS, sources: Code }
        LadenUITests: { type: bundle.ui-testing, platform: iOS, sources: UITests }
      """,
      "App/Code/App.swift": "import SwiftUI\n@main struct LadenApp: App {}\n",
      "App/UITests/Tests.swift": "import XCTest\n",
    ])
    let package = isOutside ? "New" : "App"
    let report = try PackageWriter(
      XcodeProject(at: folder.url.appending(path: "App")),
      output: isOutside ? folder.url.appending(path: package) : nil
    ).write(pergola: pergola)
    #expect(report.targets.map(\.name) == ["Laden", "LadenTests"])
    #expect(report.remarks.contains { $0.contains("LadenTests has a first test, in Pergola/LadenTests/Tests.") })
    let text = try folder.text(of: "\(package)/Pergola/LadenTests/Tests/FirstScreenTests.swift")
    #expect(text.contains("@testable import Laden") && text.contains("Driver(app: LadenApp.self)"))
    let data = try Data(contentsOf: folder.url.appending(path: "\(package)/Pergola/LadenTests/PergolaSources.json"))
    let configuration = try JSONDecoder().decode(SourceConfiguration.self, from: data)
    #expect(configuration.host == "Laden" && configuration.kind == .tests)
    #expect(configuration.sources == [FileTree("Pergola/LadenTests/Tests")])
    let manifest = try PackageManifest(in: folder.url.appending(path: package))
    let tests = try #require(manifest.targets.first { $0.type == "test" })
    #expect(tests.name == "LadenTests" && tests.uses.map(\.name).contains("Laden"))
    #expect(try folder.text(of: "\(package)/Package.swift").contains("exclude: [\"Tests\", \"PergolaSources.json\""))
  }

  @Test("an app whose beginning no test can name gets no target of tests, and one of a project with tests neither")
  func noFirstTest() throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      name: Laden
      targets: { Laden: { type: application, platform: iOS, sources: Code } }
      """,
      "Code/main.swift": "import UIKit\n",
    ])
    #expect(try PackageWriter(XcodeProject(at: folder.url)).write(pergola: pergola).targets.map(\.name) == ["Laden"])
    let other = try TemporaryFolder(SampleProject.files)
    try other.write(
      "import UIKit\n@main class Start: UIResponder, UIApplicationDelegate {}\n", to: "App/Meine App/AppDelegate.swift")
    let report = try PackageWriter(XcodeProject(at: other.url.appending(path: "App"))).write(pergola: pergola)
    #expect(report.targets.map(\.name) == ["Meine_App", "Kit", "AppTests"])
  }

  @Test("a package elsewhere leads to the files through a link")
  func outside() throws {
    let output = folder.url.appending(path: "New")
    _ = try PackageWriter(project, output: output, isStrict: true).write(pergola: pergola)
    #expect(!folder.paths.contains { $0.hasPrefix("App/Pergola") || $0 == "App/Package.swift" })
    let configuration = try configuration("New/Pergola/Meine_App")
    for tree in configuration.sources + (configuration.resources ?? []) {
      #expect(FileManager.default.fileExists(atPath: output.path + "/" + tree.path), "\(tree.path)")
    }
    #expect(configuration.sources.first?.path == "Project/App/Meine App/AppDelegate.swift")
    let link = output.appending(path: "Pergola/Kit/Links/1").resolvingSymlinksInPath().path
    #expect(link == folder.url.appending(path: "App/Kit").path)
  }

  @Test("an existing manifest or folder is not overwritten", arguments: ["Package.swift", "Pergola/x"])
  func existing(path: String) throws {
    try folder.write("mine", to: "App/" + path)
    #expect {
      try PackageWriter(project, isStrict: true).write(pergola: pergola)
    } throws: { "\($0)".contains("exists and is not overwritten; --output FOLDER") }
    #expect(try folder.text(of: "App/" + path) == "mine")
  }

  @Test("a folder that is not a checkout of Pergola is refused, and nothing stays behind")
  func checkoutMissing() throws {
    let before = folder.paths
    #expect {
      try PackageWriter(project, isStrict: true).write(pergola: .folder(folder.url.path))
    } throws: { "\($0)".contains("is not a checkout of Pergola") }
    #expect(folder.paths == before)
  }

  @Test("an address that cannot be reached is named, and nothing stays behind")
  func unreachable() throws {
    let before = folder.paths
    #expect {
      try PackageWriter(project, isStrict: true).write(pergola: PergolaPlace("file:///nowhere/pergola.git"))
    } throws: { "\($0)".contains("file:///nowhere/pergola.git: cannot be fetched") }
    #expect(folder.paths == before)
  }

  @Test("an address is copied into the package, whose dependencies can be resolved then")
  func address() throws {
    let repository = try TemporaryFolder([
      "Package.swift": """
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(
        name: "pergola",
        products: ["Pergola", "PergolaTesting"].map { .library(name: $0, targets: [$0]) },
        traits: ["Image", "Web"], targets: ["Pergola", "PergolaTesting"].map { .target(name: $0) })
      """,
      "Sources/Pergola/Pergola.swift": "", "Sources/PergolaTesting/PergolaTesting.swift": "",
      "Adoption/Plugins/PergolaSources/PergolaSources.swift": "",
    ])
    let path = repository.url.path
    let user = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for arguments in [["init", "--quiet"], ["add", "."], user + ["commit", "--quiet", "-m", "All"]] {
      #expect(Command.run("git", ["-C", path] + arguments, timeout: 60).status == 0)
    }
    _ = try PackageWriter(project, isStrict: true).write(pergola: PergolaPlace("file://" + path))
    let package = folder.url.appending(path: "App")
    #expect(try folder.text(of: "App/Package.swift").contains("path: \".pergola/pergola\", traits:"))
    let result = Command.run("swift", ["package", "--package-path", package.path, "show-dependencies"], timeout: 300)
    #expect(result.status == 0, "\(result.errors)")
    #expect(String(decoding: result.output, as: UTF8.self).contains("translator"))
  }

  @Test("a link to nothing is reported with its target")
  func brokenLink() throws {
    let file = folder.url.appending(path: "App/Meine App/Gone.swift").path
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/nowhere/at/all.swift")
    let text = try PackageWriter(project, isStrict: true).write(pergola: pergola).text
    #expect(
      text.contains("Gone.swift of the target “Meine App” is a link to “/nowhere/at/all.swift”, which does not exist"))
  }
}

@Suite("Local packages of projects")
struct LocalPackageTests {
  @Test("the targets of a product are translated like the project's own, and other packages are surveyed")
  func targets() throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      name: Laden
      packages: { Pack: { path: Pack } }
      targets:
        Laden: { type: application, platform: iOS, sources: Code, dependencies: [{ package: Pack, product: Shelf }] }
      """,
      "Code/App.swift": "import Shelf\nimport UIKit\n",
      "Pack/Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "Pack", products: [.library(name: "Shelf", targets: ["Shelf"])],
        dependencies: [.package(path: "../Other"), .package(url: "file:///nowhere/Gone", from: "1.0.0")], targets: [
          .target(name: "Shelf", dependencies: ["Board", .product(name: "Nail", package: "Other"),
            .product(name: "Gone", package: "Gone")], exclude: ["Notes.swift"]),
          .target(name: "Board"), .target(name: "Unused"), .testTarget(name: "ShelfTests", dependencies: ["Shelf"])])
      """,
      "Pack/Sources/Shelf/Shelf.swift": "import Board\nimport Nail\nimport SwiftUI\n",
      "Pack/Sources/Shelf/Gone.swift": "import Gone\n",
      "Pack/Sources/Shelf/Notes.swift": "",
      "Pack/Sources/Board/Board.swift": "import Combine\n",
      "Pack/Sources/Unused/Unused.swift": "",
      "Other/Package.swift": """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Other", products: [.library(name: "Nail", targets: ["Nail"])],
        targets: [.target(name: "Nail", path: ".")])
      """,
      "Other/Nail.swift": "import UIKit\n",
    ])
    let checkout = try TemporaryFolder.checkout()
    let project = try XcodeProject(at: folder.url)
    let report = try PackageWriter(project, isStrict: true).write(pergola: .folder(checkout.url.path))
    #expect(report.targets.map(\.name) == ["Laden", "Shelf", "Board", "Nail"])
    #expect(report.missing.map(\.files) == [["Pack/Sources/Shelf/Gone.swift"]])
    let configuration = try JSONDecoder().decode(
      SourceConfiguration.self, from: Data(folder.text(of: "Pergola/Shelf/PergolaSources.json").utf8))
    #expect(configuration.sources == [FileTree("Pack/Sources/Shelf", excluding: ["Gone.swift", "Notes.swift"])])
    let nail = try JSONDecoder().decode(
      SourceConfiguration.self, from: Data(folder.text(of: "Pergola/Nail/PergolaSources.json").utf8))
    #expect(SourceFolder(folder: folder.url).files(of: nail.sources[0]).map { $0.suffix(10) } == ["Nail.swift"])
    #expect(try folder.text(of: "Package.swift").components(separatedBy: ".swiftLanguageMode(.v6)").count == 3)
    let manifest = try PackageManifest(in: folder.url)
    func uses(_ name: String) -> [String] { manifest.targets.first { $0.name == name }?.uses.map(\.name) ?? [] }
    #expect(uses("Laden") == ["Shelf", "Pergola"])
    #expect(uses("Shelf") == ["Board", "Nail", "Pergola"])
  }
}
