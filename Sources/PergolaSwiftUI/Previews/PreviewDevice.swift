import Foundation
import UIKitCore

/// A device whose screen a preview has, by its name, such as `iPhone 15` or `iPad mini (6th generation)`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The name of the device.
  public let rawValue: String

  /// A device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device with a name.
  public init(stringLiteral value: String) { rawValue = value }

  /// The size of the upright screen, in points; nil for a device that is not known.
  var size: CGSize? { Self.sizes[rawValue] }

  private static let sizes: [String: CGSize] = {
    let groups: [(width: CGFloat, height: CGFloat, names: [String])] = [
      (320, 568, ["iPhone 5", "iPhone 5c", "iPhone 5s", "iPhone SE", "iPhone SE (1st generation)"]),
      (
        375, 667,
        [
          "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)",
        ]
      ),
      (414, 736, ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"]),
      (375, 812, ["iPhone X", "iPhone XS", "iPhone Xs", "iPhone 11 Pro", "iPhone 12 mini", "iPhone 13 mini"]),
      (414, 896, ["iPhone Xʀ", "iPhone XR", "iPhone XS Max", "iPhone Xs Max", "iPhone 11", "iPhone 11 Pro Max"]),
      (390, 844, ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"]),
      (428, 926, ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"]),
      (393, 852, ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"]),
      (430, 932, ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"]),
      (402, 874, ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"]),
      (420, 912, ["iPhone Air"]),
      (440, 956, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"]),
      (744, 1133, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"]),
      (768, 1024, ["iPad mini 4", "iPad mini (5th generation)", "iPad (5th generation)", "iPad (6th generation)"]),
      (768, 1024, ["iPad Pro (9.7-inch)"]),
      (810, 1080, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"]),
      (
        820, 1180,
        [
          "iPad (10th generation)", "iPad (A16)", "iPad Air (4th generation)", "iPad Air (5th generation)",
          "iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)",
        ]
      ),
      (834, 1210, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"]),
      (1032, 1376, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"]),
      (834, 1112, ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"]),
      (
        834, 1194,
        [
          "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
          "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
        ]
      ),
      (
        1024, 1366,
        [
          "iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)",
          "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
          "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)", "iPad Air 13-inch (M2)",
          "iPad Air 13-inch (M3)",
        ]
      ),
    ]
    let pairs = groups.flatMap { group in
      group.names.map { ($0, CGSize(width: group.width, height: group.height)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}

extension View {
  /// Gives the view, as a preview, the size of a device's upright screen, in the middle of the window. The view has the
  /// whole window for nil and for a device that is not known, and another `previewLayout(_:)` than `.device` wins.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    modifier(TraitModifier<PreviewDeviceTrait>(value: value))
  }
}

/// The orientation of the screen of a preview.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable, Identifiable {
  private let name: String
  private let isLandscape: Bool

  /// The orientation itself.
  public var id: Self { self }

  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait", isLandscape: false)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown", isLandscape: false)
  /// Turned, with the upper edge at the left.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft", isLandscape: true)
  /// Turned, with the upper edge at the right.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight", isLandscape: true)

  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]

  /// The canvas of a device's upright screen in this orientation.
  ///
  /// - Parameter size: The size of the screen; nil for that of the window, or turned for that of a phone.
  func canvas(of size: CGSize?) -> PreviewCanvas {
    guard isLandscape else { return size.map(PreviewCanvas.fixed) ?? .device }
    let size = size ?? CGSize(width: 390, height: 844)
    return .fixed(CGSize(width: size.height, height: size.width))
  }
}

extension View {
  /// Gives the view, as a preview, a screen in an orientation. Another `previewLayout(_:)` than `.device` wins.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    modifier(TraitModifier<PreviewOrientationTrait>(value: value))
  }
}

/// The orientation of a preview.
enum PreviewOrientationTrait: ElementTrait { typealias Value = InterfaceOrientation }

/// The device of a preview.
enum PreviewDeviceTrait: ElementTrait { typealias Value = PreviewDevice? }
