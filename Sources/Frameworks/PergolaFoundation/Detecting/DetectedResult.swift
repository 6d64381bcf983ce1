import Foundation

/// A link or a phone number in a text.
final class DetectedResult: NSTextCheckingResult {
  /// A URL or an email address. Foundation's constant of this name is deprecated on Linux.
  static let link = CheckingType(rawValue: 1 << 5)
  /// A phone number.
  static let phoneNumber = CheckingType(rawValue: 1 << 11)

  private let place: NSRange
  private let type: CheckingType
  /// The URL of a link.
  let detectedURL: URL?
  /// The text of a phone number.
  let detectedNumber: String?

  init(_ range: NSRange, url: URL) {
    (place, type, detectedURL, detectedNumber) = (range, Self.link, url, nil)
    super.init()
  }

  init(_ range: NSRange, phoneNumber: String) {
    (place, type, detectedURL, detectedNumber) = (range, Self.phoneNumber, nil, phoneNumber)
    super.init()
  }

  /// Results of detectors are not archived.
  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
  override func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSTextCheckingResult {
  /// The URL of a link; nil for another result.
  public var url: URL? { (self as? DetectedResult)?.detectedURL }

  /// The text of a phone number; nil for another result.
  public var phoneNumber: String? { (self as? DetectedResult)?.detectedNumber }
}
