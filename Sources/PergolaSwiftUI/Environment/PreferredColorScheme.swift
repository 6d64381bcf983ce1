/// The appearance that a view wants for the window or the sheet around it.
enum PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}

extension View {
  /// Sets the appearance of the window or the sheet around the view; nil for the user's.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the appearance of the view and the views inside.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
