@_spi(Toolkit) import UIKitCore

/// The buttons and the message of an alert, read from views that are never shown themselves.
@MainActor
struct AlertContent {
  private let graph = ViewGraph()
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The buttons in some views, "OK" if there are none, and the text fields.
  func actions<Actions: View>(in actions: Actions) -> (buttons: [Alert.Button], fields: [AlertField]) {
    let node = node(for: actions)
    let elements = node.items.allElements
    let fields = elements.compactMap(\.firstField).map { AlertField(field: $0, node: node) }
    let buttons = elements.flatMap(\.actionElements).compactMap { element -> Alert.Button? in
      guard let action = element.action else { return nil }
      let style: UIAlertAction.Style =
        switch action.role {
        case .destructive: .destructive
        case .cancel: .cancel
        case nil: .default
        }
      // The action belongs to the node, which lives as long as the button.
      return Alert.Button(
        style: style, label: Text(verbatim: action.title ?? ""),
        action: { withExtendedLifetime(node) { action.perform() } })
    }
    return (buttons.isEmpty ? [.default(Text(verbatim: "OK"))] : buttons, fields)
  }

  /// The text in some views; nil for none.
  func message<Message: View>(in message: Message) -> Text? {
    let texts = node(for: message).items.allElements.compactMap { $0.view?.firstText }
    return texts.isEmpty ? nil : Text(verbatim: texts.joined(separator: "\n"))
  }

  private func node<Content: View>(for content: Content) -> ViewNode {
    Content._makeNode(content, NodeContext(graph: graph, environment: environment))
  }
}

extension ViewElement {
  /// The elements with an action: the element itself, or those inside.
  fileprivate var actionElements: [ViewElement] {
    trait(ElementActionTrait.self) == nil ? subelements.flatMap(\.actionElements) : [self]
  }
}
