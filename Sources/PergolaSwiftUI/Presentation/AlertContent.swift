@_spi(Toolkit) import UIKitCore

/// The buttons and the message of an alert, read from views that are never shown themselves.
///
/// The views are mounted while the alert is on the screen, until `end()`.
@MainActor
final class AlertContent {
  private let graph = ViewGraph()
  private let environment: EnvironmentValues
  private var nodes: [ViewNode] = []

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The buttons in some views, "OK" if there are none, and the text fields.
  func actions<Actions: View>(in actions: Actions) -> (buttons: [Alert.Button], fields: [AlertField]) {
    let node = node(for: actions)
    let elements = node.items.allElements
    let fields = elements.compactMap(\.firstField).map { AlertField(field: $0) }
    let buttons = elements.flatMap(\.actionElements).compactMap { element -> Alert.Button? in
      guard let action = element.action else { return nil }
      let style: UIAlertAction.Style =
        switch action.role {
        case .destructive: .destructive
        case .cancel: .cancel
        case nil: .default
        }
      return Alert.Button(style: style, label: Text(verbatim: action.title ?? ""), action: action.perform)
    }
    return (buttons.isEmpty ? [.default(Text(verbatim: SystemText.localized("OK")))] : buttons, fields)
  }

  /// The text in some views; nil for none.
  func message<Message: View>(in message: Message) -> Text? {
    let texts = node(for: message).items.allElements.compactMap { $0.view?.firstText }
    return texts.isEmpty ? nil : Text(verbatim: texts.joined(separator: "\n"))
  }

  private func node<Content: View>(for content: Content) -> ViewNode {
    let node = Content._makeNode(content, NodeContext(graph: graph, environment: environment))
    nodes.append(node)
    return node
  }

  /// Unmounts the views: their state is gone.
  func end() {
    for node in nodes { node.unmountNow() }
    nodes = []
  }
}

extension ViewElement {
  /// The elements with an action: the element itself, or those inside.
  fileprivate var actionElements: [ViewElement] {
    trait(ElementActionTrait.self) == nil ? subelements.flatMap(\.actionElements) : [self]
  }
}
