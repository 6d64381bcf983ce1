import Foundation
import PergolaUIKit

/// A modifier with a handler of links or activities.
nonisolated struct SceneEventModifier: PrimitiveModifier {
  /// Returns what is to be done; nil if the handler is for other events.
  let action: (SceneEvents.Event) -> (() -> Void)?

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: NodeContext
  ) -> TypedViewNode<ModifiedContent<Base, Self>> {
    SceneEventNode(view, context)
  }
}

private final class SceneEventNode<Content: View>: TypedViewNode<ModifiedContent<Content, SceneEventModifier>> {
  private var child: TypedViewNode<Content>?
  private weak var events: SceneEvents?

  override init(_ view: ModifiedContent<Content, SceneEventModifier>, _ context: NodeContext) {
    super.init(view, context)
    events = ViewGraph.withoutTracking { environment.sceneEvents.events }
    events?.addHandler(self) { [unowned self] in self.view.modifier.action($0) }
    child = Content._makeNode(view.content, NodeContext(in: self))
  }

  override func update(_ new: ModifiedContent<Content, SceneEventModifier>) {
    view = new
    child?.update(new.content)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func willUnmount() { events?.removeHandler(self) }
}

extension View {
  /// Performs an action with each link that the scene of the view receives: with a URL of the app's schemes, and with a
  /// universal link.
  ///
  /// All handlers of the scene's views are called, once for each URL. A link that arrives before there is a handler, as
  /// at launch, is kept until then. In an app without an `App`, links go to its delegates, and no handler is called.
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(
      SceneEventModifier { event in
        switch event {
        case .url(let url): return { action(url) }
        case .activity(let activity):
          guard activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL else {
            return nil
          }
          return { action(url) }
        }
      })
  }

  /// Performs an action with each activity of a type that the scene of the view receives, as `onOpenURL(perform:)` does
  /// with links.
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(
      SceneEventModifier { event in
        guard case .activity(let activity) = event, activity.activityType == activityType else { return nil }
        return { action(activity) }
      })
  }
}
