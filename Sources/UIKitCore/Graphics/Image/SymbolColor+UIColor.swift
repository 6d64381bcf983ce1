import PergolaSymbols

extension SymbolColor {
  /// The system colour, which adapts to the appearance; white and black do not.
  var color: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .gray: .systemGray2
    case .white: .white
    case .black: .black
    }
  }
}
