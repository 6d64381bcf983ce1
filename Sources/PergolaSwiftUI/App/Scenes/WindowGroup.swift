import PergolaUIKit

/// A scene with a window for each scene of the app that the host shows: each has the same content, with a state of its
/// own.
public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
  let id: String?
  let title: Text?
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) {
    id = nil
    title = nil
    self.content = content()
  }

  /// Creates a group with an identifier, by which `openWindow` finds it.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    title = nil
    self.content = content()
  }

  /// Creates a group whose scenes have a title: in a terminal, that of the terminal's window.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    id = nil
    self.title = title
    self.content = content()
  }

  /// Creates a group whose scenes have a title that is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a group whose scenes have a title, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }

  /// Creates a group whose scenes have a title, and an identifier, by which `openWindow` finds it.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.title = title
    self.content = content()
  }

  /// Creates a group whose scenes have a title that is looked up in the tables of strings, and an identifier, by which
  /// `openWindow` finds it.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }

  /// Creates a group whose scenes have a title, as it is, and an identifier, by which `openWindow` finds it.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }

  @MainActor public static func _makeSceneNode(_ scene: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    WindowGroupNode(scene, context)
  }
}

/// The node of a group of windows, for the scenes that show it.
@MainActor
protocol WindowGroupContent: AnyObject {
  /// The identifier of the group; nil for none.
  var id: String? { get }

  /// True if the group was declared to handle a link.
  func wantsScene(opening link: String) -> Bool

  /// Makes the controller with the content for a new scene.
  func makeController(for state: SceneState) -> UIViewController
}

private final class WindowGroupNode<Content: View>: TypedViewNode<WindowGroup<Content>>, WindowGroupContent {
  private typealias Root = ModifiedContent<Content, SceneRootModifier>

  /// A scene that shows the group. It keeps its controller.
  private struct Shown {
    weak var controller: UIHostingController<Root>?
    let state: SceneState
  }

  private var shown: [Shown] = []

  var id: String? { view.id }

  func makeController(for state: SceneState) -> UIViewController {
    shown.removeAll { $0.controller == nil }
    state.inherited = environment
    if let title = title(of: view) { state.scene?.title = title }
    let controller = UIHostingController(rootView: root(state))
    shown.append(Shown(controller: controller, state: state))
    return controller
  }

  /// The title of a group in the environment's language.
  private func title(of group: WindowGroup<Content>) -> String? {
    ViewGraph.withoutTracking { group.title?.string(in: environment) }
  }

  private func root(_ state: SceneState) -> Root { view.content.modifier(SceneRootModifier(state: state)) }

  func wantsScene(opening link: String) -> Bool {
    var node = parent
    while let current = node {
      if let conditions = (current as? any ExternalEventConditions)?.conditions {
        return conditions.contains { !$0.isEmpty && ($0 == "*" || link.contains($0)) }
      }
      node = current.parent
    }
    return false
  }

  override func update(_ new: WindowGroup<Content>) {
    let oldTitle = title(of: view)
    view = new
    let newTitle = title(of: new)
    ViewGraph.withoutTracking {
      for shown in shown {
        shown.state.perform { shown.controller?.rootView = root(shown.state) }
        if newTitle != oldTitle { shown.state.scene?.title = newTitle ?? "" }
      }
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    for shown in shown where shown.controller != nil { shown.state.inherited = environment }
  }
}
