import RenderTree
import ScreenUse

/// The difference of two outlines: elements that appeared, went, or are another now.
struct OutlineChanges {
  let appeared: [ScreenOutline.Element]
  let gone: [ScreenOutline.Element]
  let changed: [(old: ScreenOutline.Element, new: ScreenOutline.Element)]
  /// The elements that are the same in another place.
  let moved: [(old: ScreenOutline.Element, new: ScreenOutline.Element)]

  /// The most lines of each kind.
  private static let limit = 40

  init(from old: [ScreenOutline.Element], to new: [ScreenOutline.Element]) {
    let before = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.map(\.id))
    appeared = new.filter { before[$0.id] == nil }
    gone = old.filter { !after.contains($0.id) }
    let kept = new.compactMap { element in before[element.id].map { (old: $0, new: element) } }
    changed = kept.filter { !$0.new.isSame(as: $0.old) }
    moved = kept.filter { $0.new.isSame(as: $0.old) && $0.new.frame != $0.old.frame }
  }

  /// True if nothing is another.
  var isEmpty: Bool { appeared.isEmpty && gone.isEmpty && changed.isEmpty && moved.isEmpty }

  /// Returns the lines.
  func lines(_ names: inout ElementNames) -> [String] {
    var lines: [String] = []
    func add(_ title: String, _ new: [String]) {
      lines += new.prefix(Self.limit).map { "\(title) \($0)" }
      if new.count > Self.limit { lines.append("\(title) \(new.count - Self.limit) more") }
    }
    add("new:", appeared.map { OutlineText.line($0, &names) })
    add(
      "gone:",
      gone.map { "\(names.name(of: $0.id)) \($0.role.listed)" + ($0.name.isEmpty ? "" : " \($0.name.listed)") })
    add("changed:", changed.map { "\(OutlineText.line($0.new, &names)), was \($0.old.difference(from: $0.new))" })
    if !moved.isEmpty {
      let shown = moved.prefix(6).map { "\(names.name(of: $0.new.id)) to \($0.new.frame.listed)" }
      lines.append("moved: " + shown.joined(separator: ", ") + (moved.count > 6 ? " and \(moved.count - 6) more" : ""))
    }
    return lines
  }
}

extension ScreenOutline.Element {
  /// True if the element means and does the same, wherever it is.
  fileprivate func isSame(as other: Self) -> Bool {
    role == other.role && name == other.name && value == other.value && state == other.state
      && actions == other.actions && identifier == other.identifier
  }

  /// The parts that are another than in a later element.
  fileprivate func difference(from new: Self) -> String {
    var words: [String] = []
    if role != new.role { words.append(role.listed) }
    if name != new.name { words.append(name.listed) }
    if value != new.value { words.append("value \((value ?? "").listed)") }
    if state != new.state { words.append(stateNames.isEmpty ? "without state" : stateNames.joined(separator: ", ")) }
    if words.isEmpty { words.append("of other uses: \(uses.joined(separator: ", "))") }
    return words.joined(separator: ", ")
  }
}
