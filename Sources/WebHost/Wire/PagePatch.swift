import RenderTree

/// A change of a page's elements. Elements are named by their nodes' names.
enum PagePatch: Equatable, Sendable {
  /// Removes elements with all inside.
  case remove([String])
  /// Inserts HTML into the element of `parent`, after the element of `previous`; nil for the first place.
  case insert(String, parent: String, after: String?)
  /// Moves an element of the same parent behind another one; nil for the first place.
  case move(String, parent: String, after: String?)
  /// Sets and removes declarations of the style of a part.
  case style(String, PageElement.Part, String)
  /// Sets attributes of a part, and removes those with nil.
  case attributes(String, PageElement.Part, [String: String?])
  /// Replaces the content by HTML; empty to remove it.
  case content(String, String)
  /// Sets the text of the content.
  case text(String, String)
  /// Replaces an element with all inside.
  case replace(String, String)
  /// Replaces the extent of scrolled content.
  case spacer(String, String)
  /// Sets the text of a field and its selection: a range of the text that the page has, or the whole one.
  case field(String, FieldText, FieldText.Change?)
  /// Shifts siblings that follow each other.
  case shift(PageRun)

  /// The change as JSON.
  var json: String {
    switch self {
    case .remove(let names): "[0" + names.map { ",\"\($0)\"" }.joined() + "]"
    case .insert(let html, let parent, let previous):
      "[1,\(PagePatch.place(parent, previous)),\(JSONText.quoted(html))]"
    case .move(let name, let parent, let previous): "[2,\(PagePatch.place(parent, previous)),\"\(name)\"]"
    case .style(let name, let part, let style): "[3,\"\(name)\",\(JSONText.quoted(style))\(PagePatch.number(part))]"
    case .attributes(let name, let part, let values):
      "[4,\"\(name)\",{\(PagePatch.members(values))}\(PagePatch.number(part))]"
    case .content(let name, let html): "[5,\"\(name)\",\(JSONText.quoted(html))]"
    case .text(let name, let text): "[6,\"\(name)\",\(JSONText.quoted(text))]"
    case .replace(let name, let html): "[7,\"\(name)\",\(JSONText.quoted(html))]"
    case .spacer(let name, let html): "[8,\"\(name)\",\(JSONText.quoted(html))]"
    case .field(let name, let field, let change):
      "[9,\"\(name)\",\(field.revision),\(PagePatch.text(field, change))"
        + (field.selection.map { ",\($0.lowerBound),\($0.upperBound)" } ?? "") + "]"
    case .shift(let run): "[10,\"\(run.first)\",\(run.length),\(run.shift.json)]"
    }
  }

  private static func text(_ field: FieldText, _ change: FieldText.Change?) -> String {
    guard let change else { return JSONText.quoted(field.string) }
    let text = JSONText.quoted(field.string(in: change.newRange))
    return "[\(change.range.lowerBound),\(change.range.upperBound),\(text)]"
  }

  /// The sibling before the place, or 0 and the parent.
  private static func place(_ parent: String, _ previous: String?) -> String {
    previous.map { "\"\($0)\"" } ?? "0,\"\(parent)\""
  }

  private static func number(_ part: PageElement.Part) -> String { part == .outer ? "" : ",\(part.rawValue)" }

  private static func members(_ values: [String: String?]) -> String {
    values.sorted { $0.key < $1.key }
      .map { "\"\($0.key)\":\($0.value.map(JSONText.quoted) ?? "null")" }
      .joined(separator: ",")
  }
}
