import PergolaDiagnostics
@_spi(Toolkit) import UIKitCore

/// The buttons and the message of an alert, read from views that are never shown themselves.
@MainActor
struct AlertContent {
  private let graph = ViewGraph()
  private let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// The buttons in some views; "OK" if there are none.
  func buttons<Actions: View>(in actions: Actions) -> [Alert.Button] {
    let elements = elements(of: actions)
    if elements.contains(where: { $0.view?.containsField == true }) {
      Log.warning("Text fields in an alert are not shown. Present a sheet, or a UIAlertController with text fields.")
    }
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
    return buttons.isEmpty ? [.default(Text(verbatim: "OK"))] : buttons
  }

  /// The text in some views; nil for none.
  func message<Message: View>(in message: Message) -> Text? {
    let texts = elements(of: message).compactMap { $0.view?.firstText }
    return texts.isEmpty ? nil : Text(verbatim: texts.joined(separator: "\n"))
  }

  private func elements<Content: View>(of content: Content) -> [ViewElement] {
    let node = Content._makeNode(content, NodeContext(graph: graph, environment: environment))
    return node.items.allElements
  }
}

extension ViewElement {
  /// The elements with an action: the element itself, or those inside.
  fileprivate var actionElements: [ViewElement] {
    trait(ElementActionTrait.self) == nil ? subelements.flatMap(\.actionElements) : [self]
  }
}

extension UIView {
  fileprivate var containsField: Bool { self is UITextField || subviews.contains(where: \.containsField) }
}
