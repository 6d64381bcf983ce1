import Foundation
import PergolaCoreFoundation
import UIKitCore

// The strings are constants, which nobody changes, so all threads may read them.

/// The key of the type that data are expected to have. The data tell it themselves.
public nonisolated(unsafe) let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The key of the wish to keep decoded pixels. Hosts keep those of all images.
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// The key of the wish to decode pixels now. Hosts decode when they show an image.
public nonisolated(unsafe) let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The key of the wish to make a small image if the file has none.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// The key of the wish to make a small image of the whole one.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// The key of the limit of a small image's longer side, in pixels.
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// The key of the wish for a small image that is upright.
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"

/// Returns the type of sources.
public func CGImageSourceGetTypeID() -> CFTypeID { typeID(of: CGImageSource.self) }

/// Returns the identifiers of the types that can be read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { CFArray(array: ["public.png", "public.jpeg"]) }

/// Returns a source of data. Data of no known type have no images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource(Data(referencing: data), isFinal: true)
}

/// Returns a source of a file; nil if it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let data = try? Data(contentsOf: url as URL) else { return nil }
  return CGImageSource(data, isFinal: true)
}

/// Returns a source whose data come in parts.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isFinal: false)
}

/// Gives a source all data so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(Data(referencing: data), isFinal: final)
}

/// Returns the identifier of a source's type; nil if it is not known.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.file.map { CFString(string: $0.format.rawValue) }
}

/// Returns the number of images: one, once its size is known.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.count }

/// Returns the state of a source.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// Returns the state of an image.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
  index == 0 ? isrc.status : .statusUnknownType
}

/// Returns the index of the main image.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the properties of a source; nil if its type is not known.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.file == nil
    ? nil : CFDictionary(dictionary: [String(describing: kCGImagePropertyFileSize): isrc.data.count])
}

/// Returns the properties of an image; nil if there is no such.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let file = isrc.file, file.hasSize else { return nil }
  return CFDictionary(dictionary: file.properties)
}

/// Returns an image, without its orientation; nil if there is no such, or if its file is not complete.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// Returns a small image.
///
/// - Returns: That of the file, unless the options ask for one of the whole image; nil if there is none.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.thumbnail(options as? [String: Any] ?? [:]) : nil
}
