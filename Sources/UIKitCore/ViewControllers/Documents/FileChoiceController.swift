import Foundation
import RenderTree

/// The screen of a document picker: an explanation, a button to choose files and one to cancel.
final class FileChoiceController: UIViewController {
  var choice: FileChoice {
    didSet { if oldValue != choice { showChoice() } }
  }

  /// Called when the user cancels.
  var onCancel: (() -> Void)?
  /// Called with the files that the user chose.
  var onChoice: (([URL]) -> Void)?

  private let names: [String]
  private let explanation = UILabel()
  private let button = FileChoiceButton()

  /// - Parameter names: The names of the types that can be chosen; empty for all files.
  init(_ choice: FileChoice, names: [String]) {
    self.choice = choice
    self.names = names
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
    button.onChoice = { [weak self] in self?.onChoice?($0) }
    explanation.font = .preferredFont(forTextStyle: .subheadline)
    explanation.adjustsFontForContentSizeCategory = true
    explanation.textColor = .secondaryLabel
    explanation.textAlignment = .center
    explanation.numberOfLines = 0
    let image = UIImageView(image: UIImage(systemName: "folder"))
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
    image.tintColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [image, explanation, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    showChoice()
  }

  private func showChoice() {
    title = choice.allowsSeveral ? SystemText.localized("Choose Files") : SystemText.localized("Choose a File")
    button.choice = choice
    var configuration = UIButton.Configuration.filled()
    configuration.title =
      choice.allowsSeveral ? SystemText.localized("Choose Files…") : SystemText.localized("Choose File…")
    button.configuration = configuration
    let kinds = names.isEmpty ? "files of all kinds" : names.joined(separator: ", ")
    explanation.text = "The app opens \(kinds). It gets a copy."
  }
}

/// A button with which the host lets the user choose files.
final class FileChoiceButton: UIButton {
  var choice = FileChoice() {
    didSet { if oldValue != choice { setNeedsDisplay() } }
  }

  /// Called with the files that the user chose.
  var onChoice: (([URL]) -> Void)?

  /// Takes the files that the user chose in the host.
  func choose(_ files: [URL]) {
    if isEnabled, isUserInteractionEnabled, !isCovered { onChoice?(files) }
  }

  override func makeSemantics() -> Semantics? {
    var semantics = super.makeSemantics()
    semantics?.actions.append(.chooseFiles(choice))
    return semantics
  }
}
