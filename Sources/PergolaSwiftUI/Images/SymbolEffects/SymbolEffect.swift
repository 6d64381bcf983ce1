/// A movement of a symbol's parts.
///
/// Hosts show the look that a symbol has at the end of its effects: it is there or has disappeared, and has a size. Movements that
/// leave the look, such as those of `bounce`, are not seen.
public protocol SymbolEffect: Sendable {
  /// The look of the symbol while the effect is active.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect that plays once for each change.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect from one symbol to another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect of a symbol that comes or goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// The look of a symbol while an effect is active.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  /// True if the symbol is there.
  var isVisible = true
  /// The factor of the symbol's size. The layout stays.
  var scale = 1.0

  static let same = SymbolEffectConfiguration()
}

/// The speed of an effect, and the number of its runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The manner in which an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    private var isPeriodic = false
    private var count: Int?
    private var delay: Double?

    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static var periodic: RepeatBehavior { periodic() }

    /// With pauses.
    ///
    /// - Parameters:
    ///   - count: The number of runs; nil for no end.
    ///   - delay: The length of the pauses, in seconds; nil for that of the effect.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(isPeriodic: true, count: count, delay: delay)
    }
  }

  private var factor = 1.0
  private var runs: Int? = 1
  private var behavior: RepeatBehavior?

  /// The speed and the runs of the effect itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Runs without an end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// A single run.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

  /// A number of runs; nil for no end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// Runs in a manner.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions().repeat(behavior)
  }
  /// A factor of the speed.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// The options with runs without an end.
  public var repeating: SymbolEffectOptions { self.repeat(nil as Int?) }
  /// The options with a single run.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }

  /// The options with a number of runs; nil for no end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    var options = self
    options.runs = count
    return options
  }

  /// The options with runs in a manner.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    var options = self
    options.behavior = behavior
    return options
  }

  /// The options with a factor of the speed.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    var options = self
    options.factor = speed
    return options
  }
}
