import Foundation

/// The search for phone numbers: groups of digits, 7 to 15 in all, with a country's code or an area's code in brackets.
enum PhoneNumberDetection {
  private static let expression = try? NSRegularExpression(
    pattern: "(?<![\\w.,/:-])(?:\\+[0-9]{1,3}[ .-]?|00[0-9]{1,3}[ .-])?(?:\\([0-9]{1,5}\\)[ .-]?)?"
      + "[0-9]{1,11}(?:[ .-][0-9]{2,8}){0,5}(?![\\w/:-]|[.,][0-9])")

  /// Dates, addresses of the internet and fractions have digits in groups too.
  private static let others = try? NSRegularExpression(
    pattern: "^(?:[0-9]{4}[-.][0-9]{1,2}[-.][0-9]{1,2}|[0-9]{1,2}[-.][0-9]{1,2}[-.][0-9]{4}"
      + "|[0-9]{1,3}(?:\\.[0-9]{1,3}){3}|[0-9]+\\.[0-9]+)$")

  static func results(in string: String, _ range: NSRange) -> [DetectedResult] {
    let text = NSString(string: string)
    return (expression?.matches(in: string, range: range) ?? []).compactMap { match in
      let found = text.substring(with: match.range)
      let digits = found.filter(\.isNumber).count
      guard (7...15).contains(digits) else { return nil }
      let whole = NSRange(location: 0, length: found.utf16.count)
      guard others?.firstMatch(in: found, range: whole) == nil else { return nil }
      return DetectedResult(match.range, phoneNumber: found)
    }
  }
}
