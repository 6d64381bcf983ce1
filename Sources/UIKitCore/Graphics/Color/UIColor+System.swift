/// A colour of the system's palette, as it was from iOS 13 to 18.
struct SystemColor: Hashable, Sendable {
  let name: String
  let light: SIMD4<Double>
  let dark: SIMD4<Double>
  /// The components in dark appearance at the elevated level.
  let darkElevated: SIMD4<Double>
  /// The components in light and in dark appearance where the user prefers high contrast; nil if they are the same.
  let contrast: (light: SIMD4<Double>, dark: SIMD4<Double>)?

  init(
    _ name: String, light: SIMD4<Double>, dark: SIMD4<Double>, darkElevated: SIMD4<Double>? = nil,
    contrast: (SIMD4<Double>, SIMD4<Double>)? = nil
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.darkElevated = darkElevated ?? dark
    self.contrast = contrast.map { (light: $0.0, dark: $0.1) }
  }

  func components(with traits: UITraitCollection) -> SIMD4<Double> {
    if let contrast, traits.accessibilityContrast == .high {
      return traits.userInterfaceStyle == .dark ? contrast.dark : contrast.light
    }
    guard traits.userInterfaceStyle == .dark else { return light }
    return traits.userInterfaceLevel == .elevated ? darkElevated : dark
  }

  /// System colours are equal by name.
  static func == (a: SystemColor, b: SystemColor) -> Bool { a.name == b.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// sRGB components from 0 to 255, alpha from 0 to 1.
private func rgb(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> SIMD4<Double> {
  SIMD4(red / 255, green / 255, blue / 255, alpha)
}

extension UIColor {
  private convenience init(
    _ name: String, light: SIMD4<Double>, dark: SIMD4<Double>, darkElevated: SIMD4<Double>? = nil,
    contrast: (SIMD4<Double>, SIMD4<Double>)? = nil
  ) {
    self.init(
      storage: .system(SystemColor(name, light: light, dark: dark, darkElevated: darkElevated, contrast: contrast)))
  }

  /// The system's red.
  public static let systemRed = UIColor(
    "systemRed", light: rgb(255, 59, 48), dark: rgb(255, 69, 58), contrast: (rgb(215, 0, 21), rgb(255, 105, 97)))
  /// The system's orange.
  public static let systemOrange = UIColor(
    "systemOrange", light: rgb(255, 149, 0), dark: rgb(255, 159, 10), contrast: (rgb(201, 52, 0), rgb(255, 179, 64)))
  /// The system's yellow.
  public static let systemYellow = UIColor(
    "systemYellow", light: rgb(255, 204, 0), dark: rgb(255, 214, 10), contrast: (rgb(178, 80, 0), rgb(255, 212, 38)))
  /// The system's green.
  public static let systemGreen = UIColor(
    "systemGreen", light: rgb(52, 199, 89), dark: rgb(48, 209, 88), contrast: (rgb(36, 138, 61), rgb(48, 219, 91)))
  /// The system's mint.
  public static let systemMint = UIColor(
    "systemMint", light: rgb(0, 199, 190), dark: rgb(99, 230, 226), contrast: (rgb(12, 129, 123), rgb(102, 212, 207)))
  /// The system's teal.
  public static let systemTeal = UIColor(
    "systemTeal", light: rgb(48, 176, 199), dark: rgb(64, 200, 224), contrast: (rgb(0, 130, 153), rgb(93, 230, 255)))
  /// The system's cyan.
  public static let systemCyan = UIColor(
    "systemCyan", light: rgb(50, 173, 230), dark: rgb(100, 210, 255), contrast: (rgb(0, 113, 164), rgb(112, 215, 255)))
  /// The system's blue.
  public static let systemBlue = UIColor(
    "systemBlue", light: rgb(0, 122, 255), dark: rgb(10, 132, 255), contrast: (rgb(0, 64, 221), rgb(64, 156, 255)))
  /// The system's indigo.
  public static let systemIndigo = UIColor(
    "systemIndigo", light: rgb(88, 86, 214), dark: rgb(94, 92, 230), contrast: (rgb(54, 52, 163), rgb(125, 122, 255)))
  /// The system's purple.
  public static let systemPurple = UIColor(
    "systemPurple", light: rgb(175, 82, 222), dark: rgb(191, 90, 242), contrast: (rgb(137, 68, 171), rgb(218, 143, 255))
  )
  /// The system's pink.
  public static let systemPink = UIColor(
    "systemPink", light: rgb(255, 45, 85), dark: rgb(255, 55, 95), contrast: (rgb(211, 15, 69), rgb(255, 100, 130)))
  /// The system's brown.
  public static let systemBrown = UIColor(
    "systemBrown", light: rgb(162, 132, 94), dark: rgb(172, 142, 104), contrast: (rgb(127, 101, 69), rgb(181, 148, 105))
  )
  /// The system's gray.
  public static let systemGray = UIColor(
    "systemGray", light: rgb(142, 142, 147), dark: rgb(142, 142, 147),
    contrast: (rgb(108, 108, 112), rgb(174, 174, 178)))
  /// The second of six system grays, each nearer to the background than the one before.
  public static let systemGray2 = UIColor(
    "systemGray2", light: rgb(174, 174, 178), dark: rgb(99, 99, 102), contrast: (rgb(142, 142, 147), rgb(124, 124, 128))
  )
  /// The third system gray.
  public static let systemGray3 = UIColor(
    "systemGray3", light: rgb(199, 199, 204), dark: rgb(72, 72, 74), contrast: (rgb(174, 174, 178), rgb(84, 84, 86)))
  /// The fourth system gray.
  public static let systemGray4 = UIColor(
    "systemGray4", light: rgb(209, 209, 214), dark: rgb(58, 58, 60), contrast: (rgb(188, 188, 192), rgb(68, 68, 70)))
  /// The fifth system gray.
  public static let systemGray5 = UIColor(
    "systemGray5", light: rgb(229, 229, 234), dark: rgb(44, 44, 46), contrast: (rgb(216, 216, 220), rgb(54, 54, 56)))
  /// The sixth system gray, the nearest to the background.
  public static let systemGray6 = UIColor(
    "systemGray6", light: rgb(242, 242, 247), dark: rgb(28, 28, 30), contrast: (rgb(235, 235, 240), rgb(36, 36, 38)))
  /// The colour of primary text.
  public static let label = UIColor("label", light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(
    "secondaryLabel", light: rgb(60, 60, 67, 0.60), dark: rgb(235, 235, 245, 0.60),
    contrast: (rgb(60, 60, 67, 0.80), rgb(235, 235, 245, 0.70)))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(
    "tertiaryLabel", light: rgb(60, 60, 67, 0.30), dark: rgb(235, 235, 245, 0.30),
    contrast: (rgb(60, 60, 67, 0.70), rgb(235, 235, 245, 0.55)))
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(
    "quaternaryLabel", light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16),
    contrast: (rgb(60, 60, 67, 0.55), rgb(235, 235, 245, 0.40)))
  /// The colour of placeholders in controls.
  public static let placeholderText = UIColor(
    "placeholderText", light: rgb(60, 60, 67, 0.30), dark: rgb(235, 235, 245, 0.30),
    contrast: (rgb(60, 60, 67, 0.70), rgb(235, 235, 245, 0.55)))
  /// The colour of links.
  public static let link = UIColor(
    "link", light: rgb(0, 122, 255), dark: rgb(9, 132, 255), contrast: (rgb(0, 64, 221), rgb(64, 156, 255)))
  /// The colour of translucent separators.
  public static let separator = UIColor("separator", light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.60))
  /// The colour of opaque separators.
  public static let opaqueSeparator = UIColor("opaqueSeparator", light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
  /// The fill of thin and small shapes.
  public static let systemFill = UIColor("systemFill", light: rgb(120, 120, 128, 0.20), dark: rgb(120, 120, 128, 0.36))
  /// The fill of medium-sized shapes.
  public static let secondarySystemFill = UIColor(
    "secondarySystemFill", light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(
    "tertiarySystemFill", light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
  /// The fill of large and complex shapes.
  public static let quaternarySystemFill = UIColor(
    "quaternarySystemFill", light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
  /// The main background colour of interfaces.
  public static let systemBackground = UIColor(
    "systemBackground", light: rgb(255, 255, 255), dark: rgb(0, 0, 0), darkElevated: rgb(28, 28, 30))
  /// The second background colour of interfaces.
  public static let secondarySystemBackground = UIColor(
    "secondarySystemBackground", light: rgb(242, 242, 247), dark: rgb(28, 28, 30), darkElevated: rgb(44, 44, 46))
  /// The third background colour of interfaces.
  public static let tertiarySystemBackground = UIColor(
    "tertiarySystemBackground", light: rgb(255, 255, 255), dark: rgb(44, 44, 46), darkElevated: rgb(58, 58, 60))
  /// The main background colour of grouped interfaces.
  public static let systemGroupedBackground = UIColor(
    "systemGroupedBackground", light: rgb(242, 242, 247), dark: rgb(0, 0, 0), darkElevated: rgb(28, 28, 30))
  /// The second background colour of grouped interfaces.
  public static let secondarySystemGroupedBackground = UIColor(
    "secondarySystemGroupedBackground", light: rgb(255, 255, 255), dark: rgb(28, 28, 30), darkElevated: rgb(44, 44, 46))
  /// The third background colour of grouped interfaces.
  public static let tertiarySystemGroupedBackground = UIColor(
    "tertiarySystemGroupedBackground", light: rgb(242, 242, 247), dark: rgb(44, 44, 46), darkElevated: rgb(58, 58, 60))

  /// The default tint colour of interactive elements: the accent colour that the app's Info.plist names, or `systemBlue`.
  public static var tintColor: UIColor { AccentColor.color ?? systemBlue }

  /// Dark text for light backgrounds, in every appearance.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// Light text for dark backgrounds, in every appearance.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}
