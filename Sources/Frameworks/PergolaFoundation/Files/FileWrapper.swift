import Foundation

/// A file, a folder or a symbolic link, and its content in memory, as documents read and write it.
///
/// The serialized form of the original is missing.
open class FileWrapper: NSObject {
  /// The options of reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All contents are read at once.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Files are not mapped into memory.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  /// The options of writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is replaced when it is whole.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrapper, and those inside of it, take the names of the written files.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that the file should have.
  open var preferredFilename: String?
  /// The name that the file had when it was last read or written.
  open var filename: String?
  /// The attributes of the file.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a wrapper of a folder with other wrappers by their names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
  }

  /// Creates a wrapper of a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a wrapper of a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Creates a wrapper of what is at a URL. All of it is read at once, whatever the options.
  public init(url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    super.init()
    try take(url)
  }

  private func take(_ url: URL) throws {
    filename = url.lastPathComponent
    preferredFilename = preferredFilename ?? filename
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  private static func content(at url: URL) throws -> Content {
    let files = FileManager.default
    let kind = try files.attributesOfItem(atPath: url.path)[.type] as? FileAttributeType
    switch kind {
    case .typeSymbolicLink:
      return .link(URL(fileURLWithPath: try files.destinationOfSymbolicLink(atPath: url.path), relativeTo: url))
    case .typeDirectory:
      let names = try files.contentsOfDirectory(atPath: url.path)
      return .folder(
        Dictionary(
          uniqueKeysWithValues: try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0))) }))
    default: return .file(try Data(contentsOf: url))
    }
  }

  /// True for a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// True for a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// True for a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The content of a file; nil for a folder or a link.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The destination of a symbolic link; nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }
  /// The wrappers of a folder by their names; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }

  // MARK: Folders

  private func children(_ method: String) -> [String: FileWrapper] {
    guard case .folder(let children) = content else {
      fatalError("*** -[NSFileWrapper \(method)]: the receiver is not a directory")
    }
    return children
  }

  /// Adds a wrapper to a folder. Returns its name there, which differs from its preferred name if that is taken. Traps
  /// without a preferred name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    var children = children("addFileWrapper:")
    guard let preferred = child.preferredFilename, !preferred.isEmpty else {
      fatalError("*** -[NSFileWrapper addFileWrapper:]: the child has no preferred filename")
    }
    var (name, number) = (preferred, 1)
    while let other = children[name], other !== child {
      name = "\(number)__#$!@%!#__\(preferred)"
      number += 1
    }
    children[name] = child
    content = .folder(children)
    return name
  }

  /// Adds a file to a folder. Returns its name there.
  @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from a folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    content = .folder(children("removeFileWrapper:").filter { $0.value !== child })
  }

  /// Returns the name of a wrapper in a folder; nil if it is not there.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    children("keyForFileWrapper:").first { $0.value === child }?.key
  }

  // MARK: Reading and writing

  /// Reads what is at a URL in place of the content.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    content = try Self.content(at: url)
    try take(url)
  }

  /// Returns true if the wrapper has the name, the kind and the date of the file at a URL, and so have those inside.
  open func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileManager.default.attributesOfItem(atPath: url.path),
      other[.type] as? FileAttributeType == fileAttributes[FileAttributeKey.type.rawValue] as? FileAttributeType,
      other[.modificationDate] as? Date == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
    else { return false }
    guard case .folder(let children) = content else { return true }
    let names = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return Set(names ?? []) == Set(children.keys)
      && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
  }

  /// Writes the content to a URL, in place of what is there.
  ///
  /// - Parameter originalContentsURL: The place of an earlier version, of which the original links unchanged files.
  /// Here
  ///   all files are written.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    if options.contains(.atomic) {
      let folder = url.deletingLastPathComponent()
      let temporary = folder.appendingPathComponent(".\(UUID().uuidString)")
      do {
        try writeContent(to: temporary)
        if (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
          try FileManager.default.removeItem(at: url)
        }
        try FileManager.default.moveItem(at: temporary, to: url)
      } catch {
        try? FileManager.default.removeItem(at: temporary)
        throw error
      }
    } else {
      if (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil {
        try FileManager.default.removeItem(at: url)
      }
      try writeContent(to: url)
    }
    if options.contains(.withNameUpdating) { try updateNames(url) }
  }

  private func writeContent(to url: URL) throws {
    switch content {
    case .file(let data): try data.write(to: url)
    case .link(let destination):
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: destination)
    case .folder(let children):
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      for (name, child) in children { try child.writeContent(to: url.appendingPathComponent(name)) }
    }
  }

  private func updateNames(_ url: URL) throws {
    try take(url)
    for (name, child) in fileWrappers ?? [:] { try child.updateNames(url.appendingPathComponent(name)) }
  }
}
