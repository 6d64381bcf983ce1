import UIKit

extension UICollectionViewCell {
  /// Shows the weather with a summary of the basket or a hint.
  func showWeather(_ weather: Weather, summary: String) {
    var content = UIListContentConfiguration.card(.valueCell())
    switch weather {
    case .fair:
      content.image = UIImage(systemName: "sun.max")
      content.text = String(localized: "Fair weather")
      content.secondaryText = summary
    case .stormy:
      content.image = UIImage(systemName: "cloud.rain")
      content.text = String(localized: "Stormy weather")
      content.secondaryText = String(localized: "Select to wait")
    }
    contentConfiguration = content
    backgroundConfiguration = .card(.secondarySystemGroupedBackground)
  }

  /// Shows a fruit, with a checkmark and a stronger colour while it is in the basket.
  func showFruit(_ fruit: Fruit) {
    let color: UIColor = fruit.kind == .apple ? .systemGreen : .systemOrange
    configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.card(.valueCell())
      content.image = UIImage(systemName: state.isSelected ? "checkmark.circle.fill" : "circle")
      content.imageProperties.tintColor = state.isSelected ? .white : color
      content.text = fruit.name
      content.secondaryText = fruit.caption
      content.textProperties.color = state.isSelected ? .white : .label
      content.secondaryTextProperties.color = state.isSelected ? .white : .secondaryLabel
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .card(
        state.isSelected ? fruit.kind.cardColor : .secondarySystemGroupedBackground, dimmed: state.isHighlighted)
    }
  }

  /// Shows a message in the middle of a card.
  func showMessage(_ message: String) {
    var content = UIListContentConfiguration.card(.cell())
    content.text = message
    content.textProperties.alignment = .center
    content.textProperties.color = .white
    contentConfiguration = content
    backgroundConfiguration = .card(.closedCard)
  }
}

extension Fruit.Kind {
  /// The colour of a card in the basket.
  fileprivate var cardColor: UIColor { self == .apple ? .appleCard : .orangeCard }
}

extension UIColor {
  // Colours under white text: its contrast with them is at least 4.5 to 1, in each appearance.
  static let appleCard = UIColor(red: 0.12, green: 0.48, blue: 0.2, alpha: 1)
  static let orangeCard = UIColor(red: 0.72, green: 0.26, blue: 0, alpha: 1)
  static let closedCard = UIColor(red: 0.84, green: 0, blue: 0.08, alpha: 1)
}

extension UIListContentConfiguration {
  /// The content of a card, with more room above and below than in a list.
  fileprivate static func card(_ style: UIListContentConfiguration) -> UIListContentConfiguration {
    var content = style
    content.directionalLayoutMargins.top = 12
    content.directionalLayoutMargins.bottom = 12
    return content
  }
}

extension UIBackgroundConfiguration {
  /// The background of a rounded card.
  fileprivate static func card(_ color: UIColor, dimmed: Bool = false) -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.clear()
    background.cornerRadius = 8
    background.backgroundColor = dimmed ? color.withAlphaComponent(0.6) : color
    return background
  }
}
