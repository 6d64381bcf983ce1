/// The colours of the system by their names in nibs and asset catalogues, which end in `Color`.
package enum SystemColorNames {
  /// The colour with a name, with or without `Color` at its end; nil for an unknown name.
  package static func color(_ name: String) -> UIColor? {
    let name = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
    // The tint depends on the app, the others do not.
    return name == "tint" ? .tintColor : colors[name]
  }

  private static let colors: [String: UIColor] = [
    "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan, "darkGray": .darkGray,
    "darkText": .darkText, "gray": .gray, "green": .green, "groupTableViewBackground": .systemGroupedBackground,
    "label": .label, "lightGray": .lightGray, "lightText": .lightText, "link": .link, "magenta": .magenta,
    "opaqueSeparator": .opaqueSeparator, "orange": .orange, "placeholderText": .placeholderText, "purple": .purple,
    "quaternaryLabel": .quaternaryLabel, "quaternarySystemFill": .quaternarySystemFill, "red": .red,
    "scrollViewTexturedBackground": .darkGray, "secondaryLabel": .secondaryLabel,
    "secondarySystemBackground": .secondarySystemBackground, "secondarySystemFill": .secondarySystemFill,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground, "separator": .separator,
    "systemBackground": .systemBackground, "systemBlue": .systemBlue, "systemBrown": .systemBrown,
    "systemCyan": .systemCyan, "systemFill": .systemFill, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "systemGreen": .systemGreen, "systemGroupedBackground": .systemGroupedBackground,
    "systemIndigo": .systemIndigo, "systemMint": .systemMint, "systemOrange": .systemOrange,
    "systemPink": .systemPink, "systemPurple": .systemPurple, "systemRed": .systemRed, "systemTeal": .systemTeal,
    "systemYellow": .systemYellow, "tableCellGroupedBackground": .secondarySystemGroupedBackground,
    "tertiaryLabel": .tertiaryLabel, "tertiarySystemBackground": .tertiarySystemBackground,
    "tertiarySystemFill": .tertiarySystemFill, "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "viewFlipsideBackground": .darkGray, "white": .white, "yellow": .yellow,
  ]
}
