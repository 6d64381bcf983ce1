import UIKit

/// A fact: what it is, and how it is.
final class FactCell: UITableViewCell {
  func show(_ name: String, _ value: String) {
    var content = UIListContentConfiguration.valueCell()
    content.text = name
    content.secondaryText = value
    contentConfiguration = content
    selectionStyle = .none
  }
}

/// A skill, which can be endorsed.
final class SkillCell: UITableViewCell {
  func show(_ skill: Skill, isEndorsed: Bool) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = skill.name
    content.secondaryText = skill.years == 1 ? "1 year" : "\(skill.years) years"
    contentConfiguration = content
    accessoryType = isEndorsed ? .checkmark : .none
  }
}

/// A project.
final class ProjectCell: UITableViewCell {
  func show(_ name: String) {
    var content = UIListContentConfiguration.cell()
    content.text = name
    content.image = UIImage(systemName: "folder")
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}

/// A section's title, which folds the section away.
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
      button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String, isFolded: Bool) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = title
    configuration.image = UIImage(systemName: isFolded ? "chevron.right" : "chevron.down")
    configuration.imagePadding = 8
    configuration.contentInsets = .zero
    button.configuration = configuration
  }
}
