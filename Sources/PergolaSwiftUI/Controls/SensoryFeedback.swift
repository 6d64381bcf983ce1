import UIKitCore

/// A feedback that the user feels or hears.
///
/// No host has a device that gives feedback: generators of UIKit are told, and nothing is felt.
public struct SensoryFeedback: Equatable, Sendable {
  /// The mass of the things of a collision.
  public struct Weight: Equatable, Sendable {
    fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle

    /// Small things.
    public static let light = Weight(style: .light)
    /// Things of middle size.
    public static let medium = Weight(style: .medium)
    /// Large things.
    public static let heavy = Weight(style: .heavy)
  }

  /// The stiffness of the things of a collision.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let style: UIImpactFeedbackGenerator.FeedbackStyle

    /// Things that don't give way.
    public static let rigid = Flexibility(style: .rigid)
    /// Things that give way a little.
    public static let solid = Flexibility(style: .medium)
    /// Things that give way.
    public static let soft = Flexibility(style: .soft)
  }

  fileprivate enum Kind: Equatable, Sendable {
    case notification(UINotificationFeedbackGenerator.FeedbackType)
    case selection
    case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: Double)
    /// A feedback of other devices, which phones do not give.
    case otherDevice(String)
  }

  fileprivate let kind: Kind

  /// A task has succeeded.
  public static let success = SensoryFeedback(kind: .notification(.success))
  /// A task has made a warning.
  public static let warning = SensoryFeedback(kind: .notification(.warning))
  /// A task has failed.
  public static let error = SensoryFeedback(kind: .notification(.error))
  /// A selection has changed.
  public static let selection = SensoryFeedback(kind: .selection)
  /// A collision.
  public static let impact = SensoryFeedback(kind: .impact(.medium, intensity: 1))
  /// A value has grown beyond a threshold. Phones give no such feedback.
  public static let increase = SensoryFeedback(kind: .otherDevice("increase"))
  /// A value has fallen below a threshold. Phones give no such feedback.
  public static let decrease = SensoryFeedback(kind: .otherDevice("decrease"))
  /// An activity has begun. Phones give no such feedback.
  public static let start = SensoryFeedback(kind: .otherDevice("start"))
  /// An activity has ended. Phones give no such feedback.
  public static let stop = SensoryFeedback(kind: .otherDevice("stop"))
  /// A dragged thing has come into line. Phones give no such feedback.
  public static let alignment = SensoryFeedback(kind: .otherDevice("alignment"))
  /// A pressure has reached another level. Phones give no such feedback.
  public static let levelChange = SensoryFeedback(kind: .otherDevice("levelChange"))
  /// A path is complete. Phones give no such feedback.
  public static let pathComplete = SensoryFeedback(kind: .otherDevice("pathComplete"))

  /// A collision of things of a mass.
  ///
  /// - Parameter intensity: From 0 to 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(weight.style, intensity: intensity))
  }

  /// A collision of things of a stiffness.
  ///
  /// - Parameter intensity: From 0 to 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .impact(flexibility.style, intensity: intensity))
  }

  /// Tells the generator of UIKit.
  @MainActor
  fileprivate func play() {
    switch kind {
    case .notification(let type): UINotificationFeedbackGenerator().notificationOccurred(type)
    case .selection: UISelectionFeedbackGenerator().selectionChanged()
    case .impact(let style, let intensity):
      UIImpactFeedbackGenerator(style: style).impactOccurred(intensity: CGFloat(min(max(intensity, 0), 1)))
    case .otherDevice: break
    }
  }
}

extension View {
  /// Gives a feedback after each update in which a value has changed.
  public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    sensoryFeedback(trigger: trigger) { _, _ in feedback }
  }

  /// Gives a feedback after each update in which a value has changed, if a condition is true.
  ///
  /// - Parameter condition: Receives the old value and the new one.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    sensoryFeedback(trigger: trigger) { condition($0, $1) ? feedback : nil }
  }

  /// Gives a feedback after each update in which a value has changed.
  ///
  /// - Parameter feedback: Receives the old value and the new one, and returns the feedback; nil for none.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(
      ChangeModifier(value: trigger, isInitial: false, usesOldAction: false) { old, new in
        let feedback = feedback(old, new)
        MainActor.assumeIsolated { feedback?.play() }
      })
  }
}
