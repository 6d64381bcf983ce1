import Foundation
import Testing
import UIKitCore

/// A picture as tests attach it to their report: as a PNG file.
public struct AttachableImage: AttachableWrapper {
  /// The picture.
  public let wrappedValue: UIImage

  /// Passes the file's bytes on.
  ///
  /// - Throws: `UIImageAttachmentError` where no file can be made.
  public func withUnsafeBytes<Result>(
    for attachment: borrowing Attachment<AttachableImage>, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) throws -> Result {
    guard let data = wrappedValue.pngData() else { throw UIImageAttachmentError(size: wrappedValue.size) }
    return try data.withUnsafeBytes(body)
  }

  /// The name with `.png` at its end.
  public borrowing func preferredName(
    for attachment: borrowing Attachment<AttachableImage>, basedOn suggestedName: String
  ) -> String {
    suggestedName.hasSuffix(".png") ? suggestedName : suggestedName + ".png"
  }
}

extension Attachment where AttachableValue == AttachableImage {
  /// A picture to attach to a test.
  ///
  /// - Parameter preferredName: the file's, with or without `.png`; nil for one that is made up.
  public init(
    _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.init(AttachableImage(wrappedValue: image), named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches a picture to the test that runs: `Attachment.record(image, named: "badge")`.
  ///
  /// - Parameter preferredName: the file's, with or without `.png`; nil for one that is made up.
  public static func record(
    _ image: UIImage, named preferredName: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    record(Attachment(image, named: preferredName, sourceLocation: sourceLocation), sourceLocation: sourceLocation)
  }
}

/// A picture that cannot be attached, because no file can be made of it.
public struct UIImageAttachmentError: Error, CustomStringConvertible {
  let size: CGSize

  /// What is wrong, and what would be right.
  public var description: String {
    "No PNG file can be made of a picture of \(size.width) x \(size.height) points. It needs a size of at least one pixel, "
      + "and where it was painted a driver's scene to make the pixels."
  }
}
