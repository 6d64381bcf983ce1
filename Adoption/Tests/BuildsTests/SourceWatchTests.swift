import Foundation
import Testing

@testable import Builds

@Suite("Watches over sources") struct SourceWatchTests {
  @Test("changed, new and removed files are told together, also behind links; hidden folders are not watched")
  func changes() async throws {
    let project = try TemporaryFolder(["App/A.swift": "a", "App/Old.swift": ""])
    let package = try TemporaryFolder([".build/x": ""])
    try FileManager.default.createSymbolicLink(
      at: package.url.appending(path: "Project"), withDestinationURL: project.url)
    // A link to a folder above is visited once.
    try FileManager.default.createSymbolicLink(
      at: project.url.appending(path: "App/Loop"), withDestinationURL: project.url)
    let watch = SourceWatch(package.url)
    let next = Task.detached {
      var watch = watch
      return watch.next(interval: 0.1)
    }
    try package.write("y", to: ".build/x")
    try project.write("aa", to: "App/A.swift")
    try project.write("b", to: "App/B.swift")
    try FileManager.default.removeItem(at: project.url.appending(path: "App/Old.swift"))
    let names = await next.value.map { URL(filePath: $0).lastPathComponent }
    #expect(names == ["A.swift", "B.swift", "Old.swift"])
  }
}
