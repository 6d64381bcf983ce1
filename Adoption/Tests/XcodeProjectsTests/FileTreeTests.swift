import Foundation
import Testing

@testable import XcodeProjects

/// The files of a tree, which are the same for the command and for the plugin.
@Suite struct FileTreeTests {
  func link(_ path: String, to target: String, in folder: TemporaryFolder) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path, withDestinationPath: target)
  }

  @Test("a folder has its files in order, without the excluded ones and those that begin with a dot")
  func order() throws {
    let folder = try TemporaryFolder([
      "App/B.swift": "", "App/A.swift": "", "App/Old/C.swift": "", "App/.D.swift": "", "App/E/F/G.swift": "",
    ])
    let tree = FileTree("App", excluding: ["Old", "E/F/H.swift"])
    #expect(tree.files(at: folder.url.appending(path: "App")) == ["App/A.swift", "App/B.swift", "App/E/F/G.swift"])
    #expect(FileTree("Gone").files(at: folder.url.appending(path: "Gone")) == [])
    #expect(FileTree("", excluding: ["App"]).files(at: folder.url) == [])
  }

  @Test("links to folders are followed, and each folder is listed once, at its own place if it has one")
  func links() throws {
    let folder = try TemporaryFolder(["App/Z/One.swift": "", "Shared/Two.swift": ""])
    try link("App/A", to: "Z", in: folder)
    try link("App/Around", to: "..", in: folder)
    try link("App/More", to: "../Shared", in: folder)
    try link("App/Z/App", to: "../../App", in: folder)
    try link("App/Gone.swift", to: "nowhere.swift", in: folder)
    let files = FileTree("App").files(at: folder.url.appending(path: "App"))
    #expect(files == ["App/Around/Shared/Two.swift", "App/Gone.swift", "App/Z/One.swift"])
  }

  @Test("a folder that is one file for its users is entered only where that is asked for")
  func packages() throws {
    let folder = try TemporaryFolder(["App/Art.xcassets/Rose.imageset/Contents.json": "{}", "App/A.txt": ""])
    let root = folder.url.appending(path: "App")
    let inside = "App/Art.xcassets/Rose.imageset/Contents.json"
    #expect(FileTree("App").files(at: root) == ["App/A.txt", "App/Art.xcassets"])
    #expect(FileTree("App").files(at: root, entersPackages: true) == ["App/A.txt", inside])
    #expect(FileTree("App", whole: true).files(at: root) == ["App"])
    #expect(FileTree("App", whole: true).files(at: root, entersPackages: true) == ["App/A.txt", inside])
  }
}
