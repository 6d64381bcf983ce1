import Expectations
import PergolaFoundation
import Testing

@Suite struct FileWrapperTests {
  private let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func remove() { try? FileManager.default.removeItem(at: url) }

  @Test("a folder is written and read with all that is inside", arguments: [FileWrapper.WritingOptions.atomic, []])
  func folders(options: FileWrapper.WritingOptions) throws {
    defer { remove() }
    let inner = FileWrapper(directoryWithFileWrappers: ["b": FileWrapper(regularFileWithContents: Data([2]))])
    let folder = FileWrapper(directoryWithFileWrappers: [
      "a": FileWrapper(regularFileWithContents: Data([1])), "d": inner,
    ])
    try folder.write(to: url, options: options, originalContentsURL: nil)
    let read = try FileWrapper(url: url)
    #expect(read.isDirectory && !read.isRegularFile && read.regularFileContents == nil)
    expectEqual(read.fileWrappers?["a"]?.regularFileContents, Data([1]))
    expectEqual(read.fileWrappers?["d"]?.fileWrappers?["b"]?.regularFileContents, Data([2]))
    expectEqual(read.filename, url.lastPathComponent)
    expectEqual(read.fileWrappers?["a"]?.preferredFilename, "a")
    // A second time, in place of what is there.
    try folder.write(to: url, options: options, originalContentsURL: nil)
  }

  @Test("a child with a name that is taken gets another one")
  func names() {
    let folder = FileWrapper(directoryWithFileWrappers: [:])
    expectEqual(folder.addRegularFile(withContents: Data([1]), preferredFilename: "a"), "a")
    let second = FileWrapper(regularFileWithContents: Data([2]))
    second.preferredFilename = "a"
    let name = folder.addFileWrapper(second)
    #expect(name != "a")
    expectEqual(folder.keyForChildFileWrapper(second), name)
    folder.removeFileWrapper(second)
    expectEqual(folder.fileWrappers?.count, 1)
  }

  @Test("a symbolic link has its destination")
  func links() throws {
    defer { remove() }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let target = url.appendingPathComponent("a")
    try Data([1]).write(to: target)
    let link = url.appendingPathComponent("l")
    try FileWrapper(symbolicLinkWithDestinationURL: target).write(to: link, originalContentsURL: nil)
    let read = try FileWrapper(url: link)
    #expect(read.isSymbolicLink)
    expectEqual(read.symbolicLinkDestinationURL?.path, target.path)
  }

  @Test("a wrapper matches its file until that changes")
  func matching() throws {
    defer { remove() }
    try Data([1]).write(to: url)
    let wrapper = try FileWrapper(url: url)
    #expect(wrapper.matchesContents(of: url))
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: url.path)
    #expect(!wrapper.matchesContents(of: url))
    try wrapper.read(from: url)
    #expect(wrapper.matchesContents(of: url))
  }

  @Test("a file that is not there can't be read")
  func missing() { #expect(throws: (any Error).self) { try FileWrapper(url: url) } }
}
