/// The drawings of the badges, about the badge's centre.
extension SymbolForm.Badge {
  /// The area of the badge.
  var outline: String {
    switch self {
    case .warning: "P1 0 -3.8 4.1 3.2 -4.1 3.2"
    case .gearshape: "G0 0 8 4.3 3.1 0.36 0.5"
    default: "O0 0 3.9"
    }
  }

  /// The sign on the area.
  var sign: String {
    switch self {
    case .plus: "M-2.3 0 H2.3 M0 -2.3 V2.3"
    case .minus: "M-2.3 0 H2.3"
    case .checkmark: "M-2.1 0.2 L-0.6 1.8 L2.1 -1.7"
    case .xmark: "M-1.7 -1.7 L1.7 1.7 M-1.7 1.7 L1.7 -1.7"
    case .exclamationmark: "M0 -2.3 V0.5 D0 2.4"
    case .questionmark:
      "M-1.4 -1.2 C-1.4 -2.1 -0.8 -2.6 0 -2.6 C0.9 -2.6 1.5 -2.1 1.5 -1.3 C1.5 -0.2 0 -0.3 0 0.7 D0 2.5"
    case .ellipsis: "D-2.2 0 D0 0 D2.2 0"
    case .clock: "M0 -2.3 V0.3 L1.7 1.3"
    case .gearshape: "O0 0 0.7"
    case .person: "O0 -1.4 1.5 M-2.9 3 C-2.6 1.5 -1.5 0.7 0 0.7 C1.5 0.7 2.6 1.5 2.9 3 Z"
    case .warning: "M0 -1.3 V0.6 D0 2.3"
    }
  }

  /// The area's colour in multicolour rendering.
  var color: SymbolColor {
    switch self {
    case .plus, .checkmark: .green
    case .minus, .xmark, .exclamationmark: .red
    case .warning: .yellow
    case .questionmark, .ellipsis, .clock, .gearshape, .person: .gray
    }
  }
}
