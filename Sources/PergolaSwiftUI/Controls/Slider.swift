import Foundation
@_spi(Toolkit) import UIKitCore

/// A control that selects a value of a range by the place of its thumb.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  private let value: SliderValue
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  private init(_ value: SliderValue, label: Label, minimum: ValueLabel, maximum: ValueLabel) {
    self.value = value
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// Creates a slider with views at its ends. The label names it for accessibility and is not shown.
  ///
  /// - Parameters:
  ///   - bounds: The range. A value outside of it is shown at the nearer end.
  ///   - onEditingChanged: Called with true as the user takes hold of the thumb, and with false after.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }

  /// Creates a slider with views at its ends, which stops at steps from the lower end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: label(),
      minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  @MainActor public var body: some View {
    HStack {
      minimumValueLabel
      SliderControl(title: label as? Text, value: value, number: value.get())
      maximumValueLabel
    }
  }
}

// The original's first spellings, in which the label comes last.
extension Slider {
  /// Creates a slider with views at its ends. The label names it for accessibility and is not shown.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }

  /// Creates a slider with views at its ends, which stops at steps from the lower end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: label(), minimum: minimumValueLabel,
      maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label for accessibility, in the original's first spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label for accessibility, which stops at steps from the lower end, in the original's first
  /// spelling.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with a label for accessibility.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: nil, onEditingChanged), label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }

  /// Creates a slider with a label for accessibility, which stops at steps from the lower end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      SliderValue(value, in: bounds, step: Double(step), onEditingChanged), label: label(), minimum: EmptyView(),
      maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider that stops at steps from the lower end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// The value of a slider, for numbers of any type.
nonisolated struct SliderValue {
  let bounds: ClosedRange<Double>
  /// The distance between two values; nil for any value.
  let step: Double?
  /// The value. Reads the binding.
  let get: () -> Double
  /// Sets the value, at a step and within the bounds.
  let set: (Double) -> Void
  let onEditingChanged: (Bool) -> Void

  /// The number to which a move from the value leads: at least a step away.
  func moved(to number: Double) -> Double {
    guard let step else { return number }
    let old = min(max(get(), bounds.lowerBound), bounds.upperBound)
    return number < old ? min(number, old - step) : max(number, old + step)
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: Double?, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let limits = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.bounds = limits
    self.step = step
    self.onEditingChanged = onEditingChanged
    get = { Double(value.wrappedValue) }
    set = { number in
      var number = number
      if let step, step > 0 { number = limits.lowerBound + ((number - limits.lowerBound) / step).rounded() * step }
      let new = V(min(max(number, limits.lowerBound), limits.upperBound))
      if value.wrappedValue != new { value.wrappedValue = new }
    }
  }
}

/// The slider of UIKit.
private struct SliderControl: UIViewRepresentable {
  let title: Text?
  let value: SliderValue
  let number: Double

  final class Coordinator {
    var value: SliderValue?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    let coordinator = context.coordinator
    slider.addAction(
      UIAction { [unowned slider] _ in
        guard let value = coordinator.value else { return }
        if slider.isTracking {
          withTransaction(\.isContinuous, true) { value.set(Double(slider.value)) }
        } else {
          // A key or an assistive technology moved the thumb, by a tenth of the range.
          value.set(value.moved(to: Double(slider.value)))
        }
        // The thumb is at a step, and a binding that keeps its value has the last word.
        let number = Float(value.get())
        if slider.value != number { slider.value = number }
      }, for: .valueChanged)
    slider.addAction(UIAction { _ in coordinator.value?.onEditingChanged(true) }, for: .touchDown)
    slider.addAction(
      UIAction { _ in coordinator.value?.onEditingChanged(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel]
    )
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.value = value
    slider.minimumValue = Float(value.bounds.lowerBound)
    slider.maximumValue = Float(value.bounds.upperBound)
    if slider.value != Float(number) { slider.value = Float(number) }
    slider.isEnabled = context.environment.isEnabled
    slider.tintColor = context.environment.tintColor
    slider.accessibilityLabel = title?.string(in: context.environment)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISlider, context: Context) -> CGSize? {
    let ideal = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? max(ideal.width, 100), height: ideal.height)
  }
}
