/// The version of a package that is asked for: by the project's lock file, or by a manifest.
enum PackageRequirement: Hashable, Codable, CustomStringConvertible {
  case version(String)
  case revision(String)
  case branch(String)
  /// The versions from the first one on, up to the second one, which is not part of the range.
  case range(String, String)

  /// Reads a requirement as it stands in a manifest, such as `from: "1.2.0"` or `"1.0.0"..<"2.0.0"`; nil for any other text.
  init?(_ text: String) {
    let texts = text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    guard let first = texts.first else { return nil }
    let version = PackageVersion(first)
    if text.hasPrefix("exact:") {
      self = .version(first)
    } else if text.hasPrefix("branch:") {
      self = .branch(first)
    } else if text.hasPrefix("revision:") {
      self = .revision(first)
    } else if texts.count == 2 {
      self = .range(first, texts[1])
    } else if text.hasPrefix("from:"), let version {
      self = .range(first, "\(version.major + 1).0.0")
    } else if text.hasPrefix(".upToNextMinor"), let version {
      self = .range(first, "\(version.major).\(version.minor + 1).0")
    } else {
      return nil
    }
  }

  var description: String {
    switch self {
    case .version(let text): text
    case .revision(let text): "revision \(text.prefix(8))"
    case .branch(let name): "branch \(name)"
    case .range(let first, let end): "\(first) up to \(end)"
    }
  }

  /// The newest of the tags that have a version in the range; early versions count only if the range begins with one.
  static func newest(of tags: [String], from first: String, to end: String) -> String? {
    guard let first = PackageVersion(first), let end = PackageVersion(end) else { return nil }
    return tags.compactMap { tag in PackageVersion(tag).map { (tag, $0) } }
      .filter { $0.1 >= first && $0.1 < end && (!$0.1.isEarly || first.isEarly) }
      .max { $0.1 < $1.1 }?.0
  }
}
