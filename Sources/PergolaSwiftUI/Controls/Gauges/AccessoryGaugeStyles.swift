import Foundation

/// A bar with a mark at the value, between the descriptions of its bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar with a mark at the value.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      MarkedBar(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .gaugeAccessibility(configuration)
  }
}

/// A bar that is filled up to the value, with the label above it and the description of the value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// An open ring with a mark at the value, which is described inside.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// An open ring with a mark at the value.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(start: 135, length: 270, opacity: 1)
      GaugeRing.Mark(angle: 135 + 270 * configuration.value)
      VStack(spacing: 0) { configuration.currentValueLabel.font(.title3) }
      VStack {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel == nil {
          configuration.label.font(.caption2)
        } else {
          HStack(spacing: 4) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .font(.caption2)
        }
      }
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
    .gaugeAccessibility(configuration)
  }
}

/// A closed ring that is filled up to the value, which is described inside.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A closed ring that is filled up to the value.
  public nonisolated init() {}
  /// The view of the control in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(start: 270, length: 360, opacity: 0.3)
      GaugeRing(start: 270, length: 360 * configuration.value, opacity: 1)
      if configuration.currentValueLabel == nil {
        configuration.label.font(.caption)
      } else {
        configuration.currentValueLabel.font(.title3)
      }
    }
    .frame(width: GaugeRing.diameter, height: GaugeRing.diameter)
    .gaugeAccessibility(configuration)
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value, between the descriptions of its bounds.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, with the label above it and the description of the value below.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value, which is described inside.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value, which is described inside.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A part of the ring of a gauge, in the tint.
private struct GaugeRing: View {
  /// In points.
  static let diameter: CGFloat = 58
  /// In points.
  static let width: CGFloat = 6

  /// The direction of the beginning, in degrees, clockwise from 3 o'clock.
  let start: Double
  /// In degrees.
  let length: Double
  let opacity: Double

  var body: some View {
    Circle()
      .inset(by: Self.width / 2)
      .trim(from: 0, to: length / 360)
      .stroke(TintShapeStyle().opacity(opacity), style: StrokeStyle(lineWidth: Self.width, lineCap: .round))
      .rotationEffect(.degrees(start))
  }

  /// A dot on a ring.
  struct Mark: View {
    /// In degrees, clockwise from 3 o'clock.
    let angle: Double

    var body: some View {
      let radius = (GaugeRing.diameter - GaugeRing.width) / 2
      Circle()
        .fill(Color(uiColor: .systemBackground))
        .frame(width: GaugeRing.width + 2, height: GaugeRing.width + 2)
        .overlay(Circle().fill(Color.primary).frame(width: GaugeRing.width, height: GaugeRing.width))
        .offset(x: radius * cos(angle * .pi / 180), y: radius * sin(angle * .pi / 180))
    }
  }
}

/// A bar in the tint with a mark.
private struct MarkedBar: View {
  let fraction: Double
  /// In points.
  private static let height: CGFloat = 6

  var body: some View {
    Capsule()
      .fill(TintShapeStyle())
      .frame(height: Self.height)
      .overlay {
        GeometryReader { proxy in
          Circle()
            .fill(Color(uiColor: .systemBackground))
            .overlay(Circle().inset(by: 1).fill(Color.primary))
            .frame(width: Self.height + 2, height: Self.height + 2)
            .position(x: Self.height / 2 + (proxy.size.width - Self.height) * fraction, y: Self.height / 2)
        }
      }
  }
}

extension View {
  /// Makes the view one element for assistive technologies, with the label and the value of a gauge.
  @MainActor
  fileprivate func gaugeAccessibility(_ configuration: GaugeStyleConfiguration) -> some View {
    accessibilityElement(children: .combine)
      .accessibilityValue(Text(verbatim: configuration.value.formatted(.percent.precision(.fractionLength(0)))))
  }
}
