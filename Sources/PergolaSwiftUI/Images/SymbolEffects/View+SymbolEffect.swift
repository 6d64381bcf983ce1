import Foundation

extension EnvironmentValues {
  private enum SymbolLookKey: EnvironmentKey {
    static var defaultValue: SymbolEffectConfiguration { .same }
  }

  /// The look that the active effects give the symbols inside.
  var symbolLook: SymbolEffectConfiguration {
    get { self[SymbolLookKey.self] }
    set { self[SymbolLookKey.self] = newValue }
  }
}

extension SymbolEffectConfiguration {
  /// The look with another effect as well.
  fileprivate func combined(with other: SymbolEffectConfiguration) -> SymbolEffectConfiguration {
    SymbolEffectConfiguration(isVisible: isVisible && other.isVisible, scale: scale * other.scale)
  }
}

extension View {
  /// Gives the symbols inside an effect while a value is true.
  ///
  /// - Parameters:
  ///   - effect: The effect: `disappear` and `scale` change the look of symbols. The others move them, which no host shows.
  ///   - options: The speed and the runs of the movement.
  ///   - isActive: True while the symbols have the effect.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    let look = isActive ? effect.configuration : .same
    return modifier(EnvironmentModifier { $0.symbolLook = $0.symbolLook.combined(with: look) })
  }

  /// Moves the symbols inside once after each change of a value. No host shows the movement, after which symbols look as before.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed and the runs of the movement.
  ///   - value: The value.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    self
  }

  /// Keeps the effects of the views around from the symbols inside.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isEnabled { $0.symbolLook = .same } })
  }
}

extension AnyTransition {
  /// The transition of a symbol that comes and goes: as hosts show it, `opacity`.
  public static var symbolEffect: AnyTransition { .opacity }

  /// The transition of a symbol that comes and goes with an effect: as hosts show it, `opacity`.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition {
    .opacity
  }
}
