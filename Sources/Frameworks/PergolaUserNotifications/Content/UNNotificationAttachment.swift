import Foundation
import PergolaUniformTypeIdentifiers
import UIKitCore

/// The option with the type of an attachment, as a string. Without it the extension of the file decides.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"

/// A file with a picture, a sound or a film that belongs to a notification.
///
/// When the request is added, the file is moved into the system's store: the delivered notification has the new URL. A
/// file in the bundle of the app is copied.
public final class UNNotificationAttachment: NSObject, NSCopying, Sendable {
  /// The identifier of the attachment.
  public let identifier: String
  /// The place of the file.
  public let url: URL
  /// The type of the file.
  public let type: String

  /// The most bytes of each kind.
  private static let limits: [(type: UTType, bytes: Int)] = [
    (.image, 10 << 20), (.audio, 5 << 20), (.movie, 50 << 20),
  ]

  /// Makes an attachment of a file.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; an empty one is replaced by a unique one.
  ///   - URL: The place of the file.
  ///   - options: The values under the keys of options; nil for none.
  /// - Throws: A `UNError` if there is no such file, it is too large, or its type is none that notifications show.
  public convenience init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, let values = try? URL.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
      values.isRegularFile == true
    else { throw UNError(.attachmentInvalidURL) }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard let type = hint.map({ UTType($0) }) ?? UTType(filenameExtension: URL.pathExtension),
      let limit = Self.limits.first(where: { type.conforms(to: $0.type) })
    else { throw UNError(.attachmentUnrecognizedType) }
    guard values.fileSize ?? 0 <= limit.bytes else { throw UNError(.attachmentInvalidFileSize) }
    self.init(
      identifier: identifier.isEmpty ? UUID().uuidString : identifier, url: URL, type: type.identifier)
  }

  private init(identifier: String, url: URL, type: String) {
    self.identifier = identifier
    self.url = url
    self.type = type
  }

  /// True if the file belongs to the app, whose bundle stays as it is.
  private var isInBundle: Bool {
    let file = url.standardizedFileURL.resolvingSymlinksInPath().path
    return [Bundle.main, _TargetBundles.main].contains { bundle in
      file.hasPrefix("\(bundle.bundleURL.standardizedFileURL.resolvingSymlinksInPath().path)/")
    }
  }

  /// Returns the attachment with its file moved into a folder, or copied from the app's bundle.
  ///
  /// - Throws: A `UNError` if the file can't be moved.
  func moved(into folder: URL) throws -> UNNotificationAttachment {
    let place = folder.appendingPathComponent("\(UUID().uuidString).\(url.pathExtension)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if isInBundle {
        try FileManager.default.copyItem(at: url, to: place)
      } else {
        try FileManager.default.moveItem(at: url, to: place)
      }
    } catch {
      throw UNError(.attachmentMoveIntoDataStoreFailed)
    }
    return UNNotificationAttachment(identifier: identifier, url: place, type: type)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return identifier == other.identifier && url == other.url && type == other.type
  }

  public override var hash: Int { identifier.hashValue }
}
