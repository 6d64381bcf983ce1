import Foundation
@_spi(Toolkit) import UIKitCore

/// A colour: a style of shapes and text, and a view that fills the room it is given.
public struct Color: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable {
    case uiColor(UIColor)
    case accent
    case faded(Color, Double)
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { storage = .uiColor(uiColor) }

  /// A colour of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { storage = .uiColor(color) }

  /// A fixed colour.
  public init(cgColor: CGColor) { storage = .uiColor(UIColor(cgColor: cgColor)) }

  /// A colour of the asset catalogues of a bundle; nil for those of the app. Without one of the name, which is logged,
  /// the colour is transparent.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .uiColor(UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear)
  }

  /// The meaning of a colour's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The components of most colours, spaced as the eye perceives them.
    case sRGB
    /// The colours of sRGB, with components in proportion to the light.
    case sRGBLinear
    /// Colours beyond those of sRGB.
    case displayP3
  }

  /// A colour with components from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: storage = .uiColor(UIColor(red: red, green: green, blue: blue, alpha: opacity))
    case .displayP3: storage = .uiColor(UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity))
    case .sRGBLinear:
      storage = .uiColor(
        UIColor(red: red.encoded, green: green.encoded, blue: blue.encoded, alpha: opacity))
    }
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour with a hue, a saturation and a brightness from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    storage = .uiColor(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity))
  }

  /// The colour with its opacity multiplied by a factor from 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity)) }

  // MARK: Named colours

  /// The system's red, which adapts to the appearance.
  public static let red = Color(uiColor: .systemRed)
  /// The system's orange, which adapts to the appearance.
  public static let orange = Color(uiColor: .systemOrange)
  /// The system's yellow, which adapts to the appearance.
  public static let yellow = Color(uiColor: .systemYellow)
  /// The system's green, which adapts to the appearance.
  public static let green = Color(uiColor: .systemGreen)
  /// The system's mint, which adapts to the appearance.
  public static let mint = Color(uiColor: .systemMint)
  /// The system's teal, which adapts to the appearance.
  public static let teal = Color(uiColor: .systemTeal)
  /// The system's cyan, which adapts to the appearance.
  public static let cyan = Color(uiColor: .systemCyan)
  /// The system's blue, which adapts to the appearance.
  public static let blue = Color(uiColor: .systemBlue)
  /// The system's indigo, which adapts to the appearance.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// The system's purple, which adapts to the appearance.
  public static let purple = Color(uiColor: .systemPurple)
  /// The system's pink, which adapts to the appearance.
  public static let pink = Color(uiColor: .systemPink)
  /// The system's brown, which adapts to the appearance.
  public static let brown = Color(uiColor: .systemBrown)
  /// The system's gray, which adapts to the appearance.
  public static let gray = Color(uiColor: .systemGray)
  /// White in every appearance.
  public static let white = Color(uiColor: .white)
  /// Black in every appearance.
  public static let black = Color(uiColor: .black)
  /// A transparent colour.
  public static let clear = Color(uiColor: .clear)
  /// The colour of text.
  public static let primary = Color(uiColor: .label)
  /// The colour of less important text.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The tint of the environment.
  public static let accentColor = Color(.accent)

  // MARK: Resolution

  /// The colour of UIKit, which follows the appearance.
  ///
  /// - Parameter accent: the tint of the environment; nil for the system's.
  func uiColor(accent: UIColor? = nil) -> UIColor {
    switch storage {
    case .uiColor(let color): color
    case .accent: accent ?? .tintColor
    case .faded(let color, let opacity): color.uiColor(accent: accent).faded(by: opacity)
    }
  }
}

extension Color: ShapeStyle {
  public typealias Resolved = Never

  public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
    // The tint of the environment has no accent of its own.
    _ShapePaint(.color(uiColor(accent: environment.tintColor)))
  }
}

extension Color: PrimitiveView {
  @MainActor public static func _makeNode(_ view: Self, _ context: NodeContext) -> TypedViewNode<Self> {
    ColorNode(view, context)
  }
}

extension Color: CustomStringConvertible {
  /// The colour of UIKit or `accentColor`, with the opacity.
  public var description: String {
    switch storage {
    case .uiColor(let color): "\(color)"
    case .accent: "accentColor"
    case .faded(let color, let opacity): "\(color) at \(opacity)"
    }
  }
}

/// The node of a colour: a view with a background.
private final class ColorNode: LeafNode<Color> {
  private let background = UIView()

  override func makeElement() -> ViewElement {
    background.isUserInteractionEnabled = false
    return UIViewElement(self, background) { _, proposal in proposal.replacingUnspecifiedDimensions() }
  }

  override func evaluate() {
    background.backgroundColor = view._paint(in: environment).uiColor
    // The element is made with the node, before the first layout.
    _ = element
  }
}

extension UIColor {
  /// The colour of a style of SwiftUI, outside of an environment.
  public convenience init(_ color: Color) {
    let color = color.uiColor()
    self.init { color.resolvedColor(with: $0) }
  }

  /// The colour with its opacity multiplied by a factor.
  func faded(by factor: Double) -> UIColor {
    guard factor != 1 else { return self }
    return UIColor { traits in
      let resolved = self.resolvedColor(with: traits)
      var alpha: CGFloat = 0
      resolved.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      return resolved.withAlphaComponent(alpha * CGFloat(max(0, factor)))
    }
  }
}

extension Double {
  /// A linear component from 0 to 1 in the curve of sRGB.
  fileprivate var encoded: Double {
    self <= 0.0031308 ? self * 12.92 : 1.055 * Foundation.pow(self, 1 / 2.4) - 0.055
  }
}
