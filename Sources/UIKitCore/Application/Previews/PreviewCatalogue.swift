/// The previews that a program declares, each with a name to choose it by.
@MainActor
package struct PreviewCatalogue {
  /// A preview with its name in the catalogue.
  package struct Entry {
    /// The unique name.
    package let name: String
    /// The preview.
    package let preview: Preview
  }

  /// The previews, by their sources' names, and then in the order of their declarations.
  package let entries: [Entry]

  /// The previews of this process.
  ///
  /// - Parameters:
  ///   - leftOut: The names of sources that are not asked, because their previews trap.
  ///   - willRead: Called with the name of each source before it is asked.
  package init(leavingOut leftOut: Set<String> = [], willRead: (String) -> Void = { _ in }) {
    let types = ConformanceRecords.types(conformingTo: (any _PreviewSource).self)
    let sources = types.compactMap { $0 as? any _PreviewSource.Type }
    self.init(sources.filter { !leftOut.contains($0._sourceName) }, willRead: willRead)
  }

  /// The previews of some sources.
  ///
  /// A preview has its own name, or else that of its source. Where sources have the same names for previews, the source's
  /// name stands before. Later ones of the same name are numbered from 2.
  package init(_ sources: [any _PreviewSource.Type], willRead: (String) -> Void = { _ in }) {
    let sorted = sources.sorted { ($0._sourceName, $0._line) < ($1._sourceName, $1._line) }
    let previews = sorted.flatMap { source in
      willRead(source._sourceName)
      return source._previews.map { (source: source._sourceName, preview: $0) }
    }
    var sourcesOfName: [String: Set<String>] = [:]
    for (source, preview) in previews { sourcesOfName[preview.name ?? source, default: []].insert(source) }
    var taken: Set<String> = []
    entries = previews.map { source, preview in
      let own = preview.name ?? source
      let isShared = sourcesOfName[own].map { $0.count > 1 } ?? false
      let name = Self.unique(isShared && own != source ? "\(source): \(own)" : own, among: taken)
      taken.insert(name)
      return Entry(name: name, preview: preview)
    }
  }

  private static func unique(_ name: String, among taken: Set<String>) -> String {
    var (candidate, number) = (name, 2)
    while taken.contains(candidate) {
      candidate = "\(name) \(number)"
      number += 1
    }
    return candidate
  }

  /// The names of the previews.
  package var names: [String] { entries.map(\.name) }

  /// The preview of a name; nil if there is none.
  package func preview(named name: String) -> Preview? { entries.first { $0.name == name }?.preview }
}
