import Foundation
import Testing

@testable import XcodeProjects

@Suite("Xcode projects")
struct XcodeProjectTests {
  private let folder: TemporaryFolder
  private let project: XcodeProject

  init() throws {
    folder = try TemporaryFolder(SampleProject.files)
    project = try XcodeProject(at: folder.url.appending(path: "App/Sample.xcodeproj"))
  }

  private func target(_ name: String) throws -> ProjectTarget { try #require(project.target(named: name)) }

  @Test("files have the paths of their groups, and those for other systems are left out")
  func sources() throws {
    #expect(
      try target("Meine App").sources.map(\.path) == [
        "Meine App/AppDelegate.swift", "Meine App/Zelle größer.swift", "Meine App/Old.m", "Meine App/Map.swift",
        "Meine App/Gone.swift", "Root.swift", "../Shared/Outside.swift", "Kit/Shared.swift",
      ])
  }

  @Test("variant groups are their files, and folder references stay whole")
  func resources() throws {
    #expect(
      try target("Meine App").resources == [
        FileTree("Meine App/Base.lproj/Main.storyboard"), FileTree("Meine App/de.lproj/Main.strings"),
        FileTree("Meine App/Assets.xcassets"), FileTree("Meine App/Data", whole: true),
      ])
  }

  @Test("a synchronised folder has all files but its exceptions")
  func synchronizedFolder() throws {
    let kit = try target("Kit")
    #expect(kit.sources == [FileTree("Kit", excluding: ["Draft.swift", "Shared.swift"])])
    #expect(
      SourceFolder(folder: project.folder).files(of: kit.sources[0]) == [
        "Kit/Inner/More.swift", "Kit/Kit.swift", "Kit/kit.json",
      ])
  }

  @Test("settings come from the configuration for debugging, over its file")
  func settings() throws {
    let settings = try target("Meine App").settings
    #expect(settings["MARKETING_VERSION"] == "2.5")
    #expect(settings["SWIFT_VERSION"] == "6.0")
    #expect(try target("Kit").settings["SWIFT_VERSION"] == "5.0")
    #expect(settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") == ["DEBUG", "MOCKS"])
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "de.beispiel.Meine-App")
  }

  @Test("a module's name has underscores for spaces")
  func moduleName() throws {
    #expect(try target("Meine App").moduleName == "Meine_App")
  }

  @Test("the Info.plist has the file's entries and the settings' ones, filled in")
  func infoPlist() throws {
    let plist = try #require(try target("Meine App").infoPlist)
    #expect(plist["CFBundleDisplayName"] == .string("Meine App 2.5"))
    #expect(plist["UIMainStoryboardFile"] == .string("Main"))
    #expect(plist["CFBundleIdentifier"] == .string("de.beispiel.Meine-App"))
  }

  @Test("tests know the app that hosts them")
  func host() throws {
    #expect(try target("AppTests").host == "Meine App")
  }

  @Test("a package's product has its address and requirement")
  func package() throws {
    #expect(
      try target("Meine App").products == [
        PackageProduct(
          name: "Lottie", source: .remote(url: "file:///nowhere/lottie-ios.git", requirement: "from: \"4.0.0\""))
      ])
  }

  @Test("the projects of a workspace are one, with paths from the workspace's folder")
  func severalProjects() throws {
    func project(_ name: String, _ type: String) -> String {
      """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; }; }; rootObject = P; }
      """
    }
    let folder = try TemporaryFolder([
      "Laden/Laden.xcodeproj/project.pbxproj": project("Laden", "application"),
      "Kasse/Kasse.xcodeproj/project.pbxproj": project("Kasse", "framework"),
      "Laden/Laden.swift": "import Kasse\n", "Kasse/Kasse.swift": "import Foundation\n",
      "Laden/Alles.xcworkspace/contents.xcworkspacedata": """
      <Workspace version="1.0"><FileRef location="group:../Kasse/Kasse.xcodeproj"/>
      <FileRef location="container:Laden.xcodeproj"/><FileRef location="group:Gone.xcodeproj"/></Workspace>
      """,
    ])
    let read = try XcodeProject(at: folder.url.appending(path: "Laden/Alles.xcworkspace"))
    #expect(read.name == "Alles")
    #expect(read.targets.map(\.name) == ["Kasse", "Laden"])
    #expect(read.targets.map(\.sources) == [[FileTree("../Kasse/Kasse.swift")], [FileTree("Laden.swift")]])
    let checkout = try TemporaryFolder.checkout()
    let output = folder.url.appending(path: "New")
    let report = try PackageWriter(read, output: output).write(pergola: .folder(checkout.url.path))
    #expect(report.targets.map(\.name) == ["Kasse", "Laden"])
    #expect(try folder.text(of: "New/Project/Kasse/Kasse.swift") == "import Foundation\n")
    #expect(try folder.text(of: "New/Pergola/Kasse/PergolaSources.json").contains("Project/Kasse/Kasse.swift"))
  }

  @Test(
    "products of which no project says the package are those of the workspace's packages",
    arguments: [
      ["group:", "group:App/Laden.xcodeproj"], ["group:App/Laden.xcodeproj", "group:App/Kasse.xcodeproj", "group:"],
    ])
  func packagesOfWorkspace(places: [String]) throws {
    func project(_ name: String) -> String {
      """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = "\(name).swift"; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application";
          buildPhases = (S); packageProductDependencies = (D); };
        D = { isa = XCSwiftPackageProductDependency; productName = Shelf; };
        S = { isa = PBXSourcesBuildPhase; files = (B); }; B = { isa = PBXBuildFile; fileRef = F; }; }; rootObject = P; }
      """
    }
    let list = places.map { "<FileRef location=\"\($0)\"/>" }.joined()
    let folder = try TemporaryFolder([
      "Laden/App/Laden.xcodeproj/project.pbxproj": project("Laden"), "Laden/App/Laden.swift": "import Shelf\n",
      "Laden/App/Kasse.xcodeproj/project.pbxproj": project("Kasse"), "Laden/App/Kasse.swift": "import Shelf\n",
      "Laden/Alles.xcworkspace/contents.xcworkspacedata": "<Workspace version=\"1.0\">\(list)</Workspace>",
      "Laden/Package.swift": """
      // swift-tools-version:6.1
      import PackageDescription
      let package = Package(
        name: "Shelves", products: [.library(name: "Shelf", targets: ["Shelf"])], targets: [.target(name: "Shelf")])
      """,
      "Laden/Sources/Shelf/Shelf.swift": "import UIKit\n",
    ])
    let read = try XcodeProject(at: folder.url.appending(path: "Laden/Alles.xcworkspace"))
    let checkout = try TemporaryFolder.checkout()
    let output = folder.url.appending(path: "New")
    let report = try PackageWriter(read, output: output).write(pergola: .folder(checkout.url.path))
    #expect(report.missing.isEmpty, "\(report.missing)")
    #expect(report.targets.map(\.name).contains("Shelf"), "\(report.text)")
    #expect(try folder.text(of: "New/Pergola/Shelf/PergolaSources.json").contains("Project/Sources/Shelf"))
    #expect(try folder.text(of: "New/Project/Sources/Shelf/Shelf.swift") == "import UIKit\n")
  }

  @Test("the only project of a workspace is read, not that of CocoaPods")
  func workspace() throws {
    try folder.write(
      """
      <Workspace version="1.0"><FileRef location="group:Pods/Pods.xcodeproj"/>
      <Group location="container:App" name="App"><FileRef location="group:Sample.xcodeproj"/></Group></Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    #expect(try XcodeProject(at: folder.url.appending(path: "All.xcworkspace")).name == "Sample")
  }
}

@Suite("Broken projects")
struct BrokenProjectTests {
  private func error(_ text: String?) throws -> ProjectError? {
    let folder = try TemporaryFolder(text.map { ["A.xcodeproj/project.pbxproj": $0] } ?? [:])
    do throws(ProjectError) {
      _ = try XcodeProject(at: folder.url.appending(path: "A.xcodeproj"))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "a broken project file is named, with the line and the mistake",
    arguments: [
      ("{\n<<<<<<< HEAD\n}", 2, "merge conflict"), ("{ a = (1 }", 1, "expected “,”"), ("", 1, "expected a value"),
    ])
  func syntax(text: String, line: Int, reason: String) throws {
    let error = try #require(try error(text))
    #expect(error.file.hasSuffix("A.xcodeproj/project.pbxproj"))
    #expect(error.line == line)
    #expect(error.reason.contains(reason))
  }

  @Test(
    "a property list without a project in it is named as such",
    arguments: [
      "{ }", "{ objects = { }; rootObject = X; }", "{ objects = { X = { isa = PBXGroup; }; }; rootObject = X; }",
    ])
  func content(text: String) throws {
    let error = try #require(try error(text))
    #expect(error.reason.contains("expected a project file") || error.reason.contains("is not a PBXProject"))
  }

  @Test("a project that is not there, and a folder without one, are named")
  func missing() throws {
    #expect(try error(nil)?.reason.contains("does not exist") == true)
    let empty = try TemporaryFolder()
    #expect(throws: ProjectError.self) { try XcodeProject(at: empty.url) }
  }

  @Test("groups that contain themselves end")
  func cycle() throws {
    let text = """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; children = (G, H); }; H = { isa = PBXGroup; children = (G); };
        T = { isa = PBXNativeTarget; name = A; productType = x; }; }; rootObject = P; }
      """
    #expect(try error(text) == nil)
  }
}

@Suite("Sources to check")
struct SourceFilesTests {
  @Test("a folder, a file and a project give their Swift files, with paths from the folder")
  func places() throws {
    let folder = try TemporaryFolder(SampleProject.files)
    let app = folder.url.appending(path: "App")
    #expect(
      try SourceFiles(at: app.appending(path: "Kit")).texts.keys.sorted() == [
        "Draft.swift", "Inner/More.swift", "Kit.swift", "Shared.swift",
      ])
    #expect(try SourceFiles(at: app.appending(path: "Root.swift")).texts == ["Root.swift": "import Lottie\n"])
    let project = try SourceFiles(at: app.appending(path: "Sample.xcodeproj"))
    #expect(project.texts["../Shared/Outside.swift"] != nil && project.texts["Kit/Draft.swift"] == nil)
    #expect(project.modules == ["Meine_App", "Kit", "AppTests"])
    #expect(project.settings["../Shared/Outside.swift"]?.conditions == ["DEBUG", "MOCKS"])
  }

  @Test("a folder knows the modules of the projects in it, also beside one that can't be read")
  func modulesOfProjects() throws {
    var files = SampleProject.files
    files["App/Broken.xcodeproj/project.pbxproj"] = "{"
    let folder = try TemporaryFolder(files)
    let modules = try SourceFiles(at: folder.url.appending(path: "App")).modules
    #expect(modules.isSuperset(of: ["Meine_App", "Kit", "AppTests"]))
  }

  @Test("the names of images and colors are declared")
  func assetSymbols() throws {
    let folder = try TemporaryFolder(["A.swift": "", "A.xcassets/soil.colorset/Contents.json": ""])
    #expect(try SourceFiles(at: folder.url).assetSymbols.contains("static var soil: SwiftUI.Color"))
  }

  @Test("a place without Swift files is an error that names it")
  func empty() throws {
    let folder = try TemporaryFolder(["a.txt": ""])
    #expect { try SourceFiles(at: folder.url) } throws: { "\($0)".contains("contains no Swift files") }
    #expect { try SourceFiles(at: folder.url.appending(path: "x")) } throws: { "\($0)".contains("does not exist") }
  }
}
