import Foundation

/// Alerts that show an error.
extension View {
  /// Presents an alert about an error while a value is true and the error exists. Its title is the error's description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(errorTitle(error), isPresented: isPresented, presenting: error) { _ in actions() }
  }

  /// Presents an alert about an error, with a message, while a value is true and the error exists. Its title is the
  /// error's description.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    alert(errorTitle(error), isPresented: isPresented, presenting: error, actions: actions, message: message)
  }

  private func errorTitle(_ error: (some LocalizedError)?) -> Text {
    Text(verbatim: error.map { $0.errorDescription ?? $0.localizedDescription } ?? "")
  }
}
