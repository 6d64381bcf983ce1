import Foundation

/// The search for URLs, domains and email addresses.
enum LinkDetection {
  private static let label = "[\\p{L}0-9](?:[\\p{L}0-9-]{0,61}[\\p{L}0-9])?"

  /// 1: a URL with a scheme. 2: an email address. 3: a domain, of which 4 is the last part.
  private static let expression = try? NSRegularExpression(
    pattern: "\\b([a-z][a-z0-9+.-]*://[^\\s<>\"]+|mailto:[^\\s<>\"]+)"
      + "|([a-z0-9._%+-]{1,64}@(?:\(label)\\.)+\\p{L}{2,24}\\b)"
      + "|(?<![\\w@.-])((?:\(label)\\.)+(\\p{L}{2,24})(?![\\w@-])(?::\\d{1,5})?(?:[/?#][^\\s<>\"]*)?)",
    options: .caseInsensitive)

  /// The last parts of domains that are not the codes of countries.
  private static let names: Set<String> = [
    "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "name", "pro", "aero", "coop", "museum", "jobs",
    "mobi", "travel", "cat", "tel", "asia", "post", "app", "dev", "page", "blog", "shop", "store", "online", "site",
    "website", "tech", "cloud", "xyz", "club", "art", "design", "news", "live", "life", "world", "today", "space",
    "social",
    "email", "link", "wiki", "academy", "agency", "company", "network", "software", "studio", "systems", "solutions",
    "eu", "uk", "su",
  ]

  static func results(in string: String, _ range: NSRange) -> [DetectedResult] {
    let text = NSString(string: string)
    return (expression?.matches(in: string, range: range) ?? []).compactMap { match in
      let place = trimmed(match.range, in: text)
      let found = text.substring(with: place)
      if match.range(at: 2).location != NSNotFound { return result(place, "mailto:\(found)") }
      guard match.range(at: 3).location != NSNotFound else { return result(place, found) }
      return isTopLevel(text.substring(with: match.range(at: 4))) ? result(place, "http://\(found)") : nil
    }
  }

  private static func result(_ range: NSRange, _ address: String) -> DetectedResult? {
    URL(string: address).map { DetectedResult(range, url: $0) }
  }

  private static func isTopLevel(_ name: String) -> Bool {
    let lower = name.lowercased()
    return names.contains(lower)
      || lower.count == 2 && Locale.Region.isoRegions.contains(Locale.Region(lower.uppercased()))
  }

  /// A place without the marks of the sentence behind a link. A closing bracket is part of it if it has the opening
  /// one.
  private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
    var found = text.substring(with: range)
    while let last = found.last {
      let opening: Character? = last == ")" ? "(" : last == "]" ? "[" : last == "}" ? "{" : nil
      if let opening {
        guard found.filter({ $0 == last }).count > found.filter({ $0 == opening }).count else { break }
      } else if !".,;:!?'\u{2019}\u{201D}*_".contains(last) {
        break
      }
      found.removeLast()
    }
    return NSRange(location: range.location, length: found.utf16.count)
  }
}
