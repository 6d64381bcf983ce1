import Foundation
@_spi(Toolkit) import UIKitCore

/// A message with one or two buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates an alert with one button, which says "OK" unless another one is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: SystemText.localized("OK")))]
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert or an action sheet, which dismisses it and then performs an action.
  public struct Button {
    let style: UIAlertAction.Style
    let label: Text
    let action: (() -> Void)?

    /// An ordinary button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(style: .default, label: label, action: action)
    }

    /// A button that leaves everything unchanged.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(style: .cancel, label: label, action: action)
    }

    /// A button that leaves everything unchanged, named "Cancel".
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text(verbatim: SystemText.localized("Cancel")), action: action)
    }

    /// A button that deletes.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(style: .destructive, label: label, action: action)
    }
  }
}

/// Buttons to choose from, at the bottom of the screen.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Creates an action sheet. One that has no cancel button receives one.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons.contains { $0.style == .cancel } ? buttons : buttons + [.cancel()]
  }
}

/// An alert or an action sheet, for UIKit.
struct AlertValue {
  let style: UIAlertController.Style
  let title: Text?
  let message: Text?
  let buttons: [Alert.Button]
  /// The text fields; an action sheet has none.
  let fields: [AlertField]
  /// The views of the buttons, the fields and the message; nil for an alert without views.
  let content: AlertContent?

  init(
    style: UIAlertController.Style, title: Text?, message: Text?, buttons: [Alert.Button], fields: [AlertField] = [],
    content: AlertContent? = nil
  ) {
    self.content = content
    self.style = style
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = style == .alert ? fields : []
  }

  init(_ alert: Alert) {
    self.init(style: .alert, title: alert.title, message: alert.message, buttons: alert.buttons)
  }

  init(_ sheet: ActionSheet) {
    self.init(style: .actionSheet, title: sheet.title, message: sheet.message, buttons: sheet.buttons)
  }

  /// A controller whose buttons perform their actions after the dismissal.
  @MainActor
  func makeController(in environment: EnvironmentValues) -> PresentedAlert {
    let controller = PresentedAlert(
      title: title?.string(in: environment), message: message?.string(in: environment), preferredStyle: style)
    controller.content = content
    var hasCancel = false
    for button in buttons {
      // UIKit takes one cancel action only.
      let isSecondCancel = button.style == .cancel && hasCancel
      hasCancel = hasCancel || button.style == .cancel
      controller.addAction(
        UIAlertAction(
          title: button.label.string(in: environment), style: isSecondCancel ? .default : button.style
        ) { [weak controller] _ in
          controller?.reportDismissal()
          button.action?()
        })
    }
    for field in fields { field.add(to: controller) }
    return controller
  }
}

/// The controller of an alert that state presents.
final class PresentedAlert: UIAlertController {
  /// Called once after the dismissal, before the action of the button.
  var onDismissal: (() -> Void)?
  /// The views of the alert, which end with it.
  var content: AlertContent?

  func reportDismissal() {
    let report = onDismissal
    onDismissal = nil
    report?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed || presentingViewController == nil else { return }
    reportDismissal()
    // The action of the button follows the dismissal, and may use the state of its view.
    DispatchQueue.main.async { [content] in content?.end() }
  }
}

extension View {
  private nonisolated func present(
    _ identity: @escaping () -> AnyHashable?, reset: @escaping () -> Void,
    _ alert: @escaping @MainActor () -> AlertValue?
  ) -> some View {
    modifier(
      PresentationModifier(
        style: .automatic, identity: identity, content: { nil }, reset: reset, onDismiss: nil, alert: alert))
  }

  /// Presents an alert while a value is true.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    present(
      { isPresented.wrappedValue ? AnyHashable(true) : nil }, reset: { isPresented.wrappedValue = false },
      { AlertValue(content()) })
  }

  /// Presents an alert for an item.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    present(
      { item.wrappedValue.map { AnyHashable($0.id) } }, reset: { item.wrappedValue = nil },
      { item.wrappedValue.map { AlertValue(content($0)) } })
  }

  /// Presents an action sheet while a value is true.
  public func actionSheet(
    isPresented: Binding<Bool>, content: @escaping () -> ActionSheet
  ) -> some View {
    present(
      { isPresented.wrappedValue ? AnyHashable(true) : nil }, reset: { isPresented.wrappedValue = false },
      { AlertValue(content()) })
  }

  /// Presents an action sheet for an item.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> ActionSheet
  ) -> some View {
    present(
      { item.wrappedValue.map { AnyHashable($0.id) } }, reset: { item.wrappedValue = nil },
      { item.wrappedValue.map { AlertValue(content($0)) } })
  }
}
