import PergolaUIKit

/// A running app: the nodes of the app and of its scenes, and what the connected scenes show.
///
/// The nodes are made as the first scene connects. They are updated in the turns of a connected scene.
@MainActor
final class AppRuntime<Application: App> {
  private let application: Application
  /// The delegate of the app's own, with its `UIApplicationDelegateAdaptor`; nil for none.
  let delegateSource: (any ApplicationDelegateSource)?
  private let graph = ViewGraph()
  private var node: SceneBodyNode<Application, Application.Body>?
  private var states: [SceneState] = []

  init(_ application: Application) {
    self.application = application
    delegateSource =
      Mirror(reflecting: application).children.lazy
      .compactMap { $0.value as? any ApplicationDelegateSource }.first
  }

  /// Makes the controller with the content of a new scene.
  func connect(_ state: SceneState, opening link: String?, windowID: String?) -> UIViewController {
    states.append(state)
    if graph.scene == nil { graph.attach(to: state.scene) }
    let node = madeNode()
    node.setEnvironment(environment)
    guard let group = group(opening: link, windowID: windowID, in: node) else {
      fatalError("The body of \(Application.self) has no scene with windows.")
    }
    return group.makeController(for: state)
  }

  private func madeNode() -> SceneBodyNode<Application, Application.Body> {
    if let node { return node }
    let made = SceneBodyNode(application, NodeContext(graph: graph, environment: environment)) { $0.body }
    node = made
    return made
  }

  /// The environment of the app: its phase, and its delegate if that can be observed.
  private var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.scenePhase = states.map { ScenePhase(of: $0.scene) }.max() ?? .background
    delegateSource?.add(to: &values)
    return values
  }

  /// The group of windows for a new scene: that with the identifier, else the first that wants the link, else the first.
  private func group(opening link: String?, windowID: String?, in node: ViewNode) -> (any WindowGroupContent)? {
    var groups: [any WindowGroupContent] = []
    collectGroups(in: node, into: &groups)
    if let windowID, let group = groups.first(where: { $0.id == windowID }) { return group }
    if let link, let group = groups.first(where: { $0.wantsScene(opening: link) }) { return group }
    return groups.first
  }

  private func collectGroups(in node: ViewNode, into groups: inout [any WindowGroupContent]) {
    if let group = node as? any WindowGroupContent { groups.append(group) }
    node.forEachChild { collectGroups(in: $0, into: &groups) }
  }

  /// Passes the phases of the scenes on.
  func phasesDidChange() {
    for state in states { state.phase = ScenePhase(of: state.scene) }
    node?.setEnvironment(environment)
  }

  func disconnect(_ state: SceneState) {
    states.removeAll { $0 === state }
    node?.setEnvironment(environment)
    if graph.scene === state.scene { graph.attach(to: states.first?.scene) }
  }

  isolated deinit { node?.unmount() }
}
