import Foundation
import PergolaCoreFoundation
import Synchronization
import UIKitCore

// The strings are constants, which nobody changes, so all threads may read them.

/// The key of the quality of a JPEG, from 0, the smallest file, to 1, the best picture.
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
/// The key of the limit of the image's longer side, in pixels.
public nonisolated(unsafe) let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// A file of a picture that is written.
public final class CGImageDestination: @unchecked Sendable {
  // Unchecked, because the place is given by the app, which waits for the end, and the rest is behind the lock.

  /// The place of the file.
  enum Place {
    case data(CFMutableData)
    case file(URL)
  }

  /// The properties that are written. Each is nil if it isn't given.
  struct Properties {
    var quality: Double?
    var maximumSize: Double?
    var orientation: Int?

    init(_ dictionary: CFDictionary?) {
      let values = dictionary as? [String: Any] ?? [:]
      let number = { (key: CFString) in values[String(describing: key)] as? NSNumber }
      quality = number(kCGImageDestinationLossyCompressionQuality)?.doubleValue
      maximumSize = number(kCGImageDestinationImageMaxPixelSize)?.doubleValue
      orientation = number(kCGImagePropertyOrientation)?.intValue
    }

    /// Takes what is not given from others.
    mutating func fill(from others: Properties) {
      quality = quality ?? others.quality
      maximumSize = maximumSize ?? others.maximumSize
      orientation = orientation ?? others.orientation
    }
  }

  private struct State {
    /// The image; nil until it is given.
    var image: CGImage?
    /// The properties of the image.
    var own = Properties(nil)
    /// The properties of all images.
    var general = Properties(nil)
    var hasEnded = false
  }

  private let place: Place
  private let format: ImageFile.Format
  private let state = Mutex(State())

  /// Makes a file; nil for a format that can't be written, or for any number of images but one.
  init?(_ place: Place, type: CFString, count: Int) {
    guard let format = ImageFile.Format(rawValue: String(describing: type)), count == 1 else { return nil }
    (self.place, self.format) = (place, format)
  }

  func setProperties(_ properties: Properties) { state.withLock { $0.general = properties } }

  /// Sets the image. A second one is not taken.
  func add(_ image: CGImage, _ properties: Properties) {
    state.withLock { if $0.image == nil { ($0.image, $0.own) = (image, properties) } }
  }

  /// Writes the file. Returns false if there is no image, if it can't be encoded or stored, or if it has been written.
  func finish() -> Bool {
    let (image, properties) = state.withLock { state in
      var properties = state.own
      properties.fill(from: state.general)
      defer { state.hasEnded = true }
      return (state.hasEnded ? nil : state.image, properties)
    }
    guard let image, let data = encoded(image, properties) else { return false }
    switch place {
    case .data(let target): target.append(data)
    case .file(let url):
      do {
        try data.write(to: url, options: .atomic)
      } catch {
        return false
      }
    }
    return true
  }

  private func encoded(_ image: CGImage, _ properties: Properties) -> Data? {
    guard let image = image.scaled(to: properties.maximumSize, orientation: 1) else { return nil }
    let picture = UIImage(cgImage: image)
    // Choice: the quality of a JPEG for which none is given.
    let data =
      format == .png ? picture.pngData() : picture.jpegData(compressionQuality: properties.quality ?? 0.75)
    guard let data, let orientation = properties.orientation, (1...8).contains(orientation) else { return data }
    return data.withOrientation(UInt8(orientation), format)
  }
}

/// Returns the type of destinations.
public func CGImageDestinationGetTypeID() -> CFTypeID { typeID(of: CGImageDestination.self) }

/// Returns the identifiers of the types that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CFArray(array: ["public.png", "public.jpeg"]) }

/// Returns a file in memory; nil for a type that can't be written, or for any number of images but one.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  // There are no options: the parameter is reserved in the original.
  CGImageDestination(.data(data), type: type, count: count)
}

/// Returns a file at a URL; nil for a type that can't be written, or for any number of images but one.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(.file(url as URL), type: type, count: count)
}

/// Sets the properties of all images of a file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
  idst.setProperties(CGImageDestination.Properties(properties))
}

/// Adds an image.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
  idst.add(image, CGImageDestination.Properties(properties))
}

/// Adds an image of a source, with its orientation unless the properties have one.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard index == 0, let image = isrc.image else { return }
  var properties = CGImageDestination.Properties(properties)
  properties.orientation = properties.orientation ?? isrc.file?.exif?.orientation
  idst.add(image, properties)
}

/// Writes a file.
///
/// - Returns: False if there is no image, if it can't be encoded or stored, or if the file has been written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }

extension Data {
  /// The file with an orientation in its Exif data.
  fileprivate func withOrientation(_ orientation: UInt8, _ format: ImageFile.Format) -> Data {
    // One directory with one entry: tag 0x0112, a short number.
    let exif: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    let bytes = Array(self)
    switch format {
    case .jpeg:
      let content: [UInt8] = Array("Exif".utf8) + [0, 0] + exif
      let head: [UInt8] = [0xFF, 0xE1, 0, UInt8(content.count + 2)]
      // After the first marker.
      return Data([Array(bytes.prefix(2)), head, content, Array(bytes.dropFirst(2))].joined())
    case .png:
      let chunk: [UInt8] = Array("eXIf".utf8) + exif
      let length: [UInt8] = [0, 0, 0, UInt8(exif.count)]
      let check: [UInt8] = Swift.withUnsafeBytes(of: chunk.cyclicRedundancyCheck.bigEndian) { Array($0) }
      // After the signature and the head, which have 8 and 25 bytes.
      return Data([Array(bytes.prefix(33)), length, chunk, check].joined()) + Data(bytes.dropFirst(33)).withoutExif
    }
  }

  /// The chunks of a PNG file that are no Exif data.
  private var withoutExif: Data {
    let bytes = Array(self)
    var result = Data()
    var place = 0
    while place + 12 <= bytes.count {
      let end = place + 12 + bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard end <= bytes.count else { break }
      if Array(bytes[(place + 4)..<(place + 8)]) != Array("eXIf".utf8) { result += bytes[place..<end] }
      place = end
    }
    return result
  }
}

extension [UInt8] {
  /// The sum by which PNG finds damage (PNG specification, annex D).
  fileprivate var cyclicRedundancyCheck: UInt32 {
    ~reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 0 ? sum >> 1 : 0xEDB8_8320 ^ sum >> 1 }
    }
  }
}
