extension PageStack {
  /// Makes the row of a list that has the link with a selected tag, if no row has shown it yet: links are activated
  /// wherever they are in the data.
  ///
  /// The row whose identity is the tag is tried first, then all rows that have not been made. They are made once for each
  /// selection.
  ///
  /// - Parameter link: A link of the group that is not selected.
  func find(_ tag: AnyHashable, in selection: LinkSelection, from link: ViewNode) {
    guard let page = link.enclosingPage else { return }
    let search = Search(page: ObjectIdentifier(page), group: selection.identity, tag: tag)
    guard !searches.contains(search) else { return }
    searches.insert(search)
    link.graph.beforeLayout { [weak self, weak page] in
      guard let self, let page, page.isMounted else { return }
      ViewGraph.withoutTracking { self.search(for: search, below: page) }
    }
  }

  /// The wish to find the link of a tag, which stands until the selection changes.
  struct Search: Hashable {
    let page: ObjectIdentifier
    let group: AnyHashable?
    let tag: AnyHashable
  }

  private func search(for search: Search, below page: PageNode) {
    searches.remove(search)
    guard !isFound(search) else { return }
    let sources = lazySources(below: page)
    for source in sources {
      guard let position = source.position(of: search.tag) else { continue }
      _ = source.elements(at: position)
      if isFound(search) { return }
    }
    guard search != lastSearch else { return }
    lastSearch = search
    for source in sources {
      for position in 0..<source.count where source.node(at: position) == nil {
        _ = source.elements(at: position)
        if isFound(search) { return }
      }
    }
  }

  /// Forgets the searches below pages that have left the stack: a later page may have the same identity.
  func forgetSearches(below pages: [PageNode]) {
    let gone = Set(pages.map { ObjectIdentifier($0) })
    searches = searches.filter { !gone.contains($0.page) }
    if let lastSearch, gone.contains(lastSearch.page) { self.lastSearch = nil }
  }

  private func isFound(_ search: Search) -> Bool {
    isShownOrRequested { $0.isSelected(search.tag, in: search.group) }
  }

  private func lazySources(below node: ViewNode) -> [any LazyItemSource] {
    var sources: [any LazyItemSource] = []
    func visit(_ node: ViewNode) {
      if let source = node as? any LazyItemSource, node.isLazy { sources.append(source) }
      node.forEachChild { if !($0 is PageNode) { visit($0) } }
    }
    visit(node)
    return sources
  }
}
