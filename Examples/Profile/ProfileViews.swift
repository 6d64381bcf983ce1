import UIKit

/// A cell with the name and the value of a fact.
final class FactCell: UITableViewCell {
  func show(_ name: String, _ value: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = name
    content.secondaryText = value
    contentConfiguration = content
    selectionStyle = .none
  }
}

/// A cell with a skill, with a checkmark if it is endorsed.
final class SkillCell: UITableViewCell {
  func show(_ skill: Skill, isEndorsed: Bool) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = String(localized: String.LocalizationValue(skill.name))
    content.secondaryText = String(localized: "\(skill.years) years")
    contentConfiguration = content
    accessoryType = isEndorsed ? .checkmark : .none
  }
}

/// A cell with the name of a project.
final class ProjectCell: UITableViewCell {
  func show(_ name: String) {
    var content = UIListContentConfiguration.cell()
    content.text = String(localized: String.LocalizationValue(name))
    content.image = UIImage(systemName: "folder")
    contentConfiguration = content
    selectionStyle = .none
  }
}

/// A header with a button that folds its section.
final class TitleView: UITableViewHeaderFooterView {
  var onTap: () -> Void = {}

  private let button = UIButton(type: .system)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [unowned self] _ in onTap() }, for: .primaryActionTriggered)
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, isFolded: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.image = UIImage(systemName: isFolded ? "chevron.forward" : "chevron.down")
    // Behind the title, whose place does not depend on the width of the symbol.
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.contentInsets = .zero
    button.configuration = configuration
  }
}
