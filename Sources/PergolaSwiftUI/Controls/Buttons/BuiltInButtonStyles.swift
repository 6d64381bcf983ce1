/// The style that the place of a button asks for: a tinted label, and in a list the whole row as the button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style that the place of a button asks for: a tinted label, and in a list the whole row as the button.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .modifier(ButtonForeground(role: configuration.role))
      .modifier(ButtonModifier(role: configuration.role, usesRow: true, action: configuration.action))
  }
}

/// A label as it is, which fades while it is touched.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// A label as it is, which fades while it is touched.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .modifier(ButtonModifier(role: configuration.role, action: configuration.action))
  }
}

/// A tinted label.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// A tinted label.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .modifier(ButtonForeground(role: configuration.role))
      .modifier(ButtonModifier(role: configuration.role, action: configuration.action))
  }
}

/// A tinted label on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// A tinted label on a faint background.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .modifier(ButtonForeground(role: configuration.role))
      .modifier(ButtonBackground(style: AnyShapeStyle(ButtonForeground.style(of: configuration.role).opacity(0.15))))
      .modifier(ButtonModifier(role: configuration.role, action: configuration.action))
  }
}

/// A white label on a background in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// A white label on a background in the tint.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.label }
      .foregroundColor(.white)
      .modifier(ButtonBackground(style: ButtonForeground.style(of: configuration.role)))
      .modifier(ButtonModifier(role: configuration.role, action: configuration.action))
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that the place of a button asks for: a tinted label, and in a list the whole row as the button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A label as it is, which fades while it is touched.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A tinted label on a faint background.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a background in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The colour of a button's label, unless the app sets one.
struct ButtonForeground: ViewModifier {
  let role: ButtonRole?

  static func style(of role: ButtonRole?) -> AnyShapeStyle {
    role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  func body(content: Content) -> some View {
    let style = Self.style(of: role)
    content.modifier(
      EnvironmentModifier {
        guard $0.foregroundSetting == ForegroundSetting() else { return }
        $0.foregroundSetting = $0.foregroundSetting.appending([style])
      })
  }
}

/// The background of a button, in the size of controls.
struct ButtonBackground: ViewModifier {
  let style: AnyShapeStyle
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var shape

  func body(content: Content) -> some View {
    let font = size.buttonFont
    let label = content.modifier(EnvironmentModifier { if $0.font == nil { $0.font = font } })
    if shape.isCircle {
      // As far from the label on all sides as above and below it.
      SquareLayout() { label }
        .padding(size.buttonInsets.top)
        .background(style, in: shape.shape(size))
    } else {
      label.padding(size.buttonInsets).background(style, in: shape.shape(size))
    }
  }
}
