import RenderTree

/// The relation of an edited text to the copy that a host's users edit: the changes that the copy does not contain yet.
///
/// Both sides may change the text at once. The host names the revision that its copy had; the changes since then that the
/// host did not make are kept, and its edits are moved by them. Offsets are those of ``FieldText``.
struct HostCopy {
  /// The maximum number of changes that are kept.
  private static let capacity = 1_000
  /// The number of changes that a host can ask for.
  private static let recentCount = 64

  /// The number of changes of the text.
  private(set) var revision = 0
  /// The last changes, in order.
  private(set) var recent: ArraySlice<FieldText.Change> = []
  /// The changes that the host's copy may not contain, each for the text after the one before and after all of the
  /// host's edits.
  private var unseen: ArraySlice<(revision: Int, change: FieldText.Change)> = []
  /// The changes since an edit of the host began; nil while none is being performed.
  private var made: [FieldText.Change]?

  /// Notes a change of the text.
  mutating func note(_ change: FieldText.Change) {
    guard !change.range.isEmpty || change.length > 0 else { return }
    revision += 1
    recent.append(change)
    if recent.count > Self.recentCount { recent.removeFirst() }
    if made != nil { made?.append(change) } else { keep(change) }
  }

  private mutating func keep(_ change: FieldText.Change) {
    unseen.append((revision, change))
    if unseen.count > Self.capacity { unseen.removeFirst() }
  }

  /// Begins an edit of the host. Returns it for the current text.
  mutating func begin(_ edit: TextEdit, length: Int) -> TextEdit {
    unseen.removeAll { $0.revision <= edit.base ?? revision }
    var own = FieldText.Change(replacing: edit.range, length: edit.replacement.utf16.count)
    var selection = edit.selection
    for index in unseen.indices {
      let pair = own.concurrent(with: unseen[index].change)
      (own, unseen[index].change) = pair
      selection = pair.other.map(selection.lowerBound)..<pair.other.map(selection.upperBound)
    }
    own.range = own.range.clamped(to: 0..<length)
    made = []
    return TextEdit(replacing: own.range, with: edit.replacement, selecting: selection)
  }

  /// Ends an edit of the host, which it has made in its copy. If the app has refused or changed it, this is a change that
  /// the copy does not contain.
  mutating func end(_ edit: TextEdit) {
    let made = made ?? []
    self.made = nil
    let own = FieldText.Change(replacing: edit.range, length: edit.replacement.utf16.count)
    if made == [own] || made.isEmpty && own.range.isEmpty && own.length == 0 { return }
    for change in [own.inverse] + made { keep(change) }
  }
}
