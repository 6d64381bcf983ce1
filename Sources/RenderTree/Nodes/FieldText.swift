/// The whole text of a field, for a host whose users edit a copy of it.
///
/// The value of a long text's semantics is only its visible part. A host that edits a copy needs the whole text, and later
/// the range that has changed:
///
/// ```swift
/// let text = semantics.fieldText
/// if let change = text.change(since: copy.revision) {
///   copy.replace(change.range, with: text.string(in: change.newRange))
/// }
/// ```
///
/// Offsets count UTF-16 units. A pair of carriage return and line feed counts as one unit, a line feed, because the fields
/// of browsers have no carriage returns.
public struct FieldText: Sendable {
  /// A replacement of a range by other text.
  public struct Change: Hashable, Sendable {
    /// The range of the former text that was replaced.
    public var range: Range<Int>
    /// The length of the text in its place.
    public var length: Int

    /// A replacement of a range by text of a length.
    public init(replacing range: Range<Int>, length: Int) {
      self.range = range
      self.length = length
    }

    /// The range of the new text.
    public var newRange: Range<Int> { range.lowerBound..<(range.lowerBound + length) }
  }

  /// The identity of the text; nil for one without revisions.
  private let source: NodeID?
  /// The number of changes that have led to the text.
  public let revision: Int
  /// The number of UTF-16 units.
  public let length: Int
  /// The selected part; empty at the insertion point, nil while the field is not edited.
  public var selection: Range<Int>?
  /// The last changes, in order. The last one has led to this revision.
  private let recent: ArraySlice<Change>
  private let read: @Sendable (Range<Int>) -> String

  /// A text whose changes are counted.
  ///
  /// - Parameters:
  ///   - source: the identity of the text, in all its revisions.
  ///   - revision: the number of changes that have led to it.
  ///   - length: the number of UTF-16 units.
  ///   - recent: the last changes, in order.
  ///   - read: returns the text of a range.
  public init(
    source: NodeID, revision: Int, length: Int, recent: ArraySlice<Change>,
    read: @escaping @Sendable (Range<Int>) -> String
  ) {
    self.source = source
    self.revision = revision
    self.length = length
    self.recent = recent
    self.read = read
  }

  /// A text without revisions.
  public init(_ text: String) {
    let units = Array(text.utf16)
    source = nil
    revision = 0
    length = units.count
    recent = []
    read = { range in String(decoding: units[range.clamped(to: 0..<units.count)], as: UTF16.self) }
  }

  /// The whole text.
  ///
  /// - Complexity: O(*n*) in its length.
  public var string: String { read(0..<length) }

  /// Returns the text of a range, in UTF-16 units.
  ///
  /// - Complexity: O(*k*) in the length of the range, and O(log *n*) in that of the text.
  public func string(in range: Range<Int>) -> String { read(range.clamped(to: 0..<length)) }

  /// Returns the replacement that leads from an earlier text to this one; nil if the texts are not known to be
  /// revisions of the same one, or the changes since are forgotten.
  ///
  /// - Complexity: O(*k*) in the number of changes since.
  public func change(since old: FieldText) -> Change? {
    let count = revision - old.revision
    guard source != nil, source == old.source, count >= 0, count <= recent.count else { return nil }
    return Change(joining: recent.suffix(count))
  }
}

extension FieldText: Hashable {
  /// True for the same revision of a text, or the same text without revisions, with the same selection.
  ///
  /// - Complexity: O(1), and O(*n*) for texts without revisions.
  public static func == (a: FieldText, b: FieldText) -> Bool {
    a.source == b.source && a.revision == b.revision && a.length == b.length && a.selection == b.selection
      && (a.source != nil || a.string == b.string)
  }

  /// Hashes the identity and the revision.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(revision)
    hasher.combine(length)
  }
}

extension FieldText.Change {
  /// The single replacement that has the effect of several ones, each of which refers to the text after the one before.
  public init(joining changes: some Sequence<FieldText.Change>) {
    var joined: FieldText.Change?
    for change in changes {
      guard var whole = joined else {
        joined = change
        continue
      }
      let start = min(whole.range.lowerBound, change.range.lowerBound)
      let end = max(whole.newRange.upperBound, change.range.upperBound)
      let growth = whole.length - whole.range.count
      whole.range = start..<(end - growth)
      whole.length = end - start + change.length - change.range.count
      joined = whole
    }
    self = joined ?? FieldText.Change(replacing: 0..<0, length: 0)
  }

  /// The change that reverses this one.
  public var inverse: FieldText.Change { FieldText.Change(replacing: newRange, length: range.count) }

  /// The difference of the lengths after and before the change.
  private var growth: Int { length - range.count }

  /// Returns this change for the text after another one that was made at the same time, and the other one for the text
  /// after this one. Both orders lead to the same text.
  ///
  /// The transformation of concurrent operations by Ellis and Gibbs ("Concurrency control in groupware systems"), for
  /// replacements. Two insertions at one place stay in the order of the other one and this one. This one's text stays in
  /// any case; the other one's is lost where this change replaces everything around it.
  public func concurrent(with other: FieldText.Change) -> (own: FieldText.Change, other: FieldText.Change) {
    var (own, changed) = (self, other)
    let (a, b) = (range, other.range)
    if b.upperBound <= a.lowerBound {
      own.range = (a.lowerBound + other.growth)..<(a.upperBound + other.growth)
    } else if a.upperBound <= b.lowerBound {
      changed.range = (b.lowerBound + growth)..<(b.upperBound + growth)
    } else if a.lowerBound <= b.lowerBound, b.upperBound <= a.upperBound {
      own.range = a.lowerBound..<(a.upperBound + other.growth)
      changed = FieldText.Change(replacing: a.lowerBound..<a.lowerBound, length: 0)
    } else if b.lowerBound <= a.lowerBound, a.upperBound <= b.upperBound {
      own.range = other.newRange.upperBound..<other.newRange.upperBound
      changed = FieldText.Change(
        replacing: b.lowerBound..<(b.upperBound + growth), length: other.length + length)
    } else if b.lowerBound < a.lowerBound {
      own.range = other.newRange.upperBound..<(a.upperBound + other.growth)
      changed.range = b.lowerBound..<a.lowerBound
    } else {
      own.range = a.lowerBound..<b.lowerBound
      changed.range = newRange.upperBound..<(b.upperBound + growth)
    }
    return (own, changed)
  }

  /// Returns the place after the change of a place in the text before it. A place in the replaced range moves to its end.
  public func map(_ place: Int) -> Int {
    if place <= range.lowerBound { return place }
    return place < range.upperBound ? newRange.upperBound : place + growth
  }
}
