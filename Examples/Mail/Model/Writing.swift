/// A message that is being written in the sheet, beside what it was at first: a difference must not get lost.
struct Writing: Equatable, Codable {
  var original: Draft
  var draft: Draft
}

extension Writing {
  /// A message that has not been changed yet.
  init(_ draft: Draft) { self.init(original: draft, draft: draft) }
}
