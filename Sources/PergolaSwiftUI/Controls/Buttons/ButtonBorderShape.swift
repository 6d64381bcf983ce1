import Foundation

/// The shape of the background of buttons that have one.
public struct ButtonBorderShape: Equatable, Sendable {
  fileprivate enum Kind: Equatable { case automatic, capsule, rectangle(radius: CGFloat?), circle }

  fileprivate let kind: Kind

  /// The shape that the system chooses: a rounded rectangle.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A rectangle with semicircles at its shorter sides.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle, whose radius follows the size of the control.
  public static let roundedRectangle = ButtonBorderShape(kind: .rectangle(radius: nil))
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)

  /// A rounded rectangle with a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rectangle(radius: radius))
  }

  /// True if the button has the same width and height.
  var isCircle: Bool { kind == .circle }

  /// The shape for a size of controls.
  func shape(_ size: ControlSize) -> AnyShape {
    switch kind {
    case .automatic: AnyShape(RoundedRectangle(cornerRadius: size.buttonRadius))
    case .capsule: AnyShape(Capsule())
    case .rectangle(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? size.buttonRadius))
    case .circle: AnyShape(Circle())
    }
  }
}

extension EnvironmentValues {
  private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
  }

  /// The shape of the background of buttons that have one.
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of the background of the buttons inside that have one: bordered ones, and toggles that are buttons.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentModifier { $0.buttonBorderShape = shape })
  }
}
