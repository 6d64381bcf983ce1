// MARK: Titles

extension NavigationLink where Label == Text {
  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a value is true.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a value is true.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a selection equals its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link with a title, whose page is shown while a selection equals its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Hashable>(
    _ title: Title, tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title, which adds a value to the path of its stack; nil disables it.
  @_disfavoredOverload
  public init<Title: StringProtocol, P: Hashable>(_ title: Title, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

// MARK: Titles of tables

extension NavigationLink where Label == Text {
  /// Creates a link with a title that is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is looked up in the tables of strings.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is looked up in the tables of strings, whose page is shown while a value is true.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link with a title that is looked up in the tables of strings, whose page is shown while a value is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that is looked up in the tables of strings, whose page is shown while a selection equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link with a title that is looked up in the tables of strings, whose page is shown while a selection equals its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link with a title that is looked up in the tables of strings, which adds a value to the path of its stack; nil disables it.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}
