import Foundation
import PergolaCoreFoundation
import Synchronization
import UIKitCore

/// The file of a picture, of which properties, the image and a small image are read.
public final class CGImageSource: Sendable {
  private struct State {
    let data: Data
    /// True if no data follow.
    let isFinal: Bool
    /// The head of the file, which is read once; nil if it is of no known format.
    let file: ImageFile?

    init(data: Data, isFinal: Bool) {
      (self.data, self.isFinal) = (data, isFinal)
      file = ImageFile(data)
    }
  }

  private let state: Mutex<State>

  init(_ data: Data, isFinal: Bool) { state = Mutex(State(data: data, isFinal: isFinal)) }

  /// Replaces the data. Nothing happens once they are complete.
  func update(_ data: Data, isFinal: Bool) {
    state.withLock { if !$0.isFinal { $0 = State(data: data, isFinal: isFinal) } }
  }

  var data: Data { state.withLock { $0.data } }

  /// The head of the file; nil if it is of no known format.
  var file: ImageFile? { state.withLock { $0.file } }

  /// The image, without its orientation; nil if the file is not complete.
  var image: CGImage? { file == nil ? nil : UIImage(data: data)?.cgImage }

  /// The number of images: one, once its size is known.
  var count: Int { file?.hasSize == true ? 1 : 0 }

  var status: CGImageSourceStatus {
    let (data, isFinal, file) = state.withLock { ($0.data, $0.isFinal, $0.file) }
    guard let file else {
      return data.count < 8 && !isFinal ? .statusReadingHeader : .statusUnknownType
    }
    guard isFinal else { return file.hasSize ? .statusIncomplete : .statusReadingHeader }
    if image != nil { return .statusComplete }
    return file.hasSize ? .statusUnexpectedEOF : .statusInvalidData
  }

  /// A small image as the options say; nil if they ask for that of the file, which has none.
  func thumbnail(_ options: [String: Any]) -> CGImage? {
    let flag = { (key: CFString) in options[String(describing: key)] as? Bool ?? false }
    let stored = file?.exif?.thumbnail.flatMap { UIImage(data: Data($0))?.cgImage }
    let isMade =
      flag(kCGImageSourceCreateThumbnailFromImageAlways)
      || stored == nil && flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard let image = isMade ? self.image : stored else { return nil }
    let turns = flag(kCGImageSourceCreateThumbnailWithTransform)
    let limit = (options[String(describing: kCGImageSourceThumbnailMaxPixelSize)] as? NSNumber)?.doubleValue
    return image.scaled(to: limit, orientation: turns ? file?.orientation ?? 1 : 1)
  }
}

/// The state of a source.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

extension CGImage {
  /// The image, upright, and not larger than a limit of its longer side; the image itself if it is so.
  func scaled(to limit: Double?, orientation: Int) -> CGImage? {
    // In the order of the numbers, from 1.
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    let image = UIImage(cgImage: self, scale: 1, orientation: orientations[orientation - 1])
    let longest = max(image.size.width, image.size.height)
    let factor = limit.map { min(1, max($0, 1) / longest) } ?? 1
    guard factor < 1 || orientation != 1 else { return self }
    let size = CGSize(
      width: max(1, (image.size.width * factor).rounded()), height: max(1, (image.size.height * factor).rounded()))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
  }
}
