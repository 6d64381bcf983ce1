import Foundation
import Testing
import UIKitCore

/// A picture that tests attach to their report, as a PNG file.
public struct AttachableImage: AttachableWrapper {
  /// The picture.
  public let wrappedValue: UIImage

  /// Calls a closure with the file's bytes.
  ///
  /// - Throws: `UIImageAttachmentError` if the file cannot be made.
  public func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<AttachableImage>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard let data = wrappedValue.pngData() else { throw UIImageAttachmentError(size: wrappedValue.size) }
    return try data.withUnsafeBytes(body)
  }

  /// Returns the name with the extension `.png`.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<AttachableImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}

extension Attachment where AttachableValue == AttachableImage {
  /// Creates an attachment of a picture.
  ///
  /// - Parameter preferredName: The file name, with or without `.png`; nil for a generated one.
  public init(
    _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(AttachableImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches a picture to the test that runs: `Attachment.record(image, named: "badge")`.
  ///
  /// - Parameter preferredName: The file name, with or without `.png`; nil for a generated one.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(image, named: preferredName, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }
}

/// The error of a picture that cannot be attached, because it cannot be encoded as a PNG file.
public struct UIImageAttachmentError: Error, CustomStringConvertible {
  let size: CGSize

  /// The reason and a remedy.
  public var description: String {
    "A picture of \(size.width) x \(size.height) points cannot be encoded as PNG. It needs at least one pixel "
      + "and, if it was painted, a driver's scene to rasterize it."
  }
}
