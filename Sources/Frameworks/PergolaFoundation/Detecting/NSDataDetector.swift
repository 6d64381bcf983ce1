import Foundation

/// A detector of links and phone numbers in text.
///
/// Links are URLs with a scheme, domains such as `www.example.org/a`, and email addresses. Differs from the original, which
/// knows dates, addresses and flights too: a detector of these can't be made, and throws. It is no subclass of
/// `NSRegularExpression`, whose methods can't be overridden on Linux.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
  /// The types that the detector finds, as bits.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector. Throws if there is no type, or one that is not detected here.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known = DetectedResult.link.rawValue | DetectedResult.phoneNumber.rawValue
    guard checkingTypes != 0, checkingTypes & ~known == 0 else { throw CocoaError(.featureUnsupported) }
    self.checkingTypes = checkingTypes
  }

  /// Returns the links and phone numbers in a range, in their order. They do not overlap.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedResult] = []
    if checkingTypes & DetectedResult.link.rawValue != 0 { found += LinkDetection.results(in: string, range) }
    if checkingTypes & DetectedResult.phoneNumber.rawValue != 0 {
      let links = found
      found += PhoneNumberDetection.results(in: string, range).filter { number in
        !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
      }
    }
    let sorted = found.sorted { $0.range.location < $1.range.location }
    return options.contains(.anchored) ? sorted.filter { $0.range.location == range.location } : sorted
  }

  /// Returns the first link or phone number in a range; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of links and phone numbers in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the place of the first link or phone number in a range; `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure with each link and phone number in a range, until it sets its last parameter to true.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !stop.boolValue { block(match, [], &stop) }
  }

  /// The detector itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The types of results, as bits.
public typealias NSTextCheckingTypes = UInt64

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
