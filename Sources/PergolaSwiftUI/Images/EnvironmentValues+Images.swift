import Foundation

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }
  private enum RenderingKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }

  /// The colours of the layers of symbols; nil for one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingKey.self] }
    set { self[RenderingKey.self] = newValue }
  }

  /// The forms of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

/// Forms of a symbol, as the ends of its name say them.
public struct SymbolVariants: Hashable, Sendable {
  private var endings: [String]

  /// The symbol as it is named.
  public static let none = SymbolVariants(endings: [])
  /// The form inside a circle.
  public static let circle = SymbolVariants(endings: ["circle"])
  /// The form inside a square.
  public static let square = SymbolVariants(endings: ["square"])
  /// The filled form.
  public static let fill = SymbolVariants(endings: ["fill"])
  /// The form with a slash.
  public static let slash = SymbolVariants(endings: ["slash"])

  /// The form inside a circle.
  public var circle: SymbolVariants { with("circle") }
  /// The form inside a square.
  public var square: SymbolVariants { with("square") }
  /// The filled form.
  public var fill: SymbolVariants { with("fill") }
  /// The form with a slash.
  public var slash: SymbolVariants { with("slash") }

  /// True if all forms of another value are among these.
  public func contains(_ other: SymbolVariants) -> Bool { other.endings.allSatisfy(endings.contains) }

  /// Both.
  func joined(with other: SymbolVariants) -> SymbolVariants { other.endings.reduce(self) { $0.with($1) } }

  private func with(_ ending: String) -> SymbolVariants {
    SymbolVariants(endings: endings.contains(ending) ? endings : endings + [ending])
  }

  /// The name of a symbol in these forms: `slash` and the frame stand before `fill`.
  func name(of symbol: String) -> String {
    let order = ["slash", "circle", "square", "fill"]
    let present = Set(symbol.split(separator: ".").map(String.init))
    return ([symbol] + order.filter { endings.contains($0) && !present.contains($0) }).joined(separator: ".")
  }
}

extension View {
  /// Sets the size of symbols beside text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier { $0.imageScale = scale })
  }

  /// Sets the colours of the layers of symbols; nil for one colour.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    modifier(EnvironmentModifier { $0.symbolRenderingMode = mode })
  }

  /// Adds forms of symbols. A symbol without such a form stays as it is.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.joined(with: variant) })
  }
}
