/// Objects by their identifiers in a file, held weakly.
@MainActor
final class WeakObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  private var entries: [String: Entry] = [:]

  /// The object with an identifier; nil if there is none any longer.
  subscript(id: String) -> AnyObject? {
    get { entries[id]?.object }
    set { entries[id] = newValue.map { Entry(object: $0) } }
  }
}
