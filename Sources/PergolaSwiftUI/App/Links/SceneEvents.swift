import Foundation
@_spi(Toolkit) import UIKitCore

/// The links and activities that arrive in one scene, and the handlers in its views.
///
/// An event goes to every handler that is mounted as it is delivered, in the order of the views, ancestors first. It is
/// kept until there is one.
@MainActor
final class SceneEvents {
  enum Event {
    case url(URL)
    case activity(NSUserActivity)
  }

  /// The reference in the environment.
  nonisolated struct Reference: Equatable {
    let events: SceneEvents?

    static func == (a: Self, b: Self) -> Bool { a.events === b.events }
  }

  private struct Handler {
    unowned let node: ViewNode
    /// Returns what is to be done; nil if the handler is for other events.
    let action: (Event) -> (() -> Void)?
    /// The position in the order of mounting.
    let number: Int
  }

  private weak var scene: UIWindowScene?
  private var handlers: [ObjectIdentifier: Handler] = [:]
  private var mountedHandlers = 0
  private var pending: [Event] = []
  private var isScheduled = false

  init(_ scene: UIWindowScene) { self.scene = scene }

  /// Delivers an event, or keeps it until a view handles it.
  func receive(_ event: Event) {
    pending.append(event)
    // Events are delivered in the order in which they arrive.
    if !isScheduled { deliver() }
  }

  func addHandler(_ node: ViewNode, action: @escaping (Event) -> (() -> Void)?) {
    mountedHandlers += 1
    handlers[ObjectIdentifier(node)] = Handler(node: node, action: action, number: mountedHandlers)
    guard !pending.isEmpty, !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.deliverInScene() }
    }
  }

  func removeHandler(_ node: ViewNode) { handlers[ObjectIdentifier(node)] = nil }

  private func deliverInScene() {
    isScheduled = false
    scene?.context.perform { deliver() }
  }

  private func deliver() {
    let events = pending
    pending = []
    for event in events {
      let actions = orderedHandlers.compactMap { $0.action(event) }
      if actions.isEmpty { pending.append(event) }
      ViewGraph.withoutTracking {
        for action in actions { action() }
      }
    }
  }

  /// The handlers in the order of the document.
  private var orderedHandlers: [Handler] {
    handlers.values.map { (path: path(to: $0.node), handler: $0) }
      .sorted {
        $0.path == $1.path ? $0.handler.number < $1.handler.number : $0.path.lexicographicallyPrecedes($1.path)
      }
      .map(\.handler)
  }

  /// The positions among siblings from the root down to a node.
  private func path(to node: ViewNode) -> [Int] {
    var path: [Int] = []
    var node = node
    while let parent = node.parent {
      var position = 0
      var found = 0
      parent.forEachChild { child in
        if child === node { found = position }
        position += 1
      }
      path.append(found)
      node = parent
    }
    return path.reversed()
  }
}

extension EnvironmentValues {
  private enum SceneEventsKey: EnvironmentKey {
    static var defaultValue: SceneEvents.Reference { SceneEvents.Reference(events: nil) }
  }

  /// The links and activities of the scene.
  var sceneEvents: SceneEvents.Reference {
    get { self[SceneEventsKey.self] }
    set { self[SceneEventsKey.self] = newValue }
  }
}
