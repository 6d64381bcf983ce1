/// The state that says if the page of a link is shown.
enum LinkTarget {
  /// The link keeps it itself.
  case push
  /// A Boolean value of the app.
  case active(Binding<Bool>)
  /// A selection of the app, which equals the link's tag while the page is shown.
  case selection(LinkSelection)
  /// The path of the stack: the link adds a value; nil disables it.
  case value(AnyHashable?)
}

/// The selection of a group of links, and the tag of one of them.
struct LinkSelection {
  let tag: AnyHashable
  /// The place of the selection, equal for the links of a group; nil if it is not known.
  let identity: AnyHashable?
  /// The tag that is selected.
  let current: () -> AnyHashable?
  /// Selects a tag, or nil.
  let set: (AnyHashable?) -> Void

  init<Value: Hashable>(tag: Value, _ selection: Binding<Value?>) {
    self.tag = AnyHashable(tag)
    identity = selection.identity
    current = { selection.wrappedValue.map { AnyHashable($0) } }
    set = { selection.wrappedValue = $0?.base as? Value }
  }
}
