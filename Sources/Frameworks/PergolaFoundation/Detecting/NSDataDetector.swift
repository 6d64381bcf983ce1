import Foundation

/// A detector of links and phone numbers in text.
///
/// Links are URLs with a scheme, domains such as `www.example.org/a`, and email addresses. Differs from the original,
/// which knows dates, addresses and flights too: a detector of these can't be made, and throws. It is no subclass of
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
