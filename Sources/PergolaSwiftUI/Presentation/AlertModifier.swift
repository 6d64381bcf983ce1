@_spi(Toolkit) import UIKitCore

/// Alerts whose buttons and message are views.
extension View {
  /// Presents an alert or a dialog while a value is true.
  func presentAlert<Actions: View, Message: View>(
    _ style: UIAlertController.Style, _ title: Text, _ isPresented: Binding<Bool>, showsTitle: Bool = true,
    _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
  ) -> some View {
    modifier(
      AlertModifier(
        style: style, title: showsTitle ? title : nil, isPresented: isPresented, actions: actions, message: message))
  }

  /// Presents an alert while a value is true. Its buttons dismiss it, then act; without buttons it has one, "OK".
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentAlert(.alert, Text(titleKey), isPresented, actions, message)
  }

  /// Presents an alert while a value is true. Its buttons dismiss it, then act; without buttons it has one, "OK".
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentAlert(.alert, Text(title), isPresented, actions, message)
  }

  /// Presents an alert while a value is true. Its buttons dismiss it, then act; without buttons it has one, "OK".
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentAlert(.alert, title, isPresented, actions, message)
  }

  /// Presents an alert without a message while a value is true.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentAlert(.alert, Text(titleKey), isPresented, actions) { EmptyView() }
  }

  /// Presents an alert without a message while a value is true.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentAlert(.alert, Text(title), isPresented, actions) { EmptyView() }
  }

  /// Presents an alert without a message while a value is true.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentAlert(.alert, title, isPresented, actions) { EmptyView() }
  }
}

/// A modifier that presents an alert made of views.
private struct AlertModifier<Actions: View, Message: View>: ViewModifier {
  let style: UIAlertController.Style
  let title: Text?
  let isPresented: Binding<Bool>
  let actions: () -> Actions
  let message: () -> Message
  @Environment(\.self) private var environment

  func body(content: Content) -> some View {
    content.modifier(
      PresentationModifier(
        style: .automatic, identity: { isPresented.wrappedValue ? AnyHashable(true) : nil }, content: { nil },
        reset: { isPresented.wrappedValue = false }, onDismiss: nil, alert: { makeAlert() }))
  }

  private func makeAlert() -> AlertValue {
    let views = AlertContent(environment)
    var (buttons, fields) = views.actions(in: actions())
    if style == .actionSheet, !buttons.contains(where: { $0.style == .cancel }) { buttons.append(.cancel()) }
    return AlertValue(
      style: style, title: title, message: views.message(in: message()), buttons: buttons, fields: fields,
      content: views)
  }
}
