import RenderTree

/// The manner in which a view is mixed with what lies behind it.
public enum BlendMode: Hashable, Sendable {
  /// The view over what lies behind.
  case normal
  /// The colours multiplied, or those of the complements.
  case multiply, screen, overlay
  /// The darker, or the lighter, of both colours.
  case darken, lighten
  case colorDodge, colorBurn, softLight, hardLight
  /// The distance of both colours.
  case difference, exclusion
  /// One property of the view's colours, and the others of those behind.
  case hue, saturation, color, luminosity
  /// The view where something lies behind.
  case sourceAtop
  /// The view behind what lies behind it.
  case destinationOver
  /// The parts behind the view, where it is transparent.
  case destinationOut
  /// The sum of the colours, or of their distances from white.
  case plusDarker, plusLighter

  /// The mode of the render tree.
  var rendered: Drawing.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
