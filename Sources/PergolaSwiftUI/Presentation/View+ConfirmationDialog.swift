/// Dialogs whose buttons and message are views. The title is hidden unless it is said to be visible, and a dialog without
/// a button that cancels receives one.
extension View {
  /// Presents buttons to choose from while a value is true.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents buttons to choose from while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents buttons to choose from while a value is true.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    presentAlert(
      .actionSheet, title, isPresented, showsTitle: titleVisibility == .visible, actions
    ) { EmptyView() }
  }

  /// Presents buttons to choose from, with a message, while a value is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents buttons to choose from, with a message, while a value is true.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Presents buttons to choose from, with a message, while a value is true.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    presentAlert(
      .actionSheet, title, isPresented, showsTitle: titleVisibility == .visible, actions, message)
  }

  /// Presents buttons to choose from for a datum while a value is true and the datum exists.
  public func confirmationDialog<Actions: View, Datum>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Datum?, @ViewBuilder actions: @escaping (Datum) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents buttons to choose from for a datum while a value is true and the datum exists.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Datum>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Datum?, @ViewBuilder actions: @escaping (Datum) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Presents buttons to choose from for a datum while a value is true and the datum exists.
  public func confirmationDialog<Actions: View, Datum>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Datum?, @ViewBuilder actions: @escaping (Datum) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions
    ) { _ in EmptyView() }
  }

  /// Presents buttons to choose from, with a message, for a datum while a value is true and the datum exists.
  public func confirmationDialog<Actions: View, Message: View, Datum>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Datum?, @ViewBuilder actions: @escaping (Datum) -> Actions,
    @ViewBuilder message: @escaping (Datum) -> Message
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents buttons to choose from, with a message, for a datum while a value is true and the datum exists.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Datum>(
    _ title: Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Datum?, @ViewBuilder actions: @escaping (Datum) -> Actions,
    @ViewBuilder message: @escaping (Datum) -> Message
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Presents buttons to choose from, with a message, for a datum while a value is true and the datum exists.
  public func confirmationDialog<Actions: View, Message: View, Datum>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Datum?, @ViewBuilder actions: @escaping (Datum) -> Actions,
    @ViewBuilder message: @escaping (Datum) -> Message
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented.whileExists(data), titleVisibility: titleVisibility) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }
}
