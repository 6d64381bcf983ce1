/// An identity in the view graph: the place of one view, which keeps the view's state while its values come and go.
///
/// A node is made with the first value of its view and receives the later ones by `update`. It evaluates itself again
/// if the new value differs, or if something that it read has changed. Subclasses exist for each kind of view: views
/// with a body, containers, leaves, modifiers.
@MainActor
public class ViewNode {
  final let graph: ViewGraph
  /// The node around this one; nil for the root and after unmounting.
  final private(set) unowned var parent: ViewNode?
  /// The number of nodes above this one.
  final let depth: Int
  /// The values that apply to the node's view.
  final private(set) var environment: EnvironmentValues
  // The flags stand together, because each of them would take eight bytes by itself.
  /// True inside lists and lazy stacks, up to a row: `ForEach` makes its elements when they are asked for.
  final let isLazy: Bool
  /// False after unmounting.
  final private(set) var isMounted = true
  /// True between appearing and disappearing.
  final private(set) var isShown = false
  /// The appearance of a node whose view controller decides it, as that of a page or a tab; nil for a node that appears
  /// and disappears with its parent.
  final private(set) var ownAppearance: Bool?
  /// True for the content of a tab that is not selected.
  final var isHiddenTab = false
  /// True while the node waits for its evaluation.
  final fileprivate(set) var isDirty = false
  /// True until the end of the first evaluation.
  final private(set) var isFirstEvaluation = true
  /// The keys of the environment that the last evaluation read.
  final private var readKeys: [ObjectIdentifier] = []
  /// The sources that the last evaluation read.
  final private var sources: [DependencySource] = []
  /// The tie to the observable objects that were read since the last evaluation began; nil if it was not asked for.
  final private var madeObservation: Observation?
  /// The reasons for the next evaluation, for `_printChanges()`.
  final private(set) var changes: [String] = []

  init(_ context: NodeContext) {
    graph = context.graph
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    isLazy = context.isLazy
    if let parent = context.parent, parent.isShown, parent.showsChildren { graph.appearing.append(self) }
  }

  // MARK: What subclasses override

  /// Reads the view, and updates what depends on it. Called inside `track`.
  func evaluate() {}

  /// Calls a closure with each child that exists, in document order.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Appends what the node contributes to the container around it: by default what its children contribute.
  func appendItems(to items: inout [ViewListItem]) {
    forEachChild { $0.appendItems(to: &items) }
  }

  /// Called when what a child contributes changed. Containers end the way up.
  func itemsDidChange() { parent?.itemsDidChange() }

  /// The environment of the children.
  var childEnvironment: EnvironmentValues { environment }

  /// False if the node decides itself which of its children appear.
  var showsChildren: Bool { true }

  /// Called after the environment changed, before the children receive it.
  func environmentDidChange(from old: EnvironmentValues) {}

  /// The name of the view's type, for messages.
  var viewName: String { "\(type(of: self))" }

  /// The name of a view with a body of its own; nil for other nodes.
  var bodyName: String? { nil }

  /// True for a view with a body that the app declares.
  var isOfApp: Bool { false }

  /// The name of the nearest view in whose body the node stands, for messages.
  final var enclosingViewName: String {
    var node = parent
    while let current = node {
      if let name = current.bodyName { return name }
      node = current.parent
    }
    return viewName
  }

  func didAppear() {}
  func didDisappear() {}

  /// Called after the children were unmounted: releases what the node holds outside of the graph.
  func willUnmount() {}

  // MARK: Evaluation

  /// Evaluates the node now, and notes what it reads.
  final func track() {
    isDirty = false
    forgetReads()
    graph.tracking(self) { evaluate() }
    changes.removeAll(keepingCapacity: true)
    isFirstEvaluation = false
  }

  /// Marks the node for the next update.
  final func setNeedsEvaluation(because change: @autoclosure () -> String) {
    guard isMounted else { return }
    changes.append(change())
    guard !isDirty else { return }
    isDirty = true
    graph.enqueue(self)
  }

  /// Marks the node for an update after a change that the app made. If it was made while a view is evaluated, which the app
  /// must not do, the node waits for the next round.
  final func noteChange(because change: @autoclosure () -> String) {
    guard ViewGraph.evaluatedNode != nil else { return setNeedsEvaluation(because: change()) }
    ViewGraph.withoutTracking { graph.inNextRound { setNeedsEvaluation(because: change()) } }
  }

  /// Gives up a waiting evaluation.
  final func forgetChange() { isDirty = false }

  final func didRead(_ source: DependencySource) {
    // A source must not know a node that is gone.
    guard isMounted, source.addReader(self) else { return }
    sources.append(source)
  }

  final func didRead(key: ObjectIdentifier) {
    if !readKeys.contains(key) { readKeys.append(key) }
  }

  /// The tie to the observable objects that the present evaluation reads; nil after unmounting.
  final var observation: Observation? {
    guard isMounted else { return nil }
    if let madeObservation { return madeObservation }
    let observation = Observation(self)
    madeObservation = observation
    return observation
  }

  /// Runs a closure of the app, and has the node evaluated after a change of what it read of observable objects. Only
  /// the closure itself may run inside: nodes that it made follow their own reads.
  final func observing<Result>(_ code: () -> Result) -> Result { observation?.follow(code) ?? code() }

  /// The names of the sources that the last evaluation read, in their order.
  final var readNames: [String] { sources.map(\.name) }

  private func forgetReads() {
    madeObservation?.end()
    madeObservation = nil
    for source in sources { source.removeReader(self) }
    sources.removeAll(keepingCapacity: true)
    readKeys.removeAll(keepingCapacity: true)
  }

  /// A value of the environment, noted as read.
  final func read<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Value {
    graph.tracking(self) { environment[keyPath: path] }
  }

  // MARK: Environment

  /// Passes a new environment to the node and to all nodes below, and marks those that read a changed value.
  final func setEnvironment(_ new: EnvironmentValues) {
    let old = environment
    guard !new.isIdentical(to: old) else { return }
    environment = new
    if readKeys.contains(where: { !new.hasSameValue(as: old, for: $0) }) {
      setNeedsEvaluation(because: "environment")
    }
    environmentDidChange(from: old)
    passEnvironment()
  }

  /// Passes the environment of the children to them.
  final func passEnvironment() {
    let environment = childEnvironment
    forEachChild { $0.setEnvironment(environment) }
  }

  // MARK: Appearance

  /// Reports the appearance of the nodes below, then that of the node.
  final func show() {
    guard isMounted, !isShown else { return }
    isShown = true
    if showsChildren {
      forEachChild { if $0.ownAppearance == nil { $0.show() } }
    }
    didAppear()
  }

  /// Reports the disappearance of the nodes below, then that of the node.
  final func hide() {
    guard isShown else { return }
    isShown = false
    forEachChild { if $0.ownAppearance == nil { $0.hide() } }
    didDisappear()
  }

  /// Lets the node appear after the next layout, or disappear now, independently of its parent from now on.
  final func setAppearance(_ isVisible: Bool) {
    guard isMounted else { return }
    ownAppearance = isVisible
    guard isVisible else { return hide() }
    graph.appearing.append(self)
    graph.setNeedsTurn()
  }

  // MARK: Removal

  /// Takes the node and all nodes below out of the graph, when its transition has ended if it has one. Their state is
  /// gone then. The node is no child of its parent any more.
  final func unmount() {
    guard isMounted, !graph.departures.begin(self) else { return }
    unmountNow()
  }

  /// Takes the node and all nodes below out of the graph, without a transition.
  final func unmountNow() {
    guard isMounted else { return }
    hide()
    discard()
  }

  private func discard() {
    guard isMounted else { return }
    graph.departures.endAll(inside: self)
    forEachChild { if $0.ownAppearance == nil { $0.discard() } else { $0.unmountNow() } }
    willUnmount()
    forgetReads()
    isMounted = false
    parent = nil
  }

  /// True if a node is this one or stands above it.
  final func isInside(_ other: ViewNode) -> Bool {
    var node: ViewNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }
}

/// A node with the type of its view.
public class TypedViewNode<Value>: ViewNode {
  /// The newest value of the view.
  final var view: Value

  init(_ view: Value, _ context: NodeContext) {
    self.view = view
    super.init(context)
  }

  override var viewName: String { _typeName(Value.self, qualified: false) }

  /// Receives a newer value of the view. Evaluates the node if the value differs.
  func update(_ new: Value) {
    if !isDirty, ValueComparison.areSame(view, new) { return }
    view = new
    track()
  }
}
