import UIKit

/// What an empty mailbox shows.
final class EmptyView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let sign = UIImageView(image: UIImage(systemName: "tray"))
    sign.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    sign.tintColor = .tertiaryLabel
    let title = UILabel()
    title.text = "No Mail"
    title.font = .preferredFont(forTextStyle: .title2)
    title.textColor = .secondaryLabel
    let hint = UILabel()
    hint.text = "Pull down, or press ctrl-r, to look for more."
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .tertiaryLabel
    let stack = UIStackView(arrangedSubviews: [sign, title, hint])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
