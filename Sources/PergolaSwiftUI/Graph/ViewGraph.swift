import Foundation
import PergolaDiagnostics
import UIKitCore

/// The nodes of one hierarchy of views, and their updates: once in a turn, however many changes there were.
///
/// An update evaluates the marked nodes, parents first. Layout follows, then the actions that appearance and changes
/// caused. They may mark nodes again, in which case another round follows in the same turn, up to 100.
@MainActor
public final class ViewGraph {
  /// The node whose evaluation runs now. Set on the main thread only, which reads compare first.
  nonisolated(unsafe) private(set) static var evaluatedNode: ViewNode?

  /// The nodes to evaluate, by depth.
  private var marked: [[ViewNode]] = []
  private var markedCount = 0
  /// The depth at which the update goes on.
  private var lowestDepth = 0
  /// Nodes that were made inside nodes that are shown, and have not appeared.
  final var appearing: [ViewNode] = []
  /// Actions that follow the next evaluation of nodes.
  private var preparations: [() -> Void] = []
  /// Actions that follow the next layout.
  private var actions: [() -> Void] = []
  /// The transaction of the marked nodes.
  private(set) var transaction = Transaction()
  /// The animation that a view asked for in the current update.
  var layoutAnimation: Animation?
  /// The hosts in which elements changed in the current update.
  private var changedHosts: [HostView] = []
  /// True during `update`.
  private(set) var isUpdating = false
  /// True while changes are noted that evaluations made, and that would never end if the update went on with them.
  private var marksNextRound = false
  /// The nodes to evaluate in the next round.
  private var markedNext: [ViewNode] = []
  /// Rounds without a quiet end, in the current turn.
  private var rounds = 0
  /// The names of the change actions of the last rounds before too many.
  private var changeActions: Set<String> = []
  /// The scene in whose turns the graph is updated; nil where none shows it.
  weak var scene: UIWindowScene?
  /// The graph's part in the turns of the scene.
  private(set) lazy var turns = GraphTurns(self)
  /// True if a turn without a scene is scheduled.
  var isScheduled = false
  /// The editing mode of the lists outside of pages, where no view sets another one.
  let editMode = StateLocation(EditMode.inactive, name: "editMode")
  /// The values of `SceneStorage`: those of the scene, or of the graph's own where no scene shows it.
  var sceneValues: SceneValues { scene.map(SceneValues.values) ?? ownSceneValues }
  private lazy var ownSceneValues = SceneValues()
  /// The removed nodes whose transitions last.
  let departures = Departures()
  /// The writers of preferences.
  let preferences = PreferenceRegistry()

  static let maximumRounds = 100

  init() {}

  /// True if nodes wait for evaluation or actions for their turn.
  var hasWork: Bool {
    markedCount > 0 || !preparations.isEmpty || !appearing.isEmpty || !actions.isEmpty || preferences.hasChanges
  }

  func enqueue(_ node: ViewNode) {
    guard !marksNextRound else { return markedNext.append(node) }
    if marked.count <= node.depth { marked.append(contentsOf: repeatElement([], count: node.depth - marked.count + 1)) }
    marked[node.depth].append(node)
    lowestDepth = min(lowestDepth, node.depth)
    markedCount += 1
    for completion in Transaction.current.completions(besides: transaction) { completion.hold() }
    transaction.merge(.current)
    setNeedsTurn()
  }

  /// Performs an action at the end of the next update, before the layout.
  func beforeLayout(_ action: @escaping () -> Void) {
    preparations.append(action)
    setNeedsTurn()
  }

  /// Performs an action after the evaluations of the present update; at once outside of updates.
  func atEndOfUpdate(_ action: @escaping () -> Void) {
    if isUpdating { preparations.append(action) } else { action() }
  }

  /// Performs an action after the next layout.
  func afterLayout(_ action: @escaping () -> Void) {
    actions.append(action)
    setNeedsTurn()
  }

  /// Runs code in which each read is noted for a node.
  func tracking<Result>(_ node: ViewNode, _ body: () -> Result) -> Result {
    let outer = Self.evaluatedNode
    Self.evaluatedNode = node
    defer { Self.evaluatedNode = outer }
    return Observation.separately(body)
  }

  /// Runs code whose marks wait for the next round, if an update is under way.
  func inNextRound(_ body: () -> Void) {
    let outer = marksNextRound
    marksNextRound = isUpdating
    defer { marksNextRound = outer }
    body()
  }

  /// Runs code whose reads are not noted.
  nonisolated static func withoutTracking<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = evaluatedNode
    evaluatedNode = nil
    defer { evaluatedNode = outer }
    return try body()
  }

  // MARK: A round

  /// Evaluates the marked nodes, parents before children.
  func update() {
    guard markedCount > 0 || !preparations.isEmpty, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    let performed = transaction
    withTransaction(performed) {
      performed.perform {
        evaluateMarkedNodes()
        while !preparations.isEmpty {
          let actions = preparations
          preparations = []
          for action in actions { action() }
          evaluateMarkedNodes()
        }
        if layoutAnimation == nil, performed.effectiveAnimation != nil { layOutChangedHosts() }
      }
    }
    // The layout belongs to the animation: without one, it waits for that of the scene.
    if let animation = layoutAnimation { animation.perform { layOutChangedHosts() } }
    layoutAnimation = nil
    changedHosts = []
    // What is marked from now on, in the layout already, belongs to the next update.
    for completion in transaction.completions(besides: performed) { completion.release() }
    transaction = Transaction()
    let next = markedNext
    markedNext = []
    for node in next where node.isMounted && node.isDirty { enqueue(node) }
  }

  /// Notes a host that an animated update must lay out.
  func noteChange(in host: HostView) {
    if isUpdating, !changedHosts.contains(where: { $0 === host }) { changedHosts.append(host) }
  }

  private func layOutChangedHosts() {
    for host in changedHosts where host.window != nil { host.layoutIfNeeded() }
  }

  private func evaluateMarkedNodes() {
    lowestDepth = 0
    while lowestDepth < marked.count {
      let depth = lowestDepth
      let nodes = marked[depth]
      marked[depth] = []
      markedCount -= nodes.count
      lowestDepth += 1
      // A node may be marked again meanwhile, also above this depth: `enqueue` sets the depth back.
      for node in nodes where node.isMounted && node.isDirty { node.track() }
    }
  }

  /// Reports appearances and performs the actions that waited for the layout.
  func performActions() {
    preferences.report()
    let nodes = appearing
    appearing = []
    // The content of pages appears before what is around them, as all content does.
    let pages = nodes.filter { $0.ownAppearance != nil }.sorted { $0.depth > $1.depth }
    for node in pages + nodes.filter({ $0.ownAppearance == nil })
    where node.ownAppearance ?? node.parent?.isShown ?? true { node.show() }
    let pending = actions
    actions = []
    for action in pending { action() }
  }

  /// Counts a round. Returns false, after logging the views that change each other, if there were too many in the turn.
  func beginRound() -> Bool {
    rounds += 1
    guard rounds > Self.maximumRounds else { return true }
    let names = Set(marked.joined().map(\.viewName)).sorted()
    let actions = changeActions.sorted().map { ", by \($0)" }.joined()
    Log.warning(
      "A cycle of updates was stopped after \(Self.maximumRounds) rounds in one turn. These views change each other: "
        + names.joined(separator: ", ") + actions)
    for node in marked.joined() { node.forgetChange() }
    marked = []
    markedCount = 0
    self.actions = []
    return false
  }

  /// Notes that a change of a value is about to cause an action, for the message about a cycle.
  func noteChangeAction(_ name: @autoclosure () -> String) {
    if rounds >= Self.maximumRounds - 1 { changeActions.insert(name()) }
  }

  func endTurn() {
    rounds = 0
    if !changeActions.isEmpty { changeActions = [] }
  }
}
