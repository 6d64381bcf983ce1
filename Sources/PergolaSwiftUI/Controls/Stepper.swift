import Foundation
@_spi(Toolkit) import UIKitCore

/// A control with two buttons, which raise and lower a value.
public nonisolated struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: StepperSteps

  private init(_ steps: StepperSteps, label: Label) {
    self.steps = steps
    self.label = label
  }

  /// Creates a stepper with actions of its own. A button without an action is disabled.
  ///
  /// - Parameter onEditingChanged: Called with true before each step and with false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      StepperSteps(
        increment: { onIncrement }, decrement: { onDecrement }, onEditingChanged: onEditingChanged), label: label())
  }

  /// Creates a stepper that changes a value without limits.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, in: nil, step: step, onEditingChanged), label: label())
  }

  /// Creates a stepper that changes a value within bounds. The last step before a bound ends there; a value beyond the
  /// bounds is changed towards them only.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(StepperSteps(value, in: bounds, step: step, onEditingChanged), label: label())
  }

  /// The view, which the environment's style draws.
  @MainActor public var body: some View { LabeledStepper(label: label, steps: steps) }
}

// The original's first spellings, in which the label comes last.
extension Stepper {
  /// Creates a stepper with actions of its own. A button without an action is disabled.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value without limits.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper that changes a value within bounds.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title and actions of its own. A button without an action is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and actions of its own. A button without an action is disabled.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title that changes a value without limits.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value without limits.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title that changes a value within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that changes a value within bounds.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

/// The steps of a stepper, for values of any type.
nonisolated struct StepperSteps {
  /// The action of the upper button; nil if it is disabled. Reads the value.
  let increment: () -> (() -> Void)?
  /// The action of the lower button; nil if it is disabled. Reads the value.
  let decrement: () -> (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value as a text; empty if the stepper has actions of its own. Reads the value.
  let value: () -> String

  init(
    increment: @escaping () -> (() -> Void)?, decrement: @escaping () -> (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
    value = { "" }
  }

  init<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.onEditingChanged = onEditingChanged
    self.value = { "\(value.wrappedValue)" }
    increment = {
      let old = value.wrappedValue
      guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: step) } }
      guard old < bounds.upperBound else { return nil }
      return {
        let old = value.wrappedValue
        let room = old.distance(to: bounds.upperBound)
        value.wrappedValue = room < step ? bounds.upperBound : old.advanced(by: step)
      }
    }
    decrement = {
      let old = value.wrappedValue
      guard let bounds else { return { value.wrappedValue = value.wrappedValue.advanced(by: -step) } }
      guard old > bounds.lowerBound else { return nil }
      return {
        let old = value.wrappedValue
        let room = bounds.lowerBound.distance(to: old)
        value.wrappedValue = room < step ? bounds.lowerBound : old.advanced(by: -step)
      }
    }
  }
}

private struct LabeledStepper<Label: View>: View {
  let label: Label
  let steps: StepperSteps
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    let stepper = StepperControl(
      title: label as? Text, value: steps.value(), increment: steps.increment(), decrement: steps.decrement(),
      onEditingChanged: steps.onEditingChanged)
    if labelsVisibility == .hidden {
      stepper
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        stepper.modifier(RowControl())
      }
    }
  }
}

/// The stepper of UIKit. Between two steps its value says which buttons are enabled: it is 0 for both, 1 at the upper end
/// and -1 at the lower one.
private struct StepperControl: UIViewRepresentable {
  let title: Text?
  /// The value for accessibility; empty if the stepper has actions of its own.
  let value: String
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void

  final class Coordinator {
    /// The value between two steps.
    var restingValue = 0.0
    /// Performs a step, upwards for true.
    var step: (Bool) -> Void = { _ in }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    stepper.minimumValue = -1
    stepper.maximumValue = 1
    let coordinator = context.coordinator
    stepper.addAction(
      UIAction { [unowned stepper] _ in
        let isUpwards = stepper.value > coordinator.restingValue
        stepper.value = coordinator.restingValue
        coordinator.step(isUpwards)
      }, for: .valueChanged)
    return stepper
  }

  func updateUIView(_ stepper: UIStepper, context: Context) {
    let restingValue: Double = increment == nil ? 1 : decrement == nil ? -1 : 0
    context.coordinator.restingValue = restingValue
    stepper.value = restingValue
    stepper.isEnabled = context.environment.isEnabled && (increment != nil || decrement != nil)
    stepper.accessibilityValue = value
    stepper.accessibilityLabel = title?.string(in: context.environment)
    let (increment, decrement, onEditingChanged) = (increment, decrement, onEditingChanged)
    context.coordinator.step = { isUpwards in
      onEditingChanged(true)
      if isUpwards { increment?() } else { decrement?() }
      onEditingChanged(false)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIStepper, context: Context) -> CGSize? {
    uiView.intrinsicContentSize
  }
}
