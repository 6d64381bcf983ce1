/// Alerts that show a datum.
extension View {
  /// Presents an alert about a datum while a value is true and the datum exists.
  public func alert<Actions: View, Message: View, Datum>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Datum?,
    @ViewBuilder actions: @escaping (Datum) -> Actions, @ViewBuilder message: @escaping (Datum) -> Message
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about a datum while a value is true and the datum exists.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View, Datum>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Datum?,
    @ViewBuilder actions: @escaping (Datum) -> Actions, @ViewBuilder message: @escaping (Datum) -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert about a datum while a value is true and the datum exists.
  public func alert<Actions: View, Message: View, Datum>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Datum?,
    @ViewBuilder actions: @escaping (Datum) -> Actions, @ViewBuilder message: @escaping (Datum) -> Message
  ) -> some View {
    alert(title, isPresented: isPresented.whileExists(data)) {
      if let data { actions(data) }
    } message: {
      if let data { message(data) }
    }
  }

  /// Presents an alert about a datum, without a message, while a value is true and the datum exists.
  public func alert<Actions: View, Datum>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Datum?,
    @ViewBuilder actions: @escaping (Datum) -> Actions
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert about a datum, without a message, while a value is true and the datum exists.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Datum>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Datum?,
    @ViewBuilder actions: @escaping (Datum) -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert about a datum, without a message, while a value is true and the datum exists.
  public func alert<Actions: View, Datum>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Datum?,
    @ViewBuilder actions: @escaping (Datum) -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }
}

extension Binding<Bool> {
  /// A binding that is true while this one is true and a datum exists.
  func whileExists<Datum>(_ data: Datum?) -> Binding<Bool> {
    let exists = data != nil
    return Binding(
      identity: nil, get: { wrappedValue && exists },
      set: { value, transaction in withTransaction(transaction) { wrappedValue = value } })
  }
}
