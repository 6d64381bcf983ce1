/// An effect of a symbol that comes.
public struct AppearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Upwards.
  public var up: AppearSymbolEffect { with("up") }
  /// Downwards.
  public var down: AppearSymbolEffect { with("down") }
  /// Layer after layer.
  public var byLayer: AppearSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: AppearSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> AppearSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect of a symbol that comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// An effect of a symbol that goes. While it is active, the symbol keeps its room and is not seen.
public struct DisappearSymbolEffect: TransitionSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol while the effect is active.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(isVisible: false) }

  /// Upwards.
  public var up: DisappearSymbolEffect { with("up") }
  /// Downwards.
  public var down: DisappearSymbolEffect { with("down") }
  /// Layer after layer.
  public var byLayer: DisappearSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: DisappearSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> DisappearSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect of a symbol that goes. While it is active, the symbol keeps its room and is not seen.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// The effect that suits the change.
public struct AutomaticSymbolEffect: TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The effect that suits the change.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

/// A short jump.
public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Upwards.
  public var up: BounceSymbolEffect { with("up") }
  /// Downwards.
  public var down: BounceSymbolEffect { with("down") }
  /// Layer after layer.
  public var byLayer: BounceSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: BounceSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> BounceSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// A short jump.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// A slow growing and shrinking.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Of the size alone.
  public var plain: BreatheSymbolEffect { with("plain") }
  /// Of the size and the opacity.
  public var pulse: BreatheSymbolEffect { with("pulse") }
  /// Layer after layer.
  public var byLayer: BreatheSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: BreatheSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> BreatheSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// A slow growing and shrinking.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

/// A change of the opacity.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Layer after layer.
  public var byLayer: PulseSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: PulseSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> PulseSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// A change of the opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// The way from one symbol to another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Down, then up.
  public var downUp: ReplaceSymbolEffect { with("downUp") }
  /// Up, then up.
  public var upUp: ReplaceSymbolEffect { with("upUp") }
  /// Off, then up.
  public var offUp: ReplaceSymbolEffect { with("offUp") }
  /// Layer after layer.
  public var byLayer: ReplaceSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: ReplaceSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> ReplaceSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// The way from one symbol to another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// A rotation of the symbol's turning parts.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Clockwise.
  public var clockwise: RotateSymbolEffect { with("clockwise") }
  /// Counterclockwise.
  public var counterClockwise: RotateSymbolEffect { with("counterClockwise") }
  /// Layer after layer.
  public var byLayer: RotateSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: RotateSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> RotateSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// A rotation of the symbol's turning parts.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Another size, as long as the effect is active. The layout stays.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol while the effect is active.
  public var configuration: SymbolEffectConfiguration {
    SymbolEffectConfiguration(scale: variants.contains("down") ? 0.8 : 1.2)
  }

  /// Upwards.
  public var up: ScaleSymbolEffect { with("up") }
  /// Downwards.
  public var down: ScaleSymbolEffect { with("down") }
  /// Layer after layer.
  public var byLayer: ScaleSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: ScaleSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> ScaleSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Another size, as long as the effect is active. The layout stays.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

/// A change of the opacity of one layer after the other.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// One layer at a time.
  public var iterative: VariableColorSymbolEffect { with("iterative") }
  /// More and more layers.
  public var cumulative: VariableColorSymbolEffect { with("cumulative") }
  /// Forth and back.
  public var reversing: VariableColorSymbolEffect { with("reversing") }
  /// Forth alone.
  public var nonReversing: VariableColorSymbolEffect { with("nonReversing") }
  /// The other layers are dimmed.
  public var dimInactiveLayers: VariableColorSymbolEffect { with("dimInactiveLayers") }
  /// The other layers are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { with("hideInactiveLayers") }

  private func with(_ variant: String) -> VariableColorSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A change of the opacity of one layer after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// A movement to and fro.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  private var variants: Set<String> = []
  /// The look of the symbol: it stays.
  public var configuration: SymbolEffectConfiguration { .same }

  /// Along the horizontal axis, to the left first.
  public var left: WiggleSymbolEffect { with("left") }
  /// Along the horizontal axis, to the right first.
  public var right: WiggleSymbolEffect { with("right") }
  /// Along the vertical axis, upwards first.
  public var up: WiggleSymbolEffect { with("up") }
  /// Along the vertical axis, downwards first.
  public var down: WiggleSymbolEffect { with("down") }
  /// In the direction of text.
  public var forward: WiggleSymbolEffect { with("forward") }
  /// Against the direction of text.
  public var backward: WiggleSymbolEffect { with("backward") }
  /// Around the centre, clockwise first.
  public var clockwise: WiggleSymbolEffect { with("clockwise") }
  /// Around the centre, counterclockwise first.
  public var counterClockwise: WiggleSymbolEffect { with("counterClockwise") }
  /// Layer after layer.
  public var byLayer: WiggleSymbolEffect { with("byLayer") }
  /// All layers together.
  public var wholeSymbol: WiggleSymbolEffect { with("wholeSymbol") }

  private func with(_ variant: String) -> WiggleSymbolEffect {
    var effect = self
    effect.variants.insert(variant)
    return effect
  }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A movement to and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
