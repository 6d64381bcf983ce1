import RenderTree

extension PageElement {
  /// Returns the patches that turn the elements of an older state of the node into these, which have the same shape.
  func patches(from old: PageElement, _ name: String) -> [PagePatch] {
    guard self != old else { return [] }
    var patches: [PagePatch] = []
    for part in [Part.range, .outer, .inner, .overlay] { patches += self.patches(of: part, from: old, name) }
    if let spacer, spacer != old.spacer { patches.append(.spacer(name, html(of: spacer))) }
    if content != old.content { patches += contentPatches(from: old, name) }
    if let field, let before = old.field, field != before {
      patches.append(.field(name, field, field.change(since: before)))
    }
    return patches
  }

  private func patches(of part: Part, from old: PageElement, _ name: String) -> [PagePatch] {
    guard let after = self[part], var before = old[part], after != before else { return [] }
    var patches: [PagePatch] = []
    if after.style != before.style { patches.append(.style(name, part, after.style.changes(from: before.style))) }
    // The browser scrolls by itself: it needs an offset only if the app has set one.
    if part == .outer, scroll?.info.revision == old.scroll?.info.revision, scroll?.base == old.scroll?.base {
      before["data-o"] = after["data-o"]
    }
    var values: [String: String?] = [:]
    for attribute in before.attributes where after[attribute.name] == nil { values[attribute.name] = .some(nil) }
    for attribute in after.attributes where before[attribute.name] != attribute.value {
      values[attribute.name] = attribute.value
    }
    if !values.isEmpty { patches.append(.attributes(name, part, values)) }
    return patches
  }

  private func contentPatches(from old: PageElement, _ name: String) -> [PagePatch] {
    guard let content else { return [.content(name, "")] }
    guard let before = old.content, before.name == content.name else { return [.content(name, html(of: content))] }
    if before.pieces == content.pieces { return patches(of: .content, from: old, name) }
    guard let text = content.onlyText, before.onlyText != nil, text != "" else {
      return [.content(name, html(of: content))]
    }
    return patches(of: .content, from: old, name) + [.text(name, text)]
  }

  private func html(of element: Markup) -> String {
    var writer = MarkupWriter.forPatches()
    writer.write(element)
    return writer.html
  }
}
