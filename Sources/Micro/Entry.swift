import DeepDiff

/// A type-erased model of a state, with its identity and the closures of its cell.
struct Entry: DiffAware {
  let model: Any
  let diffId: Identity
  let owner: any ObserverOwner
  let observer: Observer
  private let hasContent: (Any) -> Bool

  /// An identity that includes the model's type: models of different types are never the same item.
  struct Identity: Hashable {
    let type: ObjectIdentifier
    let id: AnyHashable
  }

  @MainActor
  init<Model: DiffAware>(_ model: Model, owner: any ObserverOwner) {
    self.model = model
    self.owner = owner
    diffId = Identity(type: ObjectIdentifier(Model.self), id: AnyHashable(model.diffId))
    observer = owner.observer
    hasContent = { other in (other as? Model).map { Model.compareContent($0, model) } ?? false }
  }

  static func compareContent(_ a: Entry, _ b: Entry) -> Bool { b.hasContent(a.model) }
}
