/// A version of a package: three numbers, perhaps with identifiers of a version before a release, by the rules of
/// Semantic Versioning 2.0.
struct PackageVersion: Comparable, CustomStringConvertible {
  let major: Int
  let minor: Int
  let patch: Int
  private let early: [Substring]

  /// Reads a version, or the name of a tag such as `v1.2`; nil for anything else.
  init?(_ text: String) {
    let text = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let whole = text.prefix { $0 != "+" }
    let parts = whole.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(numbers.count), let major = numbers[0], numbers.allSatisfy({ $0.map { $0 >= 0 } ?? false })
    else { return nil }
    self.major = major
    minor = numbers.count > 1 ? numbers[1] ?? 0 : 0
    patch = numbers.count > 2 ? numbers[2] ?? 0 : 0
    early = parts.count > 1 ? parts[1].split(separator: ".") : []
  }

  /// True for a version before a release.
  var isEarly: Bool { !early.isEmpty }

  var description: String {
    "\(major).\(minor).\(patch)" + (early.isEmpty ? "" : "-" + early.joined(separator: "."))
  }

  static func == (left: Self, right: Self) -> Bool { !(left < right) && !(right < left) }

  static func < (left: Self, right: Self) -> Bool {
    let (numbers, others) = ((left.major, left.minor, left.patch), (right.major, right.minor, right.patch))
    if numbers != others { return numbers < others }
    if left.early.isEmpty || right.early.isEmpty { return !left.early.isEmpty && right.early.isEmpty }
    for (part, other) in zip(left.early, right.early) where part != other {
      switch (Int(part), Int(other)) {
      case (let number?, let second?): return number < second
      case (nil, nil): return part < other
      case (let number, _): return number != nil
      }
    }
    return left.early.count < right.early.count
  }
}

extension PackageVersion {
  /// The version that takes the place of one that can't be had: the next one with the same first number, otherwise the last
  /// one before it with that number, otherwise the next one of all, otherwise the last.
  func nearest(of versions: [PackageVersion]) -> PackageVersion? {
    let released = versions.filter { !$0.isEarly }
    let sorted = (released.isEmpty ? versions : released).sorted()
    let same = sorted.filter { $0.major == major }
    return same.first { $0 >= self } ?? same.last ?? sorted.first { $0 > self } ?? sorted.last
  }
}
