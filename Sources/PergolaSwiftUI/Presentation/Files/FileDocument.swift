import Foundation
import PergolaUniformTypeIdentifiers

/// The content of a file as a value, which an app reads and writes.
public protocol FileDocument {
  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document is written to; those it is read from by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// The file, or the folder, with the document's content.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types of files that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The content of a file as an object, which an app reads and writes.
public protocol ReferenceFileDocument: ObservableObject {
  /// The content at one moment.
  associatedtype Snapshot

  /// The types of files that the document is read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document is written to; those it is read from by default.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document.
  init(configuration: ReadConfiguration) throws

  /// The content to be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// The file, or the folder, with a content.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types of files that the document is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file, or the folder.
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file before, or nil for a new one.
  public let existingFile: FileWrapper?
}
