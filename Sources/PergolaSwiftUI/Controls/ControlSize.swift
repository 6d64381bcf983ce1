import Foundation

/// A size of controls: of buttons with a background, and of spinners. Other controls have one size.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest size, which is that of small controls.
  case mini
  case small
  case regular
  case large
  /// The largest size, which is that of large controls.
  case extraLarge

  /// True for the sizes above the regular one.
  var isLarge: Bool { self == .large || self == .extraLarge }

  /// The insets around the label of a button with a background, in points.
  var buttonInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large, .extraLarge: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The radius of the corners of a button's background, in points.
  var buttonRadius: CGFloat {
    switch self {
    case .mini, .small: 7
    case .regular: 8
    case .large, .extraLarge: 12
    }
  }

  /// The font of a button with a background; nil for that of the surroundings.
  var buttonFont: Font? { self == .mini || self == .small ? .subheadline : nil }
}

extension EnvironmentValues {
  private enum ControlSizeKey: EnvironmentKey {
    static var defaultValue: ControlSize { .regular }
  }

  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of the controls inside.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
